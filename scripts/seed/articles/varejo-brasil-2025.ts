import { calculator as imports } from '#web/calculators/calculadora-moedas/calculator.ts'
import { calculator as comparison } from '#web/calculators/comparador-custos/calculator.ts'
import { formatDay, formatNumber, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { selicTargets } from '#web/finance/series/selic-target.ts'
import {
  type ArticleSeed,
  body,
  callout,
  chart,
  checklist,
  comparison as compareTable,
  faq,
  h2,
  item,
  p,
  rate,
  table,
} from '../portable-text.ts'
import { bare, difference, lawOn, ruleOn, worked } from '../worked.ts'

/** Growth of the volume sold, in percent: IBGE, PMC of December 2025. */
const years: [year: string, growth: number][] = [
  ['2021', 1.4],
  ['2022', 1],
  ['2023', 1.7],
  ['2024', 4.1],
  ['2025', 1.6],
]
const [, , , [, in2024] = ['', 0], [, in2025] = ['', 0]] = years
const twoYears = formatNumber(100 * (1 + in2024 / 100) * (1 + in2025 / 100), 1)

const activities: [name: string, growth: string][] = [
  ['Farmácia e perfumaria', '4,5'],
  ['Móveis e eletrodomésticos', '4,5'],
  ['Informática e comunicação', '4,1'],
  ['Outros artigos de uso pessoal e doméstico', '2,2'],
  ['Tecidos, roupas e calçados', '1,3'],
  ['Supermercados', '0,8'],
  ['Combustíveis', '0,6'],
  ['Livros, jornais e papelaria', '−0,9'],
  ['Veículos e peças (só no ampliado)', '−2,9'],
  ['Material de construção (só no ampliado)', '−0,2'],
  ['Atacado de alimentos (só no ampliado)', '−2,3'],
]

const atTheStart = lawOn(selicTargets, '2025-01-02')
const peak = lawOn(selicTargets, '2025-12-31')
const cuts = selicTargets.filter(({ from }) => from > '2026-01-01').toReversed()

const parcel = (product: string, freight: string, date = '02/10/2026') =>
  worked(imports, {
    ...{ tab: 'importar', product, freight },
    currency: 'USD',
    dollarRate: '5,2238',
    state: 'SP',
    payment: 'card',
    spread: '4',
    date,
  })
const today = parcel('45,00', '4,00')
const larger = parcel('100,00', '0,00')
/** The eve of the new rule, with the same dollar, spread and IOF. */
const EVE = '11/05/2026'
const before = parcel('45,00', '4,00', EVE).headline

const blackFriday = worked(comparison, {
  mode: 'instalments',
  cashPrice: '1.800,00',
  instalments: '10',
  instalment: '200,00',
  annualYield: '13,65',
  yieldIs: 'gross',
  date: '27/11/2026',
})

export const varejoBrasil2025: ArticleSeed = {
  slug: 'varejo-brasil-2025',
  category: 'credito-e-consumo',
  mainTool: 'comparador-custos',
  tags: ['varejo', 'ibge', 'compras'],
  ruleRefs: ['importacao-limite', 'importacao-imposto'],
  related: ['article-financiamento-veiculos-melhores-condicoes-primavera', 'article-mudancas-iof-2025'],
  title: 'Varejo em 2025: o que o IBGE mostrou e o que muda',
  dek: 'As vendas cresceram 1,6 % em 2025, menos da metade de 2024. Remédio e eletrônico puxaram, carro encolheu. O que isso diz para quem vai às compras.',
  keyPoints: [
    'O volume de vendas do varejo subiu 1,6 % em 2025, depois de 4,1 % em 2024 (IBGE).',
    'Farmácia e móveis cresceram 4,5 %; veículos caíram 2,9 %.',
    'Desde 12/05/2026, compra de até US$ 50 em loja do Remessa Conforme não paga imposto de importação; o ICMS continua.',
    `Desconto de 10 % no Pix contra 10 vezes “sem juros” esconde ${blackFriday.aside}.`,
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-05-21',
  seo: {
    title: 'Varejo em 2025: o que o IBGE mostrou e o que muda',
    description:
      'Vendas do varejo em 2025 segundo o IBGE, por setor, com gráfico. O que mudou em 2026 na Selic e na compra de fora, e a conta do Pix ou parcelado.',
  },
  body: body([
    p(
      `O varejo brasileiro vendeu 1,6 % a mais em 2025 do que em 2024, já sem a inflação. [Um ano antes, a alta tinha sido de 4,1 %](fonte:2). Foi o nono ano seguido de crescimento, e o mais fraco desde 2022. Para quem compra, interessa mais saber onde: farmácia, móveis e eletrônicos puxaram o ano, e a concessionária ficou para trás.`,
    ),
    h2('Cinco anos, lado a lado'),
    chart({
      kind: 'bar',
      caption: '2024 foi a exceção, e 2025 voltou ao ritmo de antes',
      points: [
        'Ano;Alta das vendas',
        ...years.map(([year, growth]) => `${year};${formatNumber(growth, 1)}`),
      ].join('\n'),
      unit: '%',
      source: 'IBGE, Pesquisa Mensal de Comércio, divulgação de 13/02/2026',
      alt: `Alta do volume de vendas do varejo em cada ano: ${years.map(([year, growth]) => `${formatNumber(growth, 1)} % em ${year}`).join(', ')}.`,
    }),
    p(
      `Em unidades: a loja que vendia 100 geladeiras em 2023, se fosse igual à média, vendeu ${twoYears} em 2025. O número é de volume, isto é, o IBGE desconta a alta dos preços. Quem vê a loja faturar mais e conclui que ela vende mais pode estar olhando só a etiqueta remarcada.`,
    ),
    h2('Quem subiu e quem caiu'),
    compareTable(
      '%',
      'IBGE, Pesquisa Mensal de Comércio, 13/02/2026',
      'Variação do volume de vendas em 2025, por atividade',
      ['Atividade', '2025#'],
      activities,
    ),
    p(
      'As oito primeiras linhas formam o varejo que dá os 1,6 %. As três últimas entram só no varejo ampliado, que ficou quase parado: alta de 0,1 %. [Sete das oito atividades](fonte:3) cresceram, mas a de maior peso no carrinho, o supermercado, andou menos de 1 %.',
    ),
    p(
      `O gerente da pesquisa atribui a alta de informática e comunicação à queda do dólar, que ajudou a vender celular e notebook importados. Carro é outra história. A Selic começou o ano em ${percentInWords(atTheStart.annualRate)} e parou em ${percentInWords(peak.annualRate)} a partir de ${formatDay(peak.from)}, e carro costuma ser pago a prazo. O IBGE mede a venda, sem dizer a causa; a ligação com os juros é leitura nossa. E ela não explica tudo: móveis e eletrodomésticos, que também se vendem em parcelas, cresceram.`,
    ),
    p(
      'Para quem compra, a tabela sugere onde pesquisar mais. Em eletrônico importado, o preço acompanha o dólar com algum atraso, então compensa olhar a cotação antes de trocar de celular. No supermercado, o volume quase não andou: as famílias levaram praticamente a mesma quantidade. Ali, o que muda o fim do mês é trocar de marca ou de loja, porque promoção de arroz rende pouco.',
    ),
    h2('Dezembro caiu ou subiu?'),
    p(
      'As duas coisas, porque há duas comparações. Contra novembro de 2025, com ajuste para a época do ano, dezembro caiu 0,4 %. Contra dezembro de 2024, subiu 2,3 %. Novembro, também com ajuste, tinha sido o ponto mais alto de toda a série.',
    ),
    item('Mês contra mês anterior mostra o rumo, e oscila muito.'),
    item('Mês contra o mesmo mês do ano passado compara Natal com Natal.'),
    item('O acumulado soma os doze meses do ano e compara com os do ano anterior: foi ele que deu 1,6 %.'),
    p(
      'Um detalhe ajuda a entender o shopping vazio: em dezembro, o varejo estava 10,4 % acima de fevereiro de 2020, antes da pandemia. [Tecidos, roupas e calçados](fonte:4) seguiam 19,8 % abaixo. Farmácia, 40,8 % acima.',
    ),
    h2('O que mudou em 2026: juros'),
    p(
      `A Selic, a taxa que serve de base às outras, desceu de ${percentInWords(peak.annualRate)} para ${formatPercent(cuts.at(-1)?.annualRate ?? Number.NaN)} ao ano entre março e setembro, um quarto de ponto por vez.`,
    ),
    table(
      'Meta da Selic em 2026, pelo primeiro dia em vigor',
      ['Desde', 'Meta ao ano#'],
      cuts.map(({ from, annualRate }) => [formatDay(from), formatPercent(annualRate)]),
    ),
    rate('selic'),
    p(
      'A tabela vai até a última decisão que conferimos; a de novembro de 2026 não está nela. O juro da loja demora a acompanhar e cai menos, porque leva também o risco de quem não paga. Se o vendedor disser que “os juros caíram”, peça a taxa por escrito.',
    ),
    h2('O que mudou em 2026: comprar de fora'),
    p(
      `Desde 12/05/2026, a compra de até {{importacao-limite}}, com frete e seguro na conta, não paga imposto de importação em site do [Remessa Conforme](termo:remessa-conforme), o programa da Receita em que a loja já cobra os tributos na venda. Acima disso, a alíquota é de ${ruleOn('importacao-imposto', '2026-11-22')}, com um desconto fixo. O ICMS do estado continua nos dois casos. [A regra](fonte:5) veio em medida provisória e virou a Lei 15.502/2026, segundo as fontes que lemos; não lemos o texto da lei. A conta com o frete dentro segue a portaria de 2024: confira na Receita.`,
    ),
    today.embed('US$ 45 de produto e US$ 4 de frete, para São Paulo'),
    p(
      `Com o dólar a R$ 5,2238, a PTAX de venda de 02/10/2026, e 4 % de spread no cartão, uma suposição nossa, o pacote chega por ${today.headline}. Pela regra anterior, de 20 %, com o mesmo dólar, a compra sairia por ${before}: são ${difference(before, today.headline)} de diferença. Só de ICMS são ${today.row('ICMS')}, e o IOF do cartão soma ${today.row('IOF')}.`,
    ),
    table(
      'A mesma encomenda antes e depois de 12/05/2026, em reais, com cartão, em São Paulo',
      ['Preço e frete', 'Antes#', 'Depois#'],
      [
        ['US$ 49', bare(before), bare(today.headline)],
        ['US$ 100', bare(parcel('100,00', '0,00', EVE).headline), bare(larger.headline)],
      ],
    ),
    p(
      `O imposto entra aos poucos: em US$ 51 são 60 centavos de dólar; em US$ 100 já são ${larger.row('Imposto de importação')}, e o ICMS incide também sobre ele. Por isso os US$ 100 chegam por ${larger.headline}, ${larger.aside.replace('+', '')} acima do preço do site. Hoje o dólar comercial está em {{usd-brl}}; com ele, refaça a conta antes de comparar com a loja daqui.`,
    ),
    h2('Black Friday: Pix ou dez vezes'),
    p(
      `A Black Friday de 2026 é em 27/11. Um anúncio comum nessa data: R$ 2.000 em dez vezes sem juros, ou 10 % de desconto no Pix. O desconto é a pista: quem aceita R$ 1.800 à vista cobra R$ 200 a mais de quem parcela. São juros de ${blackFriday.aside}.`,
    ),
    blackFriday.embed('R$ 1.800 no Pix ou dez parcelas de R$ 200'),
    p(
      `Guardar o dinheiro a 100 % do CDI de 13,65 % (o de 17/09/2026) e pagar as parcelas sai mais caro. Em dinheiro de hoje, o parcelado custa ${blackFriday.headline} a mais. Sem desconto no Pix, parcelar sem juros ganha, desde que a parcela caiba no cartão sem virar [rotativo](termo:rotativo).`,
    ),
    p(
      'Há ainda o custo que nenhuma calculadora mostra. Dez parcelas que começam em dezembro só terminam em setembro de 2027, e até lá ocupam o lugar de outra compra. Some as parcelas que já estão na sua fatura e veja em que mês cada uma acaba. Se janeiro, com IPVA e material escolar, já está cheio, dá para deixar a compra para fevereiro.',
    ),
    callout(
      'alert',
      'Desconto sobre um preço que ninguém cobrava é publicidade enganosa, proibida pelo Código de Defesa do Consumidor (art. 37). Guarde a imagem da página e o endereço da oferta, para o caso de reclamar no Procon.',
      'Metade do dobro',
    ),
    checklist('Antes de fechar o carrinho', [
      'Vi o preço da mesma peça em outro dia ou em outra loja',
      'Comparei Pix e parcelado com o valor final, frete incluído',
      'Somei esta parcela às que já estão na fatura',
      'Em loja de fora, vi se o site está no Remessa Conforme e o total com ICMS',
    ]),
    h2('Perguntas sobre o varejo'),
    faq([
      {
        question: 'Quando saem os dados do varejo de 2026?',
        answer: [
          p(
            'O IBGE publica a pesquisa todo mês, cerca de um mês e meio depois do mês medido. O ano fechado de 2026 deve sair em fevereiro de 2027; a data exata está no [calendário do IBGE](https://www.ibge.gov.br/calendario-indicadores-novoportal.html).',
          ),
        ],
      },
      {
        question: 'Qual a diferença entre varejo e varejo ampliado?',
        answer: [
          p(
            'O ampliado soma ao varejo os veículos, o material de construção e o atacado de alimentos, bebidas e fumo. Em 2025, os três caíram, e o ampliado subiu só 0,1 %.',
          ),
        ],
      },
      {
        question: 'A taxa das blusinhas acabou?',
        answer: [
          p(
            'O imposto federal de 20 % até US$ 50 acabou em 12/05/2026 para sites do Remessa Conforme. O ICMS, que é do estado, não. Fora do programa, o imposto é de 60 % desde o primeiro dólar.',
          ),
        ],
      },
      {
        question: 'Vale esperar o Natal para pagar menos?',
        answer: [
          p(
            'A pesquisa do IBGE mede quanto se vendeu, e não diz em que dia o preço é menor. O que funciona é anotar hoje o preço da peça que você quer e olhar de novo na véspera. Sem essa anotação, todo desconto parece bom.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Pesquisa Mensal de Comércio',
      publisher: 'IBGE',
      url: 'https://www.ibge.gov.br/estatisticas/economicas/comercio/9227-pesquisa-mensal-de-comercio.html',
      accessedOn: '2026-11-22',
      kind: 'official',
    },
    {
      title: 'Vendas no comércio varejista fecham 2025 com alta de 1,6%',
      publisher: 'O Povo, com Agência Brasil, 13/02/2026',
      url: 'https://www.opovo.com.br/noticias/economia/2026/02/13/vendas-no-comercio-varejista-fecham-2025-com-alta-de-16.html',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Sete das oito atividades do varejo crescem em 2025, revela IBGE',
      publisher: 'O Povo, com Agência Estado, 13/02/2026',
      url: 'https://www.opovo.com.br/noticias/economia/2026/02/13/sete-das-oito-atividades-do-varejo-crescem-em-2025-revela-ibge.html',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Varejo cresce 1,6% em 2025 e mantém sequência de 9 anos de alta, diz IBGE',
      publisher: 'Notícias do Planalto, 13/02/2026',
      url: 'https://noticiasdoplanalto.com.br/?p=254725',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Remessa Conforme e tributação de compras internacionais',
      publisher: 'Receita Federal',
      url: 'https://www.gov.br/receitafederal/pt-br',
      accessedOn: '2026-11-20',
      kind: 'official',
    },
    {
      title: 'Código de Defesa do Consumidor (Lei 8.078/1990), art. 37',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Meta da Selic (série 432 do SGS)',
      publisher: 'Banco Central do Brasil',
      url: 'https://api.bcb.gov.br/dados/serie/bcdata.sgs.432/dados',
      accessedOn: '2026-11-20',
      kind: 'official',
    },
  ],
}
