import type { Item, ItemKind, PaymentWay } from './types.ts'

export const itemsInWords: Readonly<Record<ItemKind, string>> = {
  tickets: 'Passagens',
  lodging: 'Hospedagem',
  food: 'Alimentação',
  transport: 'Transporte',
  tours: 'Passeios',
  shopping: 'Compras',
  insurance: 'Seguro-viagem',
  visa: 'Visto ou ETIAS',
  phone: 'Chip de celular',
  other: 'Outros',
}

export const persInWords: Readonly<Record<Item['per'], string>> = {
  trip: 'na viagem',
  day: 'por dia',
  night: 'por noite',
  person: 'por pessoa',
  'person-day': 'por pessoa e por dia',
}

export const waysInWords: Readonly<Record<PaymentWay, string>> = {
  card: 'cartão',
  account: 'conta global',
  cash: 'espécie',
}
