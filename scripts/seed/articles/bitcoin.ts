import { calculator } from '#web/calculators/bitcoin-venda/calculator.ts'
import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import {
  type ArticleSeed,
  body,
  callout,
  chart,
  checklist,
  faq,
  h2,
  h3,
  item,
  p,
  rate,
  table,
} from '../portable-text.ts'
import { worked } from '../worked.ts'
import { codesOfGoods, cryptoLaw, cryptoSale, decripto, exemptInWords, smallSalesLaw } from './token-law.ts'

/** The price that CoinGecko answered on 30/08/2026. */
const sale = (amount: string) =>
  worked(calculator, {
    amount,
    unit: 'btc',
    price: '409.620,33',
    averageCost: '300.000,00',
    monthSales: '',
    custody: 'brasil',
    brokerage: '0,5',
    date: '30/08/2026',
  })

const above = sale('0,1')
const below = sale('0,08')
const spared = (below.shown.total?.amount ?? 0) / 0.08
const kept = (above.shown.total?.amount ?? 0) / 0.1

/** The Nota takes it away; the text tells how much it is. */
const tax = above.row('Imposto').replace('−', '')

/** What is left with the exchange of R$ 1.000 bought 1 % above the price and sold 1 % below it. */
const roundTrip = Math.round(1000_00 * (1 - 0.99 / 1.01))

const BLOCKS = 210_000
const halvings: [began: string, rewardAfter: number][] = [
  ['03/01/2009', 50],
  ['28/11/2012', 25],
  ['09/07/2016', 12.5],
  ['11/05/2020', 6.25],
  ['20/04/2024', 3.125],
]
/** Coins that exist when the period of that reward ends. */
const issuedBy = (period: number) =>
  halvings.slice(0, period + 1).reduce((total, [, reward]) => total + BLOCKS * reward, 0)
const MOST = 21_000_000
const today = halvings.length - 1
const [, reward = 0] = halvings[today] ?? []
const perDay = (24 * 60 * reward) / 10
/** CoinGecko, 27/02/2026. */
const CIRCULATING = 19_995_671
const daysTo20 = Math.ceil((20_000_000 - CIRCULATING) / perDay)
/** `50`, `3,125`. */
const coins = (count: number) => formatNumber(count, 3).replace(/,?0+$/, '')
const inMillions = (count: number) => formatNumber(count / 1_000_000, 2)

