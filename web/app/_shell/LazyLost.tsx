'use client'

import { lazy } from 'react'

/**
 * Next writes what `not-found.tsx` shows into the data of every page: of this there is a reference alone. No `Suspense`
 * around it, which React may put at the end of the document, where only a script brings it to its place.
 */
const Screen = lazy(() => import('./Lost.tsx').then(({ Lost }) => ({ default: Lost })))

export function LazyLost({ title }: { title?: string }) {
  return <Screen title={title} />
}
