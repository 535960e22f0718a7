// Bundles the islands of a build and finishes its pages. Usage: node scripts/finish-pages.mjs <folder of the build>, with
// the site's variables
import { finishPages } from './pages/build.mjs'
import { bundleIslands } from './pages/islands.mjs'

const [dist] = process.argv.slice(2)
await bundleIslands(dist)
finishPages(dist)
