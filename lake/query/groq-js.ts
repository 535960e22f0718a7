import * as groqJs from 'groq-js'
import type { GroqNode } from './groq-tree.ts'

type Calls = {
  /** Throws an error with the `position` of what it cannot read. */
  parse: (
    query: string,
    options?: { params?: Record<string, unknown>; mode?: 'normal' | 'delta' },
  ) => GroqNode
  evaluate: (tree: GroqNode, context?: object) => Promise<{ get(): Promise<unknown> }>
  evaluateSync: (tree: GroqNode, context?: object) => { data: unknown }
}

/**
 * groq-js with a tree that is ours to rewrite. The one cast between its types and ours: they change with its patches, the
 * tree does not (groq.test.ts).
 */
export const { parse, evaluate, evaluateSync } = groqJs as unknown as Calls
