import { expect, test } from 'vitest'
import { type Literal, literalsIn, literalsOfTree, tableNumbers } from './table-literals.ts'

const numbers = await tableNumbers()
const literals = literalsOfTree(numbers)

/** Numbers that a table has too, and that are no law where they stand. */
const exceptions: readonly { in: RegExp; texts: readonly string[]; because: string }[] = [
  {
    in: /finance\/[a-z-]+\/(money|ptax|financing)\.ts$|independencia-financeira\/calculate\.ts$/,
    texts: ['0.5', '0.001'],
    because: 'half a centavo: where rounding turns',
  },
  { in: /rescisao-trabalhista\/calculate-lines\.ts$/, texts: ['0.5'], because: 'a half, to be written 1/2' },
  {
    in: /independencia-financeira\/calculate-paths\.ts$/,
    texts: ['0.1', '0.5', '0.9'],
    because: 'percentiles of the simulated paths',
  },
  {
    in: /(sensitivity|aposentadoria\/calculate|comparador-custos\/calculate|conversor-cdi\/calculate|tesouro-direto\/calculate|independencia-financeira\/calculate|orcamento-viagem\/calculate)\.ts$/,
    texts: ['0.001', '0.005', '0.01', '0.02', '0.05', '0.1', '0.2', '0.5', '0.9'],
    because: 'steps of the question "what if it were more or less"',
  },
  {
    in: /calculators\/[a-z-]+\/calculator\.ts$/,
    texts: ['0.05', '0.1', '0.2', '0.6'],
    because: 'steps of "E se…?"',
  },
  {
    in: /form\/testing\/formulas\.ts$/,
    texts: ['0.005', '0.00005', '0.01'],
    because: 'how far rounding may take a formula from the page',
  },
  {
    in: /tesouro-direto\/calculate\.ts$/,
    texts: ['$ 1.000,00'],
    because: 'face value of a bond, set by its issue',
  },
  {
    in: /(rentabilidade-real|calculadora-iof)\/calculator\.ts$/,
    texts: ['$ 100,00'],
    because: 'a round sum of which something is told',
  },
  { in: /conversor-taxas\/calculate\.ts$/, texts: ['0.00005'], because: 'half of the last decimal shown' },
  {
    in: /(renda-passiva\/calculator|juros-compostos\/calculator|calculators\/form\/(yield-)?fields)\.ts$/,
    texts: ['0.5', '50 %', '20%', '0.3'],
    because: 'from where a field doubts what was typed',
  },
  {
    in: /aposentadoria\/(words|calculate)\.ts$/,
    texts: ['50 %'],
    because: 'the name of a rule of EC 103/2019, as the law and the INSS call it',
  },
  {
    in: /independencia-financeira\/(words|golden)\.ts$/,
    texts: ['5 %', '3 %', '4 %', '3,5 %', '6 %'],
    because: 'a rate of withdrawal, which no law sets',
  },
  {
    in: /(roi|rentabilidade-real|renda-passiva|independencia-financeira)\/(calculator|golden)\.ts$/,
    texts: ['0.05', '0.12', '0.2', '0.5', '50 %'],
    because: 'steps of "E se…?", and limits of fields',
  },
]

function isExcepted({ file, text }: Literal): boolean {
  return exceptions.some(({ in: where, texts }) => where.test(file) && texts.includes(text))
}

test('no rate and no limit of a law stands outside its table', () => {
  expect(literals.filter((found) => !isExcepted(found))).toEqual([])
})

test('every exception is still needed', () => {
  const idle = exceptions.filter(({ in: where }) => !literals.some(({ file }) => where.test(file)))
  expect(idle).toEqual([])
})

test.each([
  'const rate = 0.275',
  'const perDay = 0.000082',
  'const iof = { rate: 0.035 }',
  'if (pay > 1621_00) run()',
  "const words = 'acima de R$\u00A035.000 no mês'",
  "const words = 'mais de R$ 50 mil no mês'",
  'const words = `o IOF é de 3,5\u00A0% hoje`',
  "const words = 'multa de 40%'",
  'const shown = <p>Acima de US$ 10.000, declare</p>',
])('%s is found', (code) => {
  expect(literalsIn('probe.tsx', code, numbers)).toHaveLength(1)
})

test.each([
  'const field = percentField("Spread", { min: 0, max: 0.275 })',
  '// up to R$ 35.000,00 a month, 15 %',
  'const largest = 1_000_000_00',
  "const example = { salary: '3.500,00' }",
])('%s is not', (code) => {
  expect(literalsIn('probe.tsx', code, numbers)).toEqual([])
})
