import type { Metadata } from 'next'
import { env } from '#web/env.ts'
import { ConversionTable } from '#web/rates/ConversionTable.tsx'
import { LiveRate } from '#web/rates/LiveRate.tsx'
import { serveReading } from '#web/rates/served.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Island } from '#web/ui/Island.tsx'
import { Miudos } from '#web/ui/Miudos.tsx'
import styles from './page.module.css'
import { Questions } from './Questions.tsx'
import { structuredData } from './structured-data.ts'

export const revalidate = 60

const path = '/dolar-hoje'

export const metadata: Metadata = {
  title: 'Dólar hoje: cotação, hora e fonte de cada número',
  description:
    'Cotação do dólar comercial com hora e fonte, renovada a cada 5 minutos. Veja compra, venda, mínima e máxima, e por que o seu dólar sai mais caro.',
  alternates: { canonical: path },
}

export default async function DollarPage() {
  const served = await serveReading('usd-brl')
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Início' }, { label: 'Cotações' }, { label: 'Dólar hoje' }]} />
      <div className={`columns ${styles.rate}`}>
        <Island name="rate" when="idle">
          <LiveRate served={served} title="Dólar hoje" />
        </Island>
        <section aria-labelledby="em-reais">
          <div className="section-top">
            <h2 id="em-reais">Dólar em reais</h2>
          </div>
          <Island name="conversion" when="idle">
            <ConversionTable served={served} symbol="US$" />
          </Island>
        </section>
      </div>
      <div className="columns section">
        <Questions />
        <section className="stack" aria-labelledby="da-tv">
          <div className={`section-top ${styles.tight}`}>
            <h2 id="da-tv">Do dólar da TV ao seu</h2>
          </div>
          <p>
            O dólar do noticiário é o comercial. Ninguém compra por ele: o banco soma o spread, que é o preço
            do serviço, e o governo soma o IOF.
          </p>
          <p>
            Como o IOF é o mesmo em quase tudo, 3,5{'\u00A0'}%, quem decide qual forma sai mais barata é o
            spread.
          </p>
          <Miudos>pergunte sempre o VET. É o preço final por dólar, com tudo dentro.</Miudos>
        </section>
      </div>
      <script type="application/ld+json">
        {JSON.stringify(structuredData(served.reading, new URL(path, env.SITE_URL))).replaceAll(
          '<',
          '\\u003c',
        )}
      </script>
    </>
  )
}
