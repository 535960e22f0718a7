// Finishes the pages of a build. Usage: node scripts/finish-pages.mjs <folder of the build>, with the site's variables
import { finishPages } from './pages/build.mjs'

const [dist] = process.argv.slice(2)
finishPages(dist)
