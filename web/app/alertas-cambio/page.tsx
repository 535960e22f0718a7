import { AdSlot } from '#web/ads/AdSlot.tsx'
import { addDays } from '#web/finance/calendar/days.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { readAlertHistory } from '#web/rates/alerts/alert-history.ts'
import { serveQuote } from '#web/rates/quotes/quotes.ts'
import type { SeriesId } from '#web/rates/series.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import { Faq } from '#web/ui/Faq.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Section } from '#web/ui/Section.tsx'
import { pageMetadata } from '../_shell/page-metadata.ts'
import { pageGraph, StructuredData } from '../_shell/StructuredData.tsx'
import type { ServedSeries } from './AlertForm.tsx'
import { Alerts } from './Alerts.tsx'
import styles from './page.module.css'

export const revalidate = 60

const path = '/alertas-cambio'
const SHOWN_DAYS = 30

export const metadata = pageMetadata('/alertas-cambio')

export default async function AlertsPage() {
  const [usd, eur, btc] = await Promise.all([serve('usd-brl'), serve('eur-brl'), serve('btc-brl')])
  return (
    <>
      <Breadcrumb
        items={[{ href: '/', label: 'Home' }, { label: 'Cotações' }, { label: 'Alerta de câmbio' }]}
      />
      <div className={styles.top}>
        <h1>Me avise quando o preço chegar a…</h1>
        <p className="dek">
          Sem conta e sem e-mail. O alerta fica nesta aba e no link que você guardar: com a aba fechada, quem
          avisa é o seu leitor de notícias.
        </p>
      </div>
      <Island name="alerts" code="Alerts" when="idle">
        <Alerts all={{ 'usd-brl': usd, 'eur-brl': eur, 'btc-brl': btc }} />
      </Island>
      <noscript>
        <Callout tone="alert" title="Sem JavaScript, use o leitor de notícias (RSS)">
          <p>
            O alerta desta aba precisa de JavaScript. O leitor de notícias não: assine
            /alertas-cambio/feed.xml?par=USD-BRL&amp;abaixo=5.00, com o seu par (USD-BRL, EUR-BRL ou BTC-BRL)
            e a sua condição (abaixo, acima ou variacao).
          </p>
        </Callout>
      </noscript>
      <div className="columns section">
        <Questions />
        <div>
          <Callout title="O navegador bloqueou os avisos?">
            <p>Toque no cadeado ao lado do endereço, abra “Notificações” e escolha “Permitir”.</p>
          </Callout>
        </div>
      </div>
      <AdSlot slot="rodape" className="section" />
      <StructuredData graph={pageGraph(path, 'Alerta de câmbio')} />
    </>
  )
}

async function serve(id: SeriesId): Promise<ServedSeries> {
  const [served, history] = await Promise.all([serveQuote(id), readAlertHistory(id)])
  const since = addDays(dayInBrasilia(new Date()), -SHOWN_DAYS)
  return { ...history, served, days: history.days.filter(({ day }) => day >= since) }
}

const questions = [
  {
    question: 'Como ser avisado quando o dólar cair?',
    answer:
      'Escolha o valor, crie o alerta e deixe esta aba aberta: conferimos o preço a cada 5 minutos. Ou assine o endereço do alerta no seu leitor de notícias (RSS), que avisa mesmo com a aba fechada.',
  },
  {
    question: 'Funciona no iPhone?',
    answer:
      'Sim, com o site na Tela de Início: é de lá que o iPhone deixa um site avisar. Com a tela apagada, a página dorme e confere o preço quando você volta.',
  },
  {
    question: 'Funciona com a aba em segundo plano?',
    answer:
      'No computador, sim. No Android, o sistema pode pôr a aba para dormir: ela confere o preço assim que acorda. Se o preço passou pelo valor e voltou enquanto ela dormia, a aba não tem como saber.',
  },
  {
    question: 'Guardam meus dados?',
    answer:
      'Não. O alerta fica no link desta página, que não chega ao servidor, ou no endereço que o seu leitor assina. Não há conta, e-mail nem registro.',
  },
  {
    question: 'E no fim de semana?',
    answer:
      'O dólar e o euro param na sexta, às 17:00, e voltam na segunda, às 9:00. O bitcoin negocia todos os dias.',
  },
  {
    question: 'Por que o aviso não se repete?',
    answer:
      'Ele avisa uma vez a cada passagem. Para avisar de novo, o preço precisa se afastar 0,3\u00A0% do valor e voltar. Assim, um preço que oscila em torno do valor não enche a sua tela de avisos.',
  },
]

function Questions() {
  return (
    <Section id="perguntas" title="Perguntas">
      <Faq items={questions} />
    </Section>
  )
}
