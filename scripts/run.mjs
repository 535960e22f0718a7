// @ts-check
// Runs a program of the project once its dependencies are installed, on a Node that reads TypeScript: the one among them,
// unless this one does too. Usage: node scripts/run.mjs scripts/<program>.ts [arguments]
// It has no static imports, so that an old Node with nothing installed can print what is missing.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 12)) {
  console.error(
    `O Em Miúdos precisa de Node.js 20.12 ou mais novo, e este é o ${process.versions.node}. Instale um atual em https://nodejs.org e rode o comando outra vez.`,
  )
  process.exit(1)
}

void import('./start/install.mjs').then(({ runInstalled }) => runInstalled(process.argv.slice(2)))
