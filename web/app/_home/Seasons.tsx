import { fetchAside } from '#web/content/queries/client.ts'
import { homeModulesQuery } from '#web/content/queries/site-queries.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { QuestionList } from '#web/ui/QuestionList.tsx'
import { Section } from '#web/ui/Section.tsx'

/** "Contas do momento": what the season asks for, from the first to the last day that an editor gave it. */
export async function Seasons() {
  const seasons = await fetchAside(homeModulesQuery, { today: todayInBrasilia() }, [])
  const items = seasons.flatMap(({ title, items }) =>
    items.map(({ question, href }) => ({
      href,
      icon: 'calendar' as const,
      title: question,
      detail: title,
    })),
  )
  // A list has each address once: two seasons may ask for the same.
  const once = items.filter(({ href }, index) => items.findIndex((item) => item.href === href) === index)
  if (once.length === 0) return null
  return (
    <Section id="momento" title="Contas do momento">
      <QuestionList items={once} />
    </Section>
  )
}
