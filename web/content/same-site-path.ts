/** The path when it stays on this site; `//example.com` and `/\example.com` are addresses of another one. */
export function samesitePath(path: string | null | undefined): string | undefined {
  return path && /^\/(?![/\\])/.test(path) ? path : undefined
}
