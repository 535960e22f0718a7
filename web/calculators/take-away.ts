/** Puts `text` on the clipboard. False where the browser does not let it: an insecure address, or a refusal. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
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
