/** Names by which programs that open pages call themselves: a view of theirs is none. */
const programs =
  /bot[/;.]|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan|curl|wget|python|okhttp|java\/|go-http|axios|node/i

/** Whether a `User-Agent` is that of a program, or none. */
export function isProgramName(userAgent: string | null | undefined): boolean {
  return !userAgent || programs.test(userAgent)
}
