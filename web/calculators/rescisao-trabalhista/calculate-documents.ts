import type { RescisaoKind } from '#web/finance/tables/labour/rescisao.ts'
import type { RescisaoInput } from './calculate-question.ts'

/** What the employee should receive or bring. */
export type DocumentKey =
  | 'trct'
  | 'ctps'
  | 'fgts-statement'
  | 'fgts-key'
  | 'unemployment-form'
  | 'medical-exam'
  | 'income-report'
  | 'agreement'
  | 'resignation-letter'
  | 'dependants-certificate'
  | 'loan-statement'

const withFgts = ['fgts-key', 'fgts-statement'] as const
const ofKind: Record<RescisaoKind, readonly DocumentKey[]> = {
  sem_justa_causa: [...withFgts, 'unemployment-form'],
  rescisao_indireta: [...withFgts, 'unemployment-form'],
  pedido_demissao: ['resignation-letter'],
  justa_causa: [],
  acordo_484a: ['agreement', ...withFgts],
  termino_prazo: withFgts,
  antecipada_empregador_479: withFgts,
  antecipada_empregado_480: [],
  culpa_reciproca: withFgts,
  morte: ['dependants-certificate', ...withFgts],
}

export function documentsOf({ kind, payrollLoan = 0 }: RescisaoInput): DocumentKey[] {
  return [
    'trct',
    'ctps',
    ...ofKind[kind],
    ...(kind === 'morte' ? [] : (['medical-exam'] as const)),
    'income-report',
    ...(payrollLoan > 0 ? (['loan-statement'] as const) : []),
  ]
}
