import { calculator } from '#web/calculators/ganho-capital/calculator.ts'
import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import type { Cents } from '#web/finance/core/money.ts'
import { calculateLateDarf } from '#web/finance/income-tax/darf.ts'
import { calculateForeignIncome } from '#web/finance/income-tax/foreign-income.ts'
import { calculateCryptoMonth } from '#web/finance/income-tax/ganho-capital.ts'
import { cryptoTables } from '#web/finance/tables/income-tax/crypto.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'
import { foreignIncomeTables } from '#web/finance/tables/income-tax/foreign-income.ts'
import { capitalGainsRates } from '#web/finance/tables/income-tax/ganho-capital.ts'
import {
  type ArticleSeed,
  body,
  callout,
  chart,
  checklist,
  comparison,
  faq,
  h2,
  h3,
  item,
  p,
  table,
} from '../portable-text.ts'
import { answered, bare, lawOn, worked } from '../worked.ts'

const TODAY = '2026-11-22'
const crypto = lawOn(cryptoTables, TODAY)
const exemptUpTo = formatBrl(crypto.exemptSalesUpTo)
const reportAbove = formatBrl(crypto.report.above)
const rateAbroad = percentInWords(lawOn(foreignIncomeTables, TODAY).rate)
const slices = lawOn(capitalGainsRates, TODAY).brackets
const [lowest, highest] = [Math.min, Math.max].map((pick) =>
  percentInWords(pick(...slices.map(({ rate }) => rate))),
)
const firstSlice = formatBrl(Math.min(...slices.map(({ upTo }) => upTo)))
const delay = lawOn(darf, TODAY)
const leastPaid = formatBrl(delay.minimum)
const [perDay, mostFine, ofMonth] = [delay.dailyFine, delay.mostFine, delay.paymentMonthInterest].map(
  (rate) => percentInWords(rate),
)

/** Of each sale, what is gain: the same in every row, so that only the rule changes. */
const GAIN_SHARE = 0.3
const gainOf = (sales: Cents) => Math.round(sales * GAIN_SHARE)
const inBrazilOf = (monthSales: Cents, gain: Cents) =>
  answered(calculateCryptoMonth({ monthSales, gain, date: TODAY })).tax
const inBrazil = (monthSales: Cents) => inBrazilOf(monthSales, gainOf(monthSales))
const abroad = (sales: Cents) => answered(calculateForeignIncome({ year: 2026, income: gainOf(sales) })).due

const sales: Cents[] = [10_000_00, 20_000_00, 35_000_00, 35_001_00, 50_000_00]
const [small, , limit, justAbove] = sales

const TYPED = {
  price: '40.000',
  cost: '28.000',
  boughtOn: '10/03/2024',
  soldOn: '10/11/2026',
}
const sale = worked(calculator, { kind: 'cripto', ...TYPED })
const saleAbroad = worked(calculator, { kind: 'exterior', isFinancialAbroad: 'sim', ...TYPED })
const splitSale = worked(calculator, {
  kind: 'cripto',
  price: '20.000',
  cost: '14.000',
  boughtOn: '10/03/2024',
  soldOn: '10/11/2026',
})

const LATE_DAYS = 20
const late = answered(
  calculateLateDarf({
    tax: inBrazilOf(40_000_00, 12_000_00),
    daysLate: LATE_DAYS,
    fullMonthsSelic: 0,
    paidOn: '2027-01-20',
  }),
)

/** A month of someone who never sold much at once. */
const month: [what: string, sold: Cents, gain: Cents][] = [
  ['Venda de bitcoin na corretora A', 15_000_00, 2_000_00],
  ['Troca de ethereum por stablecoin, na B', 12_000_00, 1_500_00],
  ['Venda a um amigo, por Pix', 9_000_00, 500_00],
]
const sumOf = (rows: typeof month) => ({
  sales: rows.reduce((sum, [, sold]) => sum + sold, 0),
  gain: rows.reduce((sum, [, , gain]) => sum + gain, 0),
})
const inMonth = sumOf(month)
const taxOfMonth = (rows: typeof month) => {
  const { sales: monthSales, gain } = sumOf(rows)
  return formatBrl(inBrazilOf(monthSales, gain))
}

const FIRST = { coins: 0.1, price: 250_000_00 }
const SECOND = { coins: 0.05, price: 400_000_00 }
const spent = FIRST.coins * FIRST.price + SECOND.coins * SECOND.price
const average = Math.round(spent / (FIRST.coins + SECOND.coins))

