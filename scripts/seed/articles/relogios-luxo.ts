import { formatBrl, formatCents, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import { travelLimits } from '#web/finance/tables/exchange/travel-limits.ts'
import {
  type ArticleSeed,
  body,
  callout,
  chart,
  checklist,
  faq,
  h2,
  item,
  p,
  table,
} from '../portable-text.ts'
import { lawOn, ruleOn } from '../worked.ts'
import {
  atDecadePace,
  baggageTax,
  cdiTotal,
  DEALER_SHARE,
  scenarios,
  tie,
} from './relogios-luxo-scenarios.ts'

const index: [year: string, change: number][] = [
  ['2023', -10.7],
  ['2024', -6.1],
  ['2025', 4.9],
]
const leftOf100 = formatNumber(
  index.reduce((left, [, change]) => left * (1 + change / 100), 100),
  0,
)

const quota = lawOn(travelLimits, '2026-11-22').baggageQuota / 100

export const relogiosLuxo: ArticleSeed = {
  slug: 'richard-mille-investimento-relogios-luxo',
  category: 'investimentos',
  mainTool: 'roi',
  tags: ['relógio', 'ganho de capital', 'consumo'],
  ruleRefs: ['bagagem-cota', 'ganho-bens-isencao', 'ganho-bens-imposto'],
  related: ['article-tesouro-direto-vs-renda-fixa-primavera-2025', 'article-ia-investimentos-brasil-2025'],
  title: 'Relógio de luxo é investimento? As contas de um RM',
  dek: 'Para quase todo mundo, relógio caro é consumo. O imposto de entrada, a margem do comerciante e a demora para vender consomem a valorização.',
  keyPoints: [
    `Para empatar com o CDI do exemplo em cinco anos, o relógio teria de subir ${tie.rise} ao ano.`,
    'Os usados de luxo caíram em 2023 e 2024 e subiram 4,9 % em 2025, segundo o índice da WatchCharts.',
    'Quem vende recebe o que o comerciante paga, bem menos que o preço do anúncio.',
    'Não achamos índice público de revenda da Richard Mille: peça a fonte de qualquer porcentagem.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-11-21',
  seo: {
    title: 'Relógio de luxo é investimento? As contas de um RM',
    description:
      'O que aconteceu com o preço dos relógios de luxo usados, o imposto para trazer e para vender, e quanto um relógio precisa subir para empatar com o CDI.',
  },
  body: body([
    p(
      `Um relógio de R$ 1 milhão teria de subir ${tie.rise} ao ano, por cinco anos, para deixar o mesmo que o CDI a 13,65 %. A conta já desconta o imposto e a parte do comerciante que compra o relógio de você. Gostar do relógio é um bom motivo para ter um; para esperar rendimento, faça a conta.`,
    ),
    p(
      'O milhão é um número redondo nosso. A Richard Mille, dos RM do título, não publica tabela de preços, e não encontramos índice público confiável da revenda da marca. Por isso nenhum preço de RM aparece aqui. O que existe são dados do mercado de usados, quase todos das três marcas mais negociadas: Rolex, Patek Philippe e Audemars Piguet.',
    ),
    h2('O que o preço fez de verdade'),
    chart({
      kind: 'bar',
      caption: 'Depois do pico de 2022, dois anos de queda e um de alta',
      points: ['Ano;Variação', ...index.map(([year, change]) => `${year};${formatNumber(change, 1)}`)].join(
        '\n',
      ),
      unit: '% no ano',
      source: 'índice geral da WatchCharts, com Morgan Stanley, em dólar',
      alt: `Variação do índice de relógios usados: ${index.map(([year, change]) => `${formatNumber(change, 1)} % em ${year}`).join(', ')}.`,
    }),
    p(
      `US$ 100 em relógios do índice no fim de 2022 valiam US$ ${leftOf100} no fim de 2025. [A alta de 2025](fonte:1) veio quase toda das três marcas: 28 das 35 acompanhadas caíram no ano. E quem comprou no pico, no primeiro trimestre de 2022, perdeu ainda mais. O índice é revisado: [notícias do começo de 2025](fonte:7) davam queda de 5,7 % em 2024.`,
    ),
    p(
      'A propaganda prefere outro período. [De agosto de 2018 a janeiro de 2023](fonte:2), uma cesta das três marcas subiu 20 % ao ano, contra 8 % das ações americanas. Só que o mesmo relatório mostra a década: entre 2012 e 2022, as ações renderam 12 % ao ano e os relógios, 7 %. Quem escolhe a data escolhe a conclusão.',
    ),
    table(
      'Quanto o usado ficava acima do preço de tabela do novo, em média, no fim de 2023',
      ['Marca', 'Acima do novo#'],
      [
        ['Patek Philippe', '39,4 %'],
        ['Rolex', '20 %'],
        ['Audemars Piguet', '14,4 %'],
      ],
    ),
    p(
      'São [médias de anúncios](fonte:3). Na maioria das outras marcas, o usado custava menos que o novo. O mesmo levantamento avisa que o comerciante paga bem menos do que o preço anunciado, pois vive dessa diferença. E, para comprar na tabela, é preciso que a loja da marca aceite vender, porque há fila.',
    ),
    h2('Cinco anos, linha por linha'),
    p(
      `A conta supõe compra por R$ 1 milhão e venda a um comerciante que fica com ${percentInWords(DEALER_SHARE)} do preço de mercado, outra suposição nossa. O imposto sobre o [ganho de capital](termo:ganho-de-capital) é de ${ruleOn('ganho-bens-imposto', '2026-11-22')}. No mesmo prazo, R$ 1 milhão a 100 % do CDI de 13,65 %, o de 17/09/2026, chega a ${cdiTotal} já com o imposto pago.`,
    ),
    table(
      'R$ 1 milhão em um relógio por cinco anos, em reais',
      ['Quanto subiu', 'Mercado#', 'Você recebe#', 'Depois do imposto#'],
      scenarios.map(({ rise, why, marketPrice, received, left }) => [
        `Alta de ${rise} ao ano (${why})`,
        formatCents(marketPrice),
        formatCents(received),
        formatCents(left),
      ]),
    ),
    p(
      `No ritmo da década, de 7 % ao ano, o retorno em cinco anos é de ${atDecadePace.headline}, antes do imposto. Só no período mais favorável, o de 20 % ao ano, o relógio ganha do CDI. As taxas de alta são em dólar; a variação do câmbio pode somar ou tirar.`,
    ),
    atDecadePace.embed('O relógio que subiu 7 % ao ano, contra o CDI'),
    p(
      `Para empatar, o preço de mercado precisaria chegar a ${tie.marketPrice}. Você receberia ${formatBrl(tie.received)} e pagaria ${tie.sale.headline} de imposto:`,
    ),
    tie.sale.embed('A venda que empata com o CDI'),
    p(
      'O valor a receber é o mesmo saldo do CDI antes do imposto, porque os dois ganhos pagam a mesma alíquota. A diferença está toda na margem do comerciante: por causa dela, o relógio precisa subir mais que o CDI só para empatar.',
    ),
    p(
      'Há também a [liquidez](termo:liquidez). O CDB volta para a conta no vencimento, no dia marcado. O relógio volta quando aparece alguém que quer aquela referência, naquele estado, por aquele preço. Vender em consignação costuma render mais que vender à vista ao comerciante, e pode levar meses. Quem tem pressa costuma aceitar a primeira oferta.',
    ),
    p(
      'Ficou de fora o que se paga no caminho: seguro, cofre, revisão do mecanismo, que poucos consertam, e laudo de autenticidade na hora de vender. Tudo isso diminui o ganho da tabela.',
    ),
    h2('O imposto de trazer'),
    p(
      `Quem chega de avião tem [cota para compras](fonte:4), de {{bagagem-cota}}. O que passa dela paga metade em imposto: num relógio de US$ 20 mil, ${baggageTax(20_000, quota)} pela PTAX de 02/10/2026, de R$ 5,2238. Não declarar custa multa e pode custar o relógio. O relógio usado que você leva no pulso costuma entrar como bem pessoal. A peça nova, comprada na viagem, conta na cota.`,
    ),
    p(
      'A importação comum, por encomenda, soma imposto de importação, IPI, PIS, Cofins e ICMS, um sobre o outro. E o relógio que entrou sem papel vale menos na saída: sem nota nem recibo da Receita, você não prova o custo, e sem custo o ganho tributado é quase o preço inteiro.',
    ),
    h2('O imposto de vender'),
    p(
      'Vendas de bens da mesma natureza até {{ganho-bens-isencao}} no mês são isentas. Acima disso, o ganho inteiro paga a partir de {{ganho-bens-imposto}}, por DARF, até o último dia útil do mês seguinte. Dois relógios vendidos no mesmo mês se somam. A venda isenta também vai para a declaração anual, e o relógio caro entra em bens e direitos enquanto for seu.',
    ),
    h2('Quando faz sentido'),
    item('Você usaria o relógio mesmo que ele valesse metade amanhã.'),
    item('O dinheiro não é reserva, entrada de imóvel nem o capital do negócio.'),
    item('Tem nota, caixa, certificado e seguro, e sabe quem pagaria por ele em uma semana.'),
    p(
      'Fora disso, há um teste curto. Procure a mesma referência em três comerciantes, diga que quer vender a sua e pergunte quanto pagam hoje, à vista. A distância entre essa resposta e o anúncio é o que você perde se precisar vender logo.',
    ),
    callout(
      'alert',
      'Cota de relógio, “clube” com rendimento mensal e peça que você nunca vê são investimento coletivo. Isso precisa de registro na CVM. Sem registro, o relógio da foto não protege ninguém.',
      'Relógio que paga mesada',
    ),
    checklist('Antes de pagar', [
      'Vi o número de série, a nota e o certificado com a peça na mão',
      'Um relojoeiro independente abriu e conferiu',
      'Perguntei a três comerciantes quanto pagam pela mesma referência',
      'Cotei o seguro e sei onde vou guardar',
      'Comparei com o que o mesmo dinheiro renderia, com o imposto pago',
    ]),
    h2('Dúvidas sobre relógio e dinheiro'),
    faq([
      {
        question: 'Richard Mille valoriza com o tempo?',
        answer: [
          p(
            'Há leilões e anúncios com preços altos, e não encontramos índice público que separe os que subiram dos que caíram. A marca tem lojas próprias de usados. Sem uma série confiável de preços, não dá para dizer uma porcentagem.',
          ),
        ],
      },
      {
        question: 'Preciso declarar relógio no Imposto de Renda?',
        answer: [
          p(
            'Quem é obrigado a declarar informa bens móveis de valor alto na ficha de bens e direitos, pelo custo de compra. Guarde a nota: é ela que reduz o imposto da venda.',
          ),
        ],
      },
      {
        question: 'Comprar usado no Brasil evita imposto?',
        answer: [
          p(
            'Evita a conta da importação, que o primeiro dono pagou ou deveria ter pago. Peça o comprovante. Produto de descaminho pode ser apreendido na mão de quem o tem.',
          ),
        ],
      },
      {
        question: 'Relógio protege da inflação?',
        answer: [
          p(
            'Não todo ano: em 2023 e 2024 o índice de usados caiu. Existe título que paga o IPCA mais uma taxa, e essa é a função dele. Veja a diferença em [Tesouro Direto, CDB ou LCI](artigo:tesouro-direto-vs-renda-fixa-primavera-2025).',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Secondary watch market shows signs of recovery (WatchCharts e Morgan Stanley)',
      publisher: '24 News Latest, em inglês',
      url: 'https://24newslatest.com/post/secondary-watch-market-shows-signs-of-recovery-but-gains-remain-concentrated-among-top-brands',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Rolex, Patek investment beats S&P 500 gains (relatório BCG e WatchBox)',
      publisher: 'BusinessMirror, com Bloomberg, 10/03/2023, em inglês',
      url: 'https://businessmirror.com.ph/2023/03/10/rolex-patek-investment-beats-sp-500-gains/',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Rolex, Patek Philippe and Audemars Piguet prices fall for a seventh consecutive quarter',
      publisher: 'WatchPro, em inglês',
      url: 'https://www.watchpro.com/pre-owned-luxury-watch-prices-fall-for-a-seventh-consecutive-quarter/',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Compras no exterior: quando é preciso pagar imposto e como fazer',
      publisher: 'G1, 05/07/2022',
      url: 'https://g1.globo.com/turismo-e-viagem/noticia/2022/07/05/compras-no-exterior-saiba-quando-e-preciso-pagar-imposto-e-como-fazer.ghtml',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Lei 9.250/1995, art. 22 (isenção na venda de bens de pequeno valor)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'For pre-owned watch sales, Richard Mille bets on retail',
      publisher: 'Bassline Express, em inglês',
      url: 'https://www.bassline-express.com/for-pre-owned-watch-sales-richard-mille-bets-on-retail/',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Used watches: prices down 5.7% in 2024 (WatchCharts e Morgan Stanley)',
      publisher: 'Montenapo Daily, 03/02/2025, em inglês',
      url: 'https://montenapodaily.com/en/2025/02/03/mercato-del-secondo-polso-in-calo-prezzi-giu-del-57-nel-2024/',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
