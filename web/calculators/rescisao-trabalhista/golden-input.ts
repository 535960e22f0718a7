import type { RescisaoInput } from './question.ts'

/** The golden case of spec/pages.md §14 as tests ask it, with nothing deposited before. */
export const goldenInput: RescisaoInput = {
  kind: 'sem_justa_causa',
  salary: 3500_00,
  variableAverage: 0,
  admission: '2023-03-10',
  lastDay: '2026-11-20',
  notice: 'indenizado',
  overdueVacations: [],
  absences: 0,
  dependants: 0,
  fgts: { balance: 0 },
  noticeInFineBase: true,
  hasBirthdayWithdrawal: false,
  isDomestic: false,
  stability: 'nao',
  unemploymentRequest: 1,
}
