import type { CalculatorSlug } from '#web/calculators/registry.ts'

type Words<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Words<Rest>}`
  : Capitalize<Text>

/** The field of a block with the values of this calculator: `presetJurosCompostos`. */
export function presetName<Slug extends CalculatorSlug>(slug: Slug): `preset${Words<Slug>}` {
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  // The type says the same.
  return `preset${words.join('')}` as `preset${Words<Slug>}`
}
