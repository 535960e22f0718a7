import { spendingWays } from '#web/finance/exchange/iof-words.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { CurrencyPage } from '../_currency/CurrencyPage.tsx'
import {
  cardIofWithLaw,
  injunctionInWords,
  iofByWay,
  iofToday,
  paysAlikeToday,
} from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 60

export const metadata = pageMetadata('/dolar-hoje')

export default function DollarPage() {
  return <CurrencyPage id="usd-brl" questions={questions()} />
}

function questions() {
  return [
    {
      question: 'Por que o dólar do cartão é mais caro que o da TV?',
      answer: (
        <div className="stack-small">
          <p>
            O dólar do noticiário é o comercial. Ninguém compra por ele: o banco soma o spread, que cada um
            define, e o governo cobra o IOF sobre o valor já com o spread.
          </p>
          <p>
            {paysAlikeToday(spendingWays)
              ? `Como o IOF é o mesmo em todas as formas de gastar, ${iofToday('card')}, quem decide qual sai mais barata é o spread.`
              : `O IOF é de ${iofByWay(spendingWays)}. Some a ele o spread de cada forma para ver qual sai mais barata.`}
          </p>
          <p>Pergunte sempre o VET. É o preço final por dólar, com tudo dentro.</p>
        </div>
      ),
    },
    {
      question: 'Qual a diferença entre dólar comercial e turismo?',
      answer:
        'O comercial é o preço entre bancos e empresas. O turismo é o de quem compra dinheiro vivo: o comercial e mais o spread da casa de câmbio. O IOF vem por cima.',
    },
    {
      question: `Quanto é o IOF do dólar no cartão em ${todayInBrasilia().slice(0, 4)}?`,
      answer: `${cardIofWithLaw()}. Ao todo: ${iofByWay(spendingWays)}.${injunctionInWords()}`,
    },
    {
      question: 'Que horas o dólar abre e fecha?',
      answer:
        'O câmbio à vista entre bancos funciona por volta das 9:00 às 17:00 (Brasília), em dias úteis. Em feriado nacional e fim de semana, vale o último fechamento.',
    },
    {
      question: 'O que é PTAX?',
      answer:
        'É a média de quatro consultas do Banco Central aos bancos, entre 10:00 e 13:10, divulgada por volta das 13:10 (Circular BCB 3.506/2010).',
    },
    {
      question: 'O dólar do cartão é o do dia da compra ou da fatura?',
      answer: 'Na maioria dos cartões, o do dia da compra (Circular BCB 3.918/2018).',
    },
  ]
}
