import { formatDay } from '#web/finance/core/format.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { Stop } from '../start/stop.mjs'
import { textsBehindRules } from './checks/changed-rules.ts'
import { nameOf } from './checks/finding.ts'
import { publishedDocuments, studioLink } from './checks/published.ts'
import { refusalOf } from './refusals.ts'
import { contentTarget } from './target.ts'

/** `rules [--mark]`: the texts a rule of which changed after their review; marked, they stand in the desk's queue. */
export async function run(args: string[]): Promise<void> {
  const [flag, ...others] = args
  if (others.length > 0 || (flag !== undefined && flag !== '--mark')) {
    throw new Stop('A única opção é --mark, que põe os textos na etapa "Revisar".')
  }
  const { client, name } = contentTarget(flag ? 'write' : 'read')
  console.log(`De: ${name}`)
  try {
    const { documents } = await publishedDocuments(client)
    const texts = textsBehindRules(documents, todayInBrasilia())
    for (const { document, changed } of texts) {
      const rules = changed.map(({ title, date }) => `${title} (${formatDay(date)})`).join(', ')
      console.log(`“${nameOf(document)}”: mudou ${rules}.  ${studioLink(document)}`)
      if (!flag) continue
      const ids = await client.fetch<string[]>('*[_id in [$id, "drafts." + $id]]._id', { id: document._id })
      await ids
        .reduce((open, id) => open.patch(id, { set: { workflow: 'to-review' } }), client.transaction())
        .commit()
    }
    const marked = flag && texts.length > 0 ? ' Estão na etapa "Revisar".' : ''
    console.log(`${texts.length} textos com regra que mudou depois da revisão.${marked}`)
  } catch (error) {
    throw refusalOf(error, name)
  }
}
