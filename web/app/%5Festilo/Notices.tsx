import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Miudos } from '#web/ui/nota/Miudos.tsx'
import { State } from './Sample.tsx'
import { Toasts } from './Toasts.tsx'

const tones = {
  explain: 'Para entender',
  example: 'Exemplo',
  warning: 'Atenção',
  mistake: 'Erro comum',
  alert: 'Quando dá errado',
  law: 'O que diz a lei',
  error: 'Erro',
  correction: 'Correção',
} as const

export function Notices() {
  return (
    <>
      <State name="Avisos de uma linha: atrasado, falhou, sem conexão">
        <div className="stack-small">
          <Notice tone="warning">Cotação de 22/11/2026, 16h40. A fonte está atrasada.</Notice>
          <Notice
            tone="error"
            action={
              <Button variant="plain" size="small">
                Tentar de novo
              </Button>
            }
          >
            A fonte não respondeu.
          </Notice>
          <Notice tone="muted">Sem conexão. As taxas são as últimas que este aparelho recebeu.</Notice>
        </div>
      </State>
      <State name="Carregando">
        <Loading />
      </State>
      <State name="Dado simulado">
        <SimulatedTag />
      </State>
      <State name="Em miúdos">
        <Miudos>de cada R$ 1,00, ficam 85 centavos com você.</Miudos>
      </State>
      <State name="Quadro sem título">
        <Callout>
          <p>Um bloco separado do texto.</p>
        </Callout>
      </State>
      {Object.entries(tones).map(([tone, title]) => (
        // The keys of an object written out are those of its type.
        <State key={tone} name={`Quadro: ${title.toLowerCase()}`}>
          <Callout tone={tone as keyof typeof tones} title={title} isNote>
            <p>Um bloco separado do texto, com o seu título.</p>
          </Callout>
        </State>
      ))}
      <Island name="toasts" when="idle">
        <Toasts />
      </Island>
    </>
  )
}
