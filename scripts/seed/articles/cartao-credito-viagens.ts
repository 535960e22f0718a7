import { calculator as iofCalculator } from '#web/calculators/calculadora-iof/calculator.ts'
import { formatBrl } from '#web/finance/core/format.ts'
import {
  type ArticleSeed,
  body,
  callout,
  chart,
  checklist,
  comparison,
  faq,
  h2,
  item,
  p,
  rate,
} from '../portable-text.ts'
import { bare, worked } from '../worked.ts'
import { abroad, dollarInWords, dollarSource, iofInWords, payAbroad, wayColumns, wayRow } from './abroad.ts'

const three = abroad({ amount: '100', cardSpread: '4', accountSpread: '2', cashSpread: '5,5' })
const [, , , card] = wayRow(three, 'Cartão')

const onCard = payAbroad(100, { spread: 0.04 })
const onAccount = payAbroad(100, { spread: 0.02, operation: 'own-account' })
const inCash = payAbroad(100, { spread: 0.055, operation: 'cash' })
/** The tax alone, on what the card charges. */
const tax = worked(iofCalculator, {
  tab: 'cambio',
  operation: 'card',
  amount: bare(formatBrl(onCard.charged)),
  date: '20/11/2026',
})
const extra = ({ total, exchange }: typeof onCard) => total - exchange

/** What a shop that converts by itself asks, supposed. */
const inReais = payAbroad(100, { spread: 0.08 })
const FEE = 25_00
const withdrawn = (dollars: number) => payAbroad(dollars, { spread: 0.04, operation: 'withdrawal', fee: FEE })

/** Two points a dollar, at R$ 20 a thousand. */
const points = 100 * 2
const pointsWorth = (points / 1000) * 20_00

