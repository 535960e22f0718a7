// `npm run content -- …`: content in the official format, to and from the store or hosted Sanity, and what is wrong with it.
import { explain } from './start/stop.mjs'

const commands: Record<string, () => Promise<{ run(args: string[]): Promise<void> }>> = {
  import: () => import('./content/import.ts'),
  export: () => import('./content/export.ts'),
  check: () => import('./content/check.ts'),
  rules: () => import('./content/rules.ts'),
  seed: () => import('./content/seed.ts'),
}

const usage = `Uso:
  npm run content -- export ARQUIVO.tar.gz
  npm run content -- import ARQUIVO.tar.gz [--replace | --missing]    (ou ARQUIVO.ndjson)
  npm run content -- check [--links]                                  o que há de errado no que está publicado
  npm run content -- seed                                             os textos desta versão, sem tocar no que a redação mudou
  npm run content -- rules [--mark]                                   textos com regra que mudou depois da revisão

Vale para o acervo deste computador ou, com SANITY_PROJECT_ID, para o Sanity hospedado (docs/hosted-sanity.md).`

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
try {
  if (command) await (await command()).run(args)
  else {
    console.error(usage)
    process.exitCode = 2
  }
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
