'use client'

import { lazy, Suspense } from 'react'

const Bar = lazy(() => import('./DraftBar.tsx').then(({ DraftBar }) => ({ default: DraftBar })))

/** Only an editor downloads what a draft is looked at with. */
export function LazyDraftBar() {
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  )
}
