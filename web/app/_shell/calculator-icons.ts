import type { CalculatorSlug } from '#web/calculators/registry.ts'
import type { IconName } from '#web/ui/Icon.tsx'

const icons: Readonly<Partial<Record<CalculatorSlug, IconName>>> = {
  'juros-compostos': 'growth',
  'simulador-financiamento': 'house',
  'rescisao-trabalhista': 'briefcase',
  'calculadora-moedas': 'box',
  'calculadora-iof': 'percent',
  aposentadoria: 'sunset',
  'orcamento-viagem': 'plane',
  'ganho-capital': 'law',
  'conversor-taxas': 'percent',
  'conversor-cdi': 'percent',
  'rentabilidade-real': 'chart',
  'renda-passiva': 'growth',
  'independencia-financeira': 'growth',
  'comparador-custos': 'table',
}

export function iconOf(slug: CalculatorSlug): IconName {
  return icons[slug] ?? 'calculator'
}
