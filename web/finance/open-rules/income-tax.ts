import { cryptoTables } from '../tables/income-tax/crypto.ts'
import { darf } from '../tables/income-tax/darf.ts'
import { dividendTables } from '../tables/income-tax/dividends.ts'
import { educationTables } from '../tables/income-tax/education.ts'
import { fiiIncome } from '../tables/income-tax/fii.ts'
import { foreignIncomeTables } from '../tables/income-tax/foreign-income.ts'
import { capitalGainsRates, propertyRules, smallSales } from '../tables/income-tax/ganho-capital.ts'
import { irpfAnualTables } from '../tables/income-tax/irpf-anual.ts'
import { irpfm } from '../tables/income-tax/irpfm.ts'
import { irrfTables } from '../tables/income-tax/irrf.ts'
import { isencao65Tables } from '../tables/income-tax/isencao-65.ts'
import { jcp } from '../tables/income-tax/jcp.ts'
import { rendaVariavel } from '../tables/income-tax/renda-variavel.ts'
import {
  brl,
  count,
  day,
  days,
  each,
  fraction,
  openTable,
  type Period,
  text,
  year,
  yearMonth,
  years,
} from './fields.ts'

const incomeTaxFields = (per: Period) => ({
  brackets: {
    upTo: brl('Base de cálculo até, inclusive', per),
    rate: fraction('Alíquota sobre toda a base'),
    deduction: brl('Parcela a deduzir do imposto', per),
  },
  reducer: {
    fullUpTo: brl('Renda até a qual a redução é a maior, inclusive', per),
    most: brl('Maior redução', per),
    upTo: brl('Renda até a qual há redução, inclusive', per),
    intercept: brl('Entre as duas, a redução é este valor menos "slope" vezes a renda', per),
    slope: fraction('Parte da renda que sai da redução'),
  },
})
const reducerWords =
  'O imposto é a base vezes a alíquota, menos a parcela, menos a redução, nunca abaixo de zero. A redução olha a renda tributável bruta, e não a base.'

const factor = {
  monthlyRate: fraction('Redução do ganho', 'month'),
  from: yearMonth('Do mês'),
}
const propertyArticles = {
  cost: 'Custo de compra',
  purchaseReduction: 'Redução pelo ano da compra',
  factors: 'Fatores de redução',
  onlyProperty: 'Único imóvel',
  reinvestment: 'Compra de outro imóvel',
}

const monthlyTax = [
  openTable({
    id: 'irrf',
    title: 'Imposto de renda na fonte',
    about: reducerWords,
    editions: irrfTables,
    fields: {
      ...incomeTaxFields('month'),
      simplifiedDiscount: brl('Desconto simplificado, no lugar das outras deduções', 'month'),
      perDependant: brl('Dedução por dependente', 'month'),
    },
  }),
  openTable({
    id: 'irpf-anual',
    title: 'Imposto de renda na declaração',
    about: `Pelo ano em que a renda foi recebida. ${reducerWords}`,
    editions: irpfAnualTables,
    fields: {
      ...incomeTaxFields('year'),
      simplifiedRate: fraction('Desconto simplificado, parte da renda'),
      simplifiedCap: brl('Teto do desconto simplificado', 'year'),
    },
  }),
  openTable({
    id: 'irpf-educacao',
    title: 'Escola e faculdade na declaração completa',
    editions: educationTables,
    fields: { perPerson: brl('Dedução por pessoa', 'year') },
  }),
  openTable({
    id: 'irpf-minimo',
    title: 'Imposto mínimo de altas rendas',
    about: 'Entre as duas rendas, a alíquota cresce em linha reta a partir de zero.',
    editions: irpfm,
    fields: {
      exemptUpTo: brl('Renda até a qual não há mínimo, inclusive', 'year'),
      fullFrom: brl('Renda a partir da qual vale a maior alíquota', 'year'),
      highestRate: fraction('Maior alíquota'),
    },
  }),
  openTable({
    id: 'isencao-65',
    title: 'Parte isenta da aposentadoria a partir dos 65 anos',
    editions: isencao65Tables,
    fields: { fromAge: years('A partir da idade de'), monthly: brl('Parte isenta', 'month') },
  }),
  openTable({
    id: 'darf',
    title: 'DARF: atraso e valor mínimo',
    editions: darf,
    fields: {
      dailyFine: fraction('Multa por atraso', 'day'),
      mostFine: fraction('Maior multa'),
      paymentMonthInterest: fraction('Juros do mês do pagamento, além da Selic dos outros meses'),
      minimum: brl('Menor valor que se paga: abaixo dele o imposto espera'),
    },
  }),
]

