import type { Metadata } from 'next'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { QuestionList } from '#web/ui/QuestionList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { DeadEnd } from '../_shell/DeadEnd.tsx'
import { questions } from '../_shell/questions.ts'

export const metadata: Metadata = {
  title: 'Esta página não abriu agora',
  description:
    'Um dos nossos programas não respondeu e esta página não pôde ser montada. Tente de novo em um minuto; as calculadoras e as cotações têm páginas próprias.',
  robots: { index: false },
}

/** Never reached by its address: `scripts/server/stale-on-error.ts` answers with this HTML, and 503, for what cannot be made. */
export default function UnavailablePage() {
  return (
    <>
      <DeadEnd
        stamp={
          <Carimbo tone="error" size="large">
            Fora do ar
          </Carimbo>
        }
        title="Essa página não abriu agora."
        fault="broken"
        caption="Esta fileira volta já."
      >
        <p className="dek">
          Um dos nossos programas não respondeu. O defeito é nosso, e costuma durar pouco.
        </p>
        {/* An empty address is the one in the bar: it reloads without a script. */}
        <ButtonLink href="">
          <Icon name="retry" size="small" />
          Tentar de novo
        </ButtonLink>
      </DeadEnd>
      <Section id="caminhos" title="Enquanto isso" className="section">
        <QuestionList items={questions} />
      </Section>
    </>
  )
}
