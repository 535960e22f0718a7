import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sources } from './Sources.tsx'

const source = (url: string) => ({
  _key: url,
  title: 'Título',
  publisher: 'Editora',
  url,
  accessedOn: '2026-11-20',
})

test.each([
  'data:text/html,<script>alert(1)</script>',
  'javascript:alert(1)',
  'vbscript:x',
  '//evil.example/x',
  '/\\evil.example',
])('a source at %s has no link', (url) => {
  const html = renderToStaticMarkup(<Sources sources={[source(url)]} />)
  expect(html).toContain('Título')
  expect(html).not.toMatch(/href|evil|alert/)
})

test('a source of a page is linked', () => {
  const html = renderToStaticMarkup(<Sources sources={[source('https://www.gov.br/x')]} />)
  expect(html).toContain('<a href="https://www.gov.br/x" rel="noopener">Título</a>')
})
