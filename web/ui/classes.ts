/** Joins the class names that apply: `classes('a', wide && 'b')`. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
