import { formatBrl, formatDay, percentInWords } from '#web/finance/core/format.ts'
import { type Edition, inForce } from '#web/finance/core/in-force.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { fgcTables } from '#web/finance/tables/fixed-income/fgc.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { iofInvestimento, iofInvestimentoZero } from '#web/finance/tables/fixed-income/iof-investimento.ts'
import { lciLcaTerms, type MinimumTerm, priceIndexedTerms } from '#web/finance/tables/fixed-income/lci-lca.ts'
import { tesouroCustody } from '#web/finance/tables/fixed-income/tesouro-direto.ts'
import { darf, darfCodes } from '#web/finance/tables/income-tax/darf.ts'
import { dividendTables, type EarlierProfits } from '#web/finance/tables/income-tax/dividends.ts'
import { fiiIncome } from '#web/finance/tables/income-tax/fii.ts'
import { jcp } from '#web/finance/tables/income-tax/jcp.ts'
import { rendaVariavel } from '#web/finance/tables/income-tax/renda-variavel.ts'
import type { GuideSlug } from './guides.ts'

/** The numbers of one law as a guide shows them, with what the law's table says of itself. */
export type TaxTable = {
  caption: string
  columns: readonly [string, string]
  rows: readonly (readonly [string, string])[]
  edition: Edition
}

/** A law without a table on that day is left out, never guessed. */
export function taxTables(slug: GuideSlug, day: IsoDate): TaxTable[] {
  return byGuide[slug].flatMap((table) => table(day) ?? [])
}

type TableOn = (day: IsoDate) => TaxTable | undefined

const byGuide: Readonly<Record<GuideSlug, readonly TableOn[]>> = {
  'tesouro-direto': [
    described('Imposto de Renda sobre o rendimento', ['Prazo', 'Alíquota'], fixedIncomeIr, ({ brackets }) =>
      incomeRows(brackets),
    ),
    described(
      'IOF sobre o rendimento, antes de 30 dias',
      ['Resgate no', 'Parte do rendimento'],
      iofInvestimento,
      iofRows,
    ),
    described('Custódia da B3', ['O quê', 'Quanto'], tesouroCustody, ({ annualRate, freeBalance }) => [
      ['Por ano, sobre o saldo', percentInWords(annualRate)],
      ['Tesouro Selic: saldo sem custódia, por CPF', formatBrl(freeBalance.selic)],
    ]),
  ],
  cdb: [
    described('Imposto de Renda sobre o rendimento', ['Prazo', 'Alíquota'], fixedIncomeIr, ({ brackets }) =>
      incomeRows(brackets),
    ),
    described(
      'IOF sobre o rendimento, antes de 30 dias',
      ['Resgate no', 'Parte do rendimento'],
      iofInvestimento,
      iofRows,
    ),
    guarantee,
  ],
  'lci-lca': [
    described('Imposto para pessoa física', ['Imposto', 'Quanto'], iofInvestimentoZero, () => [
      ['Imposto de Renda', 'isento (Lei 11.033/2004, art. 3º, II)'],
      ['IOF', 'alíquota zero'],
    ]),
    described('Prazo mínimo, sem índice de preços', ['Papel', 'Prazo'], lciLcaTerms, ({ minimum }) => [
      ['LCI', termInWords(minimum.lci)],
      ['LCA', termInWords(minimum.lca)],
    ]),
    described(
      'Prazo mínimo da LCI corrigida por índice de preços',
      ['Papel', 'Prazo'],
      priceIndexedTerms.lci,
      ({ months }) => [['LCI corrigida todo mês', `${months} meses`]],
    ),
    described(
      'Prazo mínimo da LCA corrigida por índice de preços',
      ['Papel', 'Prazo'],
      priceIndexedTerms.lca,
      ({ months, elsewhere }) => [['LCA', `${months} meses (bancos) ou ${elsewhere} (Agência Brasil)`]],
    ),
    guarantee,
  ],
  acoes: [
    described('Imposto sobre o ganho na venda', ['Operação', 'Regra'], rendaVariavel, (rule) => [
      ['Ações, comum', percentInWords(rule.commonRate)],
      ['Ações vendidas no mês, isento até', formatBrl(rule.exemptShareSalesUpTo)],
      ['ETF de ações, BDR, opções e futuros', `${percentInWords(rule.commonRate)}, sem isenção`],
      ['Day trade', `${percentInWords(rule.dayTradeRate)}, sem isenção`],
      ['Retido na venda comum', percentInWords(rule.withheld.onSales)],
      ['Retido no ganho do day trade', percentInWords(rule.withheld.onDayTradeGain)],
    ]),
    described('Dividendos', ['O quê', 'Regra'], dividendTables, ({ exemptUpTo, rate, earlierProfits }) => [
      ['Por empresa e mês, sem imposto até', formatBrl(exemptUpTo)],
      ['Acima, sobre tudo o que a empresa pagou no mês', percentInWords(rate)],
      ...(earlierProfits ? earlierProfitRows(earlierProfits) : []),
    ]),
    described('Juros sobre capital próprio (JCP)', ['O quê', 'Regra'], jcp, ({ rate }) => [
      ['Retido na fonte', percentInWords(rate)],
    ]),
    payment,
  ],
  'fundos-imobiliarios': [
    described('Rendimento mensal', ['Condição da isenção', 'Regra'], fiiIncome, (rule) => [
      ['Cotistas do fundo, pelo menos', String(rule.fewestHolders)],
      ['Sua parte das cotas', `menos de ${percentInWords(rule.paysFromShare)}`],
      ...(rule.paysFromLinkedShare
        ? [['Com pessoas ligadas', `menos de ${percentInWords(rule.paysFromLinkedShare)}`] as const]
        : []),
      ['Sem as condições, na fonte', percentInWords(rule.rate)],
    ]),
    described('Ganho na venda da cota', ['O quê', 'Regra'], rendaVariavel, ({ fiiRate, withheld }) => [
      ['Sobre o ganho, em qualquer valor', percentInWords(fiiRate)],
      ['Retido na venda', percentInWords(withheld.onSales)],
    ]),
    payment,
  ],
}

