import { calculator } from '#web/calculators/calculadora-iof/calculator.ts'
import { formatBrl, formatDay, percentInWords } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { iofOnCredit, iofOnRevolvingCredit } from '#web/finance/credit/iof-credito.ts'
import { iofOnExchange } from '#web/finance/exchange/iof-cambio.ts'
import { vgblHistory } from '#web/finance/pension/iof-vgbl.ts'
import type { Borrower } from '#web/finance/tables/credit/iof-credito.ts'
import { type FxOperation, fxClauses } from '#web/finance/tables/exchange/iof-cambio.ts'
import {
  type ArticleSeed,
  body,
  callout,
  chart,
  faq,
  h2,
  item,
  p,
  table,
  timeline,
} from '../portable-text.ts'
import { answered, bare, worked } from '../worked.ts'

const TODAY = '2026-11-22'

const rateOf = (operation: FxOperation, date: IsoDate = TODAY) =>
  percentInWords(answered(iofOnExchange({ operation, amount: 0, date })).rate)

const onCard = worked(calculator, {
  tab: 'cambio',
  operation: 'card',
  amount: '1.000,00',
  date: '22/11/2026',
})
const loan = {
  tab: 'credito',
  amount: '10.000,00',
  monthlyRate: '3',
  months: '12',
  monthLength: 'calendar',
  date: '20/11/2026',
}
const inInstalments = worked(calculator, loan)
const allAtOnce = worked(calculator, { ...loan, system: 'single' })
const inVgbl = worked(calculator, {
  tab: 'vgbl',
  contributions: [
    '10/02/2026; Seguradora A; 400.000,00',
    '15/08/2026; Seguradora B; 300.000,00',
    '20/11/2026; Seguradora A; 50.000,00',
  ].join('\n'),
})
const early = worked(calculator, { tab: 'investimento', yield: '100,00', days: '10', date: '22/11/2026' })

const CASH = 5400_00
const cashOn = (date: IsoDate) => answered(iofOnExchange({ operation: 'cash', amount: CASH, date }))
/** A day inside each of the windows. */
const days: IsoDate[] = ['2025-05-22', '2025-06-20', '2025-07-05', '2025-07-17', TODAY]
const [before, , suspended, restored] = days.map(cashOn)
const step = formatBrl((restored?.iof ?? 0) - (suspended?.iof ?? 0))

const creditOn = (borrower: Borrower, date: IsoDate) => {
  const { rates } = answered(iofOnCredit({ borrower, date, installments: [] }))
  return { daily: percentInWords(rates.daily), additional: percentInWords(rates.additional) }
}
const fromPerson = creditOn('individual', TODAY)
const fromCompany = {
  before: creditOn('company', '2025-05-22'),
  may: creditOn('company', '2025-05-23'),
  now: creditOn('company', TODAY),
}

const vgblSince = (date: IsoDate) => {
  const found = vgblHistory().find(({ rule }) => rule.from === date)
  if (!found) throw new RangeError(`No rule of ${date}`)
  return { rate: percentInWords(found.rate), limit: formatBrl(found.limit) }
}
const vgbl = { in2025: vgblSince('2025-07-17'), now: vgblSince('2026-01-01') }

/** A payment to someone abroad: the widest jump of all. */
const PAYMENT = 5000_00
const paymentOn = (date: IsoDate) =>
  formatBrl(answered(iofOnExchange({ operation: 'third-party', amount: PAYMENT, date })).iof)

const OVERDRAFT = 1000_00
const OVERDRAFT_DAYS = 10
const overdraft = answered(
  iofOnRevolvingCredit({
    borrower: 'individual',
    date: TODAY,
    dailyBalances: Array.from({ length: OVERDRAFT_DAYS }, () => OVERDRAFT),
    increases: [OVERDRAFT],
  }),
)

