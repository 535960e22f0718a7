// `npm run typegen`: writes the maps of all calculators from the folders of web/calculators. `--check` compares alone.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const slugs = globSync('*/calculator.ts', { cwd: join(root, 'web/calculators') })
  .map(dirname)
  .filter((folder) => folder !== 'form')
  .toSorted()

const nameOf = (slug: string) => slug.replace(/-\w/g, (letter) => letter.charAt(1).toUpperCase())

/** One file for each kind of reader: what they do not share would go to browsers that do not use it. */
const files: Readonly<Record<string, string>> = {
  'web/calculators/definitions.ts': `
${slugs.map((slug) => `import { calculator as ${nameOf(slug)} } from './${slug}/calculator.ts'`).join('\n')}
import type { Calculator } from './form/calculator.ts'
import type { CalculatorSlug } from './registry.ts'

/** Every calculator whole, with its words and its law: for the server, scripts and tests. */
export const definitions: Readonly<Record<CalculatorSlug, Calculator>> = {
${slugs.map((slug) => `'${slug}': ${nameOf(slug)},`).join('\n')}
}`,
}

const biome = join(root, 'node_modules/.bin/biome')
const isCheck = process.argv.includes('--check')

for (const [file, code] of Object.entries(files)) {
  const path = join(root, file)
  const input = `// Written by \`npm run typegen\` from the folders of web/calculators.\n${code}\n`
  const text = execFileSync(biome, ['check', '--write', `--stdin-file-path=${path}`], {
    cwd: root,
    input,
    encoding: 'utf8',
  })
  if (!isCheck) writeFileSync(path, text)
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${file} is not what the folders of web/calculators give. Run "npm run typegen".`)
    process.exitCode = 1
  }
}
