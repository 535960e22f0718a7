import { expect, test } from 'vitest'
import { calculations } from './calculations.ts'
import type { Inputs } from './values.ts'

const answer = (calc: string, inputs: Inputs) => calculations[calc]?.(inputs)

test.each([
  ['salario_liquido', 'data', '2026-11-20', { salario: '5000.00' }],
  ['irrf', 'data', '2026-11-20', { rendimento: '6000.00', inss_valor: '649.60' }],
  ['decimo_terceiro', 'data', '2026-11-20', { salario: '6000.00' }],
  ['inss', 'ano', 2026, { salario: '8475.55' }],
  ['salario_familia', 'ano', 2026, { remuneracao: '1980.38' }],
  ['irpf_anual', 'ano_calendario', 2026, { rendimentos: '75000.00' }],
  ['seguro_desemprego', 'ano', 2026, { salarios: ['3000.00'], meses_36: 20 }],
  // Decreto 6.306/2007, art. 8º, § 5º: without new borrowing there is no additional rate.
  ['iof_rotativo', 'acrescimos', [], { saldos_diarios: ['1500.00'] }],
])('%s may leave out %s', (calc, input, value, inputs) => {
  expect(answer(calc, inputs)).toEqual(answer(calc, { ...inputs, [input]: value }))
})

test.each([
  ['iof_cambio', { operacao: 'especie', data: '2026-02-30', valor_brl: '100.00' }],
  ['irrf', { data: '2025-02-29', rendimento: '4000.00' }],
  ['ultimo_dia_util_mes_seguinte', { mes: '2026-13' }],
])('%s refuses a day that no calendar has', (calc, inputs) => {
  expect(() => answer(calc, inputs)).toThrow('not a day of the calendar')
})

// facts/01-iof.md §5; Decreto 6.306/2007, art. 22.
test.each([
  ['vida', 0.0038],
  ['acidentes_pessoais', 0.0038],
  ['vida_acidentes_prestamista', 0.0038],
  ['saude', 0.0238],
  ['auto_residencial_demais', 0.0738],
  ['demais_auto_residencial', 0.0738],
  ['habitacional_sfh_rural_resseguro_vgbl', 0],
  ['credito_exportacao', 0],
])('iof_seguro knows %s', (tipo, aliquota) => {
  expect(answer('iof_seguro', { tipo, premio_liquido: '100.00' })).toMatchObject({ aliquota })
})

test.each(['vida_saude', 'viagem', ''])('iof_seguro refuses "%s"', (tipo) => {
  expect(() => answer('iof_seguro', { tipo, premio_liquido: '100.00' })).toThrow(TypeError)
})

// Lei 14.754/2023, art. 3º: a negative result is a loss, without tax.
test('exterior_14754 takes a negative result as a loss of the year', () => {
  const loss = answer('exterior_14754', { rendimentos: '-100.00', imposto_pago_exterior: '10.00' })
  expect(loss).toEqual({ base: 0, imposto_15: 0, credito: 0, a_pagar: 0 })
})
