import { formatBrl, percentInWords } from '../core/format.ts'
import { type Edition, inForce } from '../core/in-force.ts'
import type { IsoDate } from '../core/money.ts'
import { type RuleSource, ruleSource } from '../core/statement.ts'
import { fxItem } from '../exchange/iof-cambio.ts'
import { ratesByWay, spendingWays } from '../exchange/iof-words.ts'
import { iofCredito } from '../tables/credit/iof-credito.ts'
import { impostoImportacao } from '../tables/exchange/imposto-importacao.ts'
import { type FxOperation, iofCambio, iofCambioInvestimento } from '../tables/exchange/iof-cambio.ts'
import { travelLimits } from '../tables/exchange/travel-limits.ts'
import { fgcTables } from '../tables/fixed-income/fgc.ts'
import { lciLcaTerms, priceIndexedTerms } from '../tables/fixed-income/lci-lca.ts'
import { poupanca } from '../tables/fixed-income/poupanca.ts'
import { tesouroCustody } from '../tables/fixed-income/tesouro-direto.ts'
import { cryptoTables } from '../tables/income-tax/crypto.ts'
import { dividendTables } from '../tables/income-tax/dividends.ts'
import { educationTables } from '../tables/income-tax/education.ts'
import { fiiIncome } from '../tables/income-tax/fii.ts'
import { capitalGainsRates, smallSales } from '../tables/income-tax/ganho-capital.ts'
import { jcp } from '../tables/income-tax/jcp.ts'
import { rendaVariavel } from '../tables/income-tax/renda-variavel.ts'
import { inssTables } from '../tables/labour/inss.ts'
import { salarioMinimoTables } from '../tables/labour/salario-minimo.ts'
import { seguroDesempregoTables } from '../tables/labour/seguro-desemprego.ts'
import { iofVgbl } from '../tables/pension/iof-vgbl.ts'
import { pgblTables } from '../tables/pension/pgbl.ts'
import { dollarsInWords } from './rule-words.ts'

/** A number of the law as a text quotes it: `3,5 %`, `R$ 8.475,55`, `US$ 50,00`. */
export type QuotedRule = {
  title: string
  on: (day: IsoDate) => { text: string; law: string; source: RuleSource } | undefined
  /** Earlier and current texts, newest first. */
  editions: readonly { from: IsoDate; addedOn?: IsoDate; text: string | undefined }[]
}

function quoted<Table extends Edition>(
  title: string,
  editions: readonly Table[],
  textOf: (edition: Table) => string | undefined,
  article?: string,
): QuotedRule {
  return {
    title,
    on(day) {
      const edition = inForce(editions, day)
      const text = edition && textOf(edition)
      if (!edition || text === undefined) return undefined
      return { text, law: lawInShort(edition.source, article), source: ruleSource(edition, article) }
    },
    editions: editions.map((edition) => ({
      from: edition.from,
      ...(edition.addedOn && { addedOn: edition.addedOn }),
      text: textOf(edition),
    })),
  }
}

