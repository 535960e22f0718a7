import studio from './studio/config.ts'

export default studio