export const cartaoCreditoViagens: ArticleSeed = {
  slug: 'cartao-credito-viagens',
  category: 'cambio-e-viagem',
  mainTool: 'comparador-custos',
  tags: ['iof', 'cartão', 'viagem'],
  ruleRefs: ['iof-cartao', 'iof-especie', 'iof-conta-propria', 'iof-entrada', 'iof-investimento'],
  title: 'Cartão de crédito em viagem: IOF, spread e armadilhas',
  dek: `Cartão, conta global e dinheiro vivo pagam os mesmos ${iofInWords} de IOF. Quem decide qual sai mais barato é o spread.`,
  keyPoints: [
    `O IOF é ${iofInWords} no cartão, na conta global e no dinheiro vivo.`,
    `Em US$ 100, o cartão do exemplo custa ${three.headline} a mais que a conta global.`,
    'Recuse pagar em reais na maquininha do exterior: é um câmbio a mais.',
    'O banco tem de oferecer a conversão pelo dólar do dia da compra.',
  ],
  publishedAt: '2026-11-20',
  updatedAt: '2026-11-22',
  validUntil: '2027-05-19',
  changes: [['2026-11-22', 'Entraram a conta do saque, a dos pontos e o texto da Circular 3.918/2018.']],
  seo: {
    title: 'Cartão de crédito em viagem: IOF, spread e armadilhas',
    description: `O IOF do cartão, da conta global e do dinheiro vivo é o mesmo: ${iofInWords}. Veja por que o spread decide qual sai mais barato, com a conta feita em US$ 100.`,
  },
  body: body([
    p(
      `Um jantar de US$ 100 vira R$ ${card} na fatura, quando o dólar está a ${dollarInWords} e o spread do cartão é de 4 %. Pelo câmbio do mercado seriam ${formatBrl(onCard.exchange)}. Os ${formatBrl(extra(onCard))} de diferença têm dois donos: o governo, que cobra o mesmo de todos, e o seu banco, que cobra o que quiser.`,
    ),
    p(
      'O exemplo usa a [PTAX](termo:ptax) de venda de 02/10/2026, para que a conta não mude enquanto você lê. Agora, o dólar comercial está em {{usd-brl}}; troque o número na calculadora abaixo e refaça.',
    ),
    rate('usd-brl', 'month'),
    h2('O que decide é o spread'),
    p(
      '[Spread](termo:spread) é a diferença entre o dólar do mercado e o dólar que a instituição vende a você. Ele não tem tabela: cada uma define o seu e pode mudar quando quiser. Neste texto supomos 4 % no cartão, 2 % na [conta global](termo:conta-global) e 5,5 % no dinheiro vivo. São números para comparar, não uma média oficial. Procure o da sua instituição antes de viajar.',
    ),
    p(
      'Já o IOF é igual nos três: {{iof-cartao}}, como mandou o [Decreto 12.499/2025](fonte:2). A mesma alíquota vale no saque, no pré-pago e na conta no exterior em seu nome. O imposto incide sobre o valor em reais já com o spread dentro. Spread maior paga, então, um pouco mais de imposto.',
    ),
    comparison(
      'R$',
      `${dollarSource}; spread suposto por nós`,
      `US$ 100 com o dólar a ${dollarInWords}`,
      wayColumns,
      [
        wayRow(three, 'Conta global', 'Conta global (2 %)'),
        wayRow(three, 'Cartão', 'Cartão de crédito (4 %)'),
        wayRow(three, 'Espécie', 'Dinheiro vivo (5,5 %)'),
      ],
    ),
    p(
      `Confira a linha do cartão. Com o spread, os ${formatBrl(onCard.exchange)} viram ${formatBrl(onCard.charged)}; o IOF sobre essa soma é de ${formatBrl(onCard.total - onCard.charged)}; total, ${formatBrl(onCard.total)}. O preço por dólar, com tudo dentro, é o [VET](termo:vet), e é por ele que se compara. Quem vende a moeda tem de informá-lo antes. No cartão, a divisão é sua: total em reais pelo valor em dólares.`,
    ),
    chart({
      kind: 'bar',
      caption: 'O que US$ 100 custam além do câmbio do mercado',
      points: [
        'Forma;Spread e IOF',
        ...[
          ['Conta global', onAccount] as const,
          ['Cartão', onCard] as const,
          ['Dinheiro vivo', inCash] as const,
        ].map(([name, way]) => `${name};${(extra(way) / 100).toFixed(2)}`),
      ].join('\n'),
      unit: 'R$',
      source: 'conta nossa, PTAX de venda de 02/10/2026, spreads supostos',
      alt: `Spread e IOF em US$ 100: ${formatBrl(extra(onAccount))} na conta global, ${formatBrl(extra(onCard))} no cartão e ${formatBrl(extra(inCash))} em dinheiro vivo.`,
    }),
    three.embed('US$ 100 de três jeitos'),
    p(
      `A calculadora já abre com esses números: entre a conta global e o cartão há ${three.headline} de distância. Mude os spreads para os do seu banco. Se o cartão cobrar 1 % e a conta 3 %, a ordem se inverte, e o imposto não tem nada a ver com isso.`,
    ),
    h2('Vale o dólar do dia da compra'),
    p(
      'Desde março de 2020 o emissor é obrigado a oferecer a fatura [convertida pelo dólar do dia de cada gasto](fonte:4), e a taxa usada tem de aparecer nela. Se o dólar subir até o vencimento, a compra não encarece. Muita página antiga ainda diz que vale o dólar do fechamento. O banco até pode oferecer essa outra forma, mas ela só vale para quem a aceitou.',
    ),
    p(
      'A taxa do dia anterior fica publicada no aplicativo ou no site do emissor. Compare com a PTAX da mesma data e você descobre o spread sem perguntar a ninguém: taxa do banco dividida pela PTAX, menos 1.',
    ),
    h2('Pagar em reais lá fora custa mais'),
    callout(
      'alert',
      'A maquininha pergunta se você quer pagar em reais. Parece ajuda; é um câmbio a mais, feito pela loja e pelo dono da máquina. Escolha sempre a moeda do país.',
    ),
    p(
      `O nome técnico é [DCC](termo:dcc), conversão dinâmica de moeda. Suponha que a loja embuta 8 % na conversão: os US$ 100 saem por ${formatBrl(inReais.total)}, ${formatBrl(inReais.total - onCard.total)} acima do cartão comum. No imposto não há ganho. A compra em reais numa loja estrangeira também é câmbio e também paga {{iof-cartao}}. O mesmo vale para assinaturas e lojas na internet que mostram o preço em reais, mas cobram de fora.`,
    ),
    h2('Saque: a tarifa fixa pesa no pouco'),
    p(
      `Sacar no exterior paga o mesmo IOF e ainda uma tarifa por retirada, às vezes duas: a do seu banco e a do caixa. Com uma tarifa suposta de ${formatBrl(FEE)} e spread de 4 %, cada dólar de um saque de US$ 100 custa ${withdrawn(100).vet}. Num saque de US$ 400, cai para ${withdrawn(400).vet}. Poucos saques maiores saem mais em conta que muitos pequenos, ao preço de andar com mais dinheiro no bolso.`,
    ),
    h2('Pontos ajudam, mas pouco'),
    p(
      `Um cartão que dá dois pontos por dólar rende ${points} pontos nesse jantar. A R$ 20 o milheiro, valor que supomos, são ${formatBrl(pointsWorth)}. Isso paga uma parte dos ${three.headline} que separam o cartão da conta global, e só se você usar os pontos antes que vençam. Ponto parado vale zero.`,
    ),
    p(
      'O que o cartão tem e o dinheiro vivo não tem é a [contestação](termo:chargeback). Hotel que cobrou duas vezes, loja que não entregou, valor diferente do combinado: você abre a disputa no emissor, e ele pede o estorno à loja. Guarde recibo e conversa. O prazo depende da bandeira e do banco, então reclame assim que perceber.',
    ),
    h2('Dinheiro que vai e dinheiro que volta'),
    item('No pré-pago, o câmbio e o IOF ficam travados no dia da carga (Decreto 6.306/2007, art. 15-B, X).'),
    item('Sobrou saldo na conta do exterior? Trazê-lo de volta paga {{iof-entrada}}.'),
    item(
      'A remessa para investir fora paga {{iof-investimento}}. Mandar como investimento e gastar na viagem é declarar uma coisa e fazer outra: a diferença de imposto pode ser cobrada depois.',
    ),
    h2('O que mudou desde 2025'),
    p(
      'Até maio de 2025 o imposto do cartão caía ano a ano e chegaria a zero em 2028. Essa tabela de redução, o art. 15-C, foi revogada. Site ou planilha que ainda fala em 2,38 % em 2026 está usando uma regra que não existe mais. Depois de idas e vindas, a alíquota atual vale sem interrupção desde 17/07/2025; a [decisão do STF](fonte:3) que a restabeleceu é provisória, e o julgamento final seguia pendente na última leitura, em 24/09/2026. A história inteira está na [linha do tempo do IOF](artigo:mudancas-iof-2025).',
    ),
    tax.embed('O IOF da compra de US$ 100'),
    p(
      `A calculadora acima refaz só o imposto: ${tax.headline} sobre ${formatBrl(onCard.charged)}. Em “Mais opções”, troque a data e veja quanto a mesma compra teria pago em cada regra.`,
    ),
    checklist('Para conferir antes de viajar', [
      'Pergunte o VET da conta global e do dinheiro vivo e calcule o do cartão, no mesmo dia.',
      'Some tarifa de saque, de emissão e de manutenção: em viagem curta, elas podem pesar mais que o spread.',
      'Veja no aplicativo qual sistema de conversão está ligado no seu cartão.',
      'Leve duas formas de pagar, de bandeiras diferentes, guardadas em lugares diferentes.',
      'Anote o telefone de bloqueio fora do celular.',
    ]),
    p(
      'Para a viagem inteira, com hotel, comida e a divisão entre as formas de pagar, use o [orçamento de viagem](/orcamento-viagem).',
    ),
    h2('Perguntas frequentes'),
    faq([
      {
        question: 'Qual é o IOF do cartão de crédito no exterior em 2026?',
        answer: [
          p(
            'É de {{iof-cartao}} sobre o valor em reais, já com o spread. Débito, pré-pago, saque e compra de dinheiro vivo pagam o mesmo.',
          ),
        ],
      },
      {
        question: 'Compensa usar conta global em vez do cartão?',
        answer: [
          p(
            `Compensa quando o VET dela é menor. No exemplo, ${formatBrl(onAccount.total)} contra ${formatBrl(onCard.total)} em US$ 100. Na conta, os dólares são comprados antes: você perde o prazo da fatura e, em geral, os pontos.`,
          ),
        ],
      },
      {
        question: 'O parcelamento da fatura muda o IOF da viagem?',
        answer: [
          p(
            'O IOF do câmbio, não. Mas parcelar ou atrasar a fatura é crédito: entram juros e outro IOF, o de empréstimo. Faça essa conta na [calculadora de IOF](/calculadora-iof).',
          ),
        ],
      },
      {
        question: 'Quanto dinheiro vivo posso levar?',
        answer: [
          p(
            'Não há teto, mas acima de US$ 10.000 por pessoa é preciso declarar à Receita, na declaração eletrônica e-DBV, na saída e na entrada (Lei 14.286/2021).',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Decreto 6.306/2007, art. 15-B (texto compilado)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm',
      accessedOn: '2026-09-24',
      kind: 'law',
    },
    {
      title: 'Decreto 12.499/2025',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/D12499.htm',
      accessedOn: '2026-09-24',
      kind: 'law',
    },
    {
      title: 'Andamento da ADC 96',
      publisher: 'Supremo Tribunal Federal',
      url: 'https://portal.stf.jus.br/processos/detalhe.asp?incidente=7303647',
      accessedOn: '2026-09-24',
      kind: 'official',
    },
    {
      title:
        'Banco Central altera regras sobre fatura de cartões de uso internacional (texto da Circular 3.918/2018)',
      publisher: 'DJE Advogados',
      url: 'https://dje.adv.br/banco-central-altera-regras-sobre-fatura-de-cartoes-de-uso-internacional-2',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'STF restabelece aumento do IOF por decreto (tabela de alíquotas)',
      publisher: 'Oliveira Alves Advogados',
      url: 'https://oliveiraalves.com.br/pb/stf-restabelece-aumento-do-iof-por-decreto-e-exclui-incidencia-sobre-risco-sacado',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
  ],
}
