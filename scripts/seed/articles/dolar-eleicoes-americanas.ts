import { calculator } from '#web/calculators/calculadora-moedas/calculator.ts'
import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import {
  type ArticleSeed,
  body,
  callout,
  chart,
  comparison,
  faq,
  h2,
  item,
  p,
  rate,
  table,
  timeline,
} from '../portable-text.ts'
import { worked } from '../worked.ts'
import {
  allIn,
  changeOf,
  electionYears,
  inQuarters,
  meanChange,
  meansOf,
  months,
  otherYears,
  signed,
  type Year,
} from './dollar-in-elections.ts'

const kinds: Readonly<Record<(typeof electionYears)[number], string>> = {
  2016: 'presidente',
  2018: 'Congresso',
  2020: 'presidente',
  2022: 'Congresso',
  2024: 'presidente',
}

const changes = electionYears.map((year) => changeOf(year))
const lowest = signed(Math.min(...changes))
const highest = signed(Math.max(...changes))
const calm = otherYears.map((year) => changeOf(year))

const inWords = ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco']
const rises = (years: readonly Year[]) => years.filter((year) => changeOf(year) > 0).length
const septemberRises = electionYears.filter((year) => changeOf(year, 1) > 0)

/** Between the dearest and the cheapest of the four months. */
const gap = (year: Year) => Math.max(...meansOf(year)) / Math.min(...meansOf(year)) - 1
const gaps = electionYears.map(gap)
const small = gaps.filter((each) => each < 0.05)

/** August is 100. */
const index = (year: Year) => meansOf(year).map((_, month) => 100 * (1 + changeOf(year, month)))
const drawn = [2016, 2020, 2024] as const
const drawnIndex = drawn.map(index)

const TRIP = 2000
const quarter = worked(calculator, {
  tab: 'converter',
  amount: '500,00',
  from: 'USD',
  to: 'BRL',
  dollarRate: '5,2238',
  use: 'account',
  spread: '2',
  fee: '0,00',
  date: '20/11/2026',
})

/** PTAX of sale of 2026, all that our sources have between August and the vote. */
const ptax2026: [day: string, rate: number][] = [
  ['10/08', 5.0963],
  ['01/09', 5.157],
  ['18/09', 5.1575],
  ['30/09', 5.1809],
  ['02/10', 5.2238],
]
const [, first = 1] = ptax2026[0] ?? []
const [, last = 1] = ptax2026.at(-1) ?? []

