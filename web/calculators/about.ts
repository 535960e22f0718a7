export const moments = {
  trabalho: 'Trabalho e aposentadoria',
  casa: 'Casa, carro e dívidas',
  investir: 'Guardar e investir',
  imposto: 'Imposto',
  fora: 'Moeda, compra e viagem',
} as const

/** A calculator by name alone: the browser, the Studio and the search read this. */
export type About = {
  /** Its place in the index: what most readers ask comes first. */
  rank: number
  title: string
  /** The heading of its page. */
  question: string
  /** Where it is: a page of its own, or one of another subject. */
  path: `/${string}`
  /** The moment of life under which the index lists it. */
  moment: keyof typeof moments
  /** Synonyms for the search. */
  words: string
}

/** A page of its own: for search engines, and its line in the menu of every page. */
export type AboutPage = {
  /** 30 to 60 characters. */
  title: string
  /** 120 to 160 characters. */
  description: string
  menu?: { place: number; label: string; question: string }
}
