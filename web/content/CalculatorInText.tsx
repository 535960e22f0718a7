import { CalculatorEmbed } from '#web/calculators/CalculatorEmbed.tsx'
import type { CalculatorSlug } from '#web/calculators/registry.ts'
import { readFigures } from '#web/rates/daily/read-figures.ts'
import { Island } from '#web/ui/Island.tsx'

/** A calculator inside an article, filled with the figures of the day. */
export async function CalculatorInText({ slug }: { slug: CalculatorSlug }) {
  return (
    <Island name={slug} when="visible">
      <CalculatorEmbed slug={slug} figures={await readFigures()} />
    </Island>
  )
}
