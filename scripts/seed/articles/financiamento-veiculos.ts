import { calculator as comparison } from '#web/calculators/comparador-custos/calculator.ts'
import { calculator as financing } from '#web/calculators/simulador-financiamento/calculator.ts'
import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { annualRateFrom } from '#web/finance/interest/interest.ts'
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
import { bare, difference, ruleOn, type Worked, worked } from '../worked.ts'

const car = {
  asset: 'vehicle',
  assetValue: '100.000,00',
  downPayment: '20',
  rateKind: 'monthly',
  rate: '2',
  months: '48',
  system: 'price',
  upfrontFees: '0,00',
  financesCosts: 'sim',
  date: '23/11/2026',
}

const lowRate = worked(financing, { ...car, rate: '1,9', upfrontFees: '2.400,00' })
const noFees = worked(financing, car)
const afterTwoYears = worked(financing, { ...car, settleAfter: '24' })
const balloon = worked(financing, { ...car, balloon: '30.000,00' })
const terms = [24, 36, 48, 60].map((months) => ({
  months,
  loan: worked(financing, { ...car, months: String(months) }),
}))
const downPayments = [10, 20, 30, 50].map((share) => ({
  share,
  loan: worked(financing, { ...car, downPayment: String(share) }),
}))

/** Half of a car of R$ 100.000 paid now, the other half without interest; all of it at once, R$ 6.000 less. */
const zeroRate = worked(comparison, {
  mode: 'instalments',
  cashPrice: '44.000,00',
  instalments: '24',
  instalment: '2.083,34',
  annualYield: '13,65',
  yieldIs: 'gross',
  date: '23/11/2026',
})

/** After tax, with two decimals. */
const yieldPerMonth = percentInWords(
  (parseDecimal(bare(zeroRate.row('Rendimento do seu dinheiro, ao mês'))) ?? Number.NaN) / 100,
  2,
)

/** A guess of ours: what a car loses in a year. */
const LOSS = 0.1
const worthAfterFourYears = formatBrl(Math.round(100_000_00 * (1 - LOSS) ** 4))
/** Examples of ours, for the same R$ 80.000. */
const ADMINISTRATION = 0.15
const consorcio = formatBrl(80_000_00 * (1 + ADMINISTRATION))

const paid = (loan: Worked) => loan.row('Total pago até o fim')
/** Of the whole contract: the row with that name is of the first month. */
const interest = (loan: Worked) => loan.cell('O mesmo financiamento', 'Price', 'Juros')
const cet = (loan: Worked) => loan.row('CET ao ano')

const longest = terms.at(-1) ?? { months: 0, loan: noFees }
const shortest = terms[0] ?? longest

