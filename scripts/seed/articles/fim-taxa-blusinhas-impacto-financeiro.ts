import { calculator } from '#web/calculators/calculadora-moedas/calculator.ts'
import { formatBrl, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { importCost } from '#web/finance/exchange/importacao.ts'
import { icmsImportacao, type State } from '#web/finance/tables/exchange/icms-importacao.ts'
import { impostoImportacao } from '#web/finance/tables/exchange/imposto-importacao.ts'
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
  p,
  table,
  timeline,
} from '../portable-text.ts'
import { answered, lawOn, worked } from '../worked.ts'

const BEFORE: IsoDate = '2026-05-11'
const NOW: IsoDate = '2026-11-22'
/** PTAX, selling, of 02/10/2026. */
const DOLLAR = '5,2238'
const dollar = Number(DOLLAR.replace(',', '.'))

const usd = (amount: Cents) => `US$ ${formatNumber(amount / 100, amount % 100 === 0 ? 0 : 2)}`
const rule = lawOn(impostoImportacao, NOW)
const ruleBefore = lawOn(impostoImportacao, BEFORE)
const limit = usd(rule.compliant.threshold)
const [above, outside] = [rule.compliant.rateAbove, rule.otherShopsRate].map((rate) => percentInWords(rate))
const ceiling = usd(rule.ceiling)
const medicine = usd(rule.medicine.ceiling)

const icms = lawOn(icmsImportacao, NOW)
const dearStates = Object.keys(icms.exceptions)
const { rate: usualRate } = icms
const dearRate = Math.max(...Object.values(icms.exceptions))
const [usual, dear] = [usualRate, dearRate].map((rate) => percentInWords(rate))
/** Of the price before it: the tax is inside its own base. */
const weightOf = (rate: Fraction) => percentInWords(rate / (1 - rate), 1)

type Purchase = { product: Cents; freight?: Cents; state: State; isCompliant?: boolean }

/** Paid in reais by Pix, so that no IOF and no spread hides what the duty does. */
const costOn = (date: IsoDate, { product, freight = 0, state, isCompliant = true }: Purchase) =>
  answered(
    importCost({
      date,
      state,
      product,
      freight,
      insurance: 0,
      exchangeRate: dollar,
      isCompliant,
      goods: 'common',
      dispatchFee: 0,
      spread: 0,
      payment: 'goods-import',
    }),
  )

type Household = { name: string; purchase: Purchase; timesAYear: number }
const single: Household = {
  name: 'US$ 40 por mês, em São Paulo',
  purchase: { product: 40_00, state: 'SP' },
  timesAYear: 12,
}
const family: Household = {
  name: 'US$ 48 e frete de US$ 4, quatro vezes no ano, no Ceará',
  purchase: { product: 48_00, freight: 4_00, state: 'CE' },
  timesAYear: 4,
}
const gadget: Household = {
  name: 'US$ 120 uma vez, no Rio de Janeiro',
  purchase: { product: 120_00, state: 'RJ' },
  timesAYear: 1,
}

function sumOf({ purchase, timesAYear }: Household) {
  const [before, now] = [costOn(BEFORE, purchase).total, costOn(NOW, purchase).total]
  return { before, now, less: before - now, year: timesAYear * (before - now) }
}

const gadgetOutside = costOn(NOW, { ...gadget.purchase, isCompliant: false })
const gadgetInside = costOn(NOW, gadget.purchase)
const withoutFreight = costOn(NOW, { product: 48_00, state: 'CE' })
const withFreight = costOn(NOW, family.purchase)

const prices: Cents[] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120].map((dollars) => dollars * 100)
const taxesOn = (date: IsoDate, product: Cents) => {
  const cost = costOn(date, { product, state: 'SP' })
  return cost.duty + cost.icms
}

const mostSaved = taxesOn(BEFORE, rule.compliant.threshold) - taxesOn(NOW, rule.compliant.threshold)
/** What a dollar of the price costs at the door while there is no duty. */
const perDollar = (rate: Fraction) => formatBrl(roundCents((dollar * 100) / (1 - rate)))

