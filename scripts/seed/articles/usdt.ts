import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import {
  type ArticleSeed,
  asset,
  body,
  callout,
  chart,
  checklist,
  faq,
  h2,
  h3,
  item,
  p,
  timeline,
} from '../portable-text.ts'
import { dollarInWords, payAbroad } from './abroad.ts'
import { codesOfGoods, cryptoLaw, cryptoSale, decripto, exemptInWords, smallSalesLaw } from './token-law.ts'

/** Both of 18/09/2026: USDT by AwesomeAPI, the dollar by the PTAX of sale. */
const TETHER = 5.12
const PTAX = 5.1575
const apart = `${formatNumber(100 * (1 - TETHER / PTAX), 1)} %`

/** Bought at R$ 5,00 and sold at R$ 5,40, in units. */
const BOUGHT = 5
const SOLD = 5.4
const saleOf = (units: number) => cryptoSale(formatNumber(units * SOLD, 2), formatNumber(units * BOUGHT, 2))
const few = saleOf(6_000)
const many = saleOf(10_000)
const steps = [3_000, 6_000, 7_000, 10_000, 15_000]
const taxOf = (units: number) => saleOf(units).shown.total?.amount ?? 0

const remitted = payAbroad(1000, { spread: 0.02, operation: 'own-account' })

