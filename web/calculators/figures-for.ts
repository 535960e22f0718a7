import { readFigures } from '#web/rates/daily/read-figures.ts'
import type { Figures } from '#web/rates/figures.ts'
import { fieldsOf } from './fields-of.ts'
import type { CalculatorSlug } from './registry.ts'

/** Today's figures for a calculator: those of all currencies, and of bonds, only where a choice can ask for them. */
export function figuresFor(slug: CalculatorSlug): Promise<Figures> {
  const currencies =
    slug !== 'tesouro-direto' && Object.values(fieldsOf[slug]).some(({ live }) => typeof live === 'function')
  return readFigures({ currencies, bonds: slug === 'tesouro-direto' })
}
