import * as z from 'zod/mini'
import { parseDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { brlField, listField, optionalField } from '../form/old/fields.ts'
import type { ExchangeInput } from './calculate.ts'

const most = 1_000_000_000_00
const amount = (label: string) => optionalField(brlField(label, { max: most }))
const result = (label: string) => optionalField(brlField(label, { min: -most, max: most }))

const traded = {
  month: monthField('Mês'),
  shareSales: brlField('Vendas de ações no mês', { max: most }),
  shareResult: brlField('Lucro ou prejuízo com ações', { min: -most, max: most }),
  otherResult: result('Lucro ou prejuízo com ETF, BDR, opções e futuros'),
  dayTradeResult: result('Lucro ou prejuízo em day trade'),
  fiiResult: result('Lucro ou prejuízo com FII'),
  commonWithheld: amount('IR retido em operações comuns'),
  dayTradeWithheld: amount('IR retido em day trade'),
}

const typed = z.object({
  months: listField('Meses', traded, { min: 1, max: 60 }),
  commonLoss: amount('Prejuízo anterior em operações comuns'),
  dayTradeLoss: amount('Prejuízo anterior em day trade'),
  fiiLoss: amount('Prejuízo anterior com FII'),
  pendingTax: amount('DARF que ficou esperando'),
  withheld: amount('IR retido e ainda não usado neste ano'),
})

/** What was typed, by field, to a question for `calculateExchange`. */
export const exchangeInput = z.pipe(
  typed,
  z.transform((fields, context): ExchangeInput => {
    const { months, commonLoss = 0, dayTradeLoss = 0, fiiLoss = 0, pendingTax = 0, withheld = 0 } = fields
    const isOrdered = months.every(
      ({ month }, index) => index === 0 || (months[index - 1]?.month ?? '') < month,
    )
    if (!isOrdered) {
      const message = 'Digite os meses em ordem, cada um uma vez.'
      context.issues.push({ code: 'custom', message, path: ['months'], input: fields })
    }
    return {
      months: months.map(filled),
      carried: { commonLoss, dayTradeLoss, fiiLoss, pendingTax, withheld },
    }
  }),
)

function filled({
  otherResult = 0,
  dayTradeResult = 0,
  fiiResult = 0,
  commonWithheld = 0,
  dayTradeWithheld = 0,
  ...month
}: z.output<typeof typed>['months'][number]) {
  return { ...month, otherResult, dayTradeResult, fiiResult, commonWithheld, dayTradeWithheld }
}

/** A month, as typed (`11/2026`), to its first day. */
function monthField(label: string) {
  return z.pipe(
    z.optional(z.string('Digite o mês como mm/aaaa.')),
    z.transform((text = '', { issues }): IsoDate => {
      const day = parseDay(`01/${text.trim()}`)
      if (day !== undefined) return day
      const message = text.trim() === '' ? `Preencha o campo ${label}.` : 'Digite o mês como mm/aaaa.'
      issues.push({ code: 'custom', message, input: text })
      return z.NEVER
    }),
  )
}

/** facts/04-ganho-capital.md, gc-o-08. */
export const exchangeExample = {
  months: [
    {
      month: '11/2026',
      shareSales: '50.000,00',
      shareResult: '6.000,00',
      otherResult: '',
      dayTradeResult: '',
      fiiResult: '',
      commonWithheld: '2,50',
      dayTradeWithheld: '',
    },
  ],
  commonLoss: '1.500,00',
  dayTradeLoss: '',
  fiiLoss: '',
  pendingTax: '',
  withheld: '',
}
