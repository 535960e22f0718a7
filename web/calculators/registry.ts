/** Every calculator by the slug of its page. Adding one here makes CalculatorForm fail to compile until it has a form. */
export const calculators = {
  'juros-compostos': { title: 'Juros Compostos', question: 'Quanto vou ter guardando todo mês?' },
} as const

export type CalculatorSlug = keyof typeof calculators
