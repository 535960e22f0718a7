import { createClient } from '@sanity/client'
import { allTypes } from '#schemas/document-types.ts'
import { loadSeeds } from './content/seed.ts'
import { documents } from './seed/documents.ts'

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`Falta a variável ${name}`)
  return value
}

const client = createClient({
  projectId: process.env.SANITY_PROJECT_ID || 'local',
  dataset: process.env.SANITY_DATASET || 'production',
  apiVersion: '2026-03-01',
  apiHost: given('SANITY_API_HOST'),
  token: given('STORE_WRITE_TOKEN'),
  useProjectHostname: false,
  useCdn: false,
  perspective: 'raw',
})

// Only an empty store is seeded: after that, what an editor changed or deleted stays as the editor left it.
const present = await client.fetch<number>('count(*[_type in $allTypes])', { allTypes })
if (present > 0) {
  console.log(`O conteúdo já existe (${present} documentos). Nada foi mudado.`)
} else {
  const { created } = await loadSeeds(client, documents)
  console.log(`Conteúdo inicial criado: ${created} documentos.`)
}
