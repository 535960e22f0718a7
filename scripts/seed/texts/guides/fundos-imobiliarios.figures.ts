import { percentInWords } from '#web/finance/core/format.ts'
import { fiiIncome } from '#web/finance/tables/income-tax/fii.ts'
import { CHECKED_ON } from '../../text-source.ts'
import { lawOn } from '../../worked.ts'

export const {
  fewestHolders,
  paysFromShare,
  paysFromLinkedShare = Number.NaN,
  rate,
} = lawOn(fiiIncome, CHECKED_ON)
export const [ownShare, linkedShare, withheld] = [paysFromShare, paysFromLinkedShare, rate].map((share) =>
  percentInWords(share),
)
