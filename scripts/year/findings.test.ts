import { expect, test } from 'vitest'
import { typedBesideLive } from './findings.ts'

const plain = '<data class="rule" value="3,5&nbsp;%">3,5&nbsp;%</data>'
const live = `${plain} <small>(<a href="/">Decreto 6.306/2007</a>)</small>`
const word = '<span id="t" popover="auto"><b>JCP:</b> 15 % <small>Lei 9.249/1995</small></span>'

test.each([
  ['a rate', `<p>O IOF é de ${live}. No pré-pago são 1,1 %.</p>`, ['No pré-pago são 1,1 %.']],
  ['an amount', `<p>De R$ 100,00, ${plain}.</p>`, ['De R$ 100,00, ….']],
  [
    'a law',
    `<li>São ${live}, como mandou o Decreto 12.499/2025.</li>`,
    ['São …, como mandou o Decreto 12.499/2025.'],
  ],
  ['one of a day', `<p>Hoje são ${plain}. Até 2025 eram 1,1 %; em 22/05/2025, R$ 19,00.</p>`, []],
  ['one in another paragraph', `<p>São ${plain}.</p><p>Eram 1,1 %.</p>`, []],
  ['one in the explanation of a word', `<p>O JCP${word} paga ${live}.</p>`, []],
  ['two that follow their tables', `<p>São ${plain} ou ${live}.</p>`, []],
])('beside a number of the law, %s', (_, html, found) => {
  expect(typedBesideLive(html)).toEqual(found)
})
