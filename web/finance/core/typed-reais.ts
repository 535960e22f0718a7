import { formatBrl } from './format.ts'
import { type Cents, roundCents } from './money.ts'
import { readNumber } from './typed-number.ts'

/** An amount in reais as typed, in centavos and within limits in centavos; or in Portuguese what is wrong with it. */
export function readReais(
  text: string,
  limits: { min: Cents; max: Cents },
): { amount?: Cents; wrong?: string } {
  const typed = readNumber(text, 'R$', true)
  if ('wrong' in typed) return typed
  const amount = roundCents(typed.value * 100)
  if (amount < limits.min) return { wrong: `O valor mínimo é ${formatBrl(limits.min)}.` }
  if (amount > limits.max) return { wrong: `O valor máximo é ${formatBrl(limits.max)}.` }
  return { amount }
}
