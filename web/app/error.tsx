'use client'

import { LazyErrorScreen } from './_shell/LazyErrorScreen.tsx'

export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  return <LazyErrorScreen error={error} onRetry={retry} />
}
