/** A name that no site has: whatever does not stay on it leads away. */
const here = 'http://same-site.invalid'

/**
 * The path when it stays on this site, as it can stand in a header: a browser takes `//host`, `/\host` and, since it
 * leaves out tabs and line breaks, `/<tab>/host` for addresses of another one.
 */
export function samesitePath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith('/') || /[\p{Cc}\\]/u.test(path)) return undefined
  const url = URL.parse(path, here)
  // `/.//host` stays here, but as a path by itself it would not.
  if (url?.origin !== here || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
