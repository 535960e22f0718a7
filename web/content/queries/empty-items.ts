/**
 * An answer of the store without the items that lead nowhere: null stands in a list for a reference whose target is missing or
 * not chosen yet, and for what a program left empty. A page shows the others instead of failing.
 */
export function withoutEmptyItems<Answer>(answer: Answer): Answer {
  // The same shape: only items that no page can show are gone.
  return cleaned(answer) as Answer
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null && item !== undefined).map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleaned(inner)]))
}
