import { afterEach, expect, test, vi } from 'vitest'
import { changesUntil } from '#web/app/_shell/rules-behind.ts'
import { openTables } from '#web/finance/open-rules/open-rules.ts'
import { GET as table } from './[tabela]/route.ts'
import { ruleAnswer, rulesAnswer } from './answers.ts'
import { GET as feed } from './feed.xml/route.ts'
import { GET as rules } from './route.ts'

afterEach(() => void vi.useRealTimers())

const at = (instant: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(instant) })
const asked = (query: string) => rules(new Request(`http://localhost/api/regras${query}`))
const history = (tabela: string, query = '') =>
  table(new Request(`http://localhost/api/regras/${tabela}${query}`), { params: Promise.resolve({ tabela }) })

async function rulesOn(query: string) {
  return rulesAnswer.strict().parse(await asked(query).json())
}

test('a day has every table, in force or named as without an edition', async () => {
  for (const day of ['2026-11-22', '2025-07-01', '1990-06-01', '2029-01-02']) {
    const { on, tables, without } = await rulesOn(`?em=${day}`)
    expect(on).toBe(day)
    expect([...tables.map(({ id }) => id), ...without].toSorted()).toEqual(
      openTables.map(({ id }) => id).toSorted(),
    )
    for (const { edition } of tables) {
      expect(edition.from <= day && (edition.until === null || day <= edition.until)).toBe(true)
    }
  }
})

test('a number comes with its law, its unit and how sure it is', async () => {
  const { tables } = await rulesOn('?em=2026-11-22')
  const inss = tables.find(({ id }) => id === 'inss')
  expect(inss?.edition).toMatchObject({
    from: '2026-01-01',
    source: expect.stringContaining('Portaria Interministerial MPS/MF nº 13/2026'),
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    values: { brackets: [{ upTo: 1621, rate: 0.075 }, {}, {}, { upTo: 8475.55, rate: 0.14 }] },
  })
  expect(inss?.fields).toEqual([
    { path: 'brackets[].upTo', label: 'Faixa do salário até, inclusive', unit: 'BRL', per: 'month' },
    { path: 'brackets[].rate', label: 'Alíquota da faixa', unit: 'fraction' },
  ])
})

test('without a day it is today in Brasília, which is not yet that of UTC', async () => {
  at('2026-01-01T02:30:00Z')
  expect((await rulesOn('')).on).toBe('2025-12-31')
  at('2026-01-01T03:30:00Z')
  const { on, tables } = await rulesOn('')
  expect(on).toBe('2026-01-01')
  expect(tables.find(({ id }) => id === 'jcp')?.edition.values).toEqual({ rate: 0.175 })
})

test('a table has its whole history, what is to come included', async () => {
  const { editions } = ruleAnswer.strict().parse(await (await history('aposentadoria-transicao')).json())
  expect(editions.map(({ from }) => from).slice(0, 2)).toEqual(['2033-01-01', '2032-01-01'])
  expect(editions.at(-1)).toMatchObject({ from: '2019-11-13', until: '2019-12-31' })
  for (const { id, editions: stored } of openTables) {
    const told = ruleAnswer.strict().parse(await (await history(id)).json())
    expect(told.editions).toHaveLength(stored.length)
  }
})

test('as tables for spreadsheets: a row for each value, also of a table without numbers', async () => {
  const answer = asked('?em=2026-11-22&formato=csv')
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="em-miudos-regras-2026-11-22.csv"',
  )
  const text = await answer.text()
  for (const { id } of openTables) expect(text).toContain(`\r\n${id};`)
  expect(text).toContain(
    '\r\niof-credito;IOF de crédito;17/07/2025;;rates.individual.daily;Pessoa física: IOF sobre o principal;0,000082;fração, em que 1 é 100 %;dia;',
  )
  expect(text).toContain(';closed[9].day;Dia sem pregão;25/12/2026;dia;;')
  const salary = await (await history('salario-minimo', '?formato=csv')).text()
  expect(salary.trim().split('\r\n').length).toBeGreaterThanOrEqual(4)
  expect(salary).toContain(
    'salario-minimo;Salário mínimo;01/01/2025;31/12/2025;monthly;Salário mínimo;1518;reais;mês;Decreto 12.342/2024;;20/11/2026;confirmada',
  )
})

test('may be kept for an hour, and a table that does not exist says which do', async () => {
  expect((await history('inss')).headers.get('cache-control')).toBe(
    'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400',
  )
  const unknown = await history('__proto__')
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect((await unknown.json()).error).toMatch(/salario-minimo, salario-familia, inss/)
})

test('the feed has each change until today once, newest first, with its law', async () => {
  at('2026-11-22T12:00:00-03:00')
  const answer = feed(new Request('http://localhost/api/regras/feed.xml'))
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const text = await answer.text()
  expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
  const [head = '', ...entries] = text.split('<entry>\n')
  expect(entries).toHaveLength(changesUntil('2026-11-22').length)
  expect(new Set(entries.map((entry) => part(entry, 'id'))).size).toBe(entries.length)
  const days = entries.map((entry) => part(entry, 'updated'))
  expect(days).toEqual(days.toSorted().toReversed())
  expect(part(head, 'updated')).toBe(days[0])
  expect(entries.find((entry) => part(entry, 'id').endsWith('regra/jcp/2026-01-01'))).toBe(`\
<id>tag:emmiudos.com.br,2026:regra/jcp/2026-01-01</id>
<title>Juros sobre capital próprio: o que mudou em 01/01/2026</title>
<updated>2026-01-01T12:00:00-03:00</updated>
<link rel="alternate" type="text/html" href="http://localhost:3000/sobre-nos#regra-jcp-2026-01-01"/>
<content type="text">Em vigor desde 01/01/2026. Imposto na fonte: de 15\u00A0% para 17,5\u00A0%. Lei: LC 224/2025, art. 8º.</content>
</entry>
`)
})

const part = (entry: string, name: string) => RegExp(`<${name}>(.*)</${name}>`).exec(entry)?.[1] ?? ''
