import { expect, test } from 'vitest'
import { isPartnerAddress, partnerLinks } from './partner-links.ts'
import { withUtm } from './utm.ts'

const domains = ['banco.com.br']

test.each([
  ['https://banco.com.br/conta', true],
  ['https://www.banco.com.br', true],
  ['https://outrobanco.com.br', false],
  ['https://banco.com.br.exemplo.com', false],
  ['https://exemplo.com/?veja=banco.com.br', false],
  ['/banco.com.br', false],
  ['', false],
])('%s is of a partner: %s', (href, expected) => {
  expect(isPartnerAddress(href, domains)).toBe(expected)
})

test('finds links and offers in a text, whatever else it holds', () => {
  const body = [
    { _type: 'block', markDefs: [{ href: 'https://banco.com.br/a' }, { href: 'https://bcb.gov.br' }, null] },
    { _type: 'block' },
    { _type: 'affiliateCta', href: 'https://encurtado.example/x' },
    null,
    'texto',
  ]
  expect(partnerLinks(body, domains)).toEqual(['https://banco.com.br/a', 'https://encurtado.example/x'])
  expect(partnerLinks(undefined, domains)).toEqual([])
})

test('a marked address keeps what it says', () => {
  const marked = withUtm('https://banco.com.br/conta?ref=9#topo', {
    medium: 'banner',
    campaign: 'verao',
    content: 'rodape-peca',
  })
  expect(marked).toBe(
    'https://banco.com.br/conta?ref=9&utm_source=emmiudos&utm_medium=banner&utm_campaign=verao&utm_content=rodape-peca#topo',
  )
})
