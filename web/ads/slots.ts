type Slot = {
  title: string
  /** Pixels that it has at least once it is open for what somebody pays. */
  height: number
}

/**
 * Every place in which an advertisement may stand; what stands there is marketing's. None is above the first result,
 * between fields and result, or beside a button, and no two are in one window: where a wide page has `calc-rail`, it
 * has no `calc-apos-tabela`.
 */
export const slots = {
  'home-meio': { title: 'Início, depois das contas', height: 300 },
  'cotacao-apos-nota': { title: 'Cotação, depois da Nota e da tabela', height: 300 },
  'calc-apos-tabela': { title: 'Calculadora, depois do gráfico e da tabela', height: 300 },
  'calc-rail': { title: 'Calculadora, ao lado da explicação (telas largas)', height: 600 },
  'artigo-1': { title: 'Artigo, depois do começo', height: 300 },
  'artigo-2': { title: 'Artigo, no meio', height: 300 },
  'artigo-fim': { title: 'Artigo, antes dos textos relacionados', height: 300 },
  'guia-meio': { title: 'Guia de investimento, no meio', height: 300 },
  'lista-entre': { title: 'Listas do blog e de ativos', height: 300 },
  'ativo-apos-grafico': { title: 'Ativo, depois do gráfico', height: 300 },
  rodape: { title: 'Fim da página', height: 300 },
} as const satisfies Record<string, Slot>

export type SlotName = keyof typeof slots

// The keys of an object written out are those of its type.
export const slotNames = Object.keys(slots) as SlotName[]
