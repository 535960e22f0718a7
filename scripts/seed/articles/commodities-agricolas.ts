import { calculator } from '#web/calculators/conversor-cdi/calculator.ts'
import { formatBrl, formatNumber, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { rendaVariavel } from '#web/finance/tables/income-tax/renda-variavel.ts'
import {
  type ArticleSeed,
  body,
  callout,
  chart,
  checklist,
  comparison,
  faq,
  h2,
  p,
  rate,
  table,
} from '../portable-text.ts'
import { lawOn, shortened, worked, yearFromDay } from '../worked.ts'

const CDI = '13,65'
/** A LCA of a year: the rate is supposed, not a mean. */
const lca = worked(calculator, {
  annualCdi: CDI,
  annualIpca: '4,22',
  kind: 'cdi-share',
  amount: '10.000',
  exempt: 'sim',
  rate: '88',
  ...yearFromDay('17/09/2026'),
})
const even = lca.cell('Deixa o mesmo', '% do CDI', 'Com imposto')

/** One contract of fat cattle at a supposed price, with a supposed deposit. */
const ARROBAS = 330
const PRICE = 320_00
const MARGIN = 6_000_00
const contract = ARROBAS * PRICE
const lossAt = (fall: number) => Math.round(contract * fall)
const ofMargin = (fall: number) => formatPercent(lossAt(fall) / MARGIN, 0)
const falls = [0.01, 0.02, 0.03, 0.04, 0.06]
const ruin = MARGIN / contract

// Said without the law beside each: four in a paragraph would hide the text.
const { commonRate, dayTradeRate, exemptShareSalesUpTo } = lawOn(rendaVariavel, '2026-11-22')

/** Soybeans up 5 % in dollars, the dollar down 5 %. */
const crossed = formatPercent(1 - 1.05 * 0.95)

export const commoditiesAgricolas: ArticleSeed = {
  slug: 'investimentos-commodities-agricolas-primavera',
  category: 'investimentos',
  mainTool: 'conversor-cdi',
  tags: ['agronegócio', 'lca', 'fiagro', 'commodities'],
  ruleRefs: [
    'fgc-limite',
    'lci-prazo-meses',
    'fii-venda',
    'acoes-imposto',
    'day-trade-imposto',
    'acoes-isencao',
  ],
  related: ['article-tesouro-direto-vs-renda-fixa-primavera-2025', 'guide-lci-lca'],
  title: 'Commodities agrícolas: como investir e quais os riscos',
  dek: `No nosso exemplo, uma queda de ${formatPercent(ruin, 1)} no boi gordo apaga a garantia de um contrato futuro. Uma LCA nem percebe. São dois investimentos com o mesmo nome: agro.`,
  keyPoints: [
    'LCA, CRA e Fiagro de papel são crédito: rendem juros, e o preço da soja quase não aparece.',
    `Um contrato de boi gordo tem ${ARROBAS} arrobas: a R$ 320, são ${formatBrl(contract)} com uma fração disso depositada.`,
    `LCA de 88 % do CDI por um ano empata com um CDB de ${even}.`,
    'Só a LCA tem FGC. O atraso em Fiagros passou de 6,3 % para 21,6 % em sete meses, segundo a Uqbar.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-05-22',
  seo: {
    title: 'Commodities agrícolas: como investir e os riscos',
    description:
      'LCA, CRA, Fiagro, futuros da B3 e ações: o que você compra de verdade em cada caminho do agro, quem paga, que imposto incide e quanto dá para perder.',
  },
  body: body([
    p(
      `Suponha R$ 6.000 de garantia em um contrato futuro de boi gordo: com a arroba a R$ 320, eles movem ${formatBrl(contract)}, e somem com uma queda de ${formatPercent(ruin, 1)} no preço. Os mesmos R$ 6.000 em uma LCA, a letra de crédito do agronegócio, são um empréstimo a um banco, que empresta ao campo. Rendem juros, chova ou não.`,
    ),
    p(
      'Quase ninguém compra soja. O que a pessoa física compra, com o nome de agro, é crédito, é aposta em preço ou é um pedaço de empresa. Saber qual dos três está na sua frente resolve metade das dúvidas.',
    ),
    h2('Seis caminhos, três riscos'),
    comparison(
      undefined,
      'quadro nosso: Lei 11.033/2004, Lei 8.668/1993, regulamento do FGC e B3 Educação',
      'O que você compra de verdade em cada caminho',
      ['Caminho', 'Você tem', 'Se der errado', 'FGC', 'Imposto'],
      [
        ['LCA', 'Um empréstimo a um banco', 'O banco quebra', 'Sim', 'Isenta'],
        ['CRA', 'Um empréstimo a empresa ou produtor', 'O devedor não paga', 'Não', 'Isento'],
        [
          'Fiagro de papel',
          'Cota de um fundo de dívidas do agro',
          'Calotes e cota em queda',
          'Não',
          'Renda isenta, com condições; venda paga',
        ],
        [
          'Futuro na B3',
          'Um compromisso de preço',
          'O preço anda contra você',
          'Não',
          'Sobre o ganho líquido',
        ],
        [
          'Ação de empresa do setor',
          'Um pedaço da empresa',
          'Lucro e preço caem',
          'Não',
          'Sobre o ganho, com isenção mensal',
        ],
        [
          'ETF e BDR',
          'Cota de um índice, ou recibo de um papel de fora',
          'O papel ou o dólar cai',
          'Não',
          'Sobre o ganho, sem isenção',
        ],
      ],
    ),
    p(
      'Três linhas são crédito, uma é aposta em preço e duas são bolsa. Repare que só uma acompanha de perto o preço da soja, e é a mais perigosa. As siglas da última: ETF é um fundo que copia um índice, e BDR, um recibo de ação de fora.',
    ),
    h2('LCA: o agro que parece renda fixa porque é'),
    p(
      'O banco capta com a LCA e é obrigado a pôr a maior parte no campo. [Desde 01/07/2025](fonte:2), a Resolução CMN 5.216 manda direcionar 60 % do que ele capta ao crédito rural e a títulos do agro, com pelo menos 45 % em crédito rural mesmo. Em setembro de 2025 havia [R$ 608 bilhões](fonte:3) em LCA no país, segundo o Ministério da Agricultura.',
    ),
    p(
      `Para você, o que importa é a taxa e o prazo. Suponha 88 % do CDI por um ano, com o CDI de ${CDI} % de 17/09/2026: R$ 10.000 rendem ${shortened(lca.headline)} e viram ${lca.total}, sem imposto. Para deixar o mesmo, um CDB precisa pagar ${even}. O CDI de hoje está em {{cdi}}.`,
    ),
    lca.embed('LCA de 88 % do CDI, por um ano'),
    p(
      'O dinheiro fica preso por pelo menos {{lci-prazo-meses}}, e o [FGC](termo:fgc) cobre até {{fgc-limite}} por conglomerado, somado ao que você já tem lá. A conta de quando a isenção compensa, prazo por prazo, está em [Tesouro, CDB ou LCI](artigo:tesouro-direto-vs-renda-fixa-primavera-2025).',
    ),
    h2('CRA e Fiagro: a safra ruim chega até você'),
    p(
      'No [CRA](termo:cri-cra), o certificado de recebíveis do agronegócio, não há banco no meio. Uma securitizadora compra a dívida de uma usina, de uma revenda de adubo ou de um produtor e vende o papel a você. A taxa é maior porque o risco é desse devedor. O Fiagro junta dezenas desses papéis numa cota negociada em bolsa.',
    ),
    p(
      'Em outubro de 2024, um Fiagro com [mais de 31 mil cotistas](fonte:5) ficou sem distribuir nada, depois que uma rede de revendas para quem ele tinha emprestado pediu recuperação judicial. Não foi um caso só: [segundo a Uqbar](fonte:6), a inadimplência nas carteiras desses fundos saiu de 6,32 % em dezembro de 2024 para 21,62 % em julho de 2025.',
    ),
    p(
      'Antes de olhar o rendimento, abra o relatório e conte quantos devedores somam metade da carteira. Veja se a garantia é terra, grão no armazém ou só um aval, e quanto tempo levou a última cobrança. Terra em garantia ainda precisa ser retomada e vendida antes de virar dinheiro.',
    ),
    p(
      'E se você precisar do dinheiro antes? A LCA não sai na carência. O CRA pode ser vendido a outra pessoa, se a corretora achar quem queira, e pelo preço do dia: a taxa boa do contrato só vale para quem espera até o fim. A cota do Fiagro vende na hora, também pelo preço que houver.',
    ),
    h2('Futuros: o preço na veia'),
    p(
      'O [contrato futuro](termo:contrato-futuro) trava hoje o preço de uma data adiante. Quem planta usa para se proteger. Quem não planta está do outro lado, apostando. Não se paga o contrato inteiro: deposita-se uma margem, que a B3 recalcula, e toda noite a diferença do dia entra ou sai da sua conta. É o ajuste diário. Os tamanhos abaixo vêm [da bolsa](fonte:4) e [de uma corretora](fonte:7).',
    ),
    table(
      'Tamanho de um contrato na B3; confirme na ficha do produto antes de operar',
      ['Produto', 'Um contrato', 'Preço em'],
      [
        ['Boi gordo', `${ARROBAS} arrobas líquidas`, 'R$ por arroba'],
        ['Milho', '450 sacas de 60 kg', 'R$ por saca'],
        ['Café arábica', '100 sacas de 60 kg', 'US$ por saca'],
        ['Café conilon', '100 sacas de 60 kg', 'R$ por saca'],
        ['Soja, ligada a Chicago', '450 sacas de 60 kg', 'US$ por saca'],
      ],
    ),
    p(
      `Faça a conta do boi, que a [B3 descreve](fonte:1) com ${ARROBAS} arrobas e liquidação só em dinheiro. A arroba a R$ 320 e a margem de R$ 6.000 são números nossos; a margem verdadeira muda todo dia. O contrato vale ${formatBrl(contract)}. Cada real que a arroba cai tira ${formatBrl(ARROBAS * 100)} da sua conta naquela noite.`,
    ),
    chart({
      kind: 'bar',
      caption: 'Quanto da margem some com cada queda no preço do boi',
      points: [
        'Queda;Perda',
        ...falls.map((fall) => `${formatPercent(fall, 0)};${formatNumber((lossAt(fall) / MARGIN) * 100, 0)}`),
      ].join('\n'),
      unit: '% da margem',
      source: 'conta nossa: 330 arrobas a R$ 320, margem suposta de R$ 6.000',
      alt: `Perda sobre a margem: ${falls.map((fall) => `${ofMargin(fall)} com queda de ${formatPercent(fall, 0)}`).join(', ')}.`,
    }),
    p(
      `Com 3 % de queda foram ${formatBrl(lossAt(0.03))}, ou ${ofMargin(0.03)} da margem. Com 6 %, ${formatBrl(lossAt(0.06))}: mais do que você depositou. A corretora pede reforço no mesmo dia e, se ele não vem, encerra a posição pelo preço que houver. O que faltar é dívida sua.`,
    ),
    callout(
      'alert',
      'No futuro, perder mais do que foi posto é possível. Na LCA, no CRA e na ação, o pior caso é perder o que foi posto. Mover mais dinheiro do que se tem chama-se alavancagem.',
    ),
    h2('O que mexe no preço'),
    p(
      `Quatro coisas: o clima daqui e dos Estados Unidos, o estoque do mundo, o apetite da China e o dólar. Soja e café são negociados em dólar, e o real faz a segunda metade da conta. Se a soja sobe 5 % em Chicago e o dólar cai 5 % aqui, o preço em reais cai ${crossed}: quem acertou a soja não ganhou nada.`,
    ),
    rate('usd-brl', 'month'),
    p(
      'Agora o dólar está em {{usd-brl}}. Para quem vive no Brasil e gasta em reais, um investimento em commodity é também um investimento em câmbio, queira ou não.',
    ),
    h2('Imposto em cada caminho'),
    p(
      `LCA e CRA não pagam Imposto de Renda da pessoa física. No Fiagro, o rendimento segue a regra dos [fundos imobiliários](artigo:fundos-imobiliarios-diversificar-carteira-outono): isento sob condições, com {{fii-venda}} sobre o ganho na venda da cota. Futuro paga ${percentInWords(commonRate)} sobre o resultado líquido do mês, ou ${percentInWords(dayTradeRate)} em day trade, e o DARF é seu. Ação tem a isenção para vendas de até ${formatBrl(exemptShareSalesUpTo)} no mês; ETF e BDR, não. Prejuízo em bolsa abate ganho do mesmo tipo; calote de CRA não abate nada.`,
    ),
    checklist('Antes de pôr dinheiro no agro', [
      'Sei se isto é crédito, aposta em preço ou empresa.',
      'Sei quem me paga e o que acontece se ele não pagar.',
      'Li se tem FGC e quanto já tenho no mesmo conglomerado.',
      'Em futuro: sei quanto perco com 5 % contra mim, e tenho esse dinheiro parado.',
      'Em Fiagro: contei os devedores e vi a inadimplência do último relatório.',
    ]),
    h2('Dúvidas sobre investir no agro'),
    faq([
      {
        question: 'Dá para investir em soja com pouco dinheiro?',
        answer: [
          p(
            'Em soja mesmo, só com contrato futuro, que é grande, ou com fundo que o use. LCA e Fiagro custam pouco para entrar, mas são crédito: a soja pode dobrar e a sua taxa ser a mesma.',
          ),
        ],
      },
      {
        question: 'LCA é melhor que CDB?',
        answer: [
          p(
            `Depende da taxa e do prazo. No exemplo, a LCA de 88 % do CDI ganha de qualquer CDB que pague menos de ${even} por um ano. Em prazo longo, essa vantagem diminui.`,
          ),
        ],
      },
      {
        question: 'Fiagro tem FGC?',
        answer: [
          p(
            'Não. A cota é sua, o risco dos devedores também. Em bolsa, ela ainda pode cair antes do calote, porque o mercado desconfia primeiro.',
          ),
        ],
      },
      {
        question: 'Preciso receber os bois se comprar um futuro?',
        answer: [
          p(
            'Não. No boi gordo a liquidação é em dinheiro. No café pode haver entrega, e por isso a corretora costuma encerrar a posição de quem não é do ramo antes do vencimento.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Futuro de Boi Gordo: características e tributação',
      publisher: 'B3 Educação',
      url: 'https://edu.b3.com.br/w/futuro-boi-gordo',
      accessedOn: '2026-11-22',
      kind: 'official',
    },
    {
      title: 'CMN eleva exigibilidade de recursos direcionados ao crédito rural',
      publisher: 'UOL e Estadão Conteúdo, 22/05/2025',
      url: 'https://economia.uol.com.br/noticias/estadao-conteudo/2025/05/22/cmn-eleva-exigibilidade-de-recursos-direcionados-ao-credito-rural.htm',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Investimentos no agronegócio ultrapassam R$ 600 bi (Boletim de Finanças do Agro, Mapa)',
      publisher: 'AC24Agro, 25/10/2025',
      url: 'https://ac24agro.com/2025/10/25/investimentos-no-agronegocio-ultrapassam-r-600-bi-com-alta-nas-letras-de-credito-do-agronegocio',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Contrato Futuro de Conilon estreia na B3',
      publisher: 'B3',
      url: 'https://clientes.b3.com.br/w/agora-e-oficial-contrato-futuro-de-conilon-estreia-na-b3',
      accessedOn: '2026-11-22',
      kind: 'official',
    },
    {
      title: 'Fiagro tem retração, e como fica o médio investidor',
      publisher: 'UOL, 12/11/2024',
      url: 'https://economia.uol.com.br/colunas/mariana-grilli/2024/11/12/fiagro-tem-retracao-rjs-circundam-o-agro-e-como-fica-o-medio-investidor.htm',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Juro elevado e inadimplência reduzem acesso do agro aos CRA (dados da Uqbar)',
      publisher: 'Ronronice, 2025',
      url: 'https://ronronice.com.br/juro-elevado-e-inadimplencia-reduzem-acesso-de-pequenas-e-medias-do-agro-aos-cras',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Contratos futuros agrícolas: o que são (tamanho de milho, café e soja)',
      publisher: '3A Investimentos',
      url: 'https://www.3ainvestimentos.com.br/noticias/contratosfuturosagricolas/',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
