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

/** The values of this calculator that an editor filled in; an empty one leaves the page's example. */
export function presetOf(
  block: Readonly<Record<string, unknown>>,
  slug: CalculatorSlug,
): Record<string, string> {
  const texts = Object.entries(block[presetName(slug)] ?? {})
  return Object.fromEntries(
    texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )
}
