// Finishes a build of Next (scripts/pages/build.ts). Usage: node scripts/finish-pages.ts <folder of the build>, with the site's
// variables
import { finishBuild } from './pages/build.ts'

const [dist] = process.argv.slice(2)
if (!dist) throw new Error('say the folder of the build')
await finishBuild(dist)
