/** The HTML that puts a page of this site, at `address`, into a frame of another. */
export function frameOf(address: string, title: string): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="900" loading="lazy" referrerpolicy="no-referrer"></iframe>`
}