function earlierProfitRows({ until, approvedBy, injunction }: EarlierProfits): TaxTable['rows'] {
  return [
    [`Lucro de até ${until}, aprovado até ${formatDay(approvedBy)}`, 'isento'],
    [
      `O mesmo, aprovado até ${formatDay(injunction.until)}`,
      `isento só por liminar (${injunction.case}: ${injunction.state})`,
    ],
  ]
}

function described<Table extends Edition>(
  caption: string,
  columns: TaxTable['columns'],
  editions: readonly Table[],
  rowsOf: (edition: Table) => TaxTable['rows'],
): TableOn {
  return (day) => {
    const edition = inForce(editions, day)
    return edition && { caption, columns, rows: rowsOf(edition), edition }
  }
}

function guarantee(day: IsoDate) {
  return described('Garantia do FGC', ['O quê', 'Limite'], fgcTables, ({ perConglomerate, perFourYears }) => [
    ['Por CPF e conglomerado, com o rendimento', formatBrl(perConglomerate)],
    ...(perFourYears ? [['Todos os pagamentos em quatro anos', formatBrl(perFourYears)] as const] : []),
  ])(day)
}

function payment(day: IsoDate) {
  return described('Pagamento do imposto', ['O quê', 'Regra'], darf, ({ minimum }) => [
    ['Código do DARF', darfCodes.exchange],
    ['Prazo', 'último dia útil do mês seguinte ao da venda'],
    ['Mínimo; menos que isso espera os próximos meses', formatBrl(minimum)],
  ])(day)
}

function incomeRows(brackets: readonly { upToDays: number; rate: number }[]): TaxTable['rows'] {
  return brackets.map(({ upToDays, rate }, index) => {
    const from = (brackets[index - 1]?.upToDays ?? 0) + 1
    const term =
      index === 0
        ? `até ${upToDays} dias`
        : Number.isFinite(upToDays)
          ? `de ${from} a ${upToDays} dias`
          : `mais de ${from - 1} dias`
    return [term, percentInWords(rate)]
  })
}

/** Some days of the table; the simulator uses all of them. */
const shownDays = [1, 5, 10, 15, 20, 25, 29, 30]

function iofRows({ yieldShareByDay }: (typeof iofInvestimento)[number]): TaxTable['rows'] {
  return shownDays.map((day) => [`${day}º dia`, percentInWords(yieldShareByDay[day - 1] ?? 0)])
}

function termInWords(term: MinimumTerm): string {
  return 'months' in term ? `${term.months} meses` : `${term.days} dias`
}

/** `Lei 11.033/2004, art. 1º. Em vigor desde 01/01/2005; conferida em 20/11/2026.` */
export function editionInWords({ from, checkedOn, confidence }: Edition): string {
  const doubt = confidence === 'uncertain' ? ' Não confirmado em fonte oficial.' : ''
  return `Em vigor desde ${formatDay(from)}; conferida em ${formatDay(checkedOn)}.${doubt}`
}
