type Quote = { buy: number; sell: number }

/**
 * Closing PTAX of the day: the simple mean of its consultations (four; two on 24 December), to four decimals, half up.
 *
 * Reais per unit of currency. Each consultation is already the mean of the dealers' quotes without the two highest and
 * the two lowest. A day without consultations has no PTAX: the caller repeats the last one.
 *
 * @see Circular BCB 3.506/2010; facts/10-mercado.md §3
 */
export function closingPtax(consultations: readonly Quote[]): Quote {
  return {
    buy: mean(consultations.map(({ buy }) => buy)),
    sell: mean(consultations.map(({ sell }) => sell)),
  }
}

function mean(quotes: readonly number[]): number {
  if (quotes.length === 0 || quotes.some((quote) => !(quote > 0 && Number.isFinite(quote)))) {
    throw new RangeError(`not quotes: ${quotes.join(', ')}`)
  }
  const sum = quotes.reduce((total, quote) => total + quote, 0)
  // Twelve digits: sums of quotes with four decimals have far fewer, and what binary arithmetic added goes away.
  return Math.floor(Number(((sum / quotes.length) * 10_000).toPrecision(12)) + 0.5) / 10_000
}
