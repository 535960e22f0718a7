import { formatBrl } from '#web/finance/core/format.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'
import { CHECKED_ON } from '../../text-source.ts'
import { lawOn } from '../../worked.ts'

export const smallestDarf = formatBrl(lawOn(darf, CHECKED_ON).minimum)
