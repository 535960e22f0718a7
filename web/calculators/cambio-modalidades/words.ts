import { injunctionInWords } from '../form/iof-injunction.ts'
import type { ModalitiesResult, Notice, Use } from './calculate.ts'

type Refusal = Extract<ModalitiesResult, { ok: false }>

export const usesInWords: Readonly<Record<Use, string>> = {
  commercial: 'Comercial (referência)',
  cash: 'Espécie',
  card: 'Cartão',
  account: 'Conta global',
  'third-party': 'Remessa a terceiros',
  investment: 'Investimento',
}

export const noticesInWords: Readonly<Record<Notice, string>> = {
  'iof-injunction': injunctionInWords,
  'reference-only':
    'O câmbio comercial é a referência entre bancos. Quem compra paga também spread e, quase sempre, IOF.',
}

export function refusalInWords({ reason }: Refusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Nossas tabelas de IOF não chegam a essa data para essa forma de usar. Escolha uma data mais recente.'
    case 'too-little':
      return 'Essa quantia em reais não paga a tarifa e um centavo da moeda. Aumente a quantia.'
  }
}
