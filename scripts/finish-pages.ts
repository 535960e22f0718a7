// Bundles the islands of a build, finishes its pages and packs its files. Usage: node scripts/finish-pages.ts <folder of the build>, with
// the site's variables
import { join } from 'node:path'
import { finishPages } from './pages/build.ts'
import { bundleIslands } from './pages/islands.ts'
import { packFiles } from './pages/pack.ts'

const [dist] = process.argv.slice(2)
if (!dist) throw new Error('say the folder of the build')
await bundleIslands(dist)
finishPages(dist)
await packFiles(join(dist, 'static'))
