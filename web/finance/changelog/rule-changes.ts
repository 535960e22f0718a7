import { formatBrl } from '../core/format.ts'
import type { Edition } from '../core/in-force.ts'
import type { Cents, IsoDate } from '../core/money.ts'
import { type RuleSource, ruleSource } from '../core/statement.ts'
import { consignadoTables } from '../tables/credit/consignado.ts'
import { iofCredito } from '../tables/credit/iof-credito.ts'
import { mcmvTables } from '../tables/credit/mcmv.ts'
import { icmsImportacao } from '../tables/exchange/icms-importacao.ts'
import { impostoImportacao } from '../tables/exchange/imposto-importacao.ts'
import { iofCambio, iofCambioInvestimento } from '../tables/exchange/iof-cambio.ts'
import { fgcTables } from '../tables/fixed-income/fgc.ts'
import { lciLcaTerms, type MinimumTerm } from '../tables/fixed-income/lci-lca.ts'
import { cryptoTables } from '../tables/income-tax/crypto.ts'
import { dividendTables } from '../tables/income-tax/dividends.ts'
import { fiiIncome } from '../tables/income-tax/fii.ts'
import { capitalGainsRates } from '../tables/income-tax/ganho-capital.ts'
import { irpfAnualTables } from '../tables/income-tax/irpf-anual.ts'
import { irpfm } from '../tables/income-tax/irpfm.ts'
import { irrfTables } from '../tables/income-tax/irrf.ts'
import { jcp } from '../tables/income-tax/jcp.ts'
import { inssTables } from '../tables/labour/inss.ts'
import { salarioFamiliaTables } from '../tables/labour/salario-familia.ts'
import { salarioMinimoTables } from '../tables/labour/salario-minimo.ts'
import { saqueAniversarioTables } from '../tables/labour/saque-aniversario.ts'
import { seguroDesempregoTables } from '../tables/labour/seguro-desemprego.ts'
import { iofVgbl } from '../tables/pension/iof-vgbl.ts'
import { transitionTables } from '../tables/pension/retirement.ts'
import {
  borrowerNames,
  bracketsInWords,
  dollarsInWords,
  fxNames,
  incomeTaxInWords,
  noRuleKept,
  rateInWords,
  yearsInWords,
} from './rule-words.ts'

/** An edition in words, by aspect: `Alíquota` → `17,5 %`. An absent aspect has no rule in the edition. */
type Aspects = Readonly<Record<string, string>>

/** A law's table as a reader sees it, its editions newest first. */
export type RuleTable = {
  /** Its name in `web/finance/open-rules/`. */
  id: string
  title: string
  /** The table itself, by which a calculator says that it reads it. */
  lawTable: readonly Edition[]
  editions: readonly (RuleSource & Pick<Edition, 'news'> & { aspects: Aspects })[]
  /** Whether the oldest edition made the rule: before it there was none, not only none that is kept here. */
  begins?: true
}

function described<Table extends Edition>(
  id: string,
  title: string,
  editions: readonly Table[],
  inWords: (edition: Table) => Aspects,
): RuleTable {
  return {
    id,
    title,
    lawTable: editions,
    editions: editions.map((edition) => ({
      ...ruleSource(edition),
      news: edition.news,
      aspects: inWords(edition),
    })),
  }
}

const vgblScopes = {
  insurer: 'por CPF em cada seguradora',
  'all-insurers': 'por CPF, somadas as seguradoras',
}

