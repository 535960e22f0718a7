/**
 * A streamed part of a page (a Suspense boundary that was not ready in its turn), as React 19.3 writes it: at the end, with
 * the call that moves it to its place, and before the first call the functions for it.
 */
const streamedPart =
  /<div hidden id="S:([\da-f]+)">((?:(?!<div hidden id="S:).)*?)<\/div><script>(?:(?!<\/script>).)*?\$RC\("B:\1","S:\1"\)<\/script>/gs

/** The time of the first frame, which these functions wait for. */
const firstFrame = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>'

/** A part of the page that may come late, and all that is shown in its place until then. */
const opening = '<!--$?--><template id="B:'
const boundary = /<!--(\/?)\$[?!~]?-->/g

/**
 * The page with each part where it is read: a reader without JavaScript would see only that it is being loaded, and every one
 * until the whole page has come. Unchanged is a page without such parts, or one that is not written so.
 */
export function placeStreamedParts(html: string): string {
  const parts = new Map(Array.from(html.matchAll(streamedPart), ([, id, part]) => [id, part]))
  let placed = html.replace(streamedPart, '')
  for (const [id, part] of parts) {
    const start = placed.indexOf(`${opening}${id}"></template>`)
    const end = endOf(placed, start)
    if (!end) return html
    placed = `${placed.slice(0, start)}<!--$-->${part}${placed.slice(end)}`
  }
  return hasStreamedParts(placed) ? html : placed.replace(firstFrame, '')
}

/** Whether a part of the page stands elsewhere until a script moves it. */
export function hasStreamedParts(html: string): boolean {
  return html.includes(opening)
}

/** Where the mark stands that closes the boundary which begins here. */
function endOf(html: string, start: number): number | undefined {
  if (start === -1) return undefined
  let depth = 0
  for (const { 1: closes, index } of html.slice(start).matchAll(boundary)) {
    depth += closes ? -1 : 1
    if (depth === 0) return start + index
  }
  return undefined
}