const operations: [name: string, operation: FxOperation][] = [
  ['Cartão de crédito ou débito no exterior', 'card'],
  ['Saque no exterior', 'withdrawal'],
  ['Carga de pré-pago e cheque de viagem', 'prepaid-card'],
  ['Compra de moeda em espécie', 'cash'],
  ['Remessa para conta própria, cônjuge ou parente', 'own-account'],
  ['Remessa com finalidade de investimento', 'investment'],
  ['Outras transferências para fora', 'third-party'],
  ['Dinheiro que entra no Brasil', 'inflow'],
]

export const mudancasIof2025: ArticleSeed = {
  slug: 'mudancas-iof-2025',
  category: 'impostos',
  mainTool: 'calculadora-iof',
  tags: ['iof', 'stf', 'câmbio', 'crédito', 'vgbl'],
  related: ['article-cartao-credito-viagens', 'article-fim-taxa-blusinhas-impacto-financeiro'],
  ruleRefs: [
    'iof-cartao',
    'iof-especie',
    'iof-conta-propria',
    'iof-terceiros',
    'iof-investimento',
    'iof-entrada',
  ],
  title: 'IOF: linha do tempo das mudanças de 2025 até hoje',
  dek: 'O imposto subiu, parou, voltou. Veja o que aconteceu em cada data, quanto você paga hoje em cada operação e o que falta decidir.',
  keyPoints: [
    `Desde 17/07/2025, cartão, saque, espécie e conta própria no exterior pagam ${rateOf('card')} de IOF.`,
    'Operações de 27/06 a 16/07/2025 ficaram nas alíquotas antigas.',
    'A redução até zero em 2028 foi revogada. Quem ainda calcula com ela erra.',
    `Para pessoa física, o IOF do empréstimo não mudou: ${inInstalments.headline} em R$ 10 mil pagos em 12 vezes.`,
    'A decisão do STF é provisória: em 24/09/2026, o plenário ainda não tinha julgado.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-02-18',
  changes: [
    [
      '2026-11-22',
      'Todas as contas passaram a sair das calculadoras, com exemplos para refazer em câmbio, empréstimo e VGBL. Nenhuma alíquota mudou.',
    ],
  ],
  seo: {
    title: 'IOF: linha do tempo das mudanças de 2025 até hoje',
    description:
      'O que subiu, o que foi suspenso e o que voltou no IOF desde maio de 2025, com decretos, decisões do STF e a alíquota de hoje em cada tipo de operação.',
  },
  body: body([
    p(
      `Hoje, R$ 1.000,00 gastos no cartão no exterior pagam ${onCard.headline} de IOF, e a alíquota é a mesma para saque, dinheiro vivo e conta em seu nome lá fora. Chegar a esse número levou menos de dois meses de 2025. O imposto subiu por decreto, caiu no Congresso, parou no Supremo e voltou quase inteiro. Quem comprou dólar em meados de junho pagou uma coisa; quem comprou na primeira semana de julho, outra.`,
    ),
    h2('O que aconteceu em cada data'),
    p(
      `Até 22/05/2025 valia o Decreto 6.306/2007 com as alterações anteriores: ${rateOf('card', '2025-05-22')} no cartão, ${rateOf('cash', '2025-05-22')} na espécie e na conta própria, ${rateOf('third-party', '2025-05-22')} nas outras saídas. Havia também um calendário que levava o cartão a zero em 2028.`,
    ),
    timeline([
      [
        '2025-05-23',
        `Cartão, espécie e remessas sobem para ${rateOf('card', '2025-05-23')}; o calendário de redução é revogado`,
        'Decreto 12.466/2025',
      ],
      [
        '2025-05-23',
        `Remessa para investimento fica em ${rateOf('investment', '2025-05-23')}; fundos que investem fora voltam a zero`,
        'Decreto 12.467/2025',
      ],
      [
        '2025-06-11',
        'Um decreto novo substitui os dois; o adicional do crédito de empresas volta atrás',
        'Decreto 12.499/2025',
      ],
      [
        '2025-06-27',
        'O Congresso suspende os três decretos: voltam as alíquotas antigas',
        'Decreto Legislativo 176/2025',
      ],
      [
        '2025-07-04',
        'O Supremo suspende os decretos e também a decisão do Congresso: alíquotas antigas na prática',
        'STF, ADC 96',
      ],
      [
        '2025-07-16',
        'O Supremo restabelece o Decreto 12.499, menos um ponto que só toca empresas',
        'STF, ADC 96',
      ],
      [
        '2025-07-18',
        'O Supremo esclarece: as alíquotas novas não alcançam operações de 27/06 a 16/07/2025',
        'STF, esclarecimento',
      ],
    ]),
    callout(
      'summary',
      'para saber quanto pagou, olhe o dia. De 23/05 a 26/06/2025 e desde 17/07/2025, vale a regra nova; antes disso e no meio, a antiga.',
    ),
    h2('O mesmo dinheiro, cinco datas'),
    p(
      `Pegue ${formatBrl(CASH)} em moeda em espécie, já com o [spread](termo:spread), a margem da casa de câmbio. Em 05/07/2025, dentro da janela antiga, o IOF era de ${formatBrl(suspended?.iof ?? 0)}. Doze dias depois, ${formatBrl(restored?.iof ?? 0)}: são ${step} a mais pelo mesmo maço de notas.`,
    ),
    chart({
      kind: 'bar',
      caption: `IOF de ${formatBrl(CASH)} em espécie: subiu, voltou e subiu de novo`,
      points: ['Dia;IOF', ...days.map((day) => `${formatDay(day)};${bare(formatBrl(cashOn(day).iof))}`)].join(
        '\n',
      ),
      unit: 'R$',
      source: 'conta nossa, com as alíquotas do Decreto 6.306/2007 em cada dia',
      alt: `O IOF de ${formatBrl(CASH)} em espécie: ${days.map((day) => `${formatBrl(cashOn(day).iof)} em ${formatDay(day)}`).join(', ')}.`,
    }),
    p(
      `No cartão a diferença foi bem menor, porque em janeiro de 2025 ele já pagava ${rateOf('card', '2025-01-02')}. Quem sentiu foi quem usava espécie e conta própria, que pagavam ${formatBrl(before?.iof ?? 0)} no exemplo e hoje pagam mais de três vezes isso.`,
    ),
    h2('Quanto você paga hoje no câmbio'),
    p(
      'A lista está no [art. 15-B do Decreto 6.306/2007](fonte:1), com a redação do [Decreto 12.499/2025](fonte:2). O imposto incide sobre o valor em reais, com o spread da instituição dentro.',
    ),
    table(
      'IOF de câmbio em vigor, art. 15-B do Decreto 6.306/2007',
      ['Operação', 'Inciso', 'Alíquota#'],
      operations.map(([name, operation]) => [
        name,
        fxClauses[operation].replace('art. 15-B, ', ''),
        rateOf(operation),
      ]),
    ),
    onCard.embed('R$ 1.000,00 no cartão, já convertidos'),
    p(
      `A conta acima dá ${onCard.headline} de imposto e ${onCard.aside} no total. Troque a operação para “remessa para investir no exterior” e a alíquota cai para {{iof-investimento}}; é a única saída da tabela que ficou abaixo das outras. Só que o dinheiro tem de ir mesmo para um investimento: quem o gasta na viagem declarou uma coisa e fez outra.`,
    ),
    p(
      `O maior salto ficou com quem paga alguém de fora que não é da família: o aluguel de uma temporada, um curso. Até 22/05/2025, ${formatBrl(PAYMENT)} enviados pagavam ${paymentOn('2025-05-22')}; agora pagam ${paymentOn(TODAY)}, porque a alíquota foi a {{iof-terceiros}}. No sentido contrário nada mudou. Quem recebe do exterior paga {{iof-entrada}}, a menor alíquota da lista acima.`,
    ),
    p(
      'Como a alíquota se igualou, quem decide o preço é o spread. A conta está em [cartão de crédito em viagem](artigo:cartao-credito-viagens).',
    ),
    h2('No empréstimo, a regra é a de antes'),
    p(
      `Para pessoa física, 2025 não mudou nada. O imposto tem uma parte de ${fromPerson.daily} por dia, contada no máximo 365 dias, e um adicional de ${fromPerson.additional}, cobrado uma vez. Em R$ 10.000,00 a 3 % ao mês, pagos em 12 parcelas iguais, ele soma ${inInstalments.headline}: ${inInstalments.row('IOF por dia')} da parte diária e ${inInstalments.row('IOF adicional')} do adicional.`,
    ),
    inInstalments.embed('R$ 10.000,00 em 12 parcelas'),
    p(
      `Pagar tudo de uma vez no fim sai mais caro: ${allAtOnce.headline}, porque o dinheiro inteiro fica os 365 dias na sua mão. Nas parcelas mensais, o que você já devolveu não conta mais.`,
    ),
    p(
      `No cheque especial e no rotativo do cartão, a conta é outra e não tem o teto de 365 dias. Todo mês soma-se o que você deveu em cada dia, e cada aumento da dívida paga o adicional de novo. Ficar ${OVERDRAFT_DAYS} dias com ${formatBrl(OVERDRAFT)} no vermelho custa ${formatBrl(overdraft.iof)} de IOF, fora os juros, que pesam muito mais.`,
    ),
    p(
      `Para empresa a história é outra. A parte diária dobrou, de ${fromCompany.before.daily} para ${fromCompany.now.daily}. O adicional foi a ${fromCompany.may.additional} entre 23/05 e 10/06/2025 e voltou a ${fromCompany.now.additional}. O risco sacado, em que o banco adianta ao fornecedor o que uma empresa vai pagar, foi o único ponto que o STF manteve suspenso.`,
    ),
    h2('Na previdência VGBL'),
    p(
      `De 11/06 a 31/12/2025, pagava ${vgbl.in2025.rate} o que passasse de ${vgbl.in2025.limit} em cada seguradora; os aportes de 27/06 a 16/07/2025 não pagaram, mas entraram na soma. Desde 01/01/2026, paga ${vgbl.now.rate} o que passa de ${vgbl.now.limit} por ano, somadas todas as seguradoras do mesmo CPF. Dividir o dinheiro entre duas delas deixou de adiantar.`,
    ),
    inVgbl.embed('R$ 750 mil em duas seguradoras'),
    p(
      `No exemplo, o aporte de fevereiro cabe no limite. O de agosto, em outra seguradora, faz a soma passar e paga ${inVgbl.row('IOF do aporte de 15/08')}; o de novembro paga ${inVgbl.row('IOF do aporte de 20/11')}. Total: ${inVgbl.headline}. PGBL, portabilidade e resgate não pagam esse imposto.`,
    ),
    h2('No resgate antes de 30 dias'),
    p(
      `Esta parte é antiga e passou intacta por 2025. Quem resgata CDB, Tesouro Direto ou fundo de renda fixa nos primeiros 29 dias deixa um pedaço do rendimento. No décimo dia, R$ 100,00 de rendimento viram ${early.total}: ${early.headline} vão para o IOF e ${early.row('Imposto de renda').replace('\u2212', '')} para o Imposto de Renda. LCI e LCA têm alíquota zero.`,
    ),
    h2('Como conferir uma fatura antiga'),
    p(
      'Divida o IOF cobrado pelo valor da compra em reais. Perto de 0,0338 (3,38 %), aplicaram a regra antiga; perto de 0,035 (3,5 %), a nova. Se a compra é de 27/06 a 16/07/2025 e a divisão deu 0,035, pergunte ao emissor que data ele considerou. Para o cartão, o que conta é o dia em que ele liquida a compra, e não o dia em que você passou o cartão na loja.',
    ),
    p('Três erros ainda circulam em planilhas e sites:'),
    item('2,38 % no cartão em 2026 e zero em 2028: era o calendário revogado em maio de 2025.'),
    item('3,5 % sem interrupção desde maio de 2025: ignora os vinte dias de 27/06 a 16/07/2025.'),
    item('1,1 % para conta própria: essa alíquota hoje é só da remessa para investimento.'),
    h2('O que ainda pode mudar'),
    callout(
      'alert',
      'A ADC 96 continua com decisão provisória de um ministro. O último andamento que lemos é de 26/08/2026, sem julgamento do plenário. Se o resultado mudar, as alíquotas daqui mudam junto.',
      'Ainda sem decisão final',
    ),
    p(
      'Até 24/09/2026 não havia decreto de 2026 que alterasse o Decreto 6.306 nos textos que lemos. Depois dessa data, não conferimos: antes de uma operação grande, abra a versão compilada no site do Planalto. Em dias de fronteira, como 22 e 23/05/2025, a hora da publicação pesa, e vale o que a sua instituição recolheu.',
    ),
    h2('Perguntas de quem paga'),
    faq([
      {
        question: 'Quanto é o IOF do cartão de crédito internacional hoje?',
        answer: [p('São {{iof-cartao}} sobre o valor já convertido em reais, com o spread do emissor.')],
      },
      {
        question: 'Paguei IOF maior entre 27/06 e 16/07/2025. Tenho direito a devolução?',
        answer: [
          p(
            'O STF esclareceu em 18/07/2025 que as alíquotas novas não alcançam essas operações. Peça a revisão à instituição que recolheu, com a data da operação em mãos.',
          ),
        ],
      },
      {
        question: 'Comprar dólar em espécie ainda paga menos IOF?',
        answer: [
          p(
            'Não. A espécie paga {{iof-especie}}, o mesmo que o cartão. A vantagem antiga acabou em 17/07/2025.',
          ),
        ],
      },
      {
        question: 'O IOF do cartão vai cair em 2027?',
        answer: [
          p(
            'Pela norma em vigor, não. O calendário que reduzia a alíquota a cada janeiro foi revogado em maio de 2025 e não voltou com a decisão do STF.',
          ),
        ],
      },
      {
        question: 'Financiamento da casa própria paga IOF?',
        answer: [
          p(
            'O crédito para fim habitacional é isento pelo art. 9º do Decreto 6.306/2007. O de carro paga, como qualquer empréstimo.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Decreto 6.306/2007 (texto compilado)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm',
      accessedOn: '2026-09-24',
      kind: 'law',
    },
    {
      title: 'Decreto 12.499/2025',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/D12499.htm',
      accessedOn: '2026-09-24',
      kind: 'law',
    },
    {
      title: 'Decreto Legislativo 176/2025',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/DLG/DLG176-2025-CN.htm',
      accessedOn: '2026-09-24',
      kind: 'law',
    },
    {
      title: 'Andamento da ADC 96',
      publisher: 'Supremo Tribunal Federal',
      url: 'https://portal.stf.jus.br/processos/detalhe.asp?incidente=7303647',
      accessedOn: '2026-09-24',
      kind: 'official',
    },
    {
      title: 'STF publica decisão cautelar restabelecendo o Decreto 12.499/2025',
      publisher: 'Demarest Advogados',
      url: 'https://www.demarest.com.br/majoracao-do-iof-stf-publica-decisao-cautelar-restabelecendo-a-eficacia-do-decreto-no-12-499-2025',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
    {
      title: 'IOF sobre aporte em planos VGBL',
      publisher: 'Central de ajuda da Brasilprev',
      url: 'https://centraldeajuda.brasilprev.com.br/IOF-sobre-Aporte-em-Planos-VGBL',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
  ],
}
