import type { Metadata } from 'next'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { QuestionList } from '#web/ui/QuestionList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { DeadEnd } from '../_shell/DeadEnd.tsx'
import { questions } from '../_shell/questions.ts'

export const metadata: Metadata = {
  title: 'Página retirada do ar de vez',
  description:
    'Esta página existia e foi retirada do ar de vez. Veja no blog o que há de mais novo sobre o assunto, ou volte às cotações e às calculadoras do site.',
  robots: { index: false },
}

/** Never reached by its address: `scripts/server/cache-handler.ts` answers with this HTML, and 410, for what is gone. */
export default function RemovedPage() {
  return (
    <>
      <DeadEnd
        stamp={
          <Carimbo tone="error" size="large">
            Retirada
          </Carimbo>
        }
        title="Essa página foi retirada do ar."
        fault="missing"
        caption="Este centavo não volta."
      >
        <p className="dek">Ela existia e não vai voltar. O que há de mais novo está no blog.</p>
      </DeadEnd>
      <Section id="caminhos" title="Talvez você queira" className="section">
        <QuestionList items={questions} />
      </Section>
    </>
  )
}
