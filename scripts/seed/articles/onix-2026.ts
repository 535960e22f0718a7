import { calculator as comparison } from '#web/calculators/comparador-custos/calculator.ts'
import { calculator as financing } from '#web/calculators/simulador-financiamento/calculator.ts'
import { formatBrl, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import {
  type ArticleSeed,
  body,
  callout,
  comparison as compareTable,
  faq,
  h2,
  item,
  p,
  steps,
  table,
} from '../portable-text.ts'
import { bare, type Worked, worked } from '../worked.ts'

/** Of the press of 2025; everything else that costs money here is an example and is told as one. */
const PRICE = '99.990,00'
const FUEL_PRICE = 6.2
/** In the city, on petrol: Inmetro's list for the engine of 2025. */
const KM_PER_LITRE = 13.8
/** As the calculator takes it, so that the text and the form have one sum. */
const FUEL_PER_KM = formatNumber(FUEL_PRICE / KM_PER_LITRE)
const MONTHLY_KM = 1_000

const owning = (years: number) =>
  worked(comparison, {
    mode: 'car',
    price: PRICE,
    kmPerMonth: String(MONTHLY_KM),
    appPerKm: '2,60',
    fuelPerKm: FUEL_PER_KM,
    years: String(years),
    annualYield: '13,65',
    yieldIs: 'gross',
    ipvaRate: '4',
    insurance: '4.800,00',
    maintenance: '2.400,00',
    depreciation: '10',
    date: '23/11/2026',
  })
const owned = owning(1)

const financed = (downPayment: string) =>
  worked(financing, {
    asset: 'vehicle',
    assetValue: PRICE,
    downPayment,
    rate: '2',
    rateKind: 'monthly',
    months: '60',
    system: 'price',
    upfrontFees: '0,00',
    financesCosts: 'sim',
    date: '23/11/2026',
  })
const loan = financed('20')

const centsOf = (figure: string) => Math.round((parseDecimal(bare(figure)) ?? Number.NaN) * 100)
const priceInCents = centsOf(PRICE)
const ipva = (rate: number) => formatBrl(Math.round(priceInCents * rate))

/** What leaves the account in a month of the first year. */
const monthly: [what: string, cents: number, how: string][] = [
  ['Parcela', centsOf(loan.headline), '60 meses, 20 % de entrada, 2 % ao mês'],
  ['IPVA', Math.round((priceInCents * 0.04) / 12), '4 % ao ano, dividido por 12'],
  ['Seguro', Math.round(480_000 / 12), 'R$ 4.800 por ano, exemplo'],
  ['Manutenção', Math.round(240_000 / 12), 'R$ 2.400 por ano, exemplo'],
  [
    'Gasolina',
    Math.round(MONTHLY_KM * centsOf(FUEL_PER_KM)),
    `1.000 km na cidade, R$ 6,20 o litro: R$ ${FUEL_PER_KM} por km`,
  ],
]
const perMonth = monthly.reduce((total, [, cents]) => total + cents, 0)
const share = percentInWords(centsOf(loan.headline) / perMonth, 0)
const yearly = owned.row('Carro próprio, em dinheiro')
const ownedPerMonth = formatBrl(Math.round(centsOf(yearly) / 12))

const costs = [1, 3, 5].map((years) => {
  const each = owning(years)
  const inAll = [
    each.row('Carro próprio, em dinheiro'),
    each.cell('Quanto custou', `${years}º ano`, 'Aplicativo'),
  ]
  return { years, perMonth: inAll.map((cost) => formatBrl(Math.round(centsOf(cost) / (12 * years)))) }
})
const [, , fiveYears = { perMonth: [''] }] = costs

const paid = (each: Worked) => bare(each.row('Total pago até o fim'))

export const onix2026: ArticleSeed = {
  slug: 'onix-2026-lancamento',
  category: 'credito-e-consumo',
  mainTool: 'comparador-custos',
  tags: ['carro', 'financiamento', 'ipva'],
  ruleRefs: ['iof-credito-dia', 'iof-credito-adicional'],
  related: ['article-financiamento-veiculos-melhores-condicoes-primavera', 'article-varejo-brasil-2025'],
  changes: [
    [
      '2026-11-22',
      'Primeira versão, com os preços que a imprensa publicou entre julho e setembro de 2025: não encontramos tabela mais nova.',
    ],
  ],
  title: 'Onix 2026: quanto custa por mês, da parcela ao IPVA',
  dek: 'O preço da tabela é só o começo. A conta do primeiro ano de um Onix junta parcela, IPVA, seguro, gasolina, revisão e o que o carro perde de valor.',
  keyPoints: [
    `Financiado em 60 vezes, o Onix de entrada do exemplo tira ${formatBrl(perMonth)} por mês da conta; a parcela é ${share} disso.`,
    'O preço mais baixo que achamos é de 2025: R$ 99.990 na versão 1.0 manual.',
    'O IPI zero do Carro Sustentável foi anunciado até o fim de 2026.',
    'Seguro, revisão e gasolina do texto são exemplos: troque pelos seus na calculadora.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-02-21',
  seo: {
    title: 'Onix 2026: quanto custa por mês, da parcela ao IPVA',
    description:
      'O custo mensal de um Onix 2026: parcela de 60 meses, IPVA, seguro, gasolina e desvalorização, com os preços que a imprensa publicou e a data de cada um.',
  },
  body: body([
    p(
      `Um Onix 2026 de R$ 99.990, financiado em 60 vezes, tira da sua conta cerca de ${formatBrl(perMonth)} por mês no primeiro ano. A parcela é ${share} disso. O resto é imposto, seguro, oficina e posto, e não aparece na proposta da loja.`,
    ),
    p(
      'Este texto não avalia o carro. Ele usa o preço que a imprensa publicou, com a data, e completa a conta com exemplos nossos, sempre ditos como exemplo. Troque cada um pelos seus na calculadora.',
    ),
    h2('O preço que se conhece'),
    compareTable(
      'R$',
      'imprensa, nas datas da tabela; preço sugerido, sem frete nem opcional',
      'Preços publicados da linha 2026',
      ['Versão', 'Preço#', 'Quando'],
      [
        ['Onix 1.0 manual, no lançamento', '102.990', 'julho de 2025'],
        ['Onix 1.0 manual, com IPI zero', '99.990', 'segundo semestre de 2025'],
        ['Onix RS 1.0 turbo automático', '130.190', 'setembro de 2025'],
      ],
    ),
    p(
      '[O de R$ 99.990](fonte:1) é o motor 1.0 aspirado, com câmbio manual. As versões mais caras usam o 1.0 turbo, de 115 cv segundo a imprensa. [O RS](fonte:2) estava em R$ 130.190 em 24/09/2025. Não encontramos a tabela de novembro de 2026: pergunte o preço de hoje na loja e ponha na conta.',
    ),
    p(
      'A diferença de R$ 3.000 entre as duas primeiras linhas veio do programa Carro Sustentável, do [Decreto 12.549/2025](fonte:8), que zerou o IPI de compactos feitos aqui e pouco poluentes. [O benefício foi anunciado até o fim de 2026](fonte:3). Se ele acabar mesmo em dezembro, o preço de janeiro pode ser outro; até 22/11/2026 não achamos notícia de prorrogação.',
    ),
    h2('Doze meses, linha por linha'),
    table(
      'Um mês do primeiro ano, Onix de R$ 99.990 financiado, em reais',
      ['O que sai', 'Por mês#', 'Como fizemos'],
      [
        ...monthly.map(([what, cents, how]) => [what, bare(formatBrl(cents)), how]),
        ['Soma', bare(formatBrl(perMonth)), ''],
      ],
    ),
    p(
      `Faltam os R$ 19.998 da entrada, o emplacamento e o estacionamento. E falta um custo que não sai da conta do banco: a [desvalorização](termo:depreciacao). Se o carro perder 10 % no primeiro ano, uma suposição, são ${formatBrl(Math.round(priceInCents * 0.1))} que só aparecem no dia da venda.`,
    ),
    p(
      `Para quem paga à vista, a pergunta muda: quanto custa ter o carro por um ano e vendê-lo no fim? Contando também o rendimento que o dinheiro deixou de ter (CDI de 13,65 %, o de 17/09/2026, menos o imposto), o primeiro ano sai por ${yearly} em dinheiro de hoje, ou ${ownedPerMonth} por mês.`,
    ),
    owned.embed('Um ano de Onix ou um ano de aplicativo'),
    p(
      `A mesma calculadora põe o aplicativo ao lado. Com corrida a R$ 2,60 por quilômetro, outro exemplo, rodar 1.000 km por mês de aplicativo custa ${owned.headline} a menos nesse ano. A virada acontece ${owned.aside}: rodando menos que isso, o aplicativo sai mais barato nesse exemplo; rodando mais, o carro.`,
    ),
    h2('Ficar mais tempo barateia'),
    table(
      'Custo médio por mês, em reais de hoje, com os mesmos exemplos',
      ['Por quanto tempo', 'Carro#', 'Aplicativo#'],
      costs.map(({ years, perMonth: both }) => [years === 1 ? '1 ano' : `${years} anos`, ...both.map(bare)]),
    ),
    p(
      `O primeiro ano é o mais caro porque nele o carro perde mais reais: 10 % de um preço maior. Em cinco anos, a média do carro próprio cai para ${fiveYears.perMonth[0]} por mês. A do aplicativo também diminui, só que por causa dos juros: o dinheiro que será gasto daqui a anos fica rendendo até lá.`,
    ),
    p(
      'A tabela esconde uma coisa. Carro de cinco anos quebra mais do que carro novo, e os R$ 2.400 de manutenção não vão ficar parados. Se você pretende passar da garantia de fábrica, aumente essa linha e veja se a conclusão resiste. Pelos números da tabela, quem troca de carro cedo paga mais por mês.',
    ),
    h2('A parcela, conforme a entrada'),
    table(
      'R$ 99.990 em 60 meses a 2 % ao mês, com IOF na dívida e sem tarifas',
      ['Entrada', 'Parcela, R$#', 'Total das parcelas, R$#', 'CET ao ano#'],
      ['20', '30', '50'].map((downPayment) => {
        const each = financed(downPayment)
        return [`${downPayment} %`, bare(each.headline), paid(each), each.row('CET ao ano')]
      }),
    ),
    loan.embed('O Onix de R$ 99.990 em 60 vezes'),
    p(
      `A taxa de 2 % ao mês é exemplo. Com ela e 20 % de entrada, a parcela fica em ${loan.headline}. O IOF do crédito soma ${loan.row('IOF, dentro')}. Antes de aceitar o prazo de 60 meses, veja quanto muda com 36 em [como comparar taxa e CET](artigo:financiamento-veiculos-melhores-condicoes-primavera).`,
    ),
    p(
      'No prazo longo, o carro perde valor antes de a dívida acabar. Quem precisa vender no terceiro ano quita o saldo com o dinheiro da venda, e o que sobra pode ser pouco. Simule a quitação depois da parcela 36 antes de assinar: é um campo da calculadora acima.',
    ),
    h2('IPVA: o mesmo carro, duas contas'),
    p(
      `O imposto é do estado. [No Paraná, a alíquota de 2026 caiu para 1,9 %](fonte:4): sobre R$ 99.990, ${ipva(0.019)} por ano. Com 4 %, a de São Paulo (Lei estadual 13.296/2008), ${ipva(0.04)}. O valor que conta é a tabela de cada estado, perto da [Fipe](termo:tabela-fipe), e o carro zero em geral paga só pelos meses que faltam no ano. Confira no site da Fazenda do seu estado.`,
    ),
    h2('Gasolina, seguro e revisão'),
    item(
      `O consumo é o da lista do Inmetro para o motor aspirado manual da linha 2025: [13,8 km por litro de gasolina na cidade e 16,9 na estrada](fonte:5). O turbo automático aparece com 12 e 14,8. Olhe a etiqueta do carro que está na loja.`,
    ),
    item(
      'Seguro varia mais que qualquer outra linha: idade, CEP, garagem, franquia. Cote antes de fechar o carro, com três seguradoras e a mesma franquia. Os R$ 4.800 do exemplo podem ser a metade ou o dobro.',
    ),
    item(
      '[A correia banhada a óleo mudou](fonte:6) na linha 2026. Segundo a fábrica, resiste melhor ao óleo fora da especificação; a imprensa lembrou que só o uso vai confirmar. Para não perder a garantia, use o óleo da norma do manual e guarde a nota fiscal de cada revisão.',
    ),
    callout(
      'summary',
      'compare carros pelo custo de doze meses. Dois modelos com o mesmo preço podem ficar milhares de reais distantes em seguro, consumo e revenda.',
    ),
    steps('Faça a sua conta em dez minutos', [
      { title: 'Preço de hoje', text: 'Peça o valor à vista por escrito, com frete e emplacamento.' },
      { title: 'Seguro', text: 'Cote no seu CPF e no seu CEP, para a versão exata.' },
      { title: 'IPVA', text: 'Use a alíquota do seu estado sobre o preço da nota.' },
      {
        title: 'Quilômetros',
        text: 'Some os de um mês comum no aplicativo de mapas, sem a viagem das férias.',
      },
    ]),
    h2('Dúvidas de quem está na loja'),
    faq([
      {
        question: 'Quanto custa o Onix 2026 mais barato?',
        answer: [
          p(
            'O menor preço que encontramos é R$ 99.990, da versão 1.0 manual, publicado no segundo semestre de 2025. Não achamos a tabela de novembro de 2026, e preço de carro muda sem aviso.',
          ),
        ],
      },
      {
        question: 'Qual salário para financiar um Onix?',
        answer: [
          p(
            `Pela prática de limitar a parcela a 30 % da renda, o exemplo de 60 vezes pede ${loan.row('Renda bruta')} por mês. Só que a parcela não vem sozinha: com as outras linhas, o carro leva ${percentInWords(perMonth / centsOf(loan.row('Renda bruta')), 0)} dessa renda.`,
          ),
        ],
      },
      {
        question: 'O IPI zero vale para o Onix turbo?',
        answer: [
          p(
            'A versão 1.0 aspirada caiu para R$ 99.990 por causa dele. [Uma lista publicada em julho de 2025](fonte:9) tinha também o 1.0 turbo manual, e não o automático. A lista muda: pergunte na loja se a versão que você quer está na lista do programa.',
          ),
        ],
      },
      {
        question: 'Como comparar o Onix com HB20, Polo e Argo?',
        answer: [
          p(
            'Na mesma calculadora, mude só quatro campos: preço de hoje, seguro cotado no seu nome, quilômetros por litro da etiqueta do Inmetro e quanto o modelo perdeu na Fipe nos últimos anos. Deixe o resto igual. Não publicamos aqui os preços dos rivais porque não achamos tabelas da mesma data.',
          ),
        ],
      },
      {
        question: 'Vale mais comprar um Onix usado?',
        answer: [
          p(
            'O usado já passou pelos anos em que mais perde valor. Em troca, pede mais oficina e costuma ter financiamento com taxa maior. Repita a conta com o preço da Fipe e a taxa que oferecerem para o ano do carro.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Chevrolet Onix 1.0 MT é versão simples que faz quase 20 km/l (teste da Autoesporte)',
      publisher: 'Imparcial News',
      url: 'https://imparcialnews.com.br/teste-chevrolet-onix-1-0-mt-e-versao-simples-que-faz-quase-20-km-l',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Chevrolet Onix RS 2026: versão de topo é boa de dirigir, mas entrega idade',
      publisher: 'UOL Carros, 24/09/2025',
      url: 'https://www.uol.com.br/carros/avaliacao/chevrolet-onix-rs-2026-versao-de-topo-e-boa-de-dirigir-mas-entrega-idade.htm',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Brasil volta a ter carro zero-km por menos de R$ 70.000',
      publisher: 'UOL Carros, 12/07/2025',
      url: 'https://www.uol.com.br/carros/noticias/redacao/2025/07/12/brasil-volta-a-ter-carro-zero-km-por-menos-de-r-70000-veja-descontos.htm',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Governo do Paraná reduz o IPVA em 45%',
      publisher: 'G1 Paraná',
      url: 'https://g1.globo.com/pr/norte-noroeste/videos-meio-dia-parana-maringa/video/governo-do-parana-reduz-o-ipva-em-45-13857583.ghtml',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Chevrolet Onix 2025 ganha injeção direta e melhora no consumo (dados do Inmetro)',
      publisher: 'Terra',
      url: 'https://terra.com.br/amp/mobilidade/chevrolet-onix-2025-ganha-injecao-direta-e-melhora-no-consumo-de-combustivel,1f5d77f3908c6ce6cc0edbb18499a3c7fn9xod3p.html',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Chevrolet Onix: nova frente, nova versão topo de linha, nova correia',
      publisher: 'Auto Revista Ceará',
      url: 'https://autorevistaceara.com.br/competicao-fora-de-estrada-pega-fogo',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Decreto 6.306/2007 (IOF), arts. 7º e 8º',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm',
      accessedOn: '2026-09-24',
      kind: 'law',
    },
    {
      title: 'Decreto 12.549/2025 e a categoria Carro Sustentável',
      publisher: 'Asmetro (servidores do Inmetro)',
      url: 'https://asmetro.org.br/portalsn/?p=102683',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Os modelos enviados ao governo para ter IPI zero',
      publisher: 'Portal Carros na Net, julho de 2025',
      url: 'https://portalcarrosnanet.com.br/veja-todos-os-modelos-que-terao-ipi-zero',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
