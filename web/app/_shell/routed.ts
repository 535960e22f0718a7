/**
 * Arguments of a page or a route handler below folders `[name]`: their text in the address, and the query. Next's own
 * `PageProps` are only there once it has been built.
 */
export type Routed<Name extends string = never> = {
  params: Promise<Record<Name, string>>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}
