import type { RatePeriod } from '#web/finance/interest/rate-conversion.ts'
import type { ContractCheck, RateResult } from './calculate.ts'

type Refusal = Extract<RateResult, { ok: false }>

export const periodsInWords: Readonly<Record<RatePeriod, string>> = {
  year: 'ao ano',
  semester: 'ao semestre',
  quarter: 'ao trimestre',
  bimester: 'ao bimestre',
  month: 'ao mês',
  'business-day': 'ao dia útil (252)',
  'commercial-day': 'ao dia (360)',
  'calendar-day': 'ao dia (365)',
}

export const verdictsInWords: Readonly<Record<ContractCheck['verdict'], string>> = {
  higher: 'O CET passa dos juros: a diferença são seguros, tarifas e IOF. Peça ao banco a lista deles.',
  same: 'Bate: o CET é o que os juros dão em um ano, sem outros custos.',
  lower: 'Não bate: o CET nunca é menor do que os próprios juros. Confira os números do contrato.',
}

export function refusalInWords({ reason }: Refusal): string {
  switch (reason) {
    case 'loses-everything':
      return 'Essa taxa tira 100% ou mais em cada capitalização. Use uma taxa acima de −100%.'
    case 'too-large':
      return 'Essa taxa, capitalizada por um ano, dá um número grande demais. Diminua a taxa ou aumente o período.'
  }
}
