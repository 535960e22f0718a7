// Written by `npm run typegen` from the folders of web/calculators.

/** The islands that are calculators, by slug: a form of its own, or the definition of which the common form is made. */
export const calculatorCode = {
  'juros-compostos': 'web/calculators/juros-compostos/calculator.ts#calculator',
  'simulador-financiamento': 'web/calculators/simulador-financiamento/calculator.ts#calculator',
  'rescisao-trabalhista': 'web/calculators/rescisao-trabalhista/calculator.ts#calculator',
  'calculadora-moedas': 'web/calculators/calculadora-moedas/Form.tsx#Form',
  'calculadora-iof': 'web/calculators/calculadora-iof/calculator.ts#calculator',
  'ganho-capital': 'web/calculators/ganho-capital/calculator.ts#calculator',
  'conversor-taxas': 'web/calculators/conversor-taxas/calculator.ts#calculator',
  'rentabilidade-real': 'web/calculators/rentabilidade-real/calculator.ts#calculator',
  'renda-passiva': 'web/calculators/renda-passiva/calculator.ts#calculator',
  'independencia-financeira': 'web/calculators/independencia-financeira/calculator.ts#calculator',
  aposentadoria: 'web/calculators/aposentadoria/calculator.ts#calculator',
  'conversor-cdi': 'web/calculators/conversor-cdi/calculator.ts#calculator',
  roi: 'web/calculators/roi/calculator.ts#calculator',
  'orcamento-viagem': 'web/calculators/orcamento-viagem/calculator.ts#calculator',
  'comparador-custos': 'web/calculators/comparador-custos/calculator.ts#calculator',
  'tesouro-direto': 'web/calculators/tesouro-direto/calculator.ts#calculator',
  cdb: 'web/calculators/cdb/calculator.ts#calculator',
  'lci-lca': 'web/calculators/lci-lca/calculator.ts#calculator',
  'acoes-mensal': 'web/calculators/acoes-mensal/calculator.ts#calculator',
  'fundos-imobiliarios': 'web/calculators/fundos-imobiliarios/calculator.ts#calculator',
  'cambio-modalidades': 'web/calculators/cambio-modalidades/Form.tsx#Form',
  'bitcoin-venda': 'web/calculators/bitcoin-venda/Form.tsx#Form',
  'salario-liquido': 'web/calculators/salario-liquido/calculator.ts#calculator',
  'decimo-terceiro': 'web/calculators/decimo-terceiro/calculator.ts#calculator',
} as const
