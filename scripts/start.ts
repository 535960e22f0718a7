// `npm start` and `npm run dev`.
import { main } from './start/main.mjs'

await main({ dev: process.argv.includes('--dev') })
