/** Goes into what is of one day only. Brasília is three hours behind UTC all year. Constant, so that it has one hash. */
export const hideWhenOver = `(() => {
  const note = document.currentScript.parentElement
  if (new Date(Date.now() - 10800000).toISOString().slice(0, 10) > note.dataset.lastDay) note.hidden = true
})()`
