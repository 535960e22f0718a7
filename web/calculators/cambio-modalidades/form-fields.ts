import * as z from 'zod/mini'
import type { Calculator } from '../form/old/evaluate.ts'
import type { Fields, Texts } from '../form/old/fields.ts'
import type { ModalitiesInput, Use } from './calculate.ts'
import { modalitiesExample, modalitiesInput } from './input.ts'
import { usesInWords } from './words.ts'

/** What money changes hands for: each has its own spread and fee. The commercial rate has neither. */
type PaidUse = Exclude<Use, 'commercial'>
export type FieldName = 'amount' | 'amountIn' | 'use' | 'rate' | 'date' | `${PaidUse}Spread` | `${PaidUse}Fee`

/** The question without what the page knows and the reader may replace: `rate` and `date` left empty. */
export type Question = { input: ModalitiesInput; ownRate: boolean; ownDate: boolean }

const keys: Record<PaidUse, string> = {
  cash: 'e',
  card: 'c',
  account: 'g',
  'third-party': 'r',
  investment: 'i',
}
export const paidUses: readonly PaidUse[] = ['cash', 'card', 'account', 'third-party', 'investment']

/** The form of a currency: `use` is the one chosen at first. Constants of this module, as `useCalculator` asks. */
export const modalitiesForms = { USD: formOf('USD', 'card'), EUR: formOf('EUR', 'cash') }

function formOf(
  currency: 'USD' | 'EUR',
  use: Use,
): Calculator<FieldName, Question, { ok: true } | { ok: false }> {
  const fields: Fields<FieldName> = {
    amountIn: { label: 'Quantia em', key: 'm', kind: 'choice', example: 'foreign' },
    amount: { label: 'Quantia', key: 'q', kind: 'brl', example: modalitiesExample.amount, step: 10 },
    use: { label: 'Como vou usar', key: 'u', kind: 'choice', example: use },
    rate: { label: 'Câmbio comercial', key: 't', kind: 'percent', example: '', optional: true, step: 0.01 },
    date: { label: 'Calcular pela regra de', key: 'd', kind: 'day', example: '', optional: true },
    ...wayFields('cash'),
    ...wayFields('card'),
    ...wayFields('account'),
    ...wayFields('third-party'),
    ...wayFields('investment'),
  }
  // Whether there is an answer depends on the rate of the moment, which is not typed.
  return { fields, schema: schemaOf(currency), calculate: () => ({ ok: true }) }
}

function wayFields<const One extends PaidUse>(use: One) {
  const { spread = '', fee = '' } = modalitiesExample.ways.find((way) => way.use === use) ?? {}
  const label = usesInWords[use]
  // Two names made of one: the type cannot be read from a computed key.
  return {
    [`${use}Spread`]: {
      label: `Spread: ${label}`,
      key: `s${keys[use]}`,
      kind: 'percent',
      example: spread,
      optional: true,
      step: 0.5,
    },
    [`${use}Fee`]: {
      label: `Tarifa: ${label}`,
      key: `f${keys[use]}`,
      kind: 'brl',
      example: fee,
      optional: true,
      step: 1,
    },
  } as Fields<`${One}Spread` | `${One}Fee`>
}

function schemaOf(currency: 'USD' | 'EUR'): z.ZodMiniType<Question> {
  return z.pipe(
    z.custom<Texts<FieldName>>((texts) => typeof texts === 'object'),
    z.transform((texts, { issues }): Question => {
      const [ownRate, ownDate] = [texts.rate.trim() !== '', texts.date.trim() !== '']
      const parsed = modalitiesInput.safeParse({
        currency,
        amount: texts.amount,
        amountIn: texts.amountIn,
        use: texts.use,
        // Stand for what the page fills in: they only have to be allowed.
        commercialRate: ownRate ? texts.rate : '1',
        date: ownDate ? texts.date : modalitiesExample.date,
        ways: [
          { use: 'commercial', spread: '0', fee: '0' },
          ...paidUses.map((use) => ({ use, spread: texts[`${use}Spread`], fee: texts[`${use}Fee`] })),
        ],
      })
      if (parsed.success) return { input: parsed.data, ownRate, ownDate }
      for (const { message, path } of parsed.error.issues) {
        issues.push({ code: 'custom', message, path: [nameOf(path)], input: texts })
      }
      return z.NEVER
    }),
  )
}

function nameOf([name, index, part]: readonly PropertyKey[]): string {
  if (name === 'commercialRate') return 'rate'
  if (name !== 'ways') return String(name)
  return `${paidUses[Number(index) - 1]}${part === 'fee' ? 'Fee' : 'Spread'}`
}
