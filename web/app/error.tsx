'use client'

import { ErrorScreen } from './_shell/ErrorScreen.tsx'

export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorScreen error={error} onRetry={retry} />
}