export const dolarEleicoesAmericanas: ArticleSeed = {
  slug: 'cotacao-dolar-setembro-eleicoes-americanas',
  category: 'cambio-e-viagem',
  mainTool: 'calculadora-moedas',
  tags: ['dólar', 'eleições', 'viagem'],
  ruleRefs: ['iof-conta-propria'],
  title: 'Dólar em setembro e nas eleições dos EUA: o que se viu',
  dek: `De 2016 a 2024, nos anos de eleição americana, a variação do dólar de agosto a novembro ficou entre ${lowest} e ${highest}. O calendário sozinho não previu nada.`,
  keyPoints: [
    `Nos cinco anos de eleição nos EUA, o dólar médio variou entre ${lowest} e ${highest} de agosto a novembro.`,
    `Nos cinco anos sem eleição, a média foi maior: ${signed(meanChange(otherYears))} contra ${signed(meanChange(electionYears))}.`,
    'Juros daqui, juros de lá e contas públicas mexeram no preço ao mesmo tempo.',
    'Dividir a compra em quatro não acerta o menor preço, mas evita o maior.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-05-22',
  related: ['article-cartao-credito-viagens', 'article-pix-internacional-impacto-2025'],
  seo: {
    title: 'Dólar em setembro e nas eleições dos EUA: o que se viu',
    description:
      'Média mensal do dólar de agosto a novembro em dez anos, com e sem eleição nos Estados Unidos. Veja o que os números mostram e como dividir a compra.',
  },
  body: body([
    p(
      `Entre agosto e novembro, o dólar médio do mês subiu ${signed(changeOf(2024)).slice(1)} em 2024 e caiu ${signed(changeOf(2018)).slice(1)} em 2018; nos dois anos houve eleição nos Estados Unidos. Se você esperava uma regra, os dez anos que olhamos não mostram nenhuma. O que dá para fazer sem adivinhar é dividir a compra.`,
    ),
    p(
      'Este texto olha para trás e não é previsão. O dólar de agora está em {{usd-brl}}. O gráfico abaixo traz o último mês.',
    ),
    rate('usd-brl', 'month'),
    h2('Mês a mês, nos anos de eleição'),
    p(
      'A votação americana cai na terça-feira depois da primeira segunda de novembro, a cada dois anos. Nos anos múltiplos de quatro ela escolhe presidente; nos outros, só o Congresso. A tabela traz a média de cada mês, segundo o [Federal Reserve](fonte:1), o Fed, banco central de lá.',
    ),
    comparison(
      'R$ por dólar',
      'Federal Reserve, média mensal (série EXBZUS), lida em 22/11/2026',
      'O dólar médio de agosto a novembro, em anos de eleição nos EUA',
      ['Ano', ...months.map((month) => `${month}#`)],
      electionYears.map((year) => [
        `${year} (${kinds[year]})`,
        ...meansOf(year).map((mean) => formatNumber(mean, 4)),
      ]),
    ),
    p(
      `Setembro, o mês do título, ficou acima de agosto em ${inWords[septemberRises.length]} das cinco vezes: ${new Intl.ListFormat('pt-BR').format(septemberRises.map(String))}. Nas outras, abaixo. A maior alta foi a de 2018, ${signed(changeOf(2018, 1))}, e um mês depois ela tinha sumido inteira.`,
    ),
    chart({
      kind: 'line',
      caption: 'Três eleições de presidente, três caminhos diferentes',
      points: [
        `Mês;${drawn.join(';')}`,
        ...months.map((month, place) =>
          [month, ...drawnIndex.map((values) => formatNumber(values[place] ?? 0, 1))].join(';'),
        ),
      ].join('\n'),
      unit: 'agosto = 100',
      source: 'conta nossa sobre a média mensal do Federal Reserve',
      alt: `Com agosto em 100, o dólar chega a novembro em ${drawn.map((year, place) => `${formatNumber(drawnIndex[place]?.at(-1) ?? 0, 1)} em ${year}`).join(', ')}.`,
    }),
    h2('A comparação que falta: os anos sem eleição'),
    p(
      'Uma alta em ano de eleição só diz alguma coisa se o dólar se comporta de outro jeito nos demais. Pusemos cada ano de votação ao lado do seguinte, que não teve.',
    ),
    table(
      'Variação do dólar médio de agosto a novembro',
      ['Anos', 'Com eleição#', 'Sem eleição#'],
      electionYears.map((year, place) => {
        const other = otherYears[place] ?? 2017
        return [`${year} e ${other}`, signed(changeOf(year)), signed(changeOf(other))]
      }),
    ),
    p(
      `Em média, ${signed(meanChange(electionYears))} com eleição e ${signed(meanChange(otherYears))} sem. A diferença vai no sentido contrário ao do senso comum, e ainda assim não prova nada: cinco números de cada lado é pouco, e eles se espalham de ${lowest} a ${highest} num grupo e de ${signed(Math.min(...calm))} a ${signed(Math.max(...calm))} no outro. Quando a faixa é muito maior que a média, a média não serve de guia.`,
    ),
    callout('summary', 'o calendário eleitoral, sozinho, não disse para onde o dólar ia.'),
    h2('Por que a ideia pega, e onde ela falha'),
    p(
      'A história contada todo ciclo é razoável. Um candidato promete tarifa de importação, o outro promete gasto; os dois mexem com o juro americano, e juro mais alto lá puxa dinheiro para lá. Daí a conclusão de que o dólar sobe.',
    ),
    p(
      'O problema está no tempo. Pesquisa eleitoral sai toda semana, e quem negocia moeda lê a pesquisa antes de você. Quando o voto chega, boa parte do medo ou do alívio já está no preço. O que move o dólar naquele dia é a surpresa, e surpresa é justamente o que ninguém tem no calendário.',
    ),
    h2('O que mais acontecia em cada ano'),
    p(
      'O preço do dólar junta tudo ao mesmo tempo. Em cada um desses anos havia, no mínimo, uma decisão de juros aqui, do Copom, [outra lá](fonte:2), do Fed, e alguma notícia sobre as contas do governo.',
    ),
    timeline([
      ['2016-10-19', 'O Copom começa a cortar a Selic, de 14,25 % para 14 %. Trump vence em 08/11.', 'Copom'],
      ['2018-10-28', 'Segundo turno no Brasil. Entre setembro e outubro, o dólar médio cai.', 'TSE'],
      [
        '2020-11-03',
        'Eleição no meio da pandemia, com a Selic em 2 % e o juro americano perto de zero.',
        'Fed e Copom',
      ],
      [
        '2022-09-21',
        'O Fed sobe o juro em 0,75 ponto, e de novo em 02/11. A Selic fica em 13,75 %.',
        'Fed e Copom',
      ],
      [
        '2024-11-06',
        'No dia seguinte à votação que elege Trump, o Copom leva a Selic a 11,25 %. O mercado aguarda o pacote de contenção de gastos.',
        'Copom',
      ],
    ]),
    p(
      'Repare em 2018 e 2022: o Brasil também votava, em outubro. E 2026 repetiu a coincidência, com o primeiro turno daqui em 04/10 e a eleição do Congresso americano em 03/11.',
    ),
    h2('E em 2026?'),
    p(
      `Das cotações oficiais deste ano temos poucas. A [PTAX](termo:ptax) de venda foi de R$ ${formatNumber(first, 4)} em 10/08 a R$ ${formatNumber(last, 4)} em 02/10, ${signed(last / first - 1)}. Cabe dentro da faixa dos outros anos. As médias mensais de agosto em diante ainda não estão na série que usamos, e preferimos não completar a conta com palpite.`,
    ),
    table(
      'PTAX de venda em 2026, Banco Central, nos dias que temos',
      ['Dia', 'R$ por dólar#'],
      ptax2026.map(([day, value]) => [`${day}/2026`, formatNumber(value, 4)]),
    ),
    h2('Quanto valeria acertar o mês'),
    p(
      `Dentro de cada ano, o mês mais caro dos quatro ficou de ${signed(Math.min(...gaps)).slice(1)} a ${signed(Math.max(...gaps)).slice(1)} acima do mais barato. Em ${inWords[small.length]} dos cinco anos, a distância não chegou a 5 %, e para aproveitá-la era preciso adivinhar o mês. Já o [spread](termo:spread), que a instituição soma ao câmbio, não depende de sorte: entre uma conta que cobra 2 % e um cartão que cobra 4 % há dois pontos, todo ano, com ou sem eleição.`,
    ),
    h2('Quem vai viajar pode diluir'),
    p(
      `Sem saber para onde o preço vai, dividir a compra tira o peso de um dia só. Veja US$ ${formatNumber(TRIP, 0)} comprados pela média do mês, sem spread nem imposto. Em 2024, tudo em novembro custaria ${formatBrl(allIn(2024, 3, TRIP))}; um quarto por mês, desde agosto, ${formatBrl(inQuarters(2024, TRIP))}. Em 2018 foi o contrário: ${formatBrl(allIn(2018, 3, TRIP))} em novembro contra ${formatBrl(inQuarters(2018, TRIP))} em quatro vezes. E quem tivesse escolhido setembro de 2018 pagaria ${formatBrl(allIn(2018, 1, TRIP))}.`,
    ),
    p(
      'Diluir nunca dá o menor preço. Também nunca dá o maior, e é isso que quem tem data marcada costuma querer.',
    ),
    p(
      'Há um custo escondido em comprar cedo. Os reais que viram dólar em agosto deixam de render até a viagem, e com o CDI em {{cdi}} isso não é pouco: quatro meses de rendimento podem valer mais que a oscilação que você queria evitar. Por isso quatro compras em meses seguidos, e não doze. Quem ainda está juntando o dinheiro nem tem essa escolha: compra conforme guarda, e já está diluindo.',
    ),
    quarter.embed('Um quarto da compra, na conta global'),
    p(
      `A calculadora abre com US$ 500 na conta global, dólar a R$ 5,2238 e spread suposto de 2 %: ${quarter.headline}, dos quais ${quarter.row('IOF')} são IOF, que hoje é de {{iof-conta-propria}}. Com o mesmo dólar, dividir em quatro datas custa o mesmo imposto que comprar de uma vez, porque ele é uma porcentagem. Só tarifa fixa por operação pesa mais quando se divide; procure quem não cobra.`,
    ),
    p('Três hábitos valem para qualquer ano:'),
    item('Escolha as datas antes, por exemplo todo dia 10, e não mude por causa de manchete.'),
    item('Pague primeiro o que tem preço em dólar e vence logo: hotel, ingresso, seguro.'),
    item(
      'Se um valor importa para você, crie um [alerta de câmbio](/alertas-cambio): é de graça e não pede conta.',
    ),
    h2('Perguntas frequentes'),
    faq([
      {
        question: 'O dólar sobe em ano de eleição nos Estados Unidos?',
        answer: [
          p(
            `Subiu em ${inWords[rises(electionYears)]} dos cinco anos que medimos, de agosto a novembro, e caiu nos outros. Nos cinco sem eleição, subiu em ${inWords[rises(otherYears)]}.`,
          ),
        ],
      },
      {
        question: 'Setembro é um mês ruim para comprar dólar?',
        answer: [
          p(
            `Nos anos de eleição, a média de setembro ficou acima da de agosto em ${inWords[septemberRises.length]} das cinco vezes. É quase cara ou coroa.`,
          ),
        ],
      },
      {
        question: 'Por que não usar a PTAX na tabela?',
        answer: [
          p(
            'Porque não temos a série diária completa dela. A média do Federal Reserve mede o mesmo mercado, em Nova York ao meio-dia; a diferença para a PTAX costuma ser de centavos.',
          ),
        ],
      },
      {
        question: 'Vale esperar o dólar cair para viajar?',
        answer: [
          p(
            'Ninguém sabe se cai. Se a viagem tem data, veja no [orçamento de viagem](/orcamento-viagem) quanto ela custa com o câmbio 10 % acima e 10 % abaixo.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Brazilian Reals to U.S. Dollar Spot Exchange Rate, monthly (EXBZUS)',
      publisher: 'Federal Reserve, em FRED',
      url: 'https://fred.stlouisfed.org/series/EXBZUS',
      accessedOn: '2026-11-22',
      kind: 'official',
    },
    {
      title: 'Open Market Operations: decisões de juros do Fed',
      publisher: 'Federal Reserve',
      url: 'https://www.federalreserve.gov/monetarypolicy/openmarket.htm',
      accessedOn: '2026-11-22',
      kind: 'official',
    },
    {
      title: 'Histórico das taxas de juros fixadas pelo Copom',
      publisher: 'Banco Central do Brasil',
      url: 'https://www.bcb.gov.br/controleinflacao/historicotaxasjuros',
      accessedOn: '2026-11-22',
      kind: 'official',
    },
    {
      title: 'Dólar americano, venda (série 1 do SGS)',
      publisher: 'Banco Central do Brasil',
      url: 'https://api.bcb.gov.br/dados/serie/bcdata.sgs.1/dados?formato=json',
      accessedOn: '2026-10-05',
      kind: 'official',
    },
    {
      title: 'Exchange rates: pacote público com a série do Federal Reserve',
      publisher: 'datasets/exchange-rates, no GitHub',
      url: 'https://github.com/datasets/exchange-rates',
      accessedOn: '2026-11-22',
      kind: 'study',
    },
  ],
}