export const criptomoedaImpostoRenda: ArticleSeed = {
  slug: 'criptomoeda-imposto-renda',
  category: 'impostos',
  mainTool: 'ganho-capital',
  tags: ['cripto', 'imposto de renda', 'decripto', 'darf'],
  related: ['article-cripto-regulamentacao-brasil-2025', 'article-declaracao-imposto-renda-2026-organizacao'],
  ruleRefs: ['cripto-isencao'],
  title: 'Cripto no Imposto de Renda: regras e limites de 2026',
  dek: 'Onde as moedas estão guardadas, quanto você vendeu no mês e quem informou a operação: três respostas dizem o que pagar e o que declarar.',
  keyPoints: [
    `Guardadas no Brasil: vendas de até ${exemptUpTo} no mês são isentas; acima, o ganho inteiro paga.`,
    `No exterior: ${rateAbroad} uma vez por ano, sem isenção, pela Lei 14.754/2023.`,
    'Trocar uma moeda por outra conta como venda.',
    'A DeCripto substituiu a declaração antiga em julho de 2026. Ela mudou a informação, e não o imposto.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-03-31',
  changes: [
    [
      '2026-11-22',
      'Texto refeito com a DeCripto, em vigor desde julho de 2026, e com a comparação entre guardar no Brasil e no exterior.',
    ],
  ],
  seo: {
    title: 'Cripto no Imposto de Renda: regras e limites de 2026',
    description:
      'Isenção de R$ 35 mil por mês, 15 % no exterior, troca entre moedas, custo médio, DARF 4600 e DeCripto: como fica o imposto sobre cripto em 2026, com contas.',
  },
  body: body([
    p(
      `Vendeu ${formatBrl(limit ?? 0)} em bitcoin no mês, com custódia no Brasil? Não há imposto. Vendeu ${formatBrl(justAbove ?? 0)}, com 30 % de ganho? São ${formatBrl(inBrazil(justAbove ?? 0))}. Um real a mais na venda muda tudo: o limite decide se o ganho paga inteiro ou não paga nada.`,
    ),
    p(
      'Esse degrau é só o começo. Antes de fazer qualquer conta, responda a três perguntas: onde as moedas estão, quanto você vendeu no mês somando tudo, e quem informou a operação à Receita.',
    ),
    h2('Primeira pergunta: onde está a custódia'),
    p(
      `Moeda em corretora brasileira ou em carteira própria segue a regra de bens no Brasil. Moeda em corretora estrangeira segue a [Lei 14.754/2023](fonte:2), a das aplicações no exterior. As duas cobram ${lowest} no caso comum, e no resto são diferentes.`,
    ),
    comparison(
      'R$',
      'conta nossa: Lei 9.250/1995, art. 22; Lei 8.981/1995, art. 21; Lei 14.754/2023',
      'O mesmo ganho de 30 %, guardado no Brasil e no exterior',
      ['Vendas no mês', 'Ganho#', 'Imposto no Brasil#', 'Imposto no exterior#'],
      sales.map((amount) =>
        [amount, gainOf(amount), inBrazil(amount), abroad(amount)].map((cents, column) =>
          column === 0 ? formatBrl(cents) : bare(formatBrl(cents)),
        ),
      ),
    ),
    p(
      `No exterior não existe isenção por valor: até as vendas de ${formatBrl(small ?? 0)} pagam ${formatBrl(abroad(small ?? 0))}. Em troca, a conta é anual, vai dentro da declaração, e o prejuízo em uma aplicação de fora abate o ganho em outra. No Brasil, prejuízo de um mês não diminui o ganho do seguinte.`,
    ),
    chart({
      kind: 'bar',
      caption: `No Brasil o imposto salta de zero para ${lowest} do ganho inteiro`,
      points: [
        'Vendas no mês;Imposto',
        ...[...sales.slice(1), 60_000_00, 70_000_00].map(
          (amount) => `R$ ${bare(formatBrl(amount)).replace(',00', '')};${bare(formatBrl(inBrazil(amount)))}`,
        ),
      ].join('\n'),
      unit: 'R$',
      source: 'conta nossa, com ganho de 30 % sobre o preço de venda',
      alt: `Imposto no Brasil sobre vendas do mês com 30 % de ganho: zero até ${formatBrl(limit ?? 0)}, ${formatBrl(inBrazil(justAbove ?? 0))} em ${formatBrl(justAbove ?? 0)}, ${formatBrl(inBrazil(50_000_00))} em R$ 50 mil e ${formatBrl(inBrazil(70_000_00))} em R$ 70 mil.`,
    }),
    h2('Segunda pergunta: quanto saiu no mês'),
    p(
      'O limite de {{cripto-isencao}} é das vendas, e não do lucro, e soma todas as moedas e todas as corretoras. Entra na soma a troca de uma moeda por outra: trocar bitcoin por uma [stablecoin](termo:stablecoin), a moeda atrelada ao dólar, é vender bitcoin, mesmo sem ver um real. Quem faz rodízio de moedas passa do limite sem notar.',
    ),
    sale.embed('Venda de R$ 40.000,00 em moedas que custaram R$ 28.000,00'),
    p(
      `Na conta acima, a venda passa do limite e os R$ 12.000,00 de ganho pagam inteiros: ${sale.headline}, com [DARF](termo:darf), a guia da Receita, de código 4600, para pagar ${sale.aside}. Se fossem duas vendas iguais, uma em novembro e outra em dezembro, cada mês ficaria abaixo do limite e o imposto seria de ${splitSale.headline}.`,
    ),
    p(
      `Em corretora de fora, a mesma venda também daria ${saleAbroad.headline}, mas só na declaração de 2027, e dividir em dois meses não muda nada. Acima de ${firstSlice} de ganho, a alíquota no Brasil sobe por partes até ${highest}.`,
    ),
    h3('Um mês de rodízio'),
    p(
      'Passar do limite com uma venda grande salta aos olhos. Com várias pequenas, em lugares diferentes, ninguém vê a soma inteira: nem a corretora A, nem a B, e muitas vezes nem você.',
    ),
    table(
      'Três operações no mesmo mês, guardadas no Brasil, em reais',
      ['Operação', 'Venda#', 'Ganho#'],
      [
        ...month.map(([what, sold, gain]) => [what, bare(formatBrl(sold)), bare(formatBrl(gain))]),
        ['Soma do mês', bare(formatBrl(inMonth.sales)), bare(formatBrl(inMonth.gain))],
      ],
    ),
    p(
      `A soma passa do limite por mil reais, e o imposto é de ${taxOfMonth(month)} sobre os três ganhos, o pequeno inclusive. Se a venda ao amigo ficasse para o mês seguinte, seria de ${taxOfMonth(month.slice(0, 2))}. Por isso vale anotar a soma a cada operação, em vez de descobrir no informe do ano seguinte.`,
    ),
    h3('O custo que você abate'),
    p(
      `Vale o custo médio em reais de tudo o que você comprou daquela moeda. Quem pôs ${formatBrl(FIRST.coins * FIRST.price)} em 0,1 bitcoin e depois ${formatBrl(SECOND.coins * SECOND.price)} em 0,05 tem custo médio de ${formatBrl(average)} por bitcoin, seja qual for o lote que vender. Corretagem de compra aumenta o custo; a da venda diminui o ganho. Sem comprovante, o custo pode ser tomado como zero. Um bitcoin vale agora {{btc-brl}}, e esse preço só importa no dia da venda.`,
    ),
    h2('Terceira pergunta: quem informa'),
    p(
      `Desde julho de 2026 vale a DeCripto, criada pela [Instrução Normativa RFB 2.291/2025](fonte:3) no lugar da 1.888/2019. Ela cobre compra, venda, troca, transferência e até o que se recebe sem comprar, como distribuição gratuita e remuneração de moeda parada. A corretora que atende brasileiros informa as operações dos clientes. Você só informa por conta própria quando operou em prestadora do exterior, em plataforma descentralizada ou direto com outra pessoa, e quando a soma do mês passa de ${reportAbove}.`,
    ),
    callout(
      'mistake',
      `Confundir os dois limites de ${exemptUpTo}. Um é de vendas e isenta o ganho. O outro é de operações, compras incluídas, e obriga a informar. Quem só comprou pode ter de informar sem dever imposto.`,
    ),
    p(
      'A declaração anual continua à parte. As moedas vão para a ficha de bens, no grupo 08, pelo custo, a partir de R$ 5 mil por tipo de moeda, segundo as instruções dos últimos anos; as de 2027 ainda não tinham saído em 20/11/2026. O ganho isento vai em rendimentos isentos, e o tributado, no programa de ganhos de capital.',
    ),
    h2('O que guardar de cada operação'),
    p(
      'Corretoras fecham, mudam de nome e apagam histórico antigo. Provar o custo de uma moeda comprada há seis anos cabe a você, e sem a prova o ganho tributado pode ser o preço inteiro. Uma planilha com cinco colunas resolve, se for preenchida na hora.',
    ),
    checklist('Uma linha por operação', [
      'Data, moeda e quantidade, também nas trocas e nas transferências entre carteiras suas.',
      'Valor em reais naquele momento e de onde veio a cotação.',
      'Taxas pagas, separadas da compra e da venda.',
      'Onde a moeda estava antes e onde ficou depois: Brasil, carteira própria ou exterior.',
      'Comprovante: nota da corretora, extrato ou código da transação na rede.',
    ]),
    h2('Se o prazo passou'),
    p(
      `O DARF vence no último dia útil do mês seguinte à venda. Atraso custa ${perDay} por dia, até ${mostFine}, mais a Selic dos meses cheios e ${ofMonth} no mês do pagamento. No exemplo, ${LATE_DAYS} dias de atraso, já em janeiro, acrescentam ${formatBrl(late.fine)} de multa e ${formatBrl(late.interest)} de juros. Imposto abaixo de ${leastPaid} não gera DARF: espera e soma com o dos meses seguintes. Pagar por conta própria, antes de a Receita cobrar, sai mais barato.`,
    ),
    h2('O que não mudou, apesar do barulho'),
    item(
      'A Medida Provisória 1.303/2025, que acabaria com a isenção mensal, perdeu a validade em 08/10/2025 sem virar lei.',
    ),
    item(
      'Stablecoin entrou nas regras de câmbio do Banco Central em fevereiro de 2026. Não achamos norma que cobre IOF dela até outubro. A história está em [regulação de cripto](artigo:cripto-regulamentacao-brasil-2025).',
    ),
    item('Comprar e não vender não gera imposto, por mais que a moeda suba.'),
    h2('Perguntas frequentes'),
    faq([
      {
        question: 'Preciso pagar imposto se só troquei bitcoin por ethereum?',
        answer: [
          p(
            'A troca conta como venda do bitcoin pelo valor em reais daquele momento. Se a soma do mês passar de {{cripto-isencao}}, o ganho é tributado.',
          ),
        ],
      },
      {
        question: 'Carteira própria é Brasil ou exterior?',
        answer: [
          p(
            'Em geral é tratada como bem no Brasil, porque quem guarda a chave mora aqui. É um ponto em que a Receita pode ser mais específica: com valor alto, consulte um contador.',
          ),
        ],
      },
      {
        question: 'Gastar cripto no cartão paga imposto?',
        answer: [
          p(
            'O cartão vende a moeda para pagar a compra, e essa venda entra na soma do mês como qualquer outra.',
          ),
        ],
      },
      {
        question: 'Quem tem menos de R$ 5 mil em bitcoin declara?',
        answer: [
          p(
            'Pelas instruções dos últimos anos, a ficha de bens só pede cada tipo de moeda com custo a partir de R$ 5 mil. Anotar mesmo assim ajuda a provar o custo quando vender.',
          ),
        ],
      },
      {
        question: 'Prejuízo com cripto abate imposto?',
        answer: [
          p(
            'No Brasil, não: cada venda com ganho paga sozinha. No exterior, o prejuízo do ano diminui o ganho com outras aplicações de fora.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Lei 9.250/1995, art. 22',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
      accessedOn: '2026-11-20',
      kind: 'law',
    },
    {
      title: 'Lei 14.754/2023, arts. 2º a 4º',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/l14754.htm',
      accessedOn: '2026-11-20',
      kind: 'law',
    },
    {
      title: 'Regras da Declaração de Criptoativos que passam a valer em 2026',
      publisher: 'HCLB Advogados',
      url: 'https://hclbadvogados.com/tributario/conheca-as-regras-da-declaracao-de-criptoativos-que-passam-a-valer-em-2026',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Perda de validade da Medida Provisória 1.303/2025',
      publisher: 'VBD Advogados',
      url: 'https://www.vbdlaw.com.br/publicacoes/medida-provisoria-1-303-2025-perda-de-eficacia',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
    {
      title: 'Imposto de Renda: como declarar criptomoedas',
      publisher: 'E-Investidor, Estadão',
      url: 'https://einvestidor.estadao.com.br/webstories/imposto-de-renda-2025-como-declarar-criptomoedas',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