const parcelTexts = {
  tab: 'importar',
  product: '40,00',
  freight: '5,00',
  currency: 'USD',
  dollarRate: DOLLAR,
  programme: 'yes',
  state: 'SP',
  payment: 'pix',
  spread: '0',
  date: '22/11/2026',
}
const parcel = worked(calculator, parcelTexts)
const onCard = worked(calculator, { ...parcelTexts, payment: 'card', spread: '4' })
const byDate = (date: string, column: string) =>
  parcel.cell('A mesma compra pela regra de cada data', date, column)

export const fimTaxaBlusinhasImpactoFinanceiro: ArticleSeed = {
  slug: 'fim-taxa-blusinhas-impacto-financeiro',
  template: 'impact',
  category: 'credito-e-consumo',
  mainTool: 'calculadora-moedas',
  tags: ['importação', 'compras', 'icms', 'remessa conforme'],
  related: ['article-cartao-credito-viagens', 'article-mudancas-iof-2025'],
  ruleRefs: ['iof-cartao'],
  title: 'Fim da taxa das blusinhas: o impacto no seu bolso',
  dek: 'Desde 12/05/2026, compra de até US$ 50 em loja do Remessa Conforme não paga imposto de importação. O ICMS dos estados continua.',
  keyPoints: [
    `Até ${limit}, frete incluído, o imposto de importação é zero no Remessa Conforme.`,
    `Acima disso são ${above} menos ${usd(rule.compliant.deduction)}: a conta começa do zero, sem degrau.`,
    `Uma compra de US$ 40 por mês em São Paulo custa ${formatBrl(sumOf(single).year)} a menos no ano.`,
    `O ICMS continua: a alíquota de ${usual} pesa ${weightOf(usualRate)} sobre o produto, e a de ${dear}, ${weightOf(dearRate)}.`,
    `Fora do programa, são ${outside} desde o primeiro dólar.`,
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-02-28',
  changes: [
    [
      '2026-11-22',
      'Primeira versão, com a regra em vigor desde 12/05/2026 e o dólar de 02/10/2026 nas contas.',
    ],
  ],
  seo: {
    title: 'Fim da taxa das blusinhas: o impacto no seu bolso',
    description:
      'Quanto custa comprar de fora desde 12/05/2026: imposto zero até US$ 50, 60 % menos US$ 30 acima, ICMS por estado e a conta em três casas, antes e depois.',
  },
  body: body([
    p(
      `Uma compra de US$ 40 em loja do Remessa Conforme, entregue em São Paulo, ficou ${formatBrl(sumOf(single).less)} mais barata: custava ${formatBrl(sumOf(single).before)} com imposto e hoje custa ${formatBrl(sumOf(single).now)}. O que sumiu foi o imposto de importação de ${percentInWords(ruleBefore.compliant.rateUpTo)}, a taxa das blusinhas. O ICMS, o imposto do estado, ficou: por isso o preço da vitrine ainda não é o que você paga.`,
    ),
    p(
      'As contas usam o dólar a R$ 5,2238, a cotação de venda do Banco Central ([PTAX](termo:ptax)) em 02/10/2026, para que os números não mudem enquanto você lê. Agora ele está em {{usd-brl}}.',
    ),
    h2('O que aconteceu'),
    p(
      `A [Medida Provisória 1.357/2026](fonte:1) deixou o ministro da Fazenda zerar o imposto na faixa de até ${limit}, e a Portaria MF 1.342/2026 fez isso. Segundo as fontes que encontramos, a medida virou a Lei 15.502/2026; o texto da lei e o da portaria não lemos, e quem for comprar caro deve conferir no site da Receita.`,
    ),
    timeline([
      ['2023-08-01', 'Remessa Conforme: imposto zero até US$ 50, com ICMS', 'Portaria MF 612/2023'],
      [
        '2024-08-01',
        `Começa a taxa das blusinhas: ${percentInWords(ruleBefore.compliant.rateUpTo)} até US$ 50`,
        'Lei 14.902/2024; MP 1.236/2024',
      ],
      ['2025-04-01', `ICMS sobe para ${dear} em nove estados`, 'Convênios ICMS 81/2023 e 135/2024'],
      ['2026-05-12', 'Volta o imposto zero até US$ 50', 'MP 1.357/2026; Portaria MF 1.342/2026'],
    ]),
    h2('Quem é afetado'),
    p(
      `Quem compra para si, como pessoa física, em loja que aderiu ao Remessa Conforme. Nas outras nada mudou: são ${outside} de imposto desde o primeiro dólar, mais ICMS e, às vezes, a taxa de despacho dos Correios. Acima de ${ceiling} o regime é outro, o da importação comum.`,
    ),
    table(
      'Imposto de importação sobre o valor com frete e seguro',
      ['Onde e quanto', 'Até 11/05/2026', 'Desde 12/05/2026'],
      [
        [
          `No programa, até ${limit}`,
          percentInWords(ruleBefore.compliant.rateUpTo),
          percentInWords(rule.compliant.rateUpTo),
        ],
        [
          `No programa, acima de ${limit}`,
          `${percentInWords(ruleBefore.compliant.rateAbove)} menos ${usd(ruleBefore.compliant.deduction)}`,
          `${above} menos ${usd(rule.compliant.deduction)}`,
        ],
        ['Fora do programa', percentInWords(ruleBefore.otherShopsRate), `${outside}`],
      ],
    ),
    p(
      `O desconto de ${usd(rule.compliant.deduction)} não é um número solto. Ele faz a conta começar do zero: ${above} de ${limit} são justamente ${usd(rule.compliant.deduction)}. Passar um dólar do limite custa sessenta centavos de dólar de imposto de importação, sem salto.`,
    ),
    chart({
      kind: 'line',
      caption: `A economia cresce até ${limit} e daí em diante fica igual`,
      points: [
        'Preço em US$;Até 11/05;Agora',
        ...prices.map((price) =>
          [
            formatNumber(price / 100, 0),
            ...[BEFORE, NOW].map((date) => formatNumber(taxesOn(date, price) / 100)),
          ].join(';'),
        ),
      ].join('\n'),
      unit: 'R$ de imposto e ICMS',
      source: 'conta nossa, dólar a R$ 5,2238, entrega em São Paulo, loja do Remessa Conforme',
      alt: `Imposto de importação e ICMS, antes e depois de 12/05/2026: ${[20_00, 50_00, 80_00, 120_00]
        .map(
          (price) =>
            `em ${usd(price)}, ${formatBrl(taxesOn(BEFORE, price))} e ${formatBrl(taxesOn(NOW, price))}`,
        )
        .join('; ')}.`,
    }),
    p(
      `Repare na distância entre as duas linhas. Ela abre até ${limit}, onde chega a ${formatBrl(mostSaved)}, e depois não muda mais. Quem compra um fone de US$ 120 economiza o mesmo que quem compra uma jaqueta de US$ 50.`,
    ),
    h2('A conta em três casas'),
    comparison(
      'R$',
      'conta nossa, dólar a R$ 5,2238 (PTAX de 02/10/2026), pago em reais, sem IOF nem spread',
      'Preço na porta, antes e depois de 12/05/2026',
      ['Compra no Remessa Conforme', 'Antes#', 'Agora#', 'A menos#', 'No ano#'],
      [single, family, gadget].map((household) => {
        const { before, now, less, year } = sumOf(household)
        return [household.name, ...[before, now, less, year].map((amount) => formatNumber(amount / 100))]
      }),
    ),
    h3('Quem compra pouco e sempre'),
    p(
      `É quem mais ganha em proporção. São ${formatBrl(sumOf(single).year)} no ano para quem gasta US$ 40 por mês. O corte passa do imposto que existia, porque o ICMS incidia também sobre ele.`,
    ),
    parcel.embed('US$ 40 mais US$ 5 de frete, em São Paulo'),
    p(
      `Com um frete de US$ 5, a conta acima fecha em ${parcel.headline}, ${parcel.row('ICMS')} deles de ICMS. Pela regra de 2024 seriam R$ ${byDate('01/08/2024', 'Total')}. A calculadora mostra as três regras lado a lado.`,
    ),
    h3('Quem esquece o frete'),
    p(
      `A família do Ceará compra por US$ 48 e acha que está dentro. Com US$ 4 de frete, o valor vai a US$ 52 e aparecem ${formatBrl(withFreight.duty)} de imposto. É pouco; o que pesa ali é o ICMS de ${dear}: ${formatBrl(withFreight.icms)}. Se o frete fosse grátis, a compra toda sairia por ${formatBrl(withoutFreight.total)}, em vez de ${formatBrl(withFreight.total)}.`,
    ),
    h3('Quem compra uma vez, mais caro'),
    p(
      `Nos US$ 120 o ganho é de ${formatBrl(sumOf(gadget).less)}, o que vem do desconto maior. E a loja pesa mais que a lei: fora do programa, os mesmos US$ 120 chegam por ${formatBrl(gadgetOutside.total)}, contra ${formatBrl(gadgetInside.total)} dentro dele.`,
    ),
    callout(
      'summary',
      'antes de olhar o preço, veja se a loja está no Remessa Conforme. É a maior diferença da conta.',
    ),
    h2('O ICMS que ninguém vê'),
    p(
      `O imposto estadual é calculado por dentro, isto é, sobre um preço que já inclui ele mesmo. Uma alíquota de ${usual} acaba pesando ${weightOf(usualRate)} sobre o produto, e uma de ${dear} pesa ${weightOf(dearRate)}. Cobram ${dear} ${dearStates.slice(0, -1).join(', ')} e ${dearStates.at(-1)}; os outros, ${usual}. Minas chegou a anunciar o aumento e voltou atrás. De 2026 não encontramos lei de estado que mude a lista, mas há sites que mostram outras alíquotas: vale o que aparece no carrinho.`,
    ),
    p(
      `O pagamento também conta. Loja que cobra em reais, por Pix, não tem IOF de câmbio. No cartão, com cobrança no exterior, são {{iof-cartao}} sobre a compra e mais o [spread](termo:spread), a margem do emissor do cartão sobre o dólar. Se ele for de 4 %, a encomenda de US$ 45 que custava ${parcel.headline} no Pix vai a ${onCard.headline}. A conta do cartão, passo a passo, está em [cartão de crédito em viagem](artigo:cartao-credito-viagens).`,
    ),
    h2('A conta de cabeça, na frente da prateleira'),
    p(
      `Até ${limit}, multiplique o preço em dólar por ${perDollar(usualRate)} nos estados de ${usual} e por ${perDollar(dearRate)} nos de ${dear}. É o dólar do exemplo com o ICMS dentro. Um produto de US$ 30 entregue em São Paulo sai por ${formatBrl(costOn(NOW, { product: 30_00, state: 'SP' }).total)}; o mesmo em Salvador, por ${formatBrl(costOn(NOW, { product: 30_00, state: 'BA' }).total)}.`,
    ),
    p(
      `Passou do limite? Some ao preço ${above} dele, tire ${usd(rule.compliant.deduction)} e só então multiplique. Com US$ 120 dá ${usd(gadgetInside.customsValue + gadgetInside.dutyUsd)} antes do ICMS, que é como se chega aos ${formatBrl(gadgetInside.total)} da tabela. Se a loja daqui vende o mesmo por menos que isso, com troca e garantia, importar sai mais caro.`,
    ),
    p(
      'Quem compra para revender está fora desta conta. A Receita pode tratar pacotes repetidos como comércio, e aí o regime e os impostos são outros.',
    ),
    h2('O que ainda pode mudar'),
    p(
      'A alíquota agora muda por ato do ministro, sem passar pelo Congresso a cada vez. Pode subir ou baixar com uma portaria, e vale a do dia em que a encomenda é registrada, e não a do dia da compra.',
    ),
    p(
      'Os estados também podem mudar o ICMS. E a regra que soma frete e seguro ao limite vem da portaria de 2024: supomos que a de 2026 a manteve, e não conseguimos ler o texto para ter certeza.',
    ),
    h2('O que fazer'),
    p(
      'Cinco minutos no carrinho valem mais do que uma discussão com a transportadora. O que a loja recolheu na compra não pode ser cobrado de novo na entrega.',
    ),
    checklist('Antes de fechar o carrinho', [
      'Veja se a loja mostra o selo ou o aviso do Remessa Conforme; a lista oficial está no site da Receita.',
      'Some produto, frete e seguro em dólar e compare com o limite.',
      'Confira se os impostos já aparecem no total em reais. No programa, eles são pagos na compra.',
      'Compare com o preço à vista no Brasil, com prazo, troca e garantia na balança.',
      'Pague por Pix quando o preço for o mesmo: sem câmbio no cartão, é um imposto a menos.',
      'Guarde o comprovante do imposto; se cobrarem de novo na entrega, é ele que resolve.',
    ]),
    h2('Perguntas de quem está com o carrinho cheio'),
    faq([
      {
        question: 'A taxa das blusinhas acabou mesmo?',
        answer: [
          p(
            `O imposto de importação até ${limit}, sim, nas lojas do Remessa Conforme, desde 12/05/2026. O ICMS continua em todas.`,
          ),
        ],
      },
      {
        question: 'O que é o Remessa Conforme?',
        answer: [
          p(
            'Um programa da Receita Federal. A loja que adere informa a venda e recolhe os impostos na hora da compra; em troca, os clientes dela têm a tabela menor.',
          ),
        ],
      },
      {
        question: 'Dividir o pedido em pacotes de menos de US$ 50 adianta?',
        answer: [
          p(
            'A conta é por encomenda, mas dividir uma compra só para fugir do imposto é risco seu: a fiscalização vê remetente, destinatário e data. Não lemos a norma que diz quando ela soma os pacotes.',
          ),
        ],
      },
      {
        question: 'Comprei antes de 12/05/2026 e chegou depois. Qual regra vale?',
        answer: [
          p(
            'A do dia em que a declaração da encomenda foi registrada. Se a loja cobrou a taxa antiga e o registro foi depois, peça a diferença a ela.',
          ),
        ],
      },
      {
        question: 'Remédio e livro pagam imposto?',
        answer: [
          p(
            `Remédio para uso próprio não paga imposto de importação até ${medicine}; o ICMS depende do estado. Livro é imune pela Constituição.`,
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Medida Provisória 1.357/2026',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2026/mpv/mpv1357.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Portaria MF 1.086/2024: faixas, frete e seguro',
      publisher: 'Guia Tributário, 01/07/2024',
      url: 'https://guiatributario.net/2024/07/01',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
    {
      title: 'Taxação de compras de até US$ 50 começa em agosto',
      publisher: 'Portal CLIC, junho de 2024',
      url: 'https://www.clicportela.com.br/noticia/110285/taxacao-de-compras-de-ate-us-50-comeca-em-agosto-determina-mp',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'ICMS de compras internacionais sobe para 20 %',
      publisher: 'Correio Braziliense, 31/03/2025',
      url: 'https://www.correiobraziliense.com.br/economia/2025/03/7098360-icms-de-compras-internacionais-sobe-para-20-em-10-estados-a-partir-de-amanha.html',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Minas Gerais desiste de aumentar o ICMS sobre compras internacionais',
      publisher: 'Nanobits',
      url: 'https://nanobits.tv.br/noticias/minas-gerais-desiste-aumentar-icms-sobre-compras-internacionais',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
  ],
}
