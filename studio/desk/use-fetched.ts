import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'

/**
 * Answer of the store to a query on all documents, drafts among them, or that there was none; asked again by the function
 * that comes with it. An answer stays when the next one fails.
 */
export function useFetched<Answer>(
  query: string,
  params: Record<string, unknown> = {},
): [Answer | undefined, boolean, () => void] {
  const client = useClient({ apiVersion: '2026-03-01' })
  const [state, setState] = useState<{ answer?: Answer | undefined; failed: boolean }>({ failed: false })
  const asked = JSON.stringify(params)
  const read = useCallback(() => {
    void client
      .withConfig({ perspective: 'raw' })
      .fetch<Answer>(query, JSON.parse(asked))
      .then(
        (answer) => setState({ answer, failed: false }),
        () => setState(({ answer }) => ({ answer, failed: true })),
      )
  }, [client, query, asked])
  useEffect(read, [read])
  return [state.answer, state.failed, read]
}
