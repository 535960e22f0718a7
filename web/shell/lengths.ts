/** Characters that search engines show (spec/site.md §5). */
const limits = { title: [30, 60], description: [120, 160] } as const

export function wrongLengths(texts: Record<keyof typeof limits, string>): string[] {
  return (['title', 'description'] as const).flatMap((name) => {
    const [least, most] = limits[name]
    const { length } = texts[name]
    if (length >= least && length <= most) return []
    return `${name}: ${length} characters, not ${least} to ${most}: ${texts[name]}`
  })
}

/** In development alone. */
export function checkLengths() {
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
  for (const line of wrongLengths({ title: document.title, description })) console.warn(line)
}
