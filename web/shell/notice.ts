/** Shows the editors' notice between its two instants, in milliseconds. */
export function showNotice() {
  const notice = document.querySelector<HTMLElement>('aside[data-from]')
  const { from, to } = notice?.dataset ?? {}
  const now = Date.now()
  if (notice) notice.hidden = now < Number(from) || now >= Number(to)
}
