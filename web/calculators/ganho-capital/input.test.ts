import { expect, test } from 'vitest'
import { gainExample, gainInput } from './input.ts'

const cases: [object, string, string][] = [
  [{ soldOn: '09/03/2015' }, 'soldOn', 'A data da venda não pode ser antes da compra.'],
  [{ saleExpenses: '500.000,01' }, 'saleExpenses', 'A corretagem não pode passar do valor de venda.'],
  [
    { monthSales: '1' },
    'monthSales',
    'As vendas do mês incluem esta: não podem ser menores que a sua parte dela.',
  ],
  [
    { instalments: [{ date: '10/11/2026', amount: '1,00' }] },
    'instalments',
    'As parcelas somam R$\u00A01,00; o valor de venda é R$\u00A0500.000,00.',
  ],
  [
    { instalments: [{ date: '09/11/2026', amount: '500.000,00' }] },
    'instalments',
    'Nenhuma parcela pode ser antes da venda.',
  ],
  [{ share: '0' }, 'share', 'O valor mínimo é'],
  [{ price: '' }, 'price', 'Preencha o campo Valor de venda.'],
]

test.each(cases)('%o is refused at %s', (changes, field, message) => {
  const { error } = gainInput.safeParse({ ...gainExample, ...changes })
  const found = error?.issues.find((issue) => issue.path.join('.') === field)
  expect(found?.message).toContain(message)
})
