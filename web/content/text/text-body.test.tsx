import fc from 'fast-check'
import { prerender } from 'react-dom/static'
import { beforeAll, expect, test, vi } from 'vitest'
import { body as bodyType } from '#schemas/blocks/body.ts'
import { articles } from '#scripts/seed/articles.ts'
import { TextBody, type TextContext } from './TextBody.tsx'

const readers: TextContext = {
  isDraft: false,
  referred: { terms: [], pages: [], paidDomains: [] },
  newsletterNote: undefined,
}
const editor: TextContext = { ...readers, isDraft: true }

// Nothing answers: a text is whole without live numbers.
beforeAll(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
})

async function render(value: unknown, context = readers): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(<TextBody value={value} context={context} />, {
    onError: (error) => void errors.push(error),
  })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}

const span = (text: unknown, ...marks: unknown[]) => ({ _type: 'span', _key: 's', text, marks })
const paragraph = (children: unknown, more: object = {}) => ({
  _type: 'block',
  _key: 'b',
  style: 'normal',
  children,
  ...more,
})

/** Every block that the insert menu offers. */
const blockTypes = bodyType.of.flatMap((member) => (member.type === 'block' ? [] : [member.type]))

test.each(blockTypes)(
  '%s with nothing in it: nothing for readers, a notice for the editor',
  async (_type) => {
    const empty = [{ _type, _key: 'a' }]
    expect(await render(empty)).toBe('<div class="text"></div>'.replace('text', classOf(await render([]))))
    if (_type === 'newsletterForm' || _type === 'adBreak') return
    expect(await render(empty, editor)).toContain('Bloco incompleto: ')
  },
)

function classOf(html: string): string {
  return /class="([^"]*)"/.exec(html)?.[1] ?? ''
}

test('an unknown block is nothing for readers and a named notice for the editor', async () => {
  const value = [{ _type: 'roulette', _key: 'a' }, paragraph([span('Antes '), { _type: 'slot', _key: 'i' }])]
  const html = await render(value)
  expect(html).not.toMatch(/roulette|slot/)
  expect(html).toContain('Antes')
  const seen = await render(value, editor)
  expect(seen).toContain('roulette')
  expect(seen).toContain('slot')
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  '%s is no block, style, list or mark',
  async (name) => {
    const html = await render([
      { _type: name, _key: 'a' },
      paragraph([span('texto', name, 'm')], {
        style: name,
        listItem: name,
        markDefs: [{ _type: name, _key: 'm' }],
      }),
    ])
    expect(html).toContain('<li>texto</li>')
  },
)

test('nothing of a text runs', async () => {
  const html = await render([
    paragraph([span('<script>alert(1)</script>')]),
    paragraph([span('toque', 'l'), span('aqui', 'd')], {
      markDefs: [
        { _type: 'link', _key: 'l', href: 'javascript:alert(1)' },
        { _type: 'link', _key: 'd', href: 'data:text/html,<script>alert(1)</script>' },
      ],
    }),
    { _type: 'video', _key: 'v', title: 'x', url: 'javascript:alert(1)//youtu.be/abcdefghijk' },
    {
      _type: 'timeline',
      _key: 't',
      events: [{ _key: 'e', date: '2025-01-01', text: 'x', law: 'y', url: 'javascript:alert(1)' }],
    },
    { _type: 'quote', _key: 'q', text: 'x', name: 'y', url: 'data:text/html,x' },
    { _type: 'figure', _key: 'f', asset: { _ref: '../../etc/passwd' }, alt: '"><script>' },
  ])
  expect(html).not.toMatch(/<script|href="(javascript|data):/)
  expect(html).toContain('toque')
})

test('lists a thousand levels deep, and a text of a megabyte', async () => {
  const deep = Array.from({ length: 1000 }, (_, index) =>
    paragraph([span(`nível ${index}`)], { _key: `l${index}`, listItem: 'bullet', level: index + 1 }),
  )
  const html = await render([...deep, paragraph([span('x'.repeat(1_000_000))])])
  expect(html).toContain('nível 999')
  expect(html.length).toBeGreaterThan(1_000_000)
})

test('an answer holds no other list of questions', async () => {
  let answer: unknown[] = [paragraph([span('fundo')])]
  for (let depth = 0; depth < 1000; depth += 1) {
    answer = [
      paragraph([span('resposta')]),
      { _type: 'faq', _key: 'f', questions: [{ _key: 'q', question: 'E?', answer }] },
    ]
  }
  const html = await render(answer)
  expect(html.match(/<details/g)).toHaveLength(1)
})

test('whatever stands in a block, it neither throws nor runs', async () => {
  const inside = fc.jsonValue({ maxDepth: 3 })
  const fields = [
    'text',
    'title',
    'tone',
    'columns',
    'rows',
    'caption',
    'points',
    'steps',
    'events',
    'items',
    'questions',
    'series',
    'fallback',
    'code',
    'slug',
    'url',
    'asset',
    'poster',
    'alt',
    'children',
    'marks',
    'markDefs',
    'level',
    'listItem',
    'style',
    'variables',
    'rule',
    'date',
    'kind',
    'mode',
  ]
  const block = fc
    .tuple(fc.constantFrom('block', 'span', ...blockTypes), fc.dictionary(fc.constantFrom(...fields), inside))
    .map(([_type, dictionary]) => ({ ...dictionary, _type, _key: 'k' }))
  await fc.assert(
    fc.asyncProperty(fc.array(block, { maxLength: 4 }), async (value) => {
      expect(await render(value, editor)).not.toMatch(/<script|href="\s*javascript:/i)
    }),
    { numRuns: 300 },
  )
})

test.each(articles.map(({ slug, body }) => [slug.current, body] as const))(
  '%s has no block that is not finished',
  async (_, value) => {
    expect(await render(value, editor)).not.toContain('data-editor-notice')
  },
)

const termOf = (...spans: [text: string, ...marks: string[]][]) =>
  paragraph(
    spans.map(([text, ...marks]) => span(text, ...marks)),
    { markDefs: [{ _type: 'glossaryLink', _key: 't', term: { _type: 'reference', _ref: 'term-cdb' } }] },
  )
const cdb = { _id: 'term-cdb', term: 'CDB', definition: 'Um depósito.', law: null }
const withTerm = { ...readers, referred: { ...readers.referred, terms: [cdb] } }

test.each([
  [', e não', /<span class="[^"]*kept[^"]*"><button[^>]*>CDB<\/button>,<\/span>.* e não/],
  [' e não', /<p>Um <button[^>]*>CDB<\/button><span id/],
])('a term stays with what closes it: CDB%s', async (next, html) => {
  expect(await render([termOf(['Um '], ['CDB', 't'], [next])], withTerm)).toMatch(html)
})

test('a term that is not there leaves its comma', async () => {
  const html = await render([termOf(['Um '], ['CDB', 't'], [', e não'])])
  expect(html.replaceAll('<!-- -->', '')).toContain('<p>Um CDB, e não</p>')
})
