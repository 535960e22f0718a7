// Publishes the drafts of hosted Sanity whose date has come: for a cron of every few minutes. Running twice is harmless.
import { createClient } from '@sanity/client'
import { loadDotEnv } from './start/settings.ts'
import { publishDue } from './store/publish-due.ts'

loadDotEnv()
const { SANITY_PROJECT_ID: projectId, SANITY_WRITE_TOKEN: token, SANITY_API_HOST: apiHost } = process.env
if (!projectId || !token) {
  console.error(
    'Faltam as variáveis SANITY_PROJECT_ID e SANITY_WRITE_TOKEN (um token do projeto que possa escrever).',
  )
  process.exit(2)
}

const client = createClient({
  projectId,
  token,
  dataset: process.env.SANITY_DATASET || 'production',
  apiVersion: '2026-03-01',
  useCdn: false,
  // Set for a store compatible with the Content Lake API.
  ...(apiHost && { apiHost, useProjectHostname: false }),
})

const verdicts = {
  published: 'Publicado',
  changed: 'Mudou há pouco, fica para a próxima vez',
  refused: 'Não publicado',
}
const publications = await publishDue(client, Date.now())
for (const { title, verdict, reasons } of publications) {
  console.log([`${verdicts[verdict]}: ${title}`, ...reasons.map((reason) => `  - ${reason}`)].join('\n'))
}
if (publications.length === 0) console.log('Nada a publicar agora.')
process.exitCode = publications.some(({ verdict }) => verdict === 'refused') ? 1 : 0
