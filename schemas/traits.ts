/** The groups of the desk, from what changes every day to what hardly ever does. */
export type DeskGroup = 'texts' | 'fixed' | 'season' | 'ads' | 'registers' | 'settings'

/** The people of the newsroom (studio/desk/roles.ts); `admin` finds every type. */
export type RoleName = 'redator' | 'revisor' | 'editor' | 'marketing' | 'juridico' | 'admin'

/** The page at `path` that lists the pages of a type. */
type ListPage = {
  name: string
  /** For the search of the site: its name, the line below it, other words for it. */
  label: string
  detail: string
  words: string
  /** For search engines and its picture; absent where an editor writes these texts. */
  texts?: {
    title: string
    description: string
    share: { category: string; title: string; summary: string }
  }
}

/** The `options.traits` of a schema: how the desk, the site and its cache treat documents of that type. */
export type Traits = {
  /** Its place in lists of types: pages come first, in the order of the desk. */
  rank: number
  plural: string
  /** Of @sanity/icons, without the word Icon: beside a document's name in lists and references. */
  icon: string
  /** Cache tag of whatever shows any document of this type. */
  tag: string
  /** Where its list stands on the desk: in a group; `texts` has no list of a type, only articles by their workflow. */
  desk: DeskGroup
  /** Besides `admin`. */
  roles: readonly Exclude<RoleName, 'admin'>[]
} & (
  | {
      /**
       * Each document is a page at `path/slug`. `path` itself lists them; null: the pages stand on their own, each with a
       * folder of its own in web/app/.
       */
      page: { path: `/${string}`; list: ListPage } | { path: ''; list: null }
    }
  | {
      page: null
      /** Where a document without a page shows, told beside its form. */
      shownIn: string
    }
)

declare module 'sanity' {
  interface DocumentOptions {
    traits: Traits
  }
  interface BaseSchemaTypeOptions {
    /**
     * Shown as the editor wrote it: the preview leads from the page to the field, and hides marks inside the string for
     * that, which would break a value that code compares, parses or links to.
     */
    isShown?: true
  }
}
