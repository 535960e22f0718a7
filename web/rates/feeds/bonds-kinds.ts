/** What a rate is added to: nothing, the Selic, the IPCA or the IGP-M. */
export const rateKinds = ['nominal', 'selic', 'ipca', 'igpm'] as const
export type RateKind = (typeof rateKinds)[number]
