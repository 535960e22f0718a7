import { formatBrl } from './format.ts'
import { type Cents, roundCents } from './money.ts'
import { readNumber } from './typed-number.ts'

/**
 * `readNumber` of an amount of money. More than four decimals are two numbers in one, `2.582,8200003`: what was typed stands
 * behind what was there.
 */
export function readMoney(text: string, unit: string): ReturnType<typeof readNumber> {
  const isGlued = /[.,]\d{5,}\D*$/.test(text)
  return isGlued ? { wrong: 'Depois da vírgula só vão os centavos.' } : readNumber(text, unit, true)
}

/** An amount in reais as typed, in centavos and within limits in centavos; or in Portuguese what is wrong with it. */
export function readReais(
  text: string,
  limits: { min: Cents; max: Cents },
): { amount?: Cents; wrong?: string } {
  const typed = readMoney(text, 'R$')
  if ('wrong' in typed) return typed
  const amount = roundCents(typed.value * 100)
  if (amount < limits.min) return { wrong: `O valor mínimo é ${formatBrl(limits.min)}.` }
  if (amount > limits.max) return { wrong: `O valor máximo é ${formatBrl(limits.max)}.` }
  return { amount }
}
