import type { Borrower } from '#web/finance/tables/credit/iof-credito.ts'
import type { FxOperation } from '#web/finance/tables/exchange/iof-cambio.ts'
import type { CreditQuestion } from './question.ts'

export const operationNames: Readonly<Record<FxOperation, string>> = {
  card: 'compra com cartão no exterior',
  withdrawal: 'saque no exterior',
  'prepaid-card': 'cartão pré-pago ou cheque de viagem',
  cash: 'moeda em espécie',
  'own-account': 'remessa para conta própria ou de parente',
  investment: 'remessa para investir no exterior',
  'third-party': 'remessa a terceiros e outras saídas',
  inflow: 'dinheiro que entra no Brasil',
  'goods-import': 'importação de mercadorias',
}

export const borrowerNames: Readonly<Record<Borrower, string>> = {
  individual: 'pessoa física',
  company: 'empresa',
  simples: 'empresa do Simples ou MEI',
}

export const purposeNames: Readonly<Record<CreditQuestion['purpose'], string>> = {
  ordinary: 'uso livre',
  housing: 'casa própria',
  rural: 'crédito rural',
  portability: 'portabilidade',
  'relief-vehicle': 'carro de taxista ou de pessoa com deficiência',
}

export const systemNames: Readonly<Record<CreditQuestion['system'], string>> = {
  price: 'parcelas iguais (Price)',
  sac: 'parcelas que diminuem (SAC)',
  single: 'tudo de uma vez, no fim',
}
