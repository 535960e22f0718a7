const start = String.raw`(?<!\p{L})`
const end = String.raw`(?!\p{L})`

const promising = new RegExp(
  `${start}(?:comprem?|garantid[oa]s?|sem riscos?|melhor(?:es)? investimentos?|lucros? cert[oa]s?)${end}`,
  'giu',
)

/** "não é garantido", "nunca sem risco": the sentence denies what the words would promise. */
const denied = new RegExp(
  `${start}(?:não|nem|nunca|jamais|nada|nenhuma?|ninguém|sem)(?:\\s+[^\\s.!?;:]+){0,4}\\s+$`,
  'iu',
)
/** "quando você compre": no order to buy. */
const subordinate = new RegExp(
  `${start}(?:que|quem|se|caso|quando|talvez|embora|você|vocês|el[ea]s?)\\s+$`,
  'iu',
)
/** "garantido pelo FGC", "garantidos, até um limite": says by whom, or how far. */
const withGuarantor = /^,?\s+(?:pel[oa]s?|por|até)\s/iu

/** The words of `text` that order to buy or promise a gain. Quotations and denials are none. */
export function promisesIn(text: string): string[] {
  return Array.from(text.matchAll(promising)).flatMap(({ 0: found, index }) => {
    const before = text.slice(0, index)
    const after = text.slice(index + found.length)
    if (isQuoted(before) || denied.test(before)) return []
    if (/^compre/i.test(found) && subordinate.test(before)) return []
    return /^garantid/i.test(found) && withGuarantor.test(after) ? [] : [found]
  })
}

function isQuoted(before: string): boolean {
  const straight = before.split('"').length - 1
  return before.lastIndexOf('“') > before.lastIndexOf('”') || straight % 2 === 1
}

const sentenceEnd = /(?<=[.?!…])["”)]?\s+(?=["“(]?[\p{Lu}\p{N}])/u

const sentencesOf = (text: string) => text.split(sentenceEnd).filter((each) => /\p{L}/u.test(each))

/** With decimals, as rates are written. Not "110,5% do CDI": a multiple stays right when the rate moves. */
const percentage = /\d{1,3},\d{1,4}\s?%(?!\sd[oa]\s)/gu
const ruledWord = new RegExp(`${start}(?:IOF|IR|IRRF|CDI|[Ss]elic|SELIC|[Ii]mposto de [Rr]enda)${end}`, 'u')

/** Percentages that were typed in a sentence about IOF, Selic, CDI or income tax. */
export function typedRatesIn(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const typed = sentence.match(percentage) ?? []
    return ruledWord.test(sentence) ? typed : []
  })
}

/** Words per sentence, on average; undefined where there is no sentence. */
export function averageSentence(texts: string[]): number | undefined {
  const sentences = texts.flatMap(sentencesOf)
  const words = sentences.flatMap((sentence) => sentence.split(/\s+/).filter(Boolean))
  return sentences.length === 0 ? undefined : words.length / sentences.length
}