/** Every table whose editions a page of changes tells. One line of words per table: here and nowhere else. */
export const ruleTables: readonly RuleTable[] = [
  described('salario-minimo', 'Salário mínimo', salarioMinimoTables, ({ monthly }) => ({
    'Valor por mês': formatBrl(monthly),
  })),
  described('salario-familia', 'Salário-família', salarioFamiliaTables, ({ limit, quota }) => ({
    'Cota por filho': formatBrl(quota),
    'Para quem ganha até': formatBrl(limit),
  })),
  described('inss', 'INSS do empregado', inssTables, ({ brackets }) => ({
    ...bracketsInWords(brackets),
  })),
  described('irrf', 'Imposto de renda na fonte', irrfTables, (table) => ({
    ...incomeTaxInWords(table),
    'Desconto simplificado': formatBrl(table.simplifiedDiscount),
    'Por dependente': formatBrl(table.perDependant),
  })),
  described('irpf-anual', 'Imposto de renda na declaração', irpfAnualTables, (table) => ({
    ...incomeTaxInWords(table),
    'Teto do desconto simplificado': formatBrl(table.simplifiedCap),
  })),
  described(
    'seguro-desemprego',
    'Seguro-desemprego',
    seguroDesempregoTables,
    ({ first, second, ceiling }) => ({
      'Primeira faixa': `${rateInWords(first.rate)} até ${formatBrl(first.upTo)}`,
      'Segunda faixa': `${formatBrl(second.plus)} mais ${rateInWords(second.rate)} do que passa, até ${formatBrl(second.upTo)}`,
      Teto: formatBrl(ceiling),
    }),
  ),
  described(
    'saque-aniversario',
    'FGTS: antecipação do saque-aniversário',
    saqueAniversarioTables,
    ({ least, most, withdrawals, waitingDays }) => ({
      'Saques que se pode antecipar': String(withdrawals),
      'Valor de cada um': `de ${formatBrl(least)} a ${formatBrl(most)}`,
      Espera: `${waitingDays} dias depois da opção`,
    }),
  ),
  described('consignado', 'Consignado na rescisão', consignadoTables, ({ severanceShare, guarantee }) => ({
    'Parte das verbas': rateInWords(severanceShare),
    'Garantia no FGTS': guarantee
      ? `${rateInWords(guarantee.balanceShare)} do saldo e ${rateInWords(guarantee.fineShare)} da multa`
      : noRuleKept,
  })),
  described('iof-cambio', 'IOF de câmbio', iofCambio, ({ rates }) => byName(fxNames, rates, rateInWords)),
  described('iof-cambio-investimento', 'IOF de câmbio para investir', iofCambioInvestimento, ({ rates }) =>
    byName(fxNames, rates, rateInWords),
  ),
  described('iof-credito', 'IOF de crédito', iofCredito, ({ rates }) =>
    byName(
      borrowerNames,
      rates,
      ({ daily, additional }) => `${rateInWords(daily)} ao dia mais ${rateInWords(additional)}`,
    ),
  ),
  described('iof-vgbl', 'IOF do VGBL', iofVgbl, ({ rate, limit, charged, summedOver, period }) => ({
    Cobrança:
      rate === 0
        ? 'não há'
        : `${rateInWords(rate)} ${charged === 'excess' ? 'sobre o que passa de' : 'sobre tudo, quando passa de'} ${formatBrl(limit)} por ${period === 'year' ? 'ano' : 'mês'}, ${vgblScopes[summedOver]}`,
  })),
  described('importacao', 'Imposto de importação de remessas', impostoImportacao, ({ compliant }) => ({
    [`Remessa Conforme até ${dollarsInWords(compliant.threshold)}`]: rateInWords(compliant.rateUpTo),
    'Remessa Conforme acima disso': `${rateInWords(compliant.rateAbove)} menos ${dollarsInWords(compliant.deduction)}`,
  })),
  described('icms-importacao', 'ICMS de remessas', icmsImportacao, ({ rate, exceptions }) => ({
    'Alíquota geral': rateInWords(rate),
    'Estados com outra':
      Object.entries(exceptions)
        .map(([state, own]) => `${state} ${rateInWords(own)}`)
        .join(', ') || 'nenhum',
  })),
  described('jcp', 'Juros sobre capital próprio', jcp, ({ rate }) => ({
    'Imposto na fonte': rateInWords(rate),
  })),
  described('dividendos', 'Dividendos', dividendTables, ({ rate, exemptUpTo }) => ({
    'Imposto na fonte':
      rate === 0
        ? 'isento'
        : `${rateInWords(rate)} sobre tudo o que uma empresa paga no mês, quando passa de ${formatBrl(exemptUpTo)}`,
  })),
  described('fii', 'Rendimento de fundo imobiliário', fiiIncome, ({ fewestHolders, paysFromShare }) => ({
    'Isento com': `pelo menos ${fewestHolders} cotistas`,
    'Cotista que paga': `o que tem ${rateInWords(paysFromShare)} das cotas ou mais`,
  })),
  described('prazo-lci-lca', 'Prazo mínimo de LCI e LCA', lciLcaTerms, ({ minimum }) => ({
    LCI: termInWords(minimum.lci),
    LCA: termInWords(minimum.lca),
  })),
  described('fgc', 'Garantia do FGC', fgcTables, ({ perConglomerate, perFourYears }) => ({
    'Por CPF em cada conglomerado': formatBrl(perConglomerate),
    'A cada quatro anos': perFourYears === undefined ? 'sem limite' : formatBrl(perFourYears),
  })),
  described('ganho-capital', 'Ganho de capital', capitalGainsRates, ({ brackets }) => ({
    ...bracketsInWords(brackets),
  })),
  {
    ...described(
      'irpf-minimo',
      'Imposto mínimo de altas rendas',
      irpfm,
      ({ exemptUpTo, fullFrom, highestRate }) => ({
        Alíquota: `cresce de zero, em ${formatBrl(exemptUpTo)} por ano, até ${rateInWords(highestRate)}, em ${formatBrl(fullFrom)}`,
      }),
    ),
    begins: true,
  },
  described('cripto', 'Criptoativos', cryptoTables, ({ exemptSalesUpTo, report }) => ({
    'Ganho isento com vendas no mês até': formatBrl(exemptSalesUpTo),
    Informar: `${report.name}, acima de ${formatBrl(report.above)} no mês`,
  })),
  described('mcmv', 'Minha Casa, Minha Vida', mcmvTables, ({ bands }) =>
    Object.fromEntries(bands.map((band) => [band.name, mcmvInWords(band)])),
  ),
  described(
    'aposentadoria-transicao',
    'Aposentadoria: regras de transição',
    transitionTables,
    ({ points, age }) => ({
      'Pontos (mulher e homem)': `${points.woman} e ${points.man}`,
      'Idade (mulher e homem)': `${yearsInWords(age.woman)} e ${yearsInWords(age.man)}`,
    }),
  ),
]

