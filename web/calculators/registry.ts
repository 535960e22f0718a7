/** Every calculator with a page, by its slug. Adding one makes CalculatorForm fail to compile until it has a form. */
export const calculators = {
  'juros-compostos': { title: 'Juros Compostos', question: 'Quanto vou ter guardando todo mês?' },
} as const

/** Shown on a page of another subject: a rate with what it costs. */
export const withinPages = ['bitcoin-venda', 'cambio-modalidades'] as const

/** Their page is still to come; `npm run calc` answers them. */
export const withoutPage = [
  'acoes-mensal',
  'aposentadoria',
  'calculadora-iof',
  'calculadora-moedas',
  'cdb',
  'comparador-custos',
  'conversor-cdi',
  'conversor-taxas',
  'fundos-imobiliarios',
  'ganho-capital',
  'independencia-financeira',
  'lci-lca',
  'orcamento-viagem',
  'renda-passiva',
  'rentabilidade-real',
  'rescisao-trabalhista',
  'roi',
  'simulador-financiamento',
  'tesouro-direto',
] as const

export type CalculatorSlug = keyof typeof calculators

/** Of every folder beside this file with a `calculate.ts`. */
export type AnyCalculatorSlug = CalculatorSlug | (typeof withinPages)[number] | (typeof withoutPage)[number]
