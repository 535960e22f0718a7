const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text for an element or an attribute of XML, without the characters that XML has no way to write. */
export function xmlText(text: string): string {
  const writable = text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
  return writable.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