export const usdt: ArticleSeed = {
  slug: 'usdt',
  template: 'token',
  category: 'cripto',
  mainTool: 'ganho-capital',
  tags: ['usdt', 'stablecoin', 'imposto'],
  ruleRefs: ['cripto-isencao', 'iof-conta-propria'],
  title: 'USDT: o que é, riscos e imposto em 2026',
  dek: 'Uma ficha que promete valer um dólar, emitida por uma empresa. Desde fevereiro de 2026, comprar e vender é câmbio para o Banco Central; o imposto é o das criptos.',
  keyPoints: [
    'USDT é promessa de uma empresa, a Tether: vale um dólar enquanto ela puder pagar.',
    'A emissora pode congelar as fichas de um endereço, e já congelou.',
    'Para o Banco Central é câmbio desde 02/02/2026; até outubro não achamos norma que cobre IOF.',
    `Dólar que sobe também é ganho: na venda do exemplo, ${many.headline} de imposto.`,
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-02-22',
  related: ['article-bitcoin', 'article-cartao-credito-viagens'],
  seo: {
    title: 'USDT: o que é, riscos e imposto em 2026',
    description:
      'O que é o USDT, quem emite e pode congelar, de onde vem o lastro, o que a Resolução BCB 521 mudou, o preço de hoje em reais e a conta do imposto na venda.',
  },
  body: body([
    p(
      `Quem comprou 10 mil USDT a R$ 5,00 e vendeu a R$ 5,40 deve ${many.headline} de imposto; com 6 mil, pelo mesmo preço, não deve nada. O USDT quase não oscila contra o dólar, mas oscila contra o real, e é em reais que a Receita mede o ganho.`,
    ),
    h2('O que é'),
    p(
      'É uma [stablecoin](termo:stablecoin): uma ficha digital feita para valer sempre um dólar. Ela circula em redes como a Ethereum e a Tron. A rede só registra quem tem quanto; o valor vem de fora, da promessa de quem emite de trocar cada ficha por um dólar de verdade.',
    ),
    p(
      `No dia a dia a promessa se cumpre, com diferença pequena. Em 18/09/2026, o USDT valia R$ ${formatNumber(TETHER, 2)} e a PTAX de venda era de R$ ${formatNumber(PTAX, 4)}: ${apart} de distância, parte dela só por arredondamento e por horário. Em dias de susto a distância cresce, porque quem tem pressa vende com desconto.`,
    ),
    h2('Quem emite e quem manda'),
    p(
      'A Tether, uma empresa. Ela cria fichas quando recebe dólares e as destrói quando devolve. A troca direta com ela é para clientes grandes e aprovados; você compra e vende de outras pessoas, na corretora.',
    ),
    p(
      'Por ter dono, o USDT tem freio. A emissora pode congelar as fichas de um endereço, e usa esse poder: em carta de dezembro de 2023, contou ter [congelado 326 carteiras com US$ 435 milhões](fonte:5) a pedido de autoridades dos Estados Unidos. Isso ajuda a recuperar dinheiro de golpe. Também significa que a sua ficha depende da vontade de alguém, ao contrário do [bitcoin](artigo:bitcoin).',
    ),
    h2('Quanto existe'),
    p(
      'Não há teto nem calendário: existe tanto quanto foi pedido e ainda não foi devolvido. A conta de hoje, com a lista do que garante as fichas, fica na [página de transparência](fonte:4) da emissora. O lastro não é só dinheiro em conta; segundo a própria empresa, a maior parte está em títulos do Tesouro americano, e há também outros ativos.',
    ),
    p(
      'Lastro já foi o ponto fraco. Em outubro de 2021, a [CFTC](sigla:Commodity Futures Trading Commission, agência que fiscaliza derivativos nos EUA) multou o grupo em US$ 41 milhões. [Segundo a agência](fonte:3), em um período de 26 meses entre 2016 e 2018, as reservas só cobriram tudo em 27,6 % dos dias. Depois disso vieram relatórios trimestrais assinados por uma firma de auditoria. Relatório de uma data não é auditoria completa: mostra a foto, não o filme.',
    ),
    h2('Para que serve'),
    item('Ficar em dólar dentro de uma corretora de cripto, entre uma compra e outra.'),
    item('Mandar valor a outro país a qualquer hora.'),
    item('Servir de preço: muita moeda é negociada contra o USDT, não contra o real.'),
    p(
      `A comparação natural é com uma conta em dólar. Remeter US$ 1.000 para conta própria, com o dólar a ${dollarInWords} e spread suposto de 2 %, custa ${formatBrl(remitted.total)}, dos quais ${formatBrl(remitted.total - remitted.charged)} são IOF de {{iof-conta-propria}}; refaça no [comparador de custos](/comparador-custos). No USDT não há IOF conhecido, mas entram a taxa da rede e o spread da corretora, na ida e na volta. Some tudo antes de concluir qual custa menos. E lembre que a conta tem regra de banco; a ficha, não.`,
    ),
    h2('Riscos'),
    h3('De crédito e de liquidez'),
    p(
      'Se a emissora não puder pagar, a ficha vale o que derem por ela. Não existe [FGC](termo:fgc), seguro de depósito nem banco central por trás. E quem precisa sair num dia ruim pode achar só comprador com desconto.',
    ),
    h3('De técnica'),
    p(
      'O mesmo USDT existe em várias redes, que não conversam. Mandar pela rede errada é o erro mais comum e, muitas vezes, sem volta. Há ainda fichas falsas com o mesmo nome: o que identifica a verdadeira é o endereço do contrato.',
    ),
    h3('De lei'),
    p(
      'Aqui a regra mudou há pouco e pode mudar de novo. As resoluções do Banco Central estão na linha do tempo; a dúvida maior é o IOF.',
    ),
    timeline([
      ['2022-12-21', 'Lei das prestadoras de serviços de ativos virtuais.', 'Lei 14.478/2022'],
      [
        '2025-11-10',
        'O Banco Central publica as regras das corretoras e põe stablecoins no câmbio.',
        'Resoluções BCB 519, 520 e 521',
      ],
      [
        '2026-02-02',
        'As resoluções entram em vigor. A corretora identifica o dono da carteira própria que manda ou recebe.',
        'Resolução BCB 521/2025',
      ],
      ['2026-05-04', 'Começa o envio de informações ao Banco Central.', 'Resolução BCB 521/2025'],
      ['2026-07-01', 'A DeCripto substitui a declaração antiga à Receita.', 'IN RFB 2.291/2025'],
    ]),
    p(
      'Pela Resolução 521, [segundo a imprensa](fonte:6), transferência internacional com quem não é autorizado fica limitada a US$ 100 mil. Ela trata de quem pode operar e como. Imposto depende de outra norma, e até outubro de 2026 não achamos nenhuma que cobre IOF do USDT. Isso pode mudar: o decreto que a Fazenda estudava está em [regulação de cripto](artigo:cripto-regulamentacao-brasil-2025).',
    ),
    h2('Quanto vale em reais'),
    asset('USDT'),
    p(
      'Compare com o dólar comercial de agora, {{usd-brl}}. A diferença entre os dois é o prêmio ou o desconto do momento, e a sua corretora ainda soma o dela. O histórico do preço está na [página do USDT](/detalhe-ativo?codigo=USDT).',
    ),
    h2('Como declarar e quando paga imposto'),
    p(
      `A regra é a das criptos guardadas no Brasil: vendas e trocas de até {{cripto-isencao}} no mês, somando todas as moedas, são isentas. Acima, o ganho inteiro paga, a partir de ${many.row('Alíquota efetiva')}. Trocar USDT por bitcoin é venda de USDT.`,
    ),
    many.embed('Vender 10 mil USDT a R$ 5,40'),
    p(
      `A calculadora abre com a venda de 10 mil fichas: ${many.headline}, a pagar ${many.aside}. Com 6 mil, a venda fica em ${formatBrl(6_000 * SOLD * 100)}, abaixo do limite, e o imposto é de ${few.headline}. O degrau aparece no gráfico.`,
    ),
    chart({
      kind: 'bar',
      caption: 'O imposto aparece de uma vez quando a venda do mês passa do limite',
      points: [
        'Venda no mês;Imposto',
        ...steps.map((units) => `R$ ${formatNumber(units * SOLD, 0)};${(taxOf(units) / 100).toFixed(2)}`),
      ].join('\n'),
      unit: 'R$',
      source: 'conta nossa: USDT comprado a R$ 5,00 e vendido a R$ 5,40',
      alt: `Imposto por venda no mês: ${steps.map((units) => `${formatBrl(taxOf(units))} em R$ ${formatNumber(units * SOLD, 0)}`).join(', ')}.`,
    }),
    callout(
      'mistake',
      'Achar que stablecoin não tem ganho porque “vale sempre um dólar”. O custo é em reais, no dia da compra. Se o dólar subiu, há ganho; se caiu, há prejuízo, que nas criptos do Brasil não abate o ganho de outro mês.',
    ),
    p(
      'Na declaração anual ele vai em Bens e Direitos, [grupo 08, código 03](fonte:8), pelo custo, quando este chega a R$ 5 mil. Na [DeCripto](fonte:7), quem opera em corretora de fora, em contrato na rede ou direto com outra pessoa informa o mês em que passa de R$ 35 mil.',
    ),
    checklist('Antes de comprar USDT', [
      'Compare o preço final com o dólar do mercado, na ida e na volta.',
      'Confira em que rede a corretora entrega e em que rede o destino recebe.',
      'Mande um valor pequeno primeiro.',
      'Guarde o preço em reais de cada compra.',
    ]),
    h2('Perguntas frequentes'),
    faq([
      {
        question: 'USDT é a mesma coisa que dólar?',
        answer: [
          p(
            'Não. É um crédito contra uma empresa, feito para acompanhar o dólar. Não há conta no seu nome em banco nenhum.',
          ),
        ],
      },
      {
        question: 'USDT paga IOF?',
        answer: [
          p(
            'Até outubro de 2026 não achamos norma que cobre. O Banco Central passou a tratar a operação como câmbio, o que abre caminho; confira antes de fazer uma operação grande.',
          ),
        ],
      },
      {
        question: 'Posso perder dinheiro com stablecoin?',
        answer: [
          p(
            'Pode: se o dólar cair em reais, se a emissora falhar, se o endereço for congelado ou se o envio for para a rede errada.',
          ),
        ],
      },
      {
        question: 'Preciso declarar USDT parado na carteira?',
        answer: [
          p(
            `Sim, se custou R$ 5 mil ou mais e você entrega a declaração. Parado, não paga imposto; vendas acima de ${exemptInWords} no mês, com ganho, pagam.`,
          ),
        ],
      },
    ]),
  ]),
  sources: [
    cryptoLaw,
    smallSalesLaw,
    {
      title: 'CFTC orders Tether and Bitfinex to pay fines (15/10/2021)',
      publisher: 'Commodity Futures Trading Commission, em inglês',
      url: 'https://www.cftc.gov/PressRoom/PressReleases/8450-21',
      accessedOn: '2026-11-22',
      kind: 'official',
    },
    {
      title: 'Transparency: fichas emitidas e reservas',
      publisher: 'Tether, em inglês',
      url: 'https://tether.to/en/transparency/',
      accessedOn: '2026-11-22',
      kind: 'study',
    },
    {
      title: 'Tether has frozen 326 wallets for US authorities (15/12/2023)',
      publisher: 'Binance Square, em inglês',
      url: 'https://binance.com/en/square/post/1491915915105',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Nova regra do BC coloca stablecoins no radar do Fisco e do IOF',
      publisher: 'Investidor10',
      url: 'https://investidor10.com.br/amp/noticias/nova-regra-do-bc-coloca-stablecoins-no-radar-do-fisco-e-do-iof-confira-116655',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    decripto,
    codesOfGoods,
  ],
}
