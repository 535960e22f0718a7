import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from './Island.tsx'

type Props = { given?: unknown }

const Part = (_: Props) => <p>number</p>
const drawn = (given: unknown) =>
  renderToStaticMarkup(
    <Island name="part" when="input">
      <Part given={given} />
    </Island>,
  )

test('an island carries what its component was given, which cannot end it', () => {
  expect(drawn({ text: '</script><b>', list: [1.5, null, true], none: undefined })).toBe(
    '<div data-island="part" data-when="input"><p>number</p><script type="application/json">{"given":{"text":"\\u003c/script>\\u003cb>","list":[1.5,null,true]}}</script></div>',
  )
})

test.each([
  ['a function', () => {}],
  ['an element', { icon: <b>a</b> }],
  ['a date', [new Date(0)]],
  ['a map', new Map()],
  ['no number', Number.NaN],
  ['a gap in a list', [undefined]],
  ['a symbol', Symbol('a')],
])('what JSON would change is refused: %s', (_, given) => {
  expect(() => drawn(given)).toThrow('not JSON')
})