export const financiamentoVeiculos: ArticleSeed = {
  slug: 'financiamento-veiculos-melhores-condicoes-primavera',
  category: 'credito-e-consumo',
  mainTool: 'simulador-financiamento',
  tags: ['financiamento', 'carro', 'cet'],
  ruleRefs: ['iof-credito-dia', 'iof-credito-adicional'],
  related: ['article-onix-2026-lancamento', 'article-mudancas-iof-2025'],
  title: 'Financiar carro: como comparar taxa, CET e entrada',
  dek: `A taxa menor nem sempre é a proposta mais barata. O CET junta juros, tarifas e IOF; o total pago mostra o que o prazo longo esconde.`,
  keyPoints: [
    `No exemplo, 1,9 % ao mês com R$ 2.400 de tarifas custa mais que 2 % sem tarifa: CET de ${cet(lowRate)} e de ${cet(noFees)}.`,
    `De ${shortest.months} para ${longest.months} meses, a parcela cai quase pela metade e os juros quase triplicam.`,
    'Quem quita antes do prazo tem direito a desconto dos juros (Código de Defesa do Consumidor, art. 52).',
    '“Taxa zero” se compara com o preço à vista com desconto, não com o preço da etiqueta.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-11-21',
  seo: {
    title: 'Financiar carro: como comparar taxa, CET e entrada',
    description:
      'Duas propostas para o mesmo carro, com taxa, tarifas, IOF e CET. Quanto muda com a entrada e o prazo, o que podem cobrar e o desconto de quem quita antes.',
  },
  body: body([
    p(
      `Uma proposta de 1,9 % ao mês pode custar ${difference(paid(lowRate), paid(noFees))} a mais que outra de 2 %: basta trazer R$ 2.400 em tarifas. O número que mostra isso é o [CET](termo:cet), o custo efetivo total, que vem mais embaixo na proposta.`,
    ),
    h2('Duas propostas para o mesmo carro'),
    p(
      'Carro de R$ 100 mil, 20 % de entrada, 48 parcelas iguais pela [tabela Price](termo:price), contrato de 23/11/2026, com tarifas e IOF somados à dívida. As taxas e as tarifas são um exemplo nosso. Troque pelas da sua proposta.',
    ),
    table(
      'R$ 80 mil em 48 meses, com tarifas e IOF dentro do financiamento',
      ['Proposta', 'Parcela, R$#', 'CET ao ano#', 'Total das parcelas, R$#'],
      [
        ['1,9 % ao mês, R$ 2.400 de tarifas', bare(lowRate.headline), cet(lowRate), bare(paid(lowRate))],
        ['2 % ao mês, sem tarifas', bare(noFees.headline), cet(noFees), bare(paid(noFees))],
      ],
    ),
    p(
      `A taxa menor perde. A parcela fica em ${lowRate.headline}, contra ${noFees.headline}, e a diferença se repete 48 vezes. [O CET](fonte:2) enxerga isso porque conta o que chega à loja em seu nome e tudo o que sai do seu bolso, na data em que sai.`,
    ),
    lowRate.embed('A proposta de 1,9 % com R$ 2.400 de tarifas'),
    p(
      `Até a proposta sem tarifa tem um custo além do juro. O IOF de crédito é de {{iof-credito-dia}} por dia, contado por no máximo 365 dias, mais ${ruleOn('iof-credito-adicional', '2026-11-22')} de uma vez. No exemplo são ${noFees.row('IOF, dentro')}, e eles levam o custo de ${noFees.cell('Do juro ao CET', 'Juros', 'Até aqui')} para ${cet(noFees)} ao ano, contados os dias de cada mês. Peça o CET por escrito antes de assinar: o banco é obrigado a informar.`,
    ),
    p(
      'Para comparar de verdade, leve o mesmo pedido a três lugares: mesmo valor financiado, mesmo número de parcelas, primeira parcela no mesmo dia. O banco onde você recebe o salário, a financeira da loja e um terceiro de fora bastam. Se um deles mudar o prazo “para a parcela caber”, o CET já não serve para comparar: olhe também o total pago.',
    ),
    h2('O prazo esconde juros'),
    p('Um prazo maior baixa a parcela e aumenta a conta. É a mesma dívida, em quatro prazos:'),
    table(
      'R$ 80 mil a 2 % ao mês, sem tarifas, com IOF na dívida',
      ['Prazo', 'Parcela, R$#', 'Juros, R$#', 'Total das parcelas, R$#'],
      terms.map(({ months, loan }) => [
        `${months} meses`,
        bare(loan.headline),
        interest(loan),
        bare(paid(loan)),
      ]),
    ),
    chart({
      kind: 'bar',
      caption: 'Cada ano a mais de prazo acrescenta milhares de reais em juros',
      points: ['Prazo;Juros', ...terms.map(({ months, loan }) => `${months} meses;${interest(loan)}`)].join(
        '\n',
      ),
      unit: 'R$',
      source: 'conta nossa: R$ 80 mil a 2 % ao mês, tabela Price, IOF na dívida',
      alt: `Juros do mesmo financiamento: ${terms.map(({ months, loan }) => `R$ ${interest(loan)} em ${months} meses`).join('; ')}.`,
    }),
    p(
      `O prazo de ${longest.months} meses tem a menor parcela da tabela e cobra ${difference(interest(longest.loan), interest(shortest.loan))} a mais em juros que o de ${shortest.months}. Uma regra simples ajuda a decidir: escolha o menor prazo cuja parcela você pagaria mesmo num mês ruim.`,
    ),
    h2('Quanto vale dar mais entrada'),
    p('Agora o prazo fica em 48 meses, e o que muda é a entrada:'),
    table(
      'O mesmo carro em 48 meses a 2 % ao mês',
      ['Entrada', 'Parcela, R$#', 'Juros, R$#', 'Renda pedida, R$#'],
      downPayments.map(({ share, loan }) => [
        `${share} %`,
        bare(loan.headline),
        interest(loan),
        bare(loan.row('Renda bruta')),
      ]),
    ),
    p(
      'A renda pedida é a parcela dividida por 30 %, a fatia que os bancos costumam aceitar. É uma prática deles, não uma lei. Seguro, IPVA e combustível ficam fora dessa conta e saem do mesmo salário. Guarde também uma reserva: entrada que zera a poupança troca juros de carro por juros de cartão na primeira batida.',
    ),
    p(
      `E o carro perde valor enquanto a dívida anda. Se ele perder ${percentInWords(LOSS)} ao ano, uma suposição, valerá ${worthAfterFourYears} no fim das 48 parcelas. Até lá terão saído os R$ 20 mil da entrada e mais ${paid(noFees)}. A [tabela Fipe](https://veiculos.fipe.org.br) mostra quanto perderam os carros iguais ao seu que já têm quatro anos.`,
    ),
    h2('De onde sai a taxa zero'),
    p(
      `A loja oferece metade agora e R$ 50 mil em 24 vezes de R$ 2.083,34, “sem juros”. Pergunte quanto fica à vista. Se o carro de R$ 100 mil sai por R$ 94 mil, os R$ 50 mil parcelados valem R$ 44 mil hoje, e os juros embutidos são de ${zeroRate.aside}.`,
    ),
    zeroRate.embed('R$ 44 mil hoje ou 24 parcelas de R$ 2.083,34'),
    p(
      `Com o dinheiro rendendo ${yieldPerMonth} ao mês depois do imposto, o que o CDI de 13,65 % de 17/09/2026 deixa, pagar à vista custa ${zeroRate.headline} a menos, em dinheiro de hoje. Sem desconto nenhum à vista, a resposta vira: a parcela sem juros ganha.`,
    ),
    h2('Balão e consórcio'),
    p(
      `A parcela balão é uma última parcela bem maior que as outras. Com R$ 30 mil deixados para o fim, a parcela do exemplo cai para ${balloon.headline}, mas a última vai a ${balloon.aside} e os juros sobem ${difference(interest(balloon), interest(noFees))}. Ela só serve a quem já sabe de onde virá esse dinheiro.`,
    ),
    p(
      `[No consórcio](fonte:8) não há juros: há taxa de administração, às vezes fundo de reserva, e espera pelo sorteio ou pelo lance. Uma carta de R$ 80 mil com taxa de ${percentInWords(ADMINISTRATION)}, outro exemplo nosso, soma ${consorcio}, bem menos que as parcelas do banco. Só que a carta costuma ser corrigida pelo preço do carro, e você pode pagar anos antes de dirigir. Se precisa do carro agora, some o que vai gastar com transporte até a contemplação.`,
    ),
    h2('O que podem cobrar'),
    item(
      'A tarifa de cadastro é aceita uma vez, no começo da relação com o banco (Súmula 566 do STJ). A antiga TAC, a tarifa de abertura de crédito, não pode em contratos desde 30/04/2008 (Súmula 565).',
    ),
    item(
      '[Registro do contrato e avaliação do carro](fonte:4) só se o serviço foi feito de fato, e sem exagero no preço.',
    ),
    item(
      '[Seguro é escolha sua](fonte:5): o banco não pode obrigar você a contratar, nem apontar a seguradora. Peça a proposta com e sem ele.',
    ),
    h2('Quitar antes tem desconto'),
    p(
      `[A lei manda descontar](fonte:1) os juros do tempo que falta. No exemplo de 2 %, quem paga 24 parcelas deve ${afterTwoYears.row('Saldo depois')}. Quitando ali, deixa de pagar ${afterTwoYears.row('Juros que você deixa')}. Peça o boleto de quitação antecipada e confira se ele chega perto do saldo que a calculadora mostra.`,
    ),
    p(
      'A mesma regra ajuda quem troca de carro. Em vez de entregar o usado “por conta da dívida”, tire do preço de venda o saldo de quitação e veja o que sobra. Compare o resultado com o que a loja oferece na troca.',
    ),
    h2('Se a parcela atrasar'),
    p(
      'O carro financiado fica em [alienação fiduciária](termo:alienacao-fiduciaria): ele é a garantia do banco. [Desde a Lei 14.711/2023](fonte:6), se houver cláusula em destaque no contrato, a retomada pode correr em cartório, sem juiz, depois de notificação e prazo de 20 dias. O STF aceitou o caminho do cartório em 30/06/2025. A parte que passa pelo Detran voltou a julgamento em outubro daquele ano, com [voto do relator contra](fonte:7), e foi suspensa por pedido de vista. Não encontramos o resultado final.',
    ),
    callout(
      'alert',
      'Quem promete reduzir a parcela e pede que você pare de pagar o banco, ou que deposite numa conta de terceiro, está armando um golpe. Renegociação se faz nos canais do próprio banco.',
      'Falsa central de revisão',
    ),
    checklist('Antes de assinar', [
      'Tenho o CET de pelo menos três propostas, com o mesmo valor e o mesmo prazo',
      'Vi a taxa média de cada banco na lista do Banco Central',
      'Perguntei o preço à vista com desconto',
      'Tirei da proposta o seguro e os serviços que não pedi',
      'A parcela, o seguro e o IPVA cabem juntos no mês',
    ]),
    h2('Perguntas frequentes'),
    faq([
      {
        question: 'Qual é uma boa taxa para financiar carro hoje?',
        answer: [
          p(
            'Não há um número fixo: boa é a que fica abaixo da média dos outros bancos na mesma semana. O Banco Central publica, semana a semana, a taxa de cada instituição em [bcb.gov.br](https://www.bcb.gov.br/estatisticas/txjuros). Olhe a modalidade de veículos para pessoa física.',
          ),
        ],
      },
      {
        question: 'Taxa de 2 % ao mês é quanto ao ano?',
        answer: [
          p(
            `São ${percentInWords(annualRateFrom(0.02), 2)}, porque os juros de um mês entram na conta do seguinte. Multiplicar por 12 dá 24 % e faz o crédito parecer mais barato do que é. Para outras taxas, use o [conversor](/conversor-taxas).`,
          ),
        ],
      },
      {
        question: 'Posso amortizar o financiamento do carro?',
        answer: [
          p(
            'Pode, a qualquer momento e com desconto proporcional dos juros. Abater as últimas parcelas encurta o prazo e economiza mais que diminuir o valor de cada uma. Na calculadora, preencha a amortização extra por mês e compare o total.',
          ),
        ],
      },
      {
        question: 'O banco pode exigir seguro do carro?',
        answer: [
          p(
            'Ele não pode obrigar você a contratar o seguro dele, nem o da seguradora que indicar. O seguro prestamista, que paga a dívida em caso de morte ou desemprego, é opcional.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Código de Defesa do Consumidor (Lei 8.078/1990), art. 52',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Taxas de juros por instituição e explicação do custo efetivo total',
      publisher: 'Banco Central do Brasil',
      url: 'https://www.bcb.gov.br/estatisticas/txjuros',
      accessedOn: '2026-11-22',
      kind: 'official',
    },
    {
      title: 'Decreto 6.306/2007 (IOF), arts. 7º e 8º',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm',
      accessedOn: '2026-09-24',
      kind: 'law',
    },
    {
      title: 'Tarifa de registro de contrato: Tema 958 do STJ',
      publisher: 'Tribunal de Justiça do Distrito Federal e dos Territórios',
      url: 'https://www.tjdft.jus.br/consultas/jurisprudencia/jurisprudencia-em-temas/jurisprudencia-em-detalhes/acao-revisional-de-contrato-bancario/ilegalidade-de-cobranca-de-tarifa-de-registro-de-contrato',
      accessedOn: '2026-11-22',
      kind: 'official',
    },
    {
      title: 'Recurso especial repetitivo, Tema 972 do STJ: seguro e venda casada',
      publisher: 'Petições Online',
      url: 'https://www.peticoesonline.com.br/jurisprudencia/recurso-especial-repetitivo-tema-972/stj',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Busca e apreensão extrajudicial de veículos (Provimento CNJ 196/2025)',
      publisher: 'Amazonas Direito',
      url: 'https://www.amazonasdireito.com.br/busca-e-apreensao-extrajudicial-de-veiculos-entra-em-vigor-por-via-do-cnj',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Toffoli vota para barrar atuação de Detrans em execuções extrajudiciais de veículos',
      publisher: 'Exame, 14/10/2025',
      url: 'https://exame.com/brasil/toffoli-para-barrar-atuacao-de-detrans-em-execucoes-extrajudiciais-de-veiculos/',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Lei 11.795/2008, sobre o sistema de consórcio',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2008/lei/l11795.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
  ],
}
