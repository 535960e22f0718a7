/**
 * One query and what it answers. In ids, types and queries `~` stands for a name of this run's own, so that a run can
 * share a dataset with others.
 */
export type Case = readonly [query: string, result: unknown, more?: More]

type More = {
  params?: Record<string, unknown>
  /** Without one, `published`. */
  perspective?: 'raw' | 'published' | 'drafts'
  /** Section of the GROQ specification (https://spec.groq.dev, revision of 9 December 2025), where it surprises. */
  section?: string
  /** Answer of our store where it differs, and the reason. */
  differs?: { answer: unknown; reason: string }
}

export type Topic = {
  /** Documents of the dataset. */
  documents?: readonly Record<string, unknown>[]
  cases: readonly Case[]
  /** Queries that are refused. */
  refused?: readonly (readonly [query: string, more?: Pick<More, 'params' | 'differs'>])[]
}
