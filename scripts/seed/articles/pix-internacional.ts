import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import {
  type ArticleSeed,
  body,
  callout,
  chart,
  comparison,
  faq,
  h2,
  item,
  p,
  rate,
  steps,
} from '../portable-text.ts'
import { bare } from '../worked.ts'
import { abroad, dollarInWords, dollarSource, iofInWords, payAbroad, wayColumns, wayRow } from './abroad.ts'

const four = abroad({
  amount: '100',
  cardSpread: '4',
  accountSpread: '2',
  cashSpread: '5,5',
  pixSpread: '3',
})
const byPix = (percent: number) => payAbroad(100, { spread: percent / 100, operation: 'third-party' })
const onCard = payAbroad(100, { spread: 0.04 })
const onAccount = payAbroad(100, { spread: 0.02, operation: 'own-account' })
const extra = ({ total, exchange }: typeof onCard) => total - exchange
const spreads = [1, 2, 3, 4, 5, 6]

const shown = byPix(3)
/** The price of the QR code taken apart again: without the tax, then against the dollar of the day. */
const withoutTax = `R$ ${formatNumber(shown.charged / 10_000, 4)}`

export const pixInternacional: ArticleSeed = {
  slug: 'pix-internacional-impacto-2025',
  category: 'cambio-e-viagem',
  mainTool: 'comparador-custos',
  tags: ['pix', 'iof', 'viagem'],
  ruleRefs: ['iof-terceiros', 'iof-cartao', 'iof-conta-propria'],
  title: 'Pix internacional: o que já existe e quanto custa usar',
  dek: 'O Pix oficial entre países ainda não existe. O que as lojas de fora aceitam é um Pix comum para uma empresa brasileira, que faz o câmbio.',
  keyPoints: [
    'Não há Pix oficial entre países, e o Banco Central não tem data para ele.',
    `Pagar com Pix lá fora é câmbio: tem spread e, na nossa conta, ${iofInWords} de IOF.`,
    `Com spread de 3 %, US$ 100 saem por ${formatBrl(shown.total)}; no cartão de 4 %, por ${formatBrl(onCard.total)}.`,
    'A devolução especial do Pix serve para golpe, não para compra que deu errado.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-03-22',
  related: ['article-cartao-credito-viagens', 'article-mudancas-iof-2025'],
  seo: {
    title: 'Pix internacional: o que já existe e quanto custa usar',
    description:
      'Não há Pix oficial entre países. Veja o que as lojas da Argentina, do Chile ou de Portugal aceitam, quem faz o câmbio, e a conta do Pix contra o cartão.',
  },
  body: body([
    p(
      `Uma compra de US$ 100 paga com Pix no exterior sai por ${formatBrl(shown.total)}, se a empresa que faz o câmbio cobrar 3 % de spread, a margem dela. No cartão do nosso exemplo, com 4 %, sairia por ${formatBrl(onCard.total)}. A diferença vem do spread de cada um, e o Pix não tem nada de grátis nessa história.`,
    ),
    p(
      `As contas deste texto usam o dólar a ${dollarInWords}, a [PTAX](termo:ptax) de venda de 02/10/2026. O de agora está em {{usd-brl}}.`,
    ),
    rate('usd-brl'),
    h2('O que as lojas chamam de Pix internacional'),
    p(
      'O Pix só liga contas em reais, no Brasil. Quando uma loja de Buenos Aires ou de Lisboa mostra um QR Code de Pix, quem recebe os seus reais é uma empresa aqui dentro, um [prestador de eFX](termo:efx), que faz pagamentos internacionais para clientes daqui. Ela converte e manda o dinheiro para o lojista. O Banco Central descreve assim: o Pix é [a etapa nacional de uma operação de câmbio](fonte:4).',
    ),
    p(
      'A imprensa registrou lojas que aceitam esse arranjo na Argentina, no Uruguai, no Chile, nos Estados Unidos, em Portugal e na França, quase sempre em bairros de turista. Não existe lista oficial. Na hora de pagar, pergunte se a maquininha gera um QR Code de Pix em reais.',
    ),
    p(
      'Em 06/03/2026 entrou um banco grande nesse mercado. O Banco do Brasil lançou o [“Pix no Exterior” em lojas da Argentina](fonte:3), com o Banco Patagonia. Qualquer pessoa com Pix pode usar, mesmo sem conta no banco. A tela mostra [o valor em reais, em pesos e em dólares](fonte:7) antes da confirmação.',
    ),
    h2('E o Pix oficial entre países?'),
    p(
      'Esse não tem data. O Banco Central acompanha o Nexus, projeto do [BIS](sigla:Banco de Compensações Internacionais) para ligar sistemas como o Pix aos de outros países. Em junho de 2025, um chefe-adjunto de departamento do Banco Central disse que [a interligação não começa antes de 2029](fonte:5), porque há tarefas internas na frente. Até 22/11/2026 não achamos anúncio que mude isso.',
    ),
    h2('Quanto custa: a conta em US$ 100'),
    p(
      'O custo tem três partes: o câmbio do mercado, o [spread](termo:spread) da empresa e o IOF. Nenhuma delas é a “tarifa do Pix”, que pessoa física em geral não paga. Nos exemplos supomos spreads de 2 % na conta global, 3 % no Pix, 4 % no cartão e 5,5 % no dinheiro vivo. Não encontramos tabela pública de spread do Pix no exterior, então troque pelo que a tela mostrar a você.',
    ),
    comparison(
      'R$',
      `${dollarSource}; spread suposto por nós`,
      `US$ 100 com o dólar a ${dollarInWords}`,
      wayColumns,
      [
        wayRow(four, 'Conta global', 'Conta global (2 %)'),
        wayRow(four, 'Pix no exterior', 'Pix no exterior (3 %)'),
        wayRow(four, 'Cartão', 'Cartão de crédito (4 %)'),
        wayRow(four, 'Espécie', 'Dinheiro vivo (5,5 %)'),
      ],
    ),
    p(
      'Sobre o IOF, uma ressalva. As reportagens dizem que ele já vem embutido no valor do QR Code, mas não achamos um inciso do decreto só para esse arranjo. Tratamos como remessa a outra pessoa, que hoje paga {{iof-terceiros}}. É a mesma alíquota do cartão e da conta em seu nome; as três estão na [calculadora de IOF](/calculadora-iof). Se a classificação for outra, o imposto muda, e o comprovante deve dizer.',
    ),
    four.embed('US$ 100 no exterior, de quatro jeitos'),
    p(
      `A calculadora abre com a conta global na frente, ${four.headline} abaixo do Pix. Como o imposto é igual, basta comparar spreads: com qualquer número menor que o do seu cartão, o Pix ganha dele.`,
    ),
    chart({
      kind: 'bar',
      caption: `Acima de 4 % de spread, o Pix custa mais que os ${formatBrl(extra(onCard))} do cartão`,
      points: [
        'Spread do Pix;Spread e IOF',
        ...spreads.map((percent) => `${percent} %;${(extra(byPix(percent)) / 100).toFixed(2)}`),
      ].join('\n'),
      unit: 'R$',
      source: 'conta nossa: US$ 100, PTAX de venda de 02/10/2026, IOF da remessa a terceiros',
      alt: `O que US$ 100 por Pix custam além do câmbio do mercado: ${spreads.map((percent) => `${formatBrl(extra(byPix(percent)))} com spread de ${percent} %`).join(', ')}.`,
    }),
    h2('Como achar o spread antes de confirmar'),
    p(
      `A tela mostra o valor em reais, e o spread costuma ficar escondido nele. Com a calculadora do celular, dá para achá-lo. Suponha que a tela peça ${formatBrl(shown.total)} por algo de US$ 100:`,
    ),
    steps('Do valor do QR Code ao spread', [
      {
        title: 'Divida os reais pelo preço em dólares',
        text: `${bare(formatBrl(shown.total))} ÷ 100 dá ${shown.vet} por dólar. Esse é o VET, o preço com tudo.`,
      },
      {
        title: 'Tire o imposto',
        text: `Divida por ${formatNumber(shown.total / shown.charged, 3)}, que é 1 mais o IOF de ${iofInWords}. Sobram ${withoutTax}, o dólar que a empresa cobrou.`,
      },
      {
        title: 'Compare com o dólar do mercado',
        text: `${withoutTax} ÷ ${dollarInWords} é 1,03: spread de 3 %.`,
      },
    ]),
    p(
      'Em loja que cobra em peso argentino ou chileno há uma troca a mais, da moeda local para o dólar, e cada empresa usa a sua referência. Compare então o total em reais com o que o seu cartão cobraria pela mesma conta, no mesmo minuto. O valor em dólares que aparece na tela ajuda.',
    ),
    h2('O que você ganha e o que perde'),
    item('O valor em reais fica fechado na hora. Não há fatura para esperar.'),
    item(
      'O dinheiro sai à vista. No cartão comum, a mesma compra espera até o vencimento, e o que está na conta pode render enquanto isso.',
    ),
    item('Não há pontos nem milhas na maioria dos casos.'),
    item('Sem internet não há pagamento. Conte o preço do chip.'),
    callout(
      'warning',
      'O Mecanismo Especial de Devolução do Pix vale para fraude, golpe e coação. Produto com defeito, hotel cancelado e arrependimento ficam de fora. No cartão de crédito você pode contestar a compra no emissor; no Pix, resta a conversa com a loja e com a empresa que fez o câmbio.',
      'Compra que deu errado',
    ),
    p(
      'Nos golpes, a [contestação é feita no aplicativo](fonte:6), e o banco do recebedor bloqueia o que houver na conta. Como o dinheiro já seguiu para fora, a chance de encontrá-lo parado é menor. Confira na tela o nome da empresa que recebe: deve ser o do intermediário, nunca o de uma pessoa.',
    ),
    h2('O caminho contrário: turista pagando Pix aqui'),
    p(
      'Lojas brasileiras também recebem de carteiras estrangeiras. O Banco do Brasil abriu, [em fevereiro de 2026](fonte:7), o pagamento de clientes do Banco Patagonia em lojas daqui; o turista paga pela conta dele na Argentina e o lojista recebe um Pix em reais. Para quem vende, o câmbio fica do outro lado do balcão.',
    ),
    h2('O que pode mudar'),
    p(
      'O Banco Central pôs em [consulta pública, em setembro de 2025](fonte:1), novas regras para o eFX: só instituições autorizadas poderiam oferecer o serviço, com conta exclusiva para os reais dos clientes. O VET passaria a ser informado nas transferências e nos investimentos. A consulta fechou em 02/11/2025; até 22/11/2026 não encontramos a resolução final.',
    ),
    h2('Perguntas frequentes'),
    faq([
      {
        question: 'Pix no exterior paga IOF?',
        answer: [
          p(
            'Sim. É uma operação de câmbio, e o imposto já vem no valor do QR Code, segundo as reportagens. Na nossa conta a alíquota é {{iof-terceiros}}.',
          ),
        ],
      },
      {
        question: 'Posso mandar um Pix para uma conta em outro país?',
        answer: [
          p(
            'Direto, não. Você faz um Pix para um banco ou aplicativo de câmbio no Brasil, e ele remete. O custo sai na [calculadora de conversão e remessa](/calculadora-moedas).',
          ),
        ],
      },
      {
        question: 'Pix ou cartão na Argentina: qual sai mais barato?',
        answer: [
          p(
            `O de menor spread no dia. Com 3 % no Pix e 4 % no cartão, a diferença em US$ 100 é de ${formatBrl(onCard.total - shown.total)}. Com os spreads trocados, o cartão passa à frente pelo mesmo valor.`,
          ),
        ],
      },
      {
        question: 'E a conta global, não é mais barata?',
        answer: [
          p(
            `No exemplo, sim: ${formatBrl(onAccount.total)}. Mas ela pede saldo em moeda estrangeira antes da compra e cobra, em algumas instituições, tarifa de saque ou de inatividade.`,
          ),
        ],
      },
    ]),
    p(
      'As outras armadilhas de pagar lá fora estão em [cartão de crédito em viagem](artigo:cartao-credito-viagens).',
    ),
  ]),
  sources: [
    {
      title: 'Consulta pública 124/2025: regras do eFX',
      publisher: 'Banco Central do Brasil, no Participa + Brasil',
      url: 'https://www.gov.br/participamaisbrasil/edital-de-consulta-publica-n-124-2025',
      accessedOn: '2026-11-22',
      kind: 'official',
    },
    {
      title: 'Decreto 6.306/2007, art. 15-B (texto compilado)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm',
      accessedOn: '2026-09-24',
      kind: 'law',
    },
    {
      title: 'Banco do Brasil lança Pix para compras na Argentina, 06/03/2026',
      publisher: 'Agência Brasil',
      url: 'https://agenciabrasil.ebc.com.br/economia/noticia/2026-03/banco-do-brasil-lanca-pix-para-compras-na-argentina',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Pix ganha impulso em locais visitados por brasileiros no exterior, 03/08/2025',
      publisher: 'Agência Brasil, no UOL',
      url: 'https://noticias.uol.com.br/ultimas-noticias/agencia-brasil/2025/08/03/pix-ganha-impulso-em-locais-visitados-por-brasileiros-no-exterior.htm',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Regulador prevê ingresso do Brasil em sistema de pagamentos global a partir de 2029',
      publisher: 'Celcoin',
      url: 'https://www.celcoin.com.br/?p=44578',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Botão de contestação do Pix: como funciona o Mecanismo Especial de Devolução',
      publisher: 'Jornal Pequeno',
      url: 'https://jornalpequeno.com.br/?p=510644',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Saiba como usar o Pix para compras na Argentina',
      publisher: 'Exame, Esfera Brasil',
      url: 'https://exame.com/esferabrasil/saiba-como-usar-o-pix-para-compras-na-argentina/',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
