import { calculator as calculadoraMoedas } from '#web/calculators/calculadora-moedas/calculator.ts'
import { calculator as comparadorCustos } from '#web/calculators/comparador-custos/calculator.ts'
import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { type ArticleSeed, body, callout, chart, checklist, faq, h2, h3, p, table } from '../portable-text.ts'
import { bare, worked } from '../worked.ts'

const CDI = '13,65'
const CDI_DAY = '17/09/2026'

const inShop = (cashPrice: string, instalments: number, instalment: string, annualYield = CDI) =>
  worked(comparadorCustos, {
    mode: 'instalments',
    cashPrice,
    instalments: String(instalments),
    instalment,
    firstAt: 'next-month',
    annualYield,
    date: CDI_DAY,
  })

const television = inShop('2.160', 12, '200')
/** What paying at once saves if the CDI is a point above, and a point below. */
const [dearerMoney, cheaperMoney] = ['14,65', '12,65'].map((cdi) => inShop('2.160', 12, '200', cdi).headline)
const FRIDGE = { instalments: 18, each: 149_00 }
const fridge = inShop('1.800', FRIDGE.instalments, String(FRIDGE.each / 100))

const imported = worked(calculadoraMoedas, {
  tab: 'importar',
  product: '70',
  freight: '10',
  currency: 'USD',
  dollarRate: '5,2238',
  programme: 'yes',
  state: 'SP',
  date: '02/10/2026',
})

/** The smallest discount that beats `instalments` equal ones without interest: 1 − their worth today ÷ their sum. */
function discountThatTies(instalments: number): string {
  const sum = instalments * 100_00
  // Without a discount the instalments cost less: the total is theirs, in money of today.
  const today = inShop(String(sum / 100), instalments, '100').shown.total?.amount ?? sum
  return formatPercent(1 - today / sum, 1)
}

const plans = [3, 6, 10, 12]

const BEFORE = 1000_00
const RAISED = 1400_00
const announced = roundCents(RAISED * 0.7)

