import { describe, expect, test } from 'vitest'
import { sampleText } from '../../../tests/provider-samples.ts'
import { outcomeOf, provesOrigins } from '../../../tests/source-answers.ts'
import { newestBonds, parseBond } from './tesouro-transparente.ts'

provesOrigins('tesouro-transparente', {
  'composed/error_403_cloudflare.html': 'composed: 403 "Just a moment..." attested in a public file',
  'precotaxatesourodireto_excerpt_2026-09-30.csv':
    'partial: a public test ("test_tesouro_csv_real": header + 3 rows that look untouched; a 4th row with thousands dots was dropped as edited). The live file has NO thousands separator, decimal comma, dd/MM/yyyy, latin-1/utf-8-sig',
})

async function* linesOf(text: string) {
  yield* text.split('\n')
}

test('the bonds of the newest day of a file in no order', async () => {
  const text = sampleText('tesouro-transparente/precotaxatesourodireto_excerpt_2026-09-30.csv')
  const bonds = await newestBonds(linesOf(text))
  expect(new Set(bonds.map(({ day }) => day)).size).toBe(1)
  expect(bonds).toContainEqual({
    kind: 'Tesouro Prefixado',
    maturity: '2029-01-01',
    day: '2026-09-30',
    investRate: 0.1321,
    redeemRate: 0.1333,
    investPrice: 754.1,
    redeemPrice: 753.2,
  })
})

const header =
  'Tipo Titulo;Data Vencimento;Data Base;Taxa Compra Manha;Taxa Venda Manha;PU Compra Manha;PU Venda Manha;PU Base Manha'
const newest = 'Tesouro Prefixado;01/01/2029;30/09/2026;13,21;13,33;754,10;753,20;753,20'
const old = 'Tesouro Prefixado;01/01/2005;03/03/2004;15,21;15,33;854,10;853,20;853,20'

async function* file(...rows: string[]) {
  yield header
  yield* rows
}

test('a flaw in an old row says nothing of the newest ones, wherever it stands', async () => {
  const flawed = old.replace('15,21', 'n/d')
  expect(await newestBonds(file(flawed, newest))).toEqual(await newestBonds(file(newest, flawed)))
  expect(await newestBonds(file(flawed, newest))).toMatchObject([{ day: '2026-09-30', investRate: 0.1321 }])
})

test('a flaw in the newest rows refuses the file, by line and column', async () => {
  const flawed = newest.replace('13,21', 'n/d')
  await expect(newestBonds(file(old, flawed))).rejects.toThrow('linha 3, Taxa Compra Manha')
  await expect(newestBonds(file(old, newest.replace('30/09', '31/09')))).rejects.toThrow('linha 3, Data Base')
  await expect(newestBonds(file(newest, old.slice(0, 40)))).rejects.toThrow('linha 3')
})

test('what was not on offer has neither rate nor price, and a missing cell stays missing', async () => {
  const [bond] = await newestBonds(file(newest.replace('13,21', '0,00').replace('754,10', '0,00')))
  expect(bond).toMatchObject({ investRate: null, investPrice: null, redeemRate: 0.1333, redeemPrice: 753.2 })
  const [blank] = await newestBonds(file(newest.replace('13,33', '')))
  expect(blank).toMatchObject({ investRate: 0.1321, redeemRate: null, redeemPrice: 753.2 })
})

test('a day without any price is no answer', async () => {
  const bare = newest.replace('13,33', '').replaceAll('753,20', '')
  await expect(newestBonds(file(old, bare))).rejects.toThrow('nenhum preço')
})

test('a row that is repeated counts once', async () => {
  expect(await newestBonds(file(newest, old, newest))).toHaveLength(1)
})

test('one more column, another order, accents and dots of thousands are read as they are', async () => {
  async function* changed(head: string, row: string) {
    yield head
    yield row
  }
  const [bond] = await newestBonds(file(newest))
  const accented = header.replace('Titulo', 'Título').replaceAll('Manha', 'Manhã')
  expect(await newestBonds(changed(`\uFEFF${accented};Novidade`, `${newest};x`))).toEqual([bond])
  const turned = (line: string) => line.split(';').toReversed().join(';')
  expect(await newestBonds(changed(turned(header), turned(newest)))).toEqual([bond])
  const dear = newest.replace('754,10', '19.870,92')
  expect(await newestBonds(file(dear))).toEqual([{ ...bond, investPrice: 19_870.92 }])
  // Dots for decimals would be another number.
  await expect(newestBonds(file(newest.replace('754,10', '754.10')))).rejects.toThrow('PU Compra Manha')
  const renamed = header.replace('PU Venda Manha', 'Preço')
  await expect(newestBonds(changed(renamed, newest))).rejects.toThrow('sem a coluna PU Venda Manha')
})

describe('a wrong cell', () => {
  const cells = newest.split(';').slice(0, 7)
  const wrongCells = ['', '-', 'NaN', '1234.56', 'R$ 5,00', '31/02/2026', '2026-09-30', '1e3', '99999999,00']
  test.each(cells.flatMap((_, index) => wrongCells.map((wrong) => [cells.with(index, wrong)])))(
    '%j',
    (wrong) => {
      const outcome = outcomeOf(() => parseBond(wrong, 2), null, parseBond(cells, 2))
      expect(['named', 'same']).toContain(outcome)
    },
  )

  test.each([newest.slice(0, 40), `${newest};1`, '<html>Just a moment…</html>'])('%s', async (line) => {
    await expect(newestBonds(file(line))).rejects.toThrow('linha 2')
  })
})
