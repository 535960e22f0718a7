// `npm start` and `npm run dev`.
import { main } from './start/main.ts'

await main({ dev: process.argv.includes('--dev') })
