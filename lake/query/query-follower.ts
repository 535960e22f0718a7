import type { Doc } from '../store/documents.ts'
import type { GroqNode } from './groq.ts'
import type { QuerySource } from './query-documents.ts'

/** A node that gives what `answer` says to the text that `text` gives; nothing where that is no text. */
export type Ask = (answer: (text: string) => unknown, text: GroqNode) => GroqNode

/** A reference that starts with it is no document's, but a question of a rewritten query. */
const questionMark = '\u0001'

/**
 * Follows references, and remembers where they led.
 *
 * groq-js has no functions of one's own, but it asks us for what a reference leads to: that is how a rewritten query
 * asks for anything else.
 */
export function createFollower(source: QuerySource) {
  const documents = new Map<string, Doc | null>()
  const answers: ((text: string) => unknown)[] = []
  const ask: Ask = (answer, text) => {
    const number = answers.push(answer) - 1
    const reference = {
      type: 'OpCall',
      op: '+',
      left: { type: 'Value', value: `${questionMark}${number}:` },
      right: text,
    }
    const attributes = [{ type: 'ObjectAttributeValue', name: '_ref', value: reference }]
    return { type: 'Deref', base: { type: 'Object', attributes } }
  }

  function answered(reference: string): unknown {
    const [, number, text = ''] = reference.match(/^.(\d+):(.*)$/s) ?? []
    return answers[Number(number)]?.(text)
  }

  return {
    documents,
    ask,
    dereference({ _ref }: { _ref: string }): unknown {
      if (_ref.startsWith(questionMark)) return answered(_ref)
      const doc = source.get(_ref)
      documents.set(_ref, doc)
      return doc
    },
  }
}
