import type { CalculatorSlug } from '#web/calculators/registry.ts'
import { type RuleChange, ruleChanges } from '#web/finance/changelog/rule-changes.ts'
import type { IsoDate } from '#web/finance/core/money.ts'

const exchange = ['IOF de câmbio', 'IOF de câmbio para investir']
const bankPapers = ['Prazo mínimo de LCI e LCA', 'Garantia do FGC']

/** By calculator, the rules whose change changes its result, as the changelog calls them. */
export const rulesBehind: Readonly<Record<CalculatorSlug, readonly string[]>> = {
  'acoes-mensal': ['Juros sobre capital próprio', 'Dividendos'],
  aposentadoria: [
    'Aposentadoria: regras de transição',
    'INSS do empregado',
    'Salário mínimo',
    'Imposto de renda na declaração',
    'IOF do VGBL',
  ],
  'bitcoin-venda': ['Criptoativos'],
  'calculadora-iof': [...exchange, 'IOF de crédito', 'IOF do VGBL'],
  'calculadora-moedas': ['Imposto de importação de remessas', 'ICMS de remessas', 'IOF de câmbio'],
  'cambio-modalidades': exchange,
  cdb: bankPapers,
  'comparador-custos': exchange,
  'conversor-cdi': ['Prazo mínimo de LCI e LCA'],
  'conversor-taxas': [],
  'fundos-imobiliarios': ['Rendimento de fundo imobiliário'],
  'ganho-capital': ['Ganho de capital', 'Criptoativos'],
  'independencia-financeira': [],
  'juros-compostos': [],
  'lci-lca': bankPapers,
  'orcamento-viagem': exchange,
  'renda-passiva': ['Dividendos', 'Rendimento de fundo imobiliário', 'Imposto mínimo de altas rendas'],
  'rentabilidade-real': [],
  'rescisao-trabalhista': [
    'INSS do empregado',
    'Imposto de renda na fonte',
    'Seguro-desemprego',
    'Salário mínimo',
    'Salário-família',
    'Consignado na rescisão',
    'FGTS: antecipação do saque-aniversário',
  ],
  roi: [],
  'simulador-financiamento': ['Minha Casa, Minha Vida', 'IOF de crédito'],
  'tesouro-direto': [],
}

/** The newest change in force on `today` of a rule behind a calculator, if it is at most a year old. */
export function newRuleOf(slug: CalculatorSlug, today: IsoDate): RuleChange | undefined {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return changesUntil(today).find(({ rule, date }) => rulesBehind[slug].includes(rule) && date >= yearAgo)
}

/** What is in force by `today`, newest first. */
export function changesUntil(today: IsoDate): RuleChange[] {
  return ruleChanges().filter(({ date }) => date <= today)
}

/** The calculators whose result a rule changes. */
export function usersOf(rule: string): CalculatorSlug[] {
  // The keys of an object written out are those of its type.
  return (Object.keys(rulesBehind) as CalculatorSlug[]).filter((slug) => rulesBehind[slug].includes(rule))
}

/** The place of a change on /sobre-nos, which lists them all. */
export function changeAnchor({ table, date }: RuleChange): string {
  return `regra-${table}-${date}`
}
