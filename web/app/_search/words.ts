/** Words of a question that say nothing of what is looked for; without accents, as they are compared. */
const fillers = new Set(
  (
    'a o as os e ou de da do das dos um uma uns umas em no na nos nas ao aos pra pro para por pelo pela com sem que q se ' +
    'eu me meu minha meus minhas seu sua voce voces vc vcs nos isso isto esse essa este esta tem ter tenho ser sao foi fui ' +
    'esta estao ta to vou vai vao quero queria posso pode preciso gostaria saber como quanto quanta quantos quantas qual ' +
    'quais quando onde quem porque oque oq eh ja so mais muito hoje hj agora ate sobre entre ele ela nao sim existe'
  ).split(' '),
)

/**
 * Synonyms, as `wordsOf` has them; the first word stands for all. Two words are none of them alone:
 * "seguro desemprego" is no insurer.
 */
const sameThings: readonly (readonly string[])[] = [
  ['decimoterceiro', 'decimo terceiro salario', 'decimo terceiro', '13 salario', '13o salario', '13o'],
  ['segurodesemprego', 'seguro desemprego', 'auxilio desemprego'],
  ['impostorenda', 'imposto renda', 'irpf'],
  ['blackfriday', 'black friday'],
  ['imovel', 'apartamento', 'apto'],
  ['viagem', 'viajem'],
  ['minhacasa', 'minha casa vida', 'casa vida', 'mcmv'],
  ['cripto', 'crypto', 'criptomoeda', 'criptomoedas', 'criptoativo', 'criptoativos'],
]

const phrases = sameThings
  .flatMap(([one = '', ...others]) => others.map((other) => ({ one, parts: other.split(' ') })))
  .toSorted((one, other) => other.parts.length - one.parts.length)

const plurals: readonly (readonly [ending: string, singular: string])[] = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['ns', 'm'],
  ['res', 'r'],
  ['zes', 'z'],
  ['ss', 'ss'],
  ['us', 'us'],
  ['is', 'is'],
  ['s', ''],
]

/** Of verbs and of what is made of them, the longest first. */
const endings = (
  'adorias adoria amento imento adores idores adora idora ador idor acao icao ncia encia ancia mente ando endo indo ' +
  'assem aram eram iram avam aria eria iria ado ada ido ida ava ou ei eu iu ao ar er ir am em a e i o'
)
  .split(' ')
  .toSorted((one, other) => other.length - one.length)

const SHORTEST_STEM = 4

/** A year tells no subject: `irpf 2026` is not every text of 2026. */
const year = /^20\d\d$/

/** The words of a text in lower case and without accents; what only joins them is left out. */
export function wordsOf(text: string): string[] {
  // Only the compatible form takes the ordinal sign of `13º` apart.
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !fillers.has(word) && !year.test(word))
}

/** The same words, what has several names by one of them. */
export function phrasesOf(words: readonly string[]): string[] {
  const [first, ...rest] = words
  if (first === undefined) return []
  const phrase = phrases.find(({ parts }) => parts.every((part, index) => words[index] === part))
  return phrase ? [phrase.one, ...phrasesOf(words.slice(phrase.parts.length))] : [first, ...phrasesOf(rest)]
}

/**
 * A word of `wordsOf` as it is compared: in the singular, without the ending of a verb or of what is made of one, so that
 * `financiar`, `financiei` and `financiamentos` are the same. It knows no accents: what is typed without them has the same
 * stem as what is written with them.
 */
export function stemOf(word: string): string {
  // A code, as PETR4, or a number.
  if (word.length <= SHORTEST_STEM || /\d/.test(word)) return word
  const [plural, singular] = plurals.find(([ending]) => word.endsWith(ending)) ?? ['', '']
  const one = word.slice(0, word.length - plural.length) + singular
  const ending = endings.find((each) => one.endsWith(each) && one.length - each.length >= SHORTEST_STEM)
  return one.slice(0, one.length - (ending?.length ?? 0))
}
