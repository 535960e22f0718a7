import { presetOf } from '#schemas/blocks/preset-name.ts'
import { CalculatorEmbed } from '#web/calculators/CalculatorEmbed.tsx'
import { figuresFor } from '#web/calculators/figures-for.ts'
import type { CalculatorSlug } from '#web/calculators/registry.ts'
import { type Unfinished, words } from '#web/content/blocks/unfinished.ts'
import type { Body } from '#web/content/sanity.types.ts'
import { Island } from '#web/ui/islands/Island.tsx'

type Embed = Unfinished<Extract<Body[number], { _type: 'calculatorEmbed' }>> & { slug: CalculatorSlug }

/** A calculator inside an article, filled with what the editor chose and the figures of the day. */
export async function CalculatorInText({ embed }: { embed: Embed }) {
  const { slug, title } = embed
  return (
    <>
      {words(title) && <h3>{words(title)}</h3>}
      <Island name={slug} code={slug} when="input">
        <CalculatorEmbed slug={slug} preset={presetOf(embed, slug)} figures={await figuresFor(slug)} />
      </Island>
    </>
  )
}
