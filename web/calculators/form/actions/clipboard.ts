/** Puts `text` on the clipboard. False where the browser does not let it: an insecure address, or a refusal. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Whether the browser can hand a text to another app of the device. */
export function canShare(): boolean {
  return 'share' in navigator
}

/** Lets the reader choose who gets `text` with its link; who closes the choice has chosen. */
export async function share(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ text, url })
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) throw cause
  }
}

/** Offers `text` to the reader as a file called `name`. */
export function download(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: Safari starts reading after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