export const bitcoin: ArticleSeed = {
  slug: 'bitcoin',
  template: 'token',
  category: 'cripto',
  mainTool: 'bitcoin-venda',
  tags: ['bitcoin', 'cripto', 'imposto'],
  ruleRefs: ['cripto-isencao'],
  title: 'Bitcoin: o que é, riscos e imposto em 2026',
  dek: 'Uma moeda sem emissor, com teto de 21 milhões de unidades. O preço oscila muito, e a venda acima de R$ 35 mil no mês paga imposto sobre todo o ganho.',
  keyPoints: [
    `Ninguém emite bitcoin à vontade: até 2028 saem ${coins(reward)} a cada bloco, e o teto é de 21 milhões.`,
    `Vendas de cripto de até ${exemptInWords} no mês, somadas, são isentas.`,
    `Passou do limite, paga tudo: na venda do exemplo, ${tax} de imposto.`,
    'Quem perde a chave perde as moedas: não há banco nem juiz que as devolva.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-05-22',
  related: ['article-ethereum', 'article-usdt'],
  seo: {
    title: 'Bitcoin: o que é, riscos e imposto em 2026',
    description:
      'O que é o bitcoin, quem controla a rede, quantas moedas existem, os riscos de guardar e de vender, o preço de hoje em reais e a conta do imposto na venda.',
  },
  body: body([
    p(
      `Bitcoin é uma moeda digital sem banco por trás, limitada a 21 milhões de unidades, e o preço já caiu mais de 70 % em um ano. O imposto também tem um degrau. Vender 0,1 bitcoin, com a unidade a R$ 409.620,33, custa ${tax}; vender 0,08, se for a única venda do mês, não custa nada. A conta está no fim; antes, o que é essa moeda e o que pode dar errado.`,
    ),
    h2('O que é'),
    p(
      'Bitcoin é um registro público de quem tem quanto. Milhares de computadores guardam a mesma lista, conferem uns aos outros e acrescentam uma página a cada dez minutos, mais ou menos. A proposta saiu num [texto de nove páginas](fonte:1), assinado por Satoshi Nakamoto em 2008; o primeiro bloco é de 03/01/2009.',
    ),
    p(
      'Ter bitcoin é saber uma senha longa, a chave privada, que autoriza mexer numa linha da lista. Não há arquivo para copiar nem moeda para guardar. A menor fração chama-se satoshi: são cem milhões deles em cada unidade, e por isso ninguém precisa de um bitcoin inteiro. Cada transferência paga uma taxa à rede, que sobe quando muita gente quer mandar ao mesmo tempo e não depende do valor enviado: mandar R$ 50 pode custar o mesmo que mandar R$ 50 mil.',
    ),
    h2('Quem emite e quem manda'),
    p(
      'Ninguém, e essa é a graça e o problema. As moedas novas vão para quem fecha cada página da lista, os mineradores, que gastam energia para disputar esse direito. A regra está no programa que todos rodam. Para mudá-la é preciso convencer a maioria a instalar outro programa; desenvolvedores propõem, mineradores e corretoras aceitam ou ignoram.',
    ),
    p(
      'Sem dono, não há a quem reclamar. Transferência errada não volta, e o nome do destinatário não aparece: só um endereço.',
    ),
    h2('Quanto existe'),
    p(
      `O prêmio por bloco cai à metade a cada ${formatNumber(BLOCKS, 0)} blocos, cerca de quatro anos. Esse corte se chama halving. O último foi em 20/04/2024 e deixou o prêmio em ${coins(reward)}. Em 27/02/2026 circulavam ${formatNumber(CIRCULATING, 0)} bitcoins, segundo o [CoinGecko](fonte:6). No ritmo de um bloco a cada dez minutos, saem ${formatNumber(perDay, 0)} por dia, e os 20 milhões foram passados cerca de ${daysTo20} dias depois. O próximo corte virá no bloco 1.050.000, por volta de 2028; a data exata depende da velocidade dos blocos.`,
    ),
    chart({
      kind: 'bar',
      caption: 'A cada corte, sobra menos até o teto de 21 milhões',
      points: [
        'Fim do período;Milhões',
        ...halvings.map(([, each], period) => `prêmio de ${coins(each)};${inMillions(issuedBy(period))}`),
      ].join('\n'),
      unit: 'milhões de bitcoins',
      source: 'conta nossa pela regra do programa: 210 mil blocos por período',
      alt: `Total emitido ao fim de cada período: ${halvings.map(([, each], period) => `${inMillions(issuedBy(period))} milhões com prêmio de ${coins(each)}`).join('; ')}.`,
    }),
    table(
      'Os cortes do prêmio, e quanto do teto terá saído ao fim de cada período',
      ['Desde', 'Prêmio#', 'Do teto#'],
      halvings.map(([began, each], period) => [
        began,
        coins(each),
        `${formatNumber((100 * issuedBy(period)) / MOST, 1)} %`,
      ]),
    ),
    p(
      'O teto não diz nada sobre o preço. Ele limita a oferta; a procura, que faz a outra metade da conta, ninguém limita nem promete. Parte das moedas está perdida para sempre, em chaves que sumiram, e não há como saber quantas.',
    ),
    h2('Para que serve'),
    item('Guardar valor fora de um banco, para quem aceita a oscilação.'),
    item('Mandar dinheiro a outro país sem intermediário, pagando a taxa da rede.'),
    item('Apostar na alta do preço.'),
    p(
      'Como dinheiro do dia a dia, pouca gente usa no Brasil: o [Pix](artigo:pix-internacional-impacto-2025) é mais rápido e o preço de um café não muda enquanto a máquina processa.',
    ),
    h2('Riscos'),
    h3('De preço'),
    p(
      'Entre novembro de 2021 e novembro de 2022, o preço em dólar [caiu mais de 70 %](fonte:5). Quem comprou no alto esperou mais de dois anos para ver o mesmo número. Dinheiro com data marcada não combina com isso.',
    ),
    h3('De guarda e de golpe'),
    p(
      'Na corretora, você depende dela: invasão, falência, saque travado. Em [carteira própria](termo:carteira-cripto), depende de você: chave perdida é moeda perdida. E há os golpes de sempre, com nome novo: rendimento fixo em bitcoin, robô que opera sozinho, falso suporte que pede as palavras de recuperação, as que abrem a carteira. Quem pede essas palavras está roubando.',
    ),
    h3('De lei'),
    p(
      'As corretoras passaram a ser supervisionadas pelo Banco Central, pela [Lei 14.478/2022](fonte:2) e pelas Resoluções BCB 519, 520 e 521, de 2025, em vigor desde 02/02/2026. Isso dá regra à corretora. Não dá garantia ao preço nem cobertura do [FGC](termo:fgc).',
    ),
    h2('Quanto vale em reais'),
    rate('btc-brl', 'month'),
    p(
      `O preço de agora é {{btc-brl}}. O mercado não fecha: negocia de madrugada, no domingo e no feriado. Cada corretora tem o seu. A diferença entre o preço de compra e o de venda, o [spread](termo:spread), é um custo que não aparece como tarifa. Uma corretora que cobra 1 % de cada lado fica com ${formatBrl(roundTrip)} de cada R$ 1.000 que entram e saem no mesmo dia, com o preço parado. O gráfico de outros prazos está na [ficha do bitcoin](/detalhe-ativo?codigo=BTC).`,
    ),
    h2('Como declarar e quando paga imposto'),
    p(
      'A venda de cripto guardada no Brasil ou em carteira própria segue a regra dos bens: some tudo o que vendeu no mês, de todas as moedas, trocas incluídas. Até {{cripto-isencao}}, o ganho é isento. Um real acima, o ganho inteiro entra na conta, com as alíquotas de ganho de capital, que começam em ' +
        `${cryptoSale('60.000', '40.000').row('Alíquota efetiva')}.`,
    ),
    above.embed('Vender 0,1 bitcoin comprado a R$ 300 mil'),
    p(
      `Na conta acima, 0,1 bitcoin é vendido por ${above.row('Venda')}, acima do limite. O ganho é de ${above.row('Ganho')}, já sem a corretagem, e o imposto, de ${tax}. Com 0,08 a venda fica em ${below.row('Venda')}, isenta, e deixa ${below.headline}. Por bitcoin, a primeira rende ${formatBrl(Math.round(kept))} e a segunda, ${formatBrl(Math.round(spared))}. O preço é o que o CoinGecko registrou em 30/08/2026; o custo e a corretagem de 0,5 % são de exemplo.`,
    ),
    callout(
      'law',
      'O imposto vence no último dia útil do mês seguinte, com a guia DARF, código 4600. Em corretora no exterior a regra é outra: 15 % uma vez por ano, na declaração, sem isenção (Lei 14.754/2023).',
    ),
    p(
      'Na declaração anual, o bitcoin vai em Bens e Direitos, [grupo 08, código 01](fonte:7), pelo que você pagou, nunca pelo preço de hoje. A obrigação começa em R$ 5 mil de custo por tipo de moeda. Desde julho de 2026 há ainda a [DeCripto](fonte:4): a corretora brasileira informa por você; quem opera fora dela e passa de R$ 35 mil no mês informa sozinho.',
    ),
    checklist('Antes de comprar ou de vender', [
      'Anote data, quantidade e preço de cada compra: o custo médio sai daí.',
      'Some as vendas e as trocas do mês antes da próxima.',
      'Teste a carteira própria com um valor pequeno, inclusive a recuperação.',
      'Confira se a corretora está autorizada ou em processo no Banco Central.',
    ]),
    h2('Perguntas frequentes'),
    faq([
      {
        question: 'Preciso declarar bitcoin se não vendi?',
        answer: [
          p(
            'Sim, se o que você pagou por eles chegou a R$ 5 mil e você está obrigado a declarar. Ter a moeda não paga imposto; vender com ganho, sim.',
          ),
        ],
      },
      {
        question: 'Trocar bitcoin por outra moeda paga imposto?',
        answer: [
          p(
            'A troca conta como venda: entra no limite do mês e pode gerar ganho, mesmo sem um real na conta.',
          ),
        ],
      },
      {
        question: 'Quantos bitcoins ainda vão sair?',
        answer: [
          p(
            `Pela regra, ao fim do período atual terão saído ${inMillions(issuedBy(today))} milhões. O resto, ${inMillions(MOST - issuedBy(today))} milhão, sai aos poucos até por volta de 2140.`,
          ),
        ],
      },
      {
        question: 'Bitcoin paga IOF?',
        answer: [
          p(
            'Não achamos norma que cobre IOF da compra ou da venda de bitcoin. Mandar reais para fora, para uma corretora, é câmbio e paga.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Bitcoin: a peer-to-peer electronic cash system (2008)',
      publisher: 'Satoshi Nakamoto, em bitcoin.org',
      url: 'https://bitcoin.org/bitcoin.pdf',
      accessedOn: '2026-11-22',
      kind: 'study',
    },
    cryptoLaw,
    smallSalesLaw,
    decripto,
    {
      title: 'Coinbase Bitcoin, preço diário em dólar (CBBTCUSD)',
      publisher: 'Federal Reserve Bank of St. Louis, FRED',
      url: 'https://fred.stlouisfed.org/series/CBBTCUSD',
      accessedOn: '2026-11-22',
      kind: 'official',
    },
    {
      title: 'Bitcoin: preço e oferta em circulação',
      publisher: 'CoinGecko',
      url: 'https://www.coingecko.com/pt/moedas/bitcoin',
      accessedOn: '2026-08-30',
      kind: 'press',
    },
    codesOfGoods,
  ],
}
