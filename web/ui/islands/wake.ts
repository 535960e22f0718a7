import { replayInput, whenFormsReady } from './replay-input.ts'

/**
 * Once React listens in an island: tells it what was typed before, then the page that it does.
 *
 * The attributes are the contract with scripts/pages/loader.ts: `data-ready` says that React listens from now on,
 * `island:ready` that it also knows what was typed before.
 */
export async function wake(root: HTMLElement): Promise<void> {
  await whenFormsReady(root)
  root.setAttribute('data-ready', '')
  await replayInput(root)
  root.dispatchEvent(new Event('island:ready', { bubbles: true }))
}
