import { brl, day, percent, whole, yesNo } from '../form/fields.ts'

const unit = 1_000_000_00
const most = 1_000_000_000_00

/** Figures for the example, of no fund in particular. */
export const fields = {
  units: whole('Cotas', { key: 'q', example: '100', min: 1, max: 1_000_000, step: 10, half: true }),
  unitCost: brl('Preço médio da cota', {
    key: 'm',
    example: '95,00',
    min: 1,
    max: unit,
    step: 1,
    half: true,
  }),
  unitIncome: brl('Rendimento por cota no mês', {
    key: 'r',
    example: '0,80',
    max: unit,
    step: 0.01,
    half: true,
  }),
  unitPrice: brl('Preço de venda da cota', {
    key: 'v',
    example: '102,00',
    max: unit,
    step: 1,
    half: true,
    optional: true,
    hint: 'Vazio: não vende',
  }),
  holders: whole('Cotistas do fundo', { key: 'n', example: '50.000', min: 1, max: 100_000_000, half: true }),
  isListed: yesNo('Negociado em bolsa', { key: 'b', example: 'sim', half: true }),
  unitAmortization: brl('Amortização por cota no mês', {
    key: 'a',
    max: unit,
    step: 0.01,
    half: true,
    optional: true,
    more: true,
    hint: 'Devolve parte do que você pagou',
  }),
  saleFees: brl('Custos da venda', { key: 'c', max: most, step: 1, half: true, optional: true, more: true }),
  earlierLoss: brl('Prejuízo anterior com FII', {
    key: 'p',
    max: most,
    half: true,
    optional: true,
    more: true,
  }),
  share: percent('Sua parte das cotas do fundo', {
    key: 's',
    example: '0,01',
    max: 1,
    half: true,
    more: true,
    hint: 'Quase sempre bem pequena',
  }),
  linkedShare: percent('Você e pessoas ligadas', {
    key: 'sl',
    max: 1,
    half: true,
    optional: true,
    more: true,
    hint: 'Parte das cotas, com parentes e empresas deles',
  }),
  date: day('Data', {
    key: 'd',
    max: '2099-12-31',
    live: 'today',
    half: true,
    more: true,
  }),
}
