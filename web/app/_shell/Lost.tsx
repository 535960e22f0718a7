import { Island } from '#web/ui/islands/Island.tsx'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { QuestionList } from '#web/ui/QuestionList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { SiteSearch } from '../_search/SiteSearch.tsx'
import { DeadEnd } from './DeadEnd.tsx'
import { MeantAddress } from './MeantAddress.tsx'
import { questions } from './questions.ts'

const most = [
  '/dolar-hoje',
  '/juros-compostos',
  '/rescisao-trabalhista',
  '/simulador-financiamento',
  '/calculadora-moedas',
]

/** Six of the questions that most readers come with. */
const ways = [
  ...questions.filter(({ href }) => most.includes(href)),
  { href: '/status-mercado', icon: 'calendar', title: 'A bolsa está aberta hoje?', detail: 'Mercado agora' },
] as const

/** @param title of the editors, in place of the usual one */
export function Lost({
  title = 'Essa página não existe, ou mudou de nome.',
}: {
  title?: string | undefined
}) {
  return (
    <DeadEnd
      stamp={
        <Carimbo tone="error" size="large">
          Não encontrada
        </Carimbo>
      }
      title={title}
      fault="missing"
      caption="Conferimos: falta um centavo."
    >
      <Island name="search" code="SiteSearch" when="input">
        <SiteSearch label="O que você procura?" placeholder="Página ou conta" />
      </Island>
      <Island name="meant-address" code="MeantAddress" when="idle">
        <MeantAddress />
      </Island>
      <Section id="caminhos" title="Talvez você queira">
        <QuestionList items={ways} />
      </Section>
    </DeadEnd>
  )
}
