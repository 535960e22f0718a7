import { expect, test } from 'vitest'
import { averageSentence, promisesIn, typedRatesIn } from './wording.ts'

test.each([
  ['Compre dólar antes que suba.', ['Compre']],
  ['Um ganho garantido, e sem risco.', ['garantido', 'sem risco']],
  ['Este é o melhor investimento do ano, com lucro certo.', ['melhor investimento', 'lucro certo']],
  ['RENDIMENTO GARANTIDO', ['GARANTIDO']],
  ['Não perca: compre já.', ['compre']],
])('%s promises or orders: %j', (text, words) => {
  expect(promisesIn(text)).toEqual(words)
})

test.each([
  'O Fundo Garantidor de Créditos devolve até o limite.',
  'O resultado não é garantido.',
  'Não existe aplicação sem risco, nem melhor investimento para todos.',
  'Depósitos e papéis garantidos, até um limite por CPF.',
  'O direito é garantido pela Constituição.',
  'Antes que você compre a moeda, olhe o spread. Quando você compre, guarde a nota.',
  'Quem promete “lucro certo” quer o seu dinheiro, e "sem risco" é outro sinal.',
  'Ele descompressa, comprei, compreende.',
])('%s promises nothing', (text) => {
  expect(promisesIn(text)).toEqual([])
})

test.each([
  ['O IOF é de 3,5 % no cartão.', ['3,5 %']],
  ['A Selic está em 15,00% ao ano e o CDI, em 14,9%.', ['15,00%', '14,9%']],
  ['Pague 22,5% de imposto de renda.', ['22,5%']],
])('%s has typed rates: %j', (text, rates) => {
  expect(typedRatesIn(text)).toEqual(rates)
})

test.each([
  'O papel paga 110,5% do CDI.',
  'A Selic tem 66% de peso.',
  'O dólar subiu 2,1%.',
  'O IOF muda. A inflação foi de 4,2%.',
  'Quem quer ir, gasta 10% mais.',
])('%s has none', (text) => {
  expect(typedRatesIn(text)).toEqual([])
})

test('a sentence ends where the next one begins, not after "art. 15"', () => {
  expect(averageSentence(['Um dois três. Quatro cinco? Seis.'])).toBe(2)
  expect(averageSentence(['Vale o art. x do decreto.'])).toBe(6)
  expect(averageSentence([''])).toBeUndefined()
})
