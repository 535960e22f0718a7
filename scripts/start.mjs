// Runs on any Node with nothing installed, so that an old one is told what it needs: no static imports here.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 12)) {
  console.error(
    `O Em Miúdos precisa de Node.js 20.12 ou mais novo, e este é o ${process.versions.node}. Instale um atual em https://nodejs.org e rode o comando outra vez.`,
  )
  process.exit(1)
}

void import('./start/main.mjs').then(({ main }) => main({ dev: process.argv.includes('--dev') }))
