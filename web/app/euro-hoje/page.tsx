import { dollarsInWords } from '#web/finance/changelog/rule-words.ts'
import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import { spendingWays } from '#web/finance/exchange/iof-words.ts'
import { iofCambio } from '#web/finance/tables/exchange/iof-cambio.ts'
import { schengenTables } from '#web/finance/tables/exchange/schengen.ts'
import { travelLimits } from '#web/finance/tables/exchange/travel-limits.ts'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { CurrencyPage } from '../_currency/CurrencyPage.tsx'
import { injunctionInWords, iofByWay, iofToday, today, undeclaredCashToday } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'
import { EcbReference } from './EcbReference.tsx'
import { EuroInDollars } from './EuroInDollars.tsx'

export const revalidate = 60

export const metadata = pageMetadata('/euro-hoje')

export default function EuroPage() {
  return (
    <CurrencyPage id="eur-brl" questions={questions()} underQuestions={<TravelToEurope />}>
      <div className="stack-large">
        <EuroInDollars />
        <EcbReference />
      </div>
    </CurrencyPage>
  )
}

// IOF from facts/01-iof.md §§1 and 2; what may be carried: Lei 14.286/2021, art. 14,
// and Regulation (EU) 2018/1672, both read in secondary sources on 22/11/2026.
function questions() {
  const cash = iofToday('cash')
  return [
    {
      question: 'Quanto está o euro turismo hoje?',
      answer: `Não há um preço único: cada casa de câmbio soma o seu spread ao euro comercial, e o governo soma o IOF de ${cash}. Na conta desta página, escolha “Espécie” e mude o spread para o da sua casa de câmbio.`,
    },
    {
      question: 'É melhor levar euro ou dólar para a Europa?',
      answer:
        'Em geral, euro: quem leva dólar troca duas vezes e paga dois spreads. Compare o VET de cada caminho antes de comprar.',
    },
    {
      question: 'Quanto de euro posso levar sem declarar?',
      answer: `Até o equivalente a ${undeclaredCashToday()} em dinheiro vivo por pessoa (Lei 14.286/2021, art.\u00A014). Acima disso, declare na e-DBV antes de viajar. A União Europeia pede declaração de € 10.000 ou mais, na entrada e na saída (Regulamento (UE) 2018/1672). Confira no site da Receita e no do país de chegada.`,
    },
    {
      question: 'Qual o IOF do euro?',
      answer: `O mesmo das outras moedas: ${iofByWay([...spendingWays, 'investment'])} (${today(iofCambio).source}).${injunctionInWords()}`,
    },
  ]
}

/** Each rule with the day on which it was checked. */
function TravelToEurope() {
  const europe = today(schengenTables)
  const brazil = today(travelLimits)
  return (
    <FoldedSection
      id="viagem"
      title="Viagem ao espaço Schengen"
      hint={`${europe.days} dias em ${europe.windowDays} sem visto; dinheiro vivo a declarar`}
    >
      <ul className="stack-small">
        <li>
          <b>{`${europe.days} dias em qualquer período de ${europe.windowDays}.`}</b> É o tempo sem visto de
          quem viaja a turismo ou a negócios. Some os dias em todos os países do espaço Schengen nos últimos{' '}
          {europe.windowDays} dias (Regulamento (UE) 2016/399, art.{'\u00A0'}6º).
        </li>
        <li>
          <b>{`€\u00A0${formatNumber(europe.declaredCash / 100, 0)} ou mais em dinheiro vivo: declare.`}</b>{' '}
          Vale ao entrar na União Europeia e ao sair dela, somando as moedas (Regulamento (UE) 2018/1672,
          desde {formatDay(europe.from)}).
        </li>
        <li>
          <b>{`Acima de ${dollarsInWords(brazil.declaredCash)} ou o equivalente: declare também no Brasil.`}</b>{' '}
          Na saída e na volta, pela e-DBV, da Receita. O que passar do limite sem declaração pode ser perdido
          (Lei 14.286/2021, art.{'\u00A0'}14, desde {formatDay(brazil.from)}).
        </li>
        <li>
          <b>ETIAS.</b> Essa autorização eletrônica estava prevista para o fim de 2026, e não confirmamos se
          já é pedida. Veja no site oficial da União Europeia antes de comprar a passagem.
        </li>
      </ul>
      <p className="small muted">
        Regras europeias conferidas em {formatDay(europe.checkedOn)}, em fontes secundárias. Irlanda e Chipre
        estão na União Europeia e fora do Schengen; Suíça e Noruega, o contrário. Antes de viajar, confirme no
        consulado do país de chegada.
      </p>
    </FoldedSection>
  )
}
