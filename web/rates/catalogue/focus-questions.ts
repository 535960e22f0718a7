import type { FocusIndicator } from '../providers/bcb-focus.ts'

/** Questions of the Focus report, as the site names them. Reais per dollar, or per cent. */
export const focusQuestions = {
  cambio: { indicator: 'Câmbio', label: 'Dólar', when: 'no fim do ano', unit: 'BRL' },
  selic: { indicator: 'Selic', label: 'Selic', when: 'no fim do ano', unit: 'percent' },
  ipca: { indicator: 'IPCA', label: 'IPCA', when: 'no ano', unit: 'percent' },
} as const satisfies Record<
  string,
  { indicator: FocusIndicator; label: string; when: string; unit: 'BRL' | 'percent' }
>

export type FocusId = keyof typeof focusQuestions
// The keys of the object above.
export const focusIds = Object.keys(focusQuestions) as FocusId[]
