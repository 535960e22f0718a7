import { expect, test } from 'vitest'
import { trueAddress } from './true-address.ts'

const page = 'https://www.bcb.gov.br/estabilidade?tipo=selic'
const encoded = encodeURIComponent(page)

test.each([
  ['Google', `https://www.google.com/url?q=${encoded}&sa=D&source=editors&usg=AOvVaw0`],
  ['Google search', `https://www.google.com.br/url?sa=t&url=${encoded}`],
  ['Outlook', `https://eur01.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C01&reserved=0`],
  ['Facebook', `https://l.facebook.com/l.php?u=${encoded}&h=AT0`],
  ['Instagram', `https://l.instagram.com/?u=${encoded}&e=AT0`],
  ['LinkedIn', `https://www.linkedin.com/redir/redirect?url=${encoded}&urlhash=x`],
  ['YouTube', `https://www.youtube.com/redirect?event=video&q=${encoded}`],
  [
    'one in another',
    `https://nam12.safelinks.protection.outlook.com/?url=${encodeURIComponent(`https://www.google.com/url?q=${encoded}`)}`,
  ],
])('%s is taken away', (_service, href) => {
  expect(trueAddress(href)).toBe(page)
})

test.each([
  page,
  '/dolar-hoje',
  'https://www.google.com/search?q=https://www.bcb.gov.br/',
  'https://www.google.com/url?q=javascript:alert(1)',
  'https://safelinks.protection.outlook.com.example/?url=https://www.bcb.gov.br/',
  'sem endereço',
])('%s stays', (href) => {
  expect(trueAddress(href)).toBe(href)
})
