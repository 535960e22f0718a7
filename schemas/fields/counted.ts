/** How many a list has, in words, as the preview of a document or block says it. */
export function counted(list: unknown, one: string, many: string): string {
  const count = Array.isArray(list) ? list.length : 0
  return `${count} ${count === 1 ? one : many}`
}
