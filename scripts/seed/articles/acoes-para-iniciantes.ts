import { calculator as acoesMensal } from '#web/calculators/acoes-mensal/calculator.ts'
import { calculator as jurosCompostos } from '#web/calculators/juros-compostos/calculator.ts'
import { formatBrl, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { darf, darfCodes } from '#web/finance/tables/income-tax/darf.ts'
import { rendaVariavel } from '#web/finance/tables/income-tax/renda-variavel.ts'
import {
  type ArticleSeed,
  asset,
  body,
  callout,
  chart,
  checklist,
  faq,
  h2,
  item,
  p,
  steps,
  table,
} from '../portable-text.ts'
import { bare, lawOn, worked } from '../worked.ts'

const DAY = '2026-11-22'

const month = (shareSales: string, shareResult: string, commonWithheld = '0,00') =>
  worked(acoesMensal, { date: '20/11/2026', shareSales, shareResult, commonLoss: '0,00', commonWithheld })
const above = month('24.000', '4.000', '1,20')
const below = month('19.000', '4.000')

const saved = (rate: number) =>
  worked(jurosCompostos, {
    initial: '0',
    monthlyContribution: '300',
    rate: String(rate),
    ratePer: 'year',
    term: '10',
    startsOn: '23/11/2026',
  })

/** Closes of the Ibovespa: 23/01 and 23/03/2020. */
const fall2020 = 1 - 63_569 / 119_527
const fall2008 = 0.6
const toRecover = (fall: number) => formatPercent(1 / (1 - fall) - 1, 0)
const falls: [name: string, fall: number][] = [
  ['Maio a outubro de 2008', fall2008],
  ['Janeiro a março de 2020', fall2020],
]

/** A broker that takes R$ 10 per order, on orders of R$ 500 and of R$ 5.000. */
const FEE = 10_00
const feeOf = (order: number) => percentInWords(FEE / order)
const perThousand = (fee: number) => formatBrl(1_000_00 * fee)

const { withheld, exemptShareSalesUpTo } = lawOn(rendaVariavel, DAY)
const exemptSales = formatBrl(exemptShareSalesUpTo)
const least = formatBrl(lawOn(darf, DAY).minimum)

export const acoesParaIniciantes: ArticleSeed = {
  slug: 'investimentos-acoes-iniciantes',
  category: 'investimentos',
  mainTool: 'acoes-mensal',
  tags: ['ações', 'bolsa', 'imposto de renda'],
  ruleRefs: ['acoes-isencao', 'acoes-imposto', 'day-trade-imposto', 'jcp-imposto', 'dividendos-limite'],
  related: ['guide-acoes'],
  title: 'Ações para iniciantes: custo, imposto e o que esperar',
  dek: `Antes de escolher um papel, veja quanto dá para perder, quanto custa comprar e por que vender R$ 24 mil em vez de R$ 19 mil pode custar ${above.headline}.`,
  keyPoints: [
    `O Ibovespa já caiu ${formatPercent(fall2008, 0)} em 2008 e ${formatPercent(fall2020, 0)} em 2020. Uma ação sozinha pode cair mais.`,
    `Quem cai ${formatPercent(fall2008, 0)} precisa subir ${toRecover(fall2008)} para voltar ao que tinha.`,
    `Vendas de ações de até ${exemptSales} no mês são isentas; day trade, ETF e fundo imobiliário, não.`,
    `Corretagem de R$ 10 leva ${feeOf(500_00)} de uma ordem de R$ 500.`,
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-05-22',
  seo: {
    title: 'Ações para iniciantes: custo, imposto e o que esperar',
    description:
      'Quanto a bolsa já caiu, o que você paga para comprar, quando a venda de ações é isenta, como sai o DARF e o que conferir antes da primeira ordem.',
  },
  body: body([
    p(
      `Entre maio e outubro de 2008, o índice das ações mais negociadas do país [perdeu ${formatPercent(fall2008, 0)}](fonte:4). Quem tinha R$ 10.000 na média da bolsa ficou com R$ 4.000 em cinco meses, e só reviu o número antigo em setembro de 2017. Isso com os dividendos já somados, porque o Ibovespa os inclui, e sem descontar a inflação.`,
    ),
    p(
      'Essa é a conta que interessa antes de qualquer código de ação. Se você consegue olhar para ela sem vender no pior dia, o resto deste texto ajuda: o que se compra, quanto custa, o imposto e o que conferir. Aqui não há lista de papéis.',
    ),
    asset('IBOV'),
    h2('Quanto dá para perder'),
    p(
      'O [Ibovespa](/acoes) é uma cesta que a B3 revê a cada quatro meses. Como ele mistura dezenas de empresas, suas quedas são menores que as das piores ações que estão dentro dele. Duas que ficaram na memória:',
    ),
    table(
      'Quedas do Ibovespa e o que falta subir depois delas',
      ['Quando', 'Queda#', 'Para voltar ao topo#'],
      falls.map(([name, fall]) => [name, formatPercent(fall, 0), toRecover(fall)]),
    ),
    chart({
      kind: 'bar',
      caption: 'Depois da queda, a subida que falta é sempre maior do que ela',
      points: [
        'Queda;Subida para empatar',
        ...[0.1, 0.2, 0.3, 0.5, 0.6].map(
          (fall) => `${formatPercent(fall, 0)};${toRecover(fall).replace(/\D+$/, '')}`,
        ),
      ].join('\n'),
      unit: '%',
      source: 'conta nossa: 1 ÷ (1 − queda) − 1',
      alt: `Subida necessária depois de cada queda: ${[0.1, 0.2, 0.3, 0.5, 0.6].map((fall) => `${toRecover(fall)} depois de cair ${formatPercent(fall, 0)}`).join(', ')}.`,
    }),
    p(
      'Em 2020 a volta [levou cerca de um ano](fonte:6); na de 2008, nove anos. Não há prazo marcado, e para uma empresa só pode não haver volta: o caso da Americanas, que perdeu 77 % em um dia, está no [guia de ações](/investimentos/acoes). Por isso dinheiro com data, como o da faculdade ou o da entrada da casa, não combina com bolsa.',
    ),
    h2('O que você compra'),
    p(
      'Uma ação é uma fatia da empresa. A ordinária, de final 3, dá voto. A preferencial, de final 4, 5 ou 6, costuma ter preferência no dividendo e pouco ou nenhum voto. Há ainda as units, de final 11, que juntam as duas.',
    ),
    p(
      'Um detalhe que muita página conta ao contrário: se o controle da empresa é vendido, [a Lei das S.A., no art. 254-A](fonte:1), obriga o comprador a oferecer às ações com voto pelo menos 80 % do preço pago ao controlador. É o chamado tag along. A preferencial só tem esse direito se o estatuto der.',
    ),
    p(
      'Comprou, o dinheiro sai e a ação entra na sua conta dois dias úteis depois. Na venda, o prazo é o mesmo. A ação fica registrada na B3, no seu CPF: se a corretora fechar, ela continua sua.',
    ),
    h2('O que sai do bolso'),
    p(
      `A **corretagem** é o que a corretora cobra por ordem, e cada uma tem a sua. Suponha R$ 10 por ordem: em uma compra de R$ 5.000 são ${feeOf(5_000_00)}; em uma de R$ 500, ${feeOf(500_00)}, e outro tanto na venda. Muitas corretoras não cobram pelo aplicativo, mas cobram pela mesa ou por outra coisa. A **bolsa** leva pouco: [a notícia da tabela nova](fonte:5) fala de ${perThousand(0.00023)} a ${perThousand(0.0003)} por R$ 1.000 negociados, e o valor exato vem na nota de corretagem.`,
    ),
    p(
      'O custo que ninguém anuncia é a diferença entre o preço de quem compra e o de quem vende. Em ação grande são centavos. Em ação pouco negociada pode passar de 1 %, e fica no caminho de quem compra e depois vende.',
    ),
    p(
      'Dá para se defender dessa diferença com a ordem limitada: você escreve o preço máximo que aceita pagar, ou o mínimo que aceita receber, e ela só é executada ali. A ordem a mercado compra pelo preço que houver, e numa ação parada pode ser um preço ruim. Confira também a hora: na abertura e perto do fechamento os preços pulam mais.',
    ),
    h2('O imposto, com um mês de exemplo'),
    p(
      `A venda paga {{acoes-imposto}} sobre o ganho, e você mesmo emite o [DARF](termo:darf), a guia do imposto, código ${darfCodes.exchange}, até o último dia útil do mês seguinte. Se tudo o que vendeu em ações no mês, fora [day trade](termo:day-trade), a compra e venda no mesmo dia, somar até ${exemptSales}, [o ganho é isento](fonte:2). O limite olha o total vendido, e é aí que as pessoas tropeçam.`,
    ),
    table(
      'O mesmo ganho de R$ 4.000 em novembro de 2026',
      ['Vendeu no mês', 'Ganho, R$#', 'DARF, R$#'],
      [
        ['R$ 19.000', '4.000,00', bare(below.headline)],
        ['R$ 24.000', '4.000,00', bare(above.headline)],
      ],
    ),
    above.embed('Vendeu R$ 24.000 no mês, com R$ 4.000 de ganho'),
    p(
      `Com R$ 24.000 vendidos, o ganho inteiro paga, e não só o pedaço que passou do limite: ${above.row('Operações comuns')} de imposto, menos o que a corretora já reteve na venda (${percentInWords(withheld.onSales)}), dão ${above.headline}. Com o mesmo preço, deixar R$ 4.000 da venda para o mês seguinte teria mantido a isenção nos dois meses. Valor abaixo de ${least} não se paga ainda: espera e soma no próximo mês.`,
    ),
    item('Prejuízo fica guardado sem prazo e abate ganho futuro do mesmo tipo. Anote, porque ninguém avisa.'),
    item('Day trade paga {{day-trade-imposto}}, sem isenção nenhuma, e seu prejuízo só abate day trade.'),
    item(
      'Dividendo continua livre até {{dividendos-limite}} por empresa no mês; acima disso, há imposto na fonte sobre o total.',
    ),
    item('O [JCP](termo:jcp), outra forma de pagar o sócio, já chega com {{jcp-imposto}} a menos.'),
    h2('E o que dá para ganhar?'),
    p(
      'Ninguém sabe. O que dá para fazer é ver o tamanho da dúvida. Guardando R$ 300 por mês durante dez anos, você põe R$ 36.000. A taxa média que a bolsa vai render nesse tempo muda tudo:',
    ),
    table(
      'R$ 300 por mês, dez anos, sem imposto nem custos: três hipóteses',
      ['Rendimento por ano#', 'Total, R$#'],
      [4, 8, 12].map((rate) => [percentInWords(rate / 100), bare(saved(rate).total)]),
    ),
    p(
      `Entre a primeira linha e a última há uma diferença maior que metade do que você guardou, e nenhuma das três é o pior caso: dez anos também podem terminar no vermelho. Na renda fixa, com o CDI em {{cdi}}, o investidor hoje tem um número para comparar antes de aceitar essa dúvida. Refaça nos [juros compostos](${saved(8).href}).`,
    ),
    p(
      'Há um jeito mais honesto de perguntar. Em vez de quanto a bolsa vai render, pense em quanto da sua vida muda se ela cair pela metade no ano que vem. Se a resposta for “nada, eu espero”, o pedaço que está lá tem o tamanho certo. Se for “vendo tudo”, está grande demais, mesmo que a bolsa suba.',
    ),
    callout(
      'alert',
      'Viver de comprar e vender no mesmo dia é outra atividade. Um estudo da FGV, com dados da CVM, seguiu 98.378 pessoas: só 554 passaram de 300 pregões, e a média delas foi perder R$ 49 por dia, antes do imposto.',
      'Day trade',
    ),
    h2('Antes da primeira ordem'),
    steps('Cinco conferências que levam uma tarde', [
      {
        title: 'A corretora existe?',
        text: 'Procure o nome no cadastro geral da CVM e na busca de participantes da B3. Desconfie de quem pede depósito na conta de uma pessoa.',
      },
      {
        title: 'Quem recomendou tem registro?',
        text: 'Recomendar ação como profissão exige registro. O analista se confere na APIMEC; o assessor, na ANCORD.',
      },
      {
        title: 'Quanto fica fora da bolsa?',
        text: 'Separe antes a reserva e tudo o que tem data. Ação entra com o que sobra.',
      },
      {
        title: 'Quantas empresas?',
        text: 'Com uma, um balanço ruim leva tudo. Com várias, de setores diferentes, leva uma parte. Um ETF do índice faz isso em uma compra, mas sem a isenção das ações.',
      },
      {
        title: 'Onde vai anotar?',
        text: 'Data, quantidade, preço e taxas de cada compra. O preço médio sai daí, e sem ele não há como calcular o DARF.',
      },
    ]),
    checklist('Todo mês em que vender', [
      'Somei tudo o que vendi em ações, fora day trade.',
      'Separei o resultado de ações, day trade e fundos imobiliários.',
      'Usei o prejuízo guardado do mesmo tipo.',
      'Conferi a minha posição na área do investidor da B3.',
      'Paguei o DARF até o último dia útil do mês seguinte, ou anotei o que ficou abaixo do mínimo.',
    ]),
    h2('Dúvidas de quem vai começar'),
    faq([
      {
        question: 'Com quanto dinheiro dá para começar na bolsa?',
        answer: [
          p(
            `No mercado fracionário dá para comprar uma ação só. O limite de verdade é o custo: se a ordem custa R$ 10, ${feeOf(500_00)} de cada R$ 500 somem na entrada.`,
          ),
        ],
      },
      {
        question: 'Vendi R$ 20 mil exatos, pago imposto?',
        answer: [
          p(
            'Não. A isenção vale até {{acoes-isencao}} de vendas no mês, com esse valor incluído. Um real a mais e o ganho inteiro do mês paga.',
          ),
        ],
      },
      {
        question: 'Preciso declarar ações mesmo sem pagar DARF?',
        answer: [
          p(
            'Se você é obrigado a declarar, sim: as ações que tem em 31 de dezembro e o ganho isento entram na declaração, cada um na sua ficha.',
          ),
        ],
      },
      {
        question: 'Esqueci de pagar o DARF, e agora?',
        answer: [
          p(
            'Dá para emitir com multa por dia de atraso, até um teto, e juros pela Selic. Quanto antes, menor. A Receita cruza as vendas pela retenção que a corretora informa.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Lei 6.404/1976 (Lei das S.A.), art. 254-A',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l6404consol.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Lei 11.033/2004, arts. 2º e 3º',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11033.htm',
      accessedOn: '2026-11-20',
      kind: 'law',
    },
    {
      title: 'Como funciona a bolsa: a intermediação dos negócios',
      publisher: 'Portal do Investidor, CVM',
      url: 'https://gov.br/investidor/pt-br/investir/como-investir/como-funciona-a-bolsa/a-intermediacao-dos-negocios-em-bolsa',
      accessedOn: '2026-11-22',
      kind: 'official',
    },
    {
      title: 'Em quanto tempo a bolsa se recuperará? Em 2008, demorou 2.307 dias',
      publisher: 'CNN Brasil, com dados da Economatica, 20/03/2020',
      url: 'https://www.cnnbrasil.com.br/business/2020/03/20/em-quanto-tempo-a-bolsa-se-recuperara-na-crise-de-2008-demorou-2307-dias',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'B3 muda tarifas de negociações na bolsa',
      publisher: 'E-Investidor, Estadão, abril de 2024',
      url: 'https://einvestidor.estadao.com.br/ultimas/b3-b3sa3-muda-tarifas-negociacoes-bolsa-veja-precos',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Ibovespa termina 2020 aos 119.017 pontos; mínima de 63.569 em 23 de março',
      publisher: 'Poder360, 30/12/2020',
      url: 'https://poder360.com.br/poder-economia/economia/ibovespa-termina-o-ano-aos-119-017-pontos-com-alta-de-292-em-2020',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Profissão day trader: chance de sucesso é menor do que você imagina',
      publisher: 'Valor Investe, 15/09/2020',
      url: 'https://valorinveste.globo.com/mercados/renda-variavel/noticia/2020/09/15/profissao-day-trader-chance-de-sucesso-e-muito-menor-do-que-voce-imagina.ghtml',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