export const blackFridayImpactoFinanceiro: ArticleSeed = {
  slug: 'black-friday-impacto-financeiro',
  template: 'impact',
  category: 'planejamento',
  mainTool: 'comparador-custos',
  tags: ['black friday', 'parcelamento', 'consumo'],
  ruleRefs: ['iof-cartao'],
  related: ['article-planejamento-financeiro-fim-ano', 'article-cartao-credito-viagens'],
  title: 'Black Friday: o impacto no seu bolso, em números',
  dek: `Em 27/11/2026, um desconto acima de ${discountThatTies(12)} à vista ganha de doze vezes sem juros. Três casas, três contas e o que a lei dá a você.`,
  keyPoints: [
    `À vista com ${discountThatTies(12)} de desconto empata com 12 vezes sem juros, a 100 % do CDI.`,
    `Carnê de 18 vezes pode esconder ${fridge.aside}, mesmo com o preço em promoção.`,
    `Compra de US$ 80 no exterior chega por ${imported.headline} em São Paulo, com o dólar a R$ 5,2238.`,
    'Comprou pela internet: sete dias para desistir e receber tudo de volta.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-05-21',
  seo: {
    title: 'Black Friday: o impacto no seu bolso, em números',
    description:
      'Quanto de desconto à vista ganha do parcelado sem juros na Black Friday de 27/11/2026, a conta em três casas, a compra de fora com imposto e seus direitos.',
  },
  body: body([
    p(
      `Na Black Friday de 27/11/2026, o desconto à vista precisa passar de ${discountThatTies(12)} para ganhar de doze vezes sem juros. Essa é a régua de quem tem o dinheiro aplicado a 100 % do [CDI](termo:cdi). Abaixo dela, parcelar custa menos; acima, pagar de uma vez. E quem não tem o dinheiro está em outra conta, a da segunda casa deste texto.`,
    ),
    h2('O que acontece'),
    p(
      'A data é a última sexta-feira de novembro, mas as ofertas começam semanas antes e vão até o Natal. [Em 2025](fonte:3), só na sexta, as lojas virtuais venderam R$ 4,76 bilhões, 11,2 % a mais que um ano antes, segundo a Confi Neotrust. O pedido médio foi de R$ 553,60. Televisão, celular e geladeira foram o que mais rendeu às lojas.',
    ),
    p(
      'Não existe lei da Black Friday. O que existe é o Código de Defesa do Consumidor, que vale igual na sexta e na segunda. Preço anunciado obriga a loja, e [desconto inventado é publicidade enganosa](fonte:1).',
    ),
    h3('A metade do dobro'),
    p(
      `O truque mais antigo da data cabe em uma conta. O produto custava ${formatBrl(BEFORE)}. Em outubro subiu para ${formatBrl(RAISED)}. Na sexta aparece com 30 % de desconto, por ${formatBrl(announced)}. A etiqueta diz 30 %; a economia de verdade é de ${formatPercent(1 - announced / BEFORE, 0)}, ou ${formatBrl(BEFORE - announced)}. Quem anotou o preço em outubro sabe; quem não anotou encontra o histórico em comparadores de preço.`,
    ),
    h2('Quem é afetado'),
    p(
      'Quem já ia comprar e tem o dinheiro guardado ganha com a data. Quem compra parcelado carrega a decisão até o fim de 2027, somada ao IPVA e à escola de janeiro. E quem compra de fora paga imposto que a vitrine não mostra. São três bolsos diferentes, e cada um tem a sua conta.',
    ),
    h2('A conta em três casas'),
    p(
      `Os preços são exemplos nossos. O rendimento é o de um CDB de 100 % do CDI, já sem o imposto, com o CDI de ${CDI} % ao ano de ${CDI_DAY}; hoje ele está em {{cdi}}.`,
    ),
    h3('Casa 1: a televisão, com dinheiro na conta'),
    p(
      `R$ 2.160 no Pix, ou 12 vezes de R$ 200 sem juros. À vista custa ${television.headline} a menos, já contado o que o dinheiro renderia até cada parcela. O “sem juros” embute ${television.aside}, quase o dobro do que o CDB deixaria. Para quem tem o dinheiro, o Pix vence fácil.`,
    ),
    television.embed('A televisão: Pix ou 12 vezes'),
    h3('Casa 2: a geladeira no carnê'),
    p(
      `A antiga quebrou e não há R$ 1.800 na conta. A loja faz 18 vezes de R$ 149. Os juros são de ${fridge.aside}, ou ${fridge.row('Juros embutidos ao ano')} ao ano. No fim, a família terá pago ${formatBrl(FRIDGE.instalments * FRIDGE.each)}. Mesmo descontado o que o dinheiro renderia até lá, são ${fridge.headline} a mais que o preço da etiqueta ([refaça a conta do carnê](${fridge.href})). Uma geladeira mais simples, paga com a primeira parcela do 13º, pesa menos que esse carnê.`,
    ),
    h3('Casa 3: a compra de fora'),
    p(
      `Um casaco de US$ 70 com US$ 10 de frete, em loja do [Remessa Conforme](termo:remessa-conforme), entregue em São Paulo. Com o dólar a R$ 5,2238, a [PTAX](termo:ptax) de 02/10/2026, o carrinho dá ${imported.row('Produto, frete')}. Na porta, custa ${imported.headline} ([refaça a conta da importação](${imported.href})).`,
    ),
    table(
      'US$ 80 em compra internacional, São Paulo, dólar a R$ 5,2238',
      ['Linha', 'Valor, R$#'],
      [
        ['Produto e frete', bare(imported.row('Produto, frete'))],
        ['Imposto de importação', bare(imported.row('Imposto de importação'))],
        ['ICMS', bare(imported.row('ICMS'))],
        ['Spread do cartão, 4 %', bare(imported.row('Spread'))],
        ['IOF', bare(imported.row('IOF'))],
        ['Total', bare(imported.total)],
      ],
    ),
    p(
      'Até US$ 50, contando o frete, o imposto de importação é zero em loja do programa. Acima disso, são 60 % do pedido menos US$ 30: em US$ 80, US$ 18 de imposto. O [ICMS](termo:icms) incide nos dois casos e é cobrado por dentro, sobre um valor que já o inclui. No cartão entram ainda o [spread](termo:spread), a margem do emissor sobre o dólar, e o IOF de {{iof-cartao}}. O texto da Lei 15.502/2026 e o da Portaria MF 1.342/2026 não lemos: a conta segue o que páginas públicas citam deles.',
    ),
    p(
      'Compare o total, e não o preço da vitrine, com o de uma loja daqui. E lembre que trocar ou devolver para fora costuma ter frete por sua conta. O que mudou nessa regra, com outras contas, está em [o fim da taxa das blusinhas](artigo:fim-taxa-blusinhas-impacto-financeiro).',
    ),
    h2('O desconto que empata'),
    p(
      'Se a loja diz “sem juros”, procure o desconto do Pix. Abaixo da barra do seu número de parcelas, parcelar custa menos; acima dela, pagar de uma vez.',
    ),
    chart({
      kind: 'bar',
      caption: 'Quanto mais parcelas sem juros, maior o desconto à vista que empata',
      points: [
        'Parcelas;Desconto que empata',
        ...plans.map((n) => `${n} vezes;${bare(discountThatTies(n))}`),
      ].join('\n'),
      unit: '%',
      source: `conta nossa, 100 % do CDI líquido, com CDI de ${CDI} % ao ano`,
      alt: `O desconto à vista que empata com parcelas sem juros: ${plans.map((n) => `${discountThatTies(n)} em ${n} vezes`).join(', ')}. A primeira parcela vence em um mês.`,
    }),
    p(
      'A régua serve para qualquer preço. Some duas condições a ela: o dinheiro à vista precisa existir sem tocar na reserva, e o parcelado precisa caber com todas as outras parcelas já abertas. Se uma delas falha, a resposta muda antes de chegar à conta.',
    ),
    callout(
      'mistake',
      'Contar a parcela e esquecer o prazo. Três compras de 12 vezes de R$ 120 são R$ 360 por mês até novembro de 2027, e a segunda fatura já chega junto com o IPVA.',
    ),
    h2('O que ainda pode mudar'),
    p(
      'O preço, para começar. Loja que fica com estoque faz liquidação em janeiro, e quem pode esperar costuma ter segunda chance. O prazo também: encomenda de novembro atrasa, então presente de Natal se conta pelo pior caso.',
    ),
    p(
      `O CDI muda a régua, mas pouco. O Copom se reúne em 8 e 9 de dezembro; com um ponto a mais no CDI, a vantagem do Pix na televisão cai para ${dearerMoney}; com um a menos, sobe para ${cheaperMoney}. Já a isenção federal até US$ 50, que vale desde 12/05/2026, foi fixada por portaria. O governo pode refazê-la sem passar pelo Congresso, e quem compra no limite deve olhar a data.`,
    ),
    h2('O que fazer'),
    p(
      'Feche a lista antes de quinta-feira, com o preço de hoje ao lado de cada item e um teto para o total. Na sexta, a lista decide; a vitrine só informa. Guarde a tela da oferta, com data e hora: é a prova de que o preço existia.',
    ),
    p(
      'No cartão de crédito, uma compra que não chega pode ser contestada com o banco. No Pix, quem caiu em golpe abre a contestação no aplicativo do próprio banco, o [Mecanismo Especial de Devolução](fonte:5). Desde fevereiro de 2026 ele segue o dinheiro além da primeira conta, mas só devolve o que ainda for achado: cada hora conta. Para arrependimento ou atraso de entrega ele não serve; aí a conversa é com a loja e com o Procon.',
    ),
    checklist('Antes de pagar', [
      'O item estava na lista antes da promoção',
      'O preço é menor que o de outubro, e não só que o “de” da etiqueta',
      'O desconto à vista passou da régua das parcelas',
      'A parcela cabe junto com as que já existem e com janeiro',
      'O site tem CNPJ e endereço, e não está na lista do Procon',
      'A tela da oferta está salva, com data e hora',
      'O Pix mostra o nome da loja, e não o de uma pessoa',
    ]),
    h2('Dúvidas antes de pagar'),
    faq([
      {
        question: 'Posso devolver o que comprei na Black Friday?',
        answer: [
          p(
            'Fora da loja física, sim: sete dias a partir do recebimento, sem explicar o motivo e com tudo de volta, frete incluído. Em loja física, só há troca por defeito ou se a loja prometeu.',
          ),
        ],
      },
      {
        question: 'A loja cancelou o pedido porque o preço estava errado. Ela pode?',
        answer: [
          p(
            'Oferta clara obriga quem a fez. Você pode exigir o cumprimento, aceitar outro produto ou receber o dinheiro corrigido. A exceção é o erro que qualquer pessoa percebe, como uma televisão por R$ 20.',
          ),
        ],
      },
      {
        question: 'Cobrar mais caro no cartão do que no Pix é permitido?',
        answer: [
          p(
            'É, desde a Lei 13.455/2017, se a loja mostrar os dois preços. Por isso o “sem juros” raramente é de graça: o desconto do Pix é o juro do parcelado visto do outro lado.',
          ),
        ],
      },
      {
        question: 'Produto em promoção tem garantia?',
        answer: [
          p(
            'A mesma de sempre: 90 dias para reclamar de defeito em produto durável e 30 no que não dura, além do que o fabricante der. Peça com defeito vendida com aviso só perde a garantia daquele defeito.',
          ),
        ],
      },
      {
        question: 'Vale usar a primeira parcela do 13º?',
        answer: [
          p(
            'Só depois da dívida cara e das contas de janeiro. A ordem, com números, está em [planejamento de fim de ano](artigo:planejamento-financeiro-fim-ano).',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Lei 8.078/1990, Código de Defesa do Consumidor, arts. 26, 30, 35, 37 e 49',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Lei 13.455/2017 (preços diferentes por forma de pagamento)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2017/lei/l13455.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'E-commerce fecha Black Friday com R$ 4,76 bi (dados da Confi Neotrust)',
      publisher: 'Iesma, 11/2025',
      url: 'https://iesma.com.br/ecommerce-fecha-black-friday-com-r-476-bi-pedidos-sobem-28-e-tiquete-medio-recua-128',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Orientações para compras na Black Friday',
      publisher: 'Diretor do Procon-SP, na Revista Paulista, 11/2025',
      url: 'https://revistapaulista.com.br/?p=16805',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Procon-SP orienta sobre as novas regras de devolução do Pix',
      publisher: 'São Carlos Agora, 09/02/2026',
      url: 'https://www.saocarlosagora.com.br/editorias/economia/procon-sp-orienta-consumidores-sobre-novas-regras-do-med-20-para/192007/',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Taxa DI anualizada, base 252 (série 4389 do SGS)',
      publisher: 'Banco Central do Brasil',
      url: 'https://api.bcb.gov.br/dados/serie/bcdata.sgs.4389/dados/ultimos/1?formato=json',
      accessedOn: '2026-10-08',
      kind: 'official',
    },
  ],
}
