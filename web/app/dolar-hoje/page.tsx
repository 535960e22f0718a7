import { Miudos } from '#web/ui/nota/Miudos.tsx'
import { CurrencyPage } from '../_currency/CurrencyPage.tsx'
import { iofToday } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 60

export const metadata = pageMetadata('/dolar-hoje')

export default function DollarPage() {
  return (
    <CurrencyPage id="usd-brl" questions={questions()}>
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

// Law and dates from facts/01-iof.md §1 and §2 (text of the decree read on 24/09/2026) and facts/10-mercado.md §3.
function questions() {
  const card = iofToday('card')
  return [
    {
      question: 'Qual a diferença entre dólar comercial e turismo?',
      answer:
        'O comercial é o preço entre bancos e empresas. O turismo é o de quem compra dinheiro vivo: o comercial e mais o spread da casa de câmbio. O IOF vem por cima.',
    },
    {
      question: 'Quanto é o IOF do dólar no cartão em 2026?',
      answer: `${card} (Decreto 6.306/2007, art.\u00A015-B, VII, redação do Decreto 12.499/2025, em vigor desde 11/06/2025). Saque, pré-pago e dinheiro vivo pagam o mesmo. De 27/06 a 16/07/2025 valeram as alíquotas antigas. No STF (ADC\u00A096), o julgamento final está pendente. Conferido em 24/09/2026.`,
    },
    {
      question: 'Por que o dólar do cartão é mais caro?',
      answer: `Porque o banco soma o spread, que cada instituição define, e o IOF de ${card} incide sobre o valor já com o spread (Decreto 6.306/2007, art.\u00A015-B, VII, redação do Decreto 12.499/2025).`,
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
