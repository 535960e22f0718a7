import type { Metadata } from 'next'
import { Miudos } from '#web/ui/nota/Miudos.tsx'
import { CurrencyPage } from '../_currency/CurrencyPage.tsx'
import { currencies } from '../_currency/currencies.ts'
import { iofToday } from '../_currency/law-today.ts'
import { questions } from './questions.ts'

export const revalidate = 60

export const metadata: Metadata = {
  title: 'Dólar hoje: cotação, IOF e quanto você paga',
  description:
    'Cotação do dólar comercial e PTAX, renovada a cada 5 minutos. Veja quanto sai no cartão, em espécie ou na conta global, com IOF e spread.',
  alternates: { canonical: currencies['usd-brl'].path },
}

export default function DollarPage() {
  return (
    <CurrencyPage id="usd-brl" questions={questions}>
      <section className="stack" aria-labelledby="da-tv">
        <div className="section-top">
          <h2 id="da-tv">Do dólar da TV ao seu</h2>
        </div>
        <p>
          O dólar do noticiário é o comercial. Ninguém compra por ele: o banco soma o spread, que é o preço do
          serviço, e o governo soma o IOF.
        </p>
        <p>
          Como o IOF é o mesmo em quase tudo, {iofToday('card')}, quem decide qual forma sai mais barata é o
          spread.
        </p>
        <Miudos>pergunte sempre o VET. É o preço final por dólar, com tudo dentro.</Miudos>
      </section>
    </CurrencyPage>
  )
}
