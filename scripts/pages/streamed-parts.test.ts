import { expect, test } from 'vitest'
import { hasStreamedParts, placeStreamedParts } from './streamed-parts.ts'

// As React 19.3.1 writes them; the functions are longer.
const functions = '$RB=[];$RV=function(a){for(var b=0;b<a.length;b+=2);};\n$RC=function(a,b){$RV(a,b)};'
const firstFrame = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>'
const place = (id: string, shown: string) => `<!--$?--><template id="B:${id}"></template>${shown}<!--/$-->`
const late = (id: string, part: string, before = '') =>
  `<div hidden id="S:${id}">${part}</div><script>${before}$RC("B:${id}","S:${id}")</script>`

test('each part stands in its place, and nothing is left of how it came there', () => {
  const html = [
    `<main>${place('0', '<p>Carregando...</p>')}<p>Texto</p>${place('a', '<!--$--><i></i><!--/$-->')}</main>`,
    `${firstFrame}${late('0', '<div><form></form></div>', functions)}${late('a', '<div>$&</div>')}</body>`,
  ].join('')
  expect(placeStreamedParts(html)).toBe(
    '<main><!--$--><div><form></form></div><!--/$--><p>Texto</p><!--$--><div>$&</div><!--/$--></main></body>',
  )
})

test('a part within a part that was late too stands in its place', () => {
  const outer = late('0', `<div>${place('1', '…')}</div>`, functions)
  expect(placeStreamedParts(`${place('0', '…')}${firstFrame}${outer}${late('1', '<b></b>')}`)).toBe(
    '<!--$--><div><!--$--><b></b><!--/$--></div><!--/$-->',
  )
})

test('a page without such parts stays as it is', () => {
  const html = '<main><!--$--><form></form><!--/$--></main>'
  expect(placeStreamedParts(html)).toBe(html)
  expect(hasStreamedParts(html)).toBe(false)
})

test.each([
  ['whose part did not come', place('0', '…')],
  [
    'whose part is moved another way',
    `${place('0', '…')}<div hidden id="S:0"></div><script>$RX("B:0")</script>`,
  ],
  ['whose place has no end', `<!--$?--><template id="B:0"></template>…${late('0', '<b></b>')}`],
])('a page %s stays as it is, and is told apart', (_, html) => {
  expect(placeStreamedParts(html)).toBe(html)
  expect(hasStreamedParts(html)).toBe(true)
})
