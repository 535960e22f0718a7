// `npm run content -- import|export FILE`: content in the official format, to and from the store or hosted Sanity.
import { explain } from './start/stop.mjs'

const commands: Record<string, () => Promise<{ run(args: string[]): Promise<void> }>> = {
  import: () => import('./content/import.ts'),
  export: () => import('./content/export.ts'),
}

const usage = `Uso:
  npm run content -- export ARQUIVO.tar.gz
  npm run content -- import ARQUIVO.tar.gz [--replace | --missing]    (ou ARQUIVO.ndjson)

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
