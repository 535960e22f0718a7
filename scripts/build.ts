// Builds site and Studio for a server (deploy/README.md), with the variables of the environment. The content store that
// SANITY_API_HOST names must answer: the pages are made from it. Usage: node_modules/.bin/node scripts/build.ts
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { bundleOwnScript } from './pages/own-script.ts'
import { sitemapStep, siteSteps, studioStep } from './start/builds.ts'
import { baseEnvironment } from './start/environments.ts'
import { node, root } from './start/settings.ts'

const dist = join(root, 'web', process.env.SITE_DIST_DIR || '.next')
const env = { ...process.env, ...baseEnvironment() }

await bundleOwnScript()
for (const [name, args] of [...siteSteps(dist), sitemapStep, studioStep('dist/studio')]) {
  const { status } = spawnSync(node, args, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) {
    console.error(`${name}: failed`)
    process.exit(1)
  }
}
