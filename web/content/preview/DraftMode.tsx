import { draftMode } from 'next/headers'
import { LazyDraftBar } from './LazyDraftBar.tsx'

/** The notice and the editing overlays of a preview; nothing at all for readers. */
export async function DraftMode() {
  const { isEnabled } = await draftMode()
  return isEnabled ? <LazyDraftBar /> : null
}