function byName<Name extends string, Value>(
  names: Readonly<Record<Name, string>>,
  values: Readonly<Partial<Record<Name, Value>>>,
  inWords: (value: Value) => string,
): Aspects {
  const said: Record<string, string> = {}
  // Written out above: no key beyond its type.
  for (const name of Object.keys(names) as Name[]) {
    const value = values[name]
    if (value !== undefined) said[names[name]] = inWords(value)
  }
  return said
}

function termInWords(term: MinimumTerm): string {
  return 'months' in term ? `${term.months} meses` : `${term.days} dias`
}

function mcmvInWords(band: { incomeUpTo: Cents; propertyUpTo?: Cents }): string {
  const property = band.propertyUpTo === undefined ? '' : `, imóvel até ${formatBrl(band.propertyUpTo)}`
  return `renda até ${formatBrl(band.incomeUpTo)}${property}`
}

/** One edition after another of the same table. */
export type RuleChange = {
  date: IsoDate
  /** Which table: `Juros sobre capital próprio`. */
  rule: string
  /** Its name among the open tables: `jcp`. */
  table: string
  /** Differences from the edition before, in words: aspect, before, after. */
  changes: readonly { what: string; from: string; to: string }[]
  /** In one sentence, where the edition has it. */
  news: string | undefined
  law: string
  url?: string
  confidence: RuleSource['confidence']
}

/** Every change of a rule known here, future ones included, newest first. */
export function ruleChanges(tables: readonly RuleTable[] = ruleTables): RuleChange[] {
  return tables.flatMap(changesIn).toSorted((a, b) => {
    if (a.date !== b.date) return a.date < b.date ? 1 : -1
    return a.rule.localeCompare(b.rule, 'pt-BR')
  })
}

function changesIn({ id, title, editions, begins }: RuleTable): RuleChange[] {
  const newer = begins ? editions : editions.slice(0, -1)
  return newer.map((edition, index) => {
    const { from, source, url, confidence, aspects, news } = edition
    const before = editions[index + 1]
    const changes = differences(before?.aspects ?? {}, aspects, before ? noRuleKept : 'não havia')
    return { date: from, rule: title, table: id, changes, news, law: source, ...(url && { url }), confidence }
  })
}

function differences(before: Aspects, after: Aspects, noRule: string): RuleChange['changes'] {
  const named = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...named]
    .map((what) => ({ what, from: before[what] ?? noRule, to: after[what] ?? noRule }))
    .filter(({ from, to }) => from !== to)
}
