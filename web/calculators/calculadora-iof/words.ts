import { injunctionInWords } from '#web/finance/exchange/iof-injunction.ts'
import type { FxOperation } from '#web/finance/tables/exchange/iof-cambio.ts'
import type { IofResult, Notice } from './question.ts'

type Refusal = Extract<IofResult, { ok: false }>

export const operationsInWords: Readonly<Record<FxOperation, string>> = {
  card: 'Compra com cartão no exterior',
  withdrawal: 'Saque no exterior',
  'prepaid-card': 'Cartão pré-pago ou cheque de viagem',
  cash: 'Moeda em espécie',
  'own-account': 'Remessa para conta própria ou de parente',
  investment: 'Remessa para investir no exterior',
  'third-party': 'Remessa a terceiros e outras saídas',
  inflow: 'Dinheiro que entra no Brasil',
  'goods-import': 'Importação de mercadorias',
}

export const noticesInWords: Readonly<Record<Notice, string>> = {
  'iof-injunction': injunctionInWords,
  'capped-at-365-days': 'O IOF por dia conta no máximo 365 dias em cada parcela.',
  'zero-from-day-30': 'A partir do 30º dia o IOF é zero. O imposto de renda continua.',
  exempt: 'Esta operação não paga IOF.',
  'uncertain-rule': 'As fontes não concordam sobre a alíquota desta data. Confira com a instituição.',
}

export function refusalInWords({ reason }: Refusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Nossas tabelas de IOF não chegam a essa data para essa operação. Escolha uma data mais recente.'
  }
}
