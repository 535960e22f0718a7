import type { FundResult } from './calculate.ts'

/** Why there is no answer, and what to change. */
export function refusalInWords({ reason }: Extract<FundResult, { ok: false }>): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos a regra dessa data: esta conta vai de janeiro de 2006 em diante. Mude a data.'
  }
}
