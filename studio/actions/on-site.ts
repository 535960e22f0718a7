/** The version that a page of the site says it shows; undefined for a page that says none, or is none. */
export function revisionIn(html: string): string | undefined {
  return html.split('<meta name="revision" content="')[1]?.split('"')[0]
}

/** After these seconds the site is asked again; then it is left alone. */
const patience = [0.5, 1, 1, 2, 4, 8, 16, 32]

/** Asks the site until its page at `address` shows `revision`. @returns whether it came to it */
export async function appears(address: string, revision: string, signal: AbortSignal): Promise<boolean> {
  for (const seconds of [0, ...patience]) {
    await pause(seconds * 1000, signal)
    if (signal.aborted) return false
    if ((await revisionAt(address, signal)) === revision) return true
  }
  return false
}

/** A site that does not answer shows nothing. */
async function revisionAt(address: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { cache: 'no-store', credentials: 'omit', signal })
    return answer.ok ? revisionIn(await answer.text()) : undefined
  } catch {
    return undefined
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
