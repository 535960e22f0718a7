import { expect, test } from 'vitest'
import { institutionAt } from './institutions.ts'

test.each([
  ['https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm', 'Presidência da República', 'law'],
  ['https://www3.bcb.gov.br/sgspub', 'Banco Central do Brasil', 'official'],
  [
    'https://www.bcb.gov.br/estabilidadefinanceira/exibenormativo?tipo=Resolu%C3%A7%C3%A3o',
    'Banco Central do Brasil',
    'law',
  ],
  ['https://www.gov.br/receitafederal/pt-br', 'Receita Federal', 'official'],
])('%s is of a known institution', (url, publisher, kind) => {
  expect(institutionAt(url)).toEqual({ publisher, kind })
})

test.each([
  'https://naobcb.gov.br/',
  'https://bcb.gov.br.example/',
  'https://www.gov.br/mre/',
  'sem endereço',
])('%s is of none that we know', (url) => {
  expect(institutionAt(url)).toBeUndefined()
})
