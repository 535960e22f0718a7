import { resultOf } from '#web/calculators/form/ask.ts'
import { calculator } from '#web/calculators/orcamento-viagem/calculator.ts'
import { destinations, perDiemsOn } from '#web/calculators/orcamento-viagem/destinations.ts'
import { dollarsInWords } from '#web/finance/changelog/rule-words.ts'
import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import { schengenTables } from '#web/finance/tables/exchange/schengen.ts'
import { travelLimits } from '#web/finance/tables/exchange/travel-limits.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { iofByWay, iofToday, paysAlikeToday, today } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const metadata = pageMetadata('/orcamento-viagem')

export default function TripBudgetPage() {
  return (
    <CalculatorPage
      slug="orcamento-viagem"
      questions={questionsToday()}
      dek="Os campos trazem um exemplo de dez dias em Portugal. Escolha o destino ou digite os seus preços."
      related={['cambio-modalidades', 'calculadora-moedas', 'comparador-custos', 'juros-compostos']}
    >
      <p>
        Cada gasto vezes as pessoas, os dias ou as noites, na moeda dele. Os imprevistos são uma parte de cada
        gasto. Passagem, seguro e chip são em reais; o resto, na moeda do destino.
      </p>
      <p>
        O que é em moeda estrangeira é trocado no cartão, na conta global e em espécie, na divisão que você
        escolhe. Cada forma soma o seu spread e o IOF: {iofByWay(ways)}.
      </p>
      <p>
        Criança não custa sempre metade. Cada gasto por pessoa tem a sua parte: a passagem pode ser inteira e
        a comida, meia. Nada do que você digita sai deste aparelho: para guardar, copie o link.
      </p>
      <p>
        Para cada destino da lista, hospedagem e alimentação começam no teto que o governo dos EUA paga a
        funcionários em viagem, na época mais cara do ano: quem viaja por conta própria costuma gastar menos.
        De transporte, passeios e compras não achamos fonte: ficam em branco.
      </p>
      <DataDetails summary="Ver tabela: teto por destino e o que se pede na entrada">
        <DataTable
          caption="Teto por destino, em dólares"
          columns={[
            { label: 'Destino' },
            { label: 'Noite', numeric: true },
            { label: 'Refeições por dia', numeric: true },
          ]}
          rows={Object.values(destinations).map(({ name, lodging, food }) => [
            name,
            formatNumber(lodging, 0),
            formatNumber(food, 0),
          ])}
        />
        <p className="small muted">
          Fontes: {perDiemsOn.abroad}; {perDiemsOn.unitedStates}. Não é preço médio.
        </p>
        <DataTable
          caption="Na entrada de cada país"
          columns={[{ label: 'Destino' }, { label: 'Visto, autorização e seguro' }]}
          rows={borders().map(([names, entry]) => [names, `${entry}.`])}
        />
        <p className="small muted">
          Fontes: {perDiemsOn.entry}, e notícias de 2025 e 2026. Regras de fronteira mudam: confira no site
          oficial do país antes de comprar a passagem.
        </p>
      </DataDetails>
    </CalculatorPage>
  )
}

/** Each border with the destinations that it is of. */
function borders(): [names: string, entry: string][] {
  const all = Object.values(destinations)
  const entries = [...new Set(all.map(({ entry }) => entry))]
  const namesOf = (entry: string) => all.flatMap((one) => (one.entry === entry ? [one.name] : [])).join(', ')
  return entries.map((entry) => [namesOf(entry), entry])
}

const ways = ['card', 'own-account', 'cash'] as const

function questionsToday() {
  return [
    { question: 'Quanto dinheiro levar para a Europa?', answer: moneyForEurope() },
    { question: 'Cartão, conta global ou espécie?', answer: waysToPay() },
    {
      question: 'Preciso de seguro?',
      answer:
        'Depende do destino: alguns países exigem seguro-viagem com cobertura mínima. Veja no site do consulado antes de comprar. Onde não é exigido, quem adoece paga o atendimento.',
    },
    { question: 'Quanto posso trazer de compras?', answer: shopping() },
  ]
}

/** At the example's own rates, so that the text does not change with the day. */
function moneyForEurope(): string {
  const { answer, texts } = resultOf(calculator, {}, todayInBrasilia())
  const { declaredCash } = today(schengenTables)
  return `Não há um número único. No exemplo desta página, com o euro a R$\u00A0${texts.euroRate}, são ${formatBrl(answer.perPersonDay)} por pessoa e por dia, com passagem. Alguns países pedem prova de dinheiro na entrada: veja no consulado. Com €\u00A0${formatNumber(declaredCash / 100, 0)} ou mais em dinheiro vivo, declare ao entrar na União Europeia.`
}

function waysToPay(): string {
  const { purses } = resultOf(calculator, {}, todayInBrasilia()).answer
  const names = { card: 'no cartão', account: 'na conta global', cash: 'em espécie' }
  const prices = purses.map(({ way, vet }) => `R$\u00A0${formatNumber(vet, 4)} ${names[way]}`).join(', ')
  const iof = paysAlikeToday(ways)
    ? `O IOF é o mesmo nas três, ${iofToday('card')}, então quem decide é o spread de cada instituição.`
    : `O IOF é de ${iofByWay(ways)}, e cada instituição tem o seu spread.`
  return `${iof} Com os spreads do exemplo, um euro sai por ${prices}. Pergunte sempre o VET, o preço com tudo.`
}

function shopping(): string {
  const { baggageQuota } = today(travelLimits)
  return `Até ${dollarsInWords(baggageQuota)} por pessoa, em viagem aérea, sem imposto de importação (Portaria ME 15.224/2021). O que passa paga imposto sobre o excesso. Não conseguimos reler a portaria na fonte: confira no site da Receita.`
}
