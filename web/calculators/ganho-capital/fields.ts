import { fromToday } from '../form/example-days.ts'
import { brl, choice, day, percent, rows, type Texts, yesNo } from '../form/fields.ts'

const most = 1_000_000_000_00

const isProperty = ({ kind }: Texts) => kind === 'imovel'
const isAbroad = ({ kind }: Texts) => kind === 'exterior'
const isCoin = ({ kind }: Texts) => kind === 'cripto'
/** Taxed by the year: Lei 14.754/2023. */
const isFinancial = (texts: Texts) =>
  (isAbroad(texts) && texts.isFinancialAbroad === 'sim') || (isCoin(texts) && texts.custody === 'exterior')
const isBuyingHome = (texts: Texts) =>
  isProperty(texts) && texts.isResidential === 'sim' && /[1-9]/.test(texts.reinvested ?? '')

/** An amount that only some sales have. */
const maybe = { max: most, step: 1000, optional: true } as const

/** The amounts of the specification, with the days of a home bought eleven years before. */
export const fields = {
  kind: choice('O que você vendeu', {
    key: 'k',
    options: {
      imovel: 'imóvel',
      bem_movel: 'veículo ou outro bem',
      acoes_fora_da_bolsa: 'ações fora da bolsa',
      cripto: 'criptomoeda',
      exterior: 'bem ou aplicação no exterior',
    },
  }),
  price: brl('Valor de venda', {
    key: 'v',
    example: '500.000,00',
    min: 1,
    max: most,
    step: 1000,
    half: true,
  }),
  cost: brl('Custo de compra', { key: 'c', example: '300.000,00', max: most, step: 1000, half: true }),
  boughtOn: day('Data da compra', {
    key: 'a',
    example: fromToday(-140, -10),
    half: true,
    mayBeMonth: true,
  }),
  soldOn: day('Data da venda', {
    key: 'd',
    max: '2099-12-31',
    live: 'today',
    half: true,
    hint: 'A do contrato, dd/mm/aaaa',
  }),
  isFinancialAbroad: yesNo('É aplicação (ações, fundos, conta que rende)', { key: 'x', when: isAbroad }),
  custody: choice('Onde as moedas estavam', {
    key: 'w',
    options: { brasil: 'no Brasil ou em carteira própria', exterior: 'em corretora no exterior' },
    when: isCoin,
  }),
  monthSales: brl('Vendas do mês, da mesma natureza', {
    key: 'm',
    ...maybe,
    hint: 'Com esta. Em cripto, todas as moedas e trocas. Vazio: só esta',
    when: (texts) => !isProperty(texts) && !isFinancial(texts),
  }),
  isOnlyProperty: yesNo('Era o seu único imóvel', { key: 'u', when: isProperty }),
  soldOtherInFiveYears: yesNo('Vendeu outro imóvel nos últimos 5 anos', {
    key: 'o',
    when: (texts) => isProperty(texts) && texts.isOnlyProperty === 'sim',
  }),
  isResidential: yesNo('É residencial', { key: 'h', example: 'sim', when: isProperty }),
  reinvested: brl('Vai para outro imóvel residencial', {
    key: 'r',
    ...maybe,
    hint: 'Compra ou quitação no prazo da isenção. Vazio: nada',
    when: (texts) => isProperty(texts) && texts.isResidential === 'sim',
  }),
  usedReinvestmentInFiveYears: yesNo('Já usou essa isenção nos últimos 5 anos', {
    key: 'z',
    when: isBuyingHome,
  }),
  saleExpenses: brl('Corretagem da venda', {
    key: 'cv',
    ...maybe,
    hint: 'Paga por você',
    more: true,
    half: true,
  }),
  itbi: brl('ITBI e cartório', {
    key: 'i',
    ...maybe,
    hint: 'Da compra',
    more: true,
    half: true,
    when: isProperty,
  }),
  purchaseBrokerage: brl('Corretagem da compra', {
    key: 'cc',
    ...maybe,
    more: true,
    half: true,
    when: isProperty,
  }),
  improvements: brl('Obras e reformas', {
    key: 'b',
    ...maybe,
    hint: 'Só com nota ou recibo',
    more: true,
    half: true,
    when: isProperty,
  }),
  interest: brl('Juros do financiamento', { key: 'j', ...maybe, more: true, half: true, when: isProperty }),
  share: percent('Sua parte do bem', {
    key: 'p',
    example: '100',
    min: 0.0001,
    max: 1,
    step: 1,
    more: true,
    half: true,
    hint: 'Os outros valores são do bem inteiro',
  }),
  earlierGain: brl('Ganho já tributado do mesmo bem', {
    key: 'g',
    ...maybe,
    more: true,
    hint: 'De partes dele vendidas antes, até o fim do ano passado',
    when: (texts) => !isFinancial(texts),
  }),
  instalments: rows('Parcelas, se a venda for parcelada', {
    key: 'n',
    cells: {
      date: day('data', { key: 'd' }),
      amount: brl('valor', { key: 'v', min: 1, max: most }),
    },
    max: 420,
    more: true,
    hint: 'Uma por linha: 10/12/2026; 150.000,00. Vazio: à vista',
  }),
}
