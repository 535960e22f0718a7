import type { Metadata } from 'next'
import { env } from '#web/env.ts'
import { addDays } from '#web/finance/calendar/business-days.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { readAlertHistory } from '#web/rates/alerts/alert-history.ts'
import { serveQuote } from '#web/rates/quotes/served.ts'
import type { SeriesId } from '#web/rates/series.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import { Island } from '#web/ui/Island.tsx'
import { Alerts } from './Alerts.tsx'
import styles from './page.module.css'
import { Questions } from './Questions.tsx'
import type { ServedSeries } from './served-series.ts'

export const revalidate = 60

const path = '/alertas-cambio'
const SHOWN_DAYS = 30

export const metadata: Metadata = {
  title: { absolute: 'Alerta de câmbio: aviso de dólar e euro sem cadastro' },
  description:
    'Crie um alerta de dólar, euro ou bitcoin sem conta e sem e-mail: escolha o valor, veja quantas vezes ele foi atingido e receba o aviso no navegador.',
  alternates: { canonical: path },
}

export default async function AlertsPage() {
  const [usd, eur, btc] = await Promise.all([serve('usd-brl'), serve('eur-brl'), serve('btc-brl')])
  return (
    <>
      <Breadcrumb
        items={[{ href: '/', label: 'Início' }, { label: 'Cotações' }, { label: 'Alerta de câmbio' }]}
      />
      <div className={styles.top}>
        <h1>Me avise quando o dólar chegar a…</h1>
        <p className="dek">Sem conta e sem e-mail. O alerta vive nesta aba e no link que você guardar.</p>
      </div>
      <Island name="alerts" when="idle">
        <Alerts all={{ 'usd-brl': usd, 'eur-brl': eur, 'btc-brl': btc }} />
      </Island>
      <noscript>
        <Callout tone="alert" title="Sem JavaScript, use o feed">
          <p>
            O alerta desta aba precisa de JavaScript. O feed não: assine
            /alertas-cambio/feed.xml?par=USD-BRL&amp;abaixo=5.00&amp;ate=2026-12-20, com o seu par (USD-BRL,
            EUR-BRL ou BTC-BRL), a sua condição (abaixo, acima ou variacao) e a sua data.
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
      <script type="application/ld+json">{JSON.stringify(structuredData())}</script>
    </>
  )
}

async function serve(id: SeriesId): Promise<ServedSeries> {
  const [served, history] = await Promise.all([serveQuote(id), readAlertHistory(id)])
  const since = addDays(dayInBrasilia(new Date()), -SHOWN_DAYS)
  return { ...history, served, days: history.days.filter(({ day }) => day >= since) }
}

function structuredData() {
  const url = new URL(path, env.SITE_URL).href
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Início', item: env.SITE_URL },
          { '@type': 'ListItem', position: 2, name: 'Alerta de câmbio', item: url },
        ],
      },
      { '@type': 'WebPage', name: 'Alerta de câmbio', url, inLanguage: 'pt-BR' },
    ],
  }
}
