import type { Metadata } from 'next'
import { CurrencyPage } from '../_currency/CurrencyPage.tsx'
import { currencies } from '../_currency/currencies.ts'
import { EcbReference } from './EcbReference.tsx'
import { EuroInDollars } from './EuroInDollars.tsx'
import { questions } from './questions.ts'
import { TravelToEurope } from './TravelToEurope.tsx'

export const revalidate = 60

export const metadata: Metadata = {
  title: 'Euro hoje: cotação em reais com IOF e spread',
  description:
    'Quanto está o euro hoje em reais: comercial e PTAX, com renovação a cada 5 minutos, e o custo final no cartão, em espécie ou na conta global.',
  alternates: { canonical: currencies['eur-brl'].path },
}

export default function EuroPage() {
  return (
    <CurrencyPage id="eur-brl" questions={questions} underQuestions={<TravelToEurope />}>
      <div className="stack-large">
        <EuroInDollars />
        <EcbReference />
      </div>
    </CurrencyPage>
  )
}
