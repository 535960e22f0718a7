import type { Notice, RoiResult } from './calculate.ts'

type Refusal = Extract<RoiResult, { ok: false }>

export const noticesInWords: Readonly<Record<Notice, string>> = {
  'no-irr': 'A TIR não existe: nenhuma taxa faz as entradas empatarem com as saídas.',
  'several-irr': 'Há mais de uma TIR, porque o fluxo troca de sinal mais de uma vez. Prefira o VPL.',
  'not-paid-back': 'O investimento não se paga nesse período.',
  'below-cdi': 'No CDI, já descontado o imposto, o mesmo dinheiro renderia mais.',
}

export function refusalInWords({ reason }: Refusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Nossas tabelas de imposto de renda não chegam a essa data. Escolha uma data mais recente.'
    case 'nothing-invested':
      return 'Nenhum valor saiu: inclua o investimento como um valor negativo.'
    case 'no-term':
      return 'Todos os valores são do mesmo dia. Inclua um valor de outra data.'
    case 'too-large':
      return 'No CDI, esse valor passaria de R$ 10 trilhões nesse período. Diminua o valor, o período ou a taxa.'
  }
}
