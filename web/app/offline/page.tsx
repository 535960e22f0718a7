import type { Metadata } from 'next'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { keptScript } from '../_frame/inline-scripts.ts'
import { DeadEnd } from '../_shell/DeadEnd.tsx'

export const metadata: Metadata = {
  title: 'Sem conexão com a internet',
  description:
    'Seu aparelho está sem internet e esta página ainda não foi guardada nele. Confira a conexão e tente de novo: nada do que você digitou sai do aparelho.',
  robots: { index: false },
}

/** Shown by the service worker in place of a page that it cannot reach. The address stays the one asked for. */
export default function OfflinePage() {
  return (
    <DeadEnd
      stamp={
        <Carimbo tone="muted" size="large" icon="offline">
          Sem conexão
        </Carimbo>
      }
      title="A internet não chegou até aqui."
      fault="missing"
      caption="Esta página ainda não está no seu aparelho."
    >
      <p className="dek">Confira o wi-fi ou os dados móveis e tente de novo.</p>
      {/* An empty address is the one in the bar: it reloads without a script. */}
      <ButtonLink href="">
        <Icon name="retry" size="small" />
        Tentar de novo
      </ButtonLink>
      <section hidden suppressHydrationWarning aria-labelledby="guardadas">
        <h2 id="guardadas">Estas abrem sem internet</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves alone what the script writes there. */}
        <ul className="bullets" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      </section>
      <script>{keptScript}</script>
    </DeadEnd>
  )
}