const investmentTax = [
  openTable({
    id: 'dividendos',
    title: 'Dividendos',
    about: 'Imposto na fonte de pessoa física que mora no Brasil.',
    editions: dividendTables,
    fields: {
      exemptUpTo: brl('Pagamentos de uma empresa que não pagam, até, inclusive', 'month'),
      rate: fraction('Alíquota sobre tudo, quando passam disso'),
      earlierProfits: {
        until: year('Último ano dos lucros que continuam isentos'),
        approvedBy: day('Último dia da aprovação da distribuição, pela lei'),
        injunction: {
          until: day('O mesmo, pela liminar'),
          case: text('Processo'),
          state: text('Situação'),
        },
      },
    },
  }),
  openTable({
    id: 'jcp',
    title: 'Juros sobre capital próprio',
    editions: jcp,
    fields: { rate: fraction('Imposto na fonte') },
  }),
  openTable({
    id: 'fii',
    title: 'Rendimento de fundo imobiliário',
    editions: fiiIncome,
    fields: {
      fewestHolders: count('Menor número de cotistas do fundo isento'),
      paysFromShare: fraction('Cotista que paga: o que tem esta parte das cotas ou mais'),
      paysFromLinkedShare: fraction('Pessoas ligadas que pagam: as que somam esta parte ou mais'),
      rate: fraction('Imposto do que não é isento'),
    },
  }),
  openTable({
    id: 'renda-variavel',
    title: 'Imposto de renda na bolsa',
    editions: rendaVariavel,
    fields: {
      commonRate: fraction('Operação comum: sobre o ganho líquido do mês'),
      dayTradeRate: fraction('Day trade: sobre o ganho líquido do mês'),
      fiiRate: fraction('Venda de cotas de FII e Fiagro: sobre o ganho'),
      exemptShareSalesUpTo: brl('Vendas de ações com ganho isento, até, inclusive', 'month'),
      withheld: {
        onSales: fraction('Retido na fonte: sobre as vendas'),
        waivedUpTo: brl('Retido na fonte: não se retém até'),
        onDayTradeGain: fraction('Retido na fonte: sobre o ganho em day trade'),
      },
    },
  }),
  openTable({
    id: 'cripto',
    title: 'Criptoativos',
    about: 'Moedas guardadas no Brasil ou pelo dono. As guardadas fora seguem a tabela exterior.',
    editions: cryptoTables,
    fields: {
      exemptSalesUpTo: brl(
        'Vendas com ganho isento, todas as moedas e trocas somadas, até, inclusive',
        'month',
      ),
      report: {
        name: text('Declaração à Receita de quem opera fora ou sem intermediária'),
        above: brl('Acima de', 'month'),
      },
    },
  }),
  openTable({
    id: 'exterior',
    title: 'Aplicações no exterior',
    about: 'Uma vez por ano, na declaração.',
    editions: foreignIncomeTables,
    fields: { rate: fraction('Alíquota') },
  }),
]

const capitalGains = [
  openTable({
    id: 'ganho-capital',
    title: 'Ganho de capital',
    about: 'Cada fatia do ganho paga a sua alíquota.',
    editions: capitalGainsRates,
    fields: { brackets: { upTo: brl('Ganho até, inclusive'), rate: fraction('Alíquota da faixa') } },
  }),
  openTable({
    id: 'ganho-pequenas-vendas',
    title: 'Ganho isento em pequenas vendas',
    editions: smallSales,
    fields: {
      exemptUpTo: {
        goods: brl('Bens da mesma natureza: vendas até, inclusive', 'month'),
        'over-the-counter-shares': brl('Ações no mercado de balcão: vendas até, inclusive', 'month'),
      },
    },
  }),
  openTable({
    id: 'ganho-imoveis',
    title: 'Ganho na venda de imóveis',
    about: 'Vendas desde 14/10/2005.',
    editions: propertyRules,
    fields: {
      onlyPropertyUpTo: brl('Venda do único imóvel isenta até, inclusive'),
      purchaseReduction: {
        perYear: fraction('Redução do ganho por ano de compra antes de "before"'),
        before: year('Compras antes do ano de'),
      },
      factor1: { ...factor, through: yearMonth('Até o mês') },
      factor2: factor,
      reinvestment: {
        days: days('Prazo para comprar outro imóvel residencial, do contrato de venda'),
        onceInYears: years('Uma vez em cada período de'),
      },
      articles: each(propertyArticles, (rule) => ({
        source: text(`${rule}: lei`),
        from: day(`${rule}: vale desde`),
      })),
    },
  }),
]

export const incomeTaxRules = [...monthlyTax, ...investmentTax, ...capitalGains]
