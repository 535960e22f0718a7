/** `T` as a draft, or a document written past the Studio, may hold it: any part may be missing. */
export type Unfinished<T> = T extends readonly (infer Item)[]
  ? readonly Unfinished<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]?: Unfinished<T[Name]> | null }
    : T

/** The items that are there. */
export function list<Item>(value: readonly Item[] | null | undefined): NonNullable<Item>[] {
  return Array.isArray(value) ? value.filter((item) => item !== null && item !== undefined) : []
}

/** The text that is there; empty when there is none, or something else. */
export function words(value: string | null | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** In place of a block: which of its parts the editor still has to fill in. */
export class Lacking {
  readonly parts: readonly string[]
  constructor(...parts: string[]) {
    this.parts = parts
  }
}