/** `Decreto 6.306/2007, art. 15-B, inciso VII`: where a number stands, without what changed it and the norms below it. */
function lawInShort(source: string, article?: string): string {
  const [law = source] = source.split(/, redação| \(|; |: /)
  return article ? `${law}, ${article}` : law
}

/** The same, where another of the laws that its source names is the one that says it. */
function saidIn(law: string, rule: QuotedRule): QuotedRule {
  return {
    ...rule,
    on(day) {
      const quote = rule.on(day)
      return quote && { ...quote, law }
    },
  }
}

const iof = (operation: FxOperation, title: string) =>
  quoted(title, iofCambio, ({ rates }) => percent(rates[operation]), fxItem(operation))

/** With what it counts: the law stands right after it, and the noun would come too late. */
function counted(count: number, noun: string): string {
  return `${count}\u00A0${noun}`
}

function percent(rate: number | undefined): string | undefined {
  return rate === undefined ? undefined : percentInWords(rate)
}

/**
 * The numbers of the law that an editor can put into a sentence, by a name that never changes: published texts keep it.
 * Also read by the Studio.
 */
export const quotedRules = {
  'salario-minimo': quoted('Salário mínimo', salarioMinimoTables, ({ monthly }) => formatBrl(monthly)),
  'inss-teto': quoted('Teto do INSS', inssTables, ({ brackets }) => formatBrl(brackets.at(-1)?.upTo ?? 0)),
  'seguro-desemprego-teto': quoted(
    'Maior parcela do seguro-desemprego',
    seguroDesempregoTables,
    ({ ceiling }) => formatBrl(ceiling),
  ),
  'iof-cartao': iof('card', 'IOF do cartão internacional'),
  'iof-formas': quoted('IOF de cada forma de gastar no exterior', iofCambio, ({ rates }) =>
    ratesByWay(spendingWays, rates),
  ),
  'iof-especie': iof('cash', 'IOF da moeda em espécie'),
  'iof-conta-propria': iof('own-account', 'IOF da remessa para conta própria'),
  'iof-terceiros': iof('third-party', 'IOF da remessa para terceiros'),
  'iof-entrada': iof('inflow', 'IOF da entrada de dinheiro no país'),
  'iof-investimento': quoted(
    'IOF da remessa para investir',
    iofCambioInvestimento,
    ({ rates }) => percent(rates.investment),
    fxItem('investment'),
  ),
  'iof-credito-dia': quoted('IOF do crédito de pessoa física, por dia', iofCredito, ({ rates }) =>
    percent(rates.individual?.daily),
  ),
  'iof-credito-adicional': quoted('IOF adicional do crédito de pessoa física', iofCredito, ({ rates }) =>
    percent(rates.individual?.additional),
  ),
  'importacao-limite': quoted(
    'Compra internacional com a menor alíquota do imposto de importação',
    impostoImportacao,
    ({ compliant }) => dollarsInWords(compliant.threshold),
  ),
  'importacao-imposto': quoted('Imposto de importação acima do limite', impostoImportacao, ({ compliant }) =>
    percent(compliant.rateAbove),
  ),
  'importacao-desconto': quoted(
    'Desconto no imposto de importação acima do limite',
    impostoImportacao,
    ({ compliant }) => dollarsInWords(compliant.deduction),
  ),
  'bagagem-cota': quoted('Cota de bagagem de quem chega de avião', travelLimits, ({ baggageQuota }) =>
    dollarsInWords(baggageQuota),
  ),
  'ganho-bens-isencao': quoted('Vendas de bens no mês sem imposto', smallSales, ({ exemptUpTo }) =>
    formatBrl(exemptUpTo.goods),
  ),
  'ganho-bens-imposto': quoted('Menor alíquota sobre o ganho com bens', capitalGainsRates, ({ brackets }) =>
    percent(brackets[0]?.rate),
  ),
  'fgc-limite': quoted('Garantia do FGC por CPF e conglomerado', fgcTables, ({ perConglomerate }) =>
    formatBrl(perConglomerate),
  ),
  'jcp-imposto': quoted('Imposto sobre juros sobre capital próprio', jcp, ({ rate }) => percent(rate)),
  'dividendos-imposto': quoted('Imposto na fonte sobre dividendos', dividendTables, ({ rate }) =>
    percent(rate),
  ),
  'dividendos-limite': quoted('Dividendos por mês e empresa sem imposto', dividendTables, ({ exemptUpTo }) =>
    formatBrl(exemptUpTo),
  ),
  'fii-cotistas': quoted('Menor número de cotistas do FII isento', fiiIncome, ({ fewestHolders }) =>
    counted(fewestHolders, 'cotistas'),
  ),
  'fii-cotas': quoted(
    'Parte das cotas do FII com que o cotista paga imposto',
    fiiIncome,
    ({ paysFromShare }) => percent(paysFromShare),
  ),
  'fii-cotas-ligados': quoted(
    'Parte das cotas do FII com que parentes e empresas ligadas pagam imposto',
    fiiIncome,
    ({ paysFromLinkedShare }) => percent(paysFromLinkedShare),
  ),
  'fii-venda': saidIn(
    'Lei 8.668/1993, art. 18',
    quoted('Imposto sobre o ganho na venda de FII', rendaVariavel, ({ fiiRate }) => percent(fiiRate)),
  ),
  'acoes-isencao': quoted('Vendas de ações no mês sem imposto', rendaVariavel, ({ exemptShareSalesUpTo }) =>
    formatBrl(exemptShareSalesUpTo),
  ),
  'acoes-imposto': quoted('Imposto sobre o ganho com ações', rendaVariavel, ({ commonRate }) =>
    percent(commonRate),
  ),
  'day-trade-imposto': quoted('Imposto sobre o ganho em day trade', rendaVariavel, ({ dayTradeRate }) =>
    percent(dayTradeRate),
  ),
  'tesouro-custodia': quoted('Custódia do Tesouro Direto por ano', tesouroCustody, ({ annualRate }) =>
    percent(annualRate),
  ),
  'tesouro-selic-livre': quoted('Saldo do Tesouro Selic sem custódia', tesouroCustody, ({ freeBalance }) =>
    formatBrl(freeBalance.selic),
  ),
  'poupanca-selic': quoted('Selic acima da qual a poupança rende taxa fixa', poupanca, ({ selicAbove }) =>
    percent(selicAbove),
  ),
  'poupanca-parte-selic': quoted(
    'Parte da Selic que a poupança rende quando ela é baixa',
    poupanca,
    ({ selicShare }) => percent(selicShare),
  ),
  'lci-prazo-meses': quoted('Prazo mínimo da LCI', lciLcaTerms, ({ minimum }) =>
    'months' in minimum.lci ? counted(minimum.lci.months, 'meses') : undefined,
  ),
  'lci-prazo-indice-meses': quoted(
    'Prazo mínimo da LCI corrigida todo mês por índice de preços',
    priceIndexedTerms.lci,
    ({ months }) => counted(months, 'meses'),
  ),
  'poupanca-mes': quoted('Rendimento da poupança por mês, além da TR', poupanca, ({ fixedMonthlyRate }) =>
    percent(fixedMonthlyRate),
  ),
  'pgbl-deducao': quoted('Parte da renda que o PGBL desconta', pgblTables, ({ deductibleShare }) =>
    percent(deductibleShare),
  ),
  'escola-limite': quoted(
    'Escola e faculdade que a declaração desconta por pessoa',
    educationTables,
    ({ perPerson }) => formatBrl(perPerson),
    'art. 8º, II, b',
  ),
  'vgbl-iof': quoted('IOF do VGBL acima do limite', iofVgbl, ({ rate }) => percent(rate)),
  'vgbl-iof-limite': quoted('Aportes em VGBL no ano sem IOF', iofVgbl, ({ limit }) => formatBrl(limit)),
  'cripto-isencao': quoted('Vendas de cripto no mês sem imposto', cryptoTables, ({ exemptSalesUpTo }) =>
    formatBrl(exemptSalesUpTo),
  ),
} as const satisfies Record<string, QuotedRule>

export type QuotedRuleId = keyof typeof quotedRules

export function isQuotedRule(id: unknown): id is QuotedRuleId {
  return typeof id === 'string' && Object.hasOwn(quotedRules, id)
}
