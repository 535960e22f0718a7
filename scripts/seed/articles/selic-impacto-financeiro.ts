import { calculator as conversorCdi } from '#web/calculators/conversor-cdi/calculator.ts'
import { calculator as simulador } from '#web/calculators/simulador-financiamento/calculator.ts'
import {
  formatBrl,
  formatDay,
  formatNumber,
  formatPercent,
  percentInWords,
} from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { annualRateFrom, monthlyRateFrom, realRateFrom } from '#web/finance/interest/interest.ts'
import { cdiOn, selicTargets } from '#web/finance/series/selic-target.ts'
import { copomYears } from '#web/finance/tables/calendar/copom-meetings.ts'
import { poupanca } from '#web/finance/tables/fixed-income/poupanca.ts'
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
} from '../portable-text.ts'
import { bare, difference, shortened, type Worked, worked, yearFromDay } from '../worked.ts'

const BEFORE = '14,90'
const NOW = '13,65'

const cdb = (annualCdi: string, amount: string) =>
  worked(conversorCdi, {
    annualCdi,
    annualIpca: '4,22',
    kind: 'cdi-share',
    rate: '100',
    exempt: 'nao',
    amount,
    ...yearFromDay('17/09/2026'),
  })
const gain = ({ shown: { total } }: Worked, invested: number) => (total?.amount ?? 0) - invested

const SAVED = 10_000_00
const savedBefore = cdb(BEFORE, '10.000')
const savedNow = cdb(NOW, '10.000')
const savedLess = formatBrl(gain(savedBefore, SAVED) - gain(savedNow, SAVED))

const CAPITAL = 300_000_00
const capitalNow = cdb(NOW, '300.000')
const perMonth = (paper: Worked) => formatBrl(Math.round(gain(paper, CAPITAL) / 12))

const home = (rate: string) =>
  worked(simulador, {
    assetValue: '400.000',
    downPayment: '20',
    rate,
    months: '360',
    system: 'price',
    insurance: 'none',
    date: '20/11/2026',
  })
const homeNow = home('11,19')
const homeCheaper = home('10,69')
const instalment = ({ shown: { headline } }: Worked) => ('amount' in headline ? headline.amount : 0)
const homeLess = instalment(homeNow) - instalment(homeCheaper)
const homeSaved = formatBrl(homeLess)

const inAMonth = (annual: string) => formatPercent(monthlyRateFrom((parseDecimal(annual) ?? 0) / 100))

/** The target at the end of each month, from February of 2024 to October of 2026: time runs evenly below the line. */
const months = Array.from({ length: 33 }, (_, index) => {
  const [year, month] = [2024 + Math.floor((index + 1) / 12), String(((index + 1) % 12) + 1).padStart(2, '0')]
  // Four digits and two.
  const target = inForce(selicTargets, `${year}-${month}-28` as IsoDate)
  return `${month}/${year};${formatNumber((target?.annualRate ?? 0) * 100)}`
})
const cuts = selicTargets.filter(({ from }) => from >= '2026-01-01').toReversed()
const nextCopom = inForce(copomYears, '2026-12-31')?.decisions.at(-1)

const aPoint = formatBrl(gain(savedNow, SAVED) - gain(cdb('12,65', '10.000'), SAVED))
const savingsAccount = annualRateFrom(inForce(poupanca, '2026-11-22')?.fixedMonthlyRate ?? 0)

const cdis = [BEFORE, NOW, '12,65', '11,65', '10,65']
const netOf = (cdi: string) => formatBrl(gain(cdb(cdi, '10.000'), SAVED))

export const selicImpactoFinanceiro: ArticleSeed = {
  slug: 'selic-impacto-financeiro',
  template: 'impact',
  category: 'planejamento',
  mainTool: 'conversor-cdi',
  tags: ['selic', 'cdi', 'copom', 'financiamento'],
  ruleRefs: ['poupanca-selic'],
  related: ['article-tesouro-direto-vs-renda-fixa-primavera-2025', 'article-planejamento-financeiro-fim-ano'],
  title: 'Selic: o impacto no seu bolso, em números',
  dek: `De 15 % para 13,75 % em 2026: R$ 10.000 em um CDB rendem ${savedLess} a menos por ano. A prestação antiga não muda, e o cartão quase não sente.`,
  keyPoints: [
    `R$ 10.000 a 100 % do CDI rendem ${formatBrl(gain(savedNow, SAVED))} líquidos em um ano, ${savedLess} a menos que em 2025.`,
    `Meio ponto a menos na taxa tira ${homeSaved} por mês de um imóvel financiado em R$ 320 mil.`,
    'Contrato de taxa fixa não muda com a Selic. O novo é que pode sair mais barato.',
    'A poupança rende o mesmo enquanto a Selic ficar acima de 8,5 %.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-02-20',
  seo: {
    title: 'Selic: o impacto no seu bolso, em números',
    description:
      'O que mudou com os cortes da Selic em 2026: quanto rende R$ 10.000 no CDB, o que acontece com a prestação da casa, com a poupança e com quem vive de renda.',
  },
  body: body([
    p(
      `R$ 10.000 em um CDB de 100 % do CDI rendem ${formatBrl(gain(savedNow, SAVED))} em um ano, já sem o imposto, com a Selic a 13,75 %. Com a Selic a 15 %, rendiam ${savedLess} a mais. Cinco cortes seguidos, de março a setembro, mudaram menos o seu bolso do que as manchetes fazem crer, e não mudaram todos do mesmo jeito.`,
    ),
    h2('O que aconteceu'),
    p(
      `A [Selic](termo:selic) ficou em 15 % de junho de 2025 a março de 2026. Desde então, o [Copom](termo:copom) [cortou um quarto de ponto](fonte:1) em cada uma de cinco reuniões, até 13,75 % em 17/09/2026. A decisão de 04/11/2026 não foi encontrada para este texto; o número de hoje, {{selic}}, vem do Banco Central.`,
    ),
    p(
      'A taxa existe para segurar os preços. A meta de inflação é de 3 % ao ano, com folga de 1,5 ponto para cada lado. Quando o IPCA foge dela, o Copom encarece o dinheiro: comprar a prazo fica mais caro, guardar fica mais atraente, e as vendas esfriam. O efeito leva meses, e por isso a taxa desce devagar, mesmo quando a inflação do mês já veio baixa.',
    ),
    chart({
      kind: 'line',
      caption: 'A Selic subiu 4,5 pontos em nove meses e desce um quarto de ponto por vez',
      points: ['Mês;Selic', ...months].join('\n'),
      unit: '% ao ano',
      source: 'Banco Central, série 432 do SGS, até a decisão de 16/09/2026',
      alt: 'A meta da Selic partiu de 11,25 % em fevereiro de 2024, foi a 10,50 % em maio, subiu até 15 % em junho de 2025 e desceu a 13,75 % em setembro de 2026.',
    }),
    table(
      'Os cortes de 2026: a meta e o primeiro dia em vigor',
      ['Desde', 'Selic, ao ano#', 'CDI, ao ano#'],
      cuts.map(({ from, annualRate }) => [
        formatDay(from),
        formatPercent(annualRate),
        formatPercent(cdiOn(from) ?? 0),
      ]),
    ),
    p(
      'O [CDI](termo:cdi) anda um décimo de ponto abaixo da meta, e é ele que está no contrato do seu CDB. Por isso as contas daqui usam 14,90 % e 13,65 %.',
    ),
    h2('Quem é afetado'),
    p(
      'Quem tem dinheiro em aplicação [pós-fixada](termo:pos-fixado) sente no primeiro dia útil: o rendimento diário encolhe sem aviso. Quem deve no cartão ou no cheque especial quase não sente, porque essas taxas são altas demais para um quarto de ponto aparecer. Quem já tem financiamento de taxa fixa não sente quase nada. E quem vai assinar um contrato novo pode sentir, se o banco repassar.',
    ),
    comparison(
      undefined,
      'regras dos contratos e da Lei 12.703/2012; resumo nosso',
      'Onde a Selic chega, e em quanto tempo',
      ['Onde', 'Muda?', 'Quando'],
      [
        ['CDB, LCI e fundo DI pós-fixados', 'sim', 'no dia útil seguinte'],
        ['Tesouro Selic', 'sim', 'no dia útil seguinte'],
        ['Poupança', 'não, acima de 8,5 %', 'só se a Selic cair até lá'],
        ['CDB prefixado que você já tem', 'não', 'só o novo'],
        ['Financiamento de casa, taxa fixa mais TR', 'quase nada', 'só o novo'],
        ['Cartão e cheque especial', 'quase nada', 'o banco decide'],
      ],
    ),
    h2('A conta em três casas'),
    h3('Casa 1: a reserva de R$ 10.000'),
    p(
      `Com o CDI a 14,90 %, um ano rendia ${formatBrl(gain(savedBefore, SAVED))} líquidos, ou ${shortened(savedBefore.headline)} ([refaça a conta](${savedBefore.href})). Com 13,65 %, rende ${formatBrl(gain(savedNow, SAVED))}, ou ${shortened(savedNow.headline)}. São ${savedLess} de diferença em doze meses, menos de nove reais por mês: pouco para tirar a reserva de onde ela está.`,
    ),
    savedNow.embed('R$ 10.000 a 100 % do CDI, por um ano'),
    p(
      `A poupança, no mesmo ano, renderia ${formatPercent(savingsAccount)} mais a TR, ou ${formatBrl(Math.round(SAVED * savingsAccount))} antes dela, sem imposto. Os cortes encurtaram a distância entre as duas, e ela ainda é grande. Nesse patamar a poupança não depende da Selic, e por isso a parte fixa dela passou 2026 sem mudar.`,
    ),
    p(
      `E sobra ganho acima dos preços. Com inflação de 4,22 % em doze meses, o IPCA até agosto de 2026, o [juro real](termo:juros-reais) antes do imposto é de ${percentInWords(realRateFrom(0.1365, 0.0422), 2)}. Hoje o CDI está em {{cdi}} e o IPCA, em {{ipca}}: refaça a conta na [calculadora de rentabilidade real](/rentabilidade-real).`,
    ),
    h3('Casa 2: o apartamento financiado'),
    p(
      `O contrato assinado a 11,19 % ao ano mais TR continua a 11,19 %. Em R$ 320 mil por 360 meses, na tabela Price e sem seguros, a parcela é de ${homeNow.headline} ([simule este contrato](${homeNow.href})). Se os bancos baixarem a taxa em meio ponto, o que ainda não dá para afirmar, um contrato novo teria parcela de ${homeCheaper.headline} ([simule o mais barato](${homeCheaper.href})): ${homeSaved} a menos por mês, ou ${formatBrl(homeLess * 360)} ao longo de trinta anos, se nada mais mudar.`,
    ),
    p(
      'Para quem já assinou, o caminho é a portabilidade: outro banco quita a sua dívida e abre uma igual com taxa menor. O crédito da casa própria não paga IOF, mas avaliação e cartório podem entrar na conta. Peça o custo efetivo total das duas e compare o total que falta, e não a parcela.',
    ),
    h3('Casa 3: a renda de R$ 300 mil'),
    p(
      `Um casal aposentado mantém R$ 300 mil em CDBs de dois bancos, para caber no limite do [FGC](termo:fgc), e completa o mês com o rendimento. A 14,90 %, eram ${perMonth(cdb(BEFORE, '300.000'))} por mês, em média, já sem o imposto. A 13,65 %, são ${perMonth(capitalNow)}, ou ${difference(perMonth(cdb(BEFORE, '300.000')), perMonth(capitalNow))} a menos. Aqui o corte pesa, porque o rendimento paga contas do mês. E como parte dele só repõe a inflação, gastar tudo já encolhia o capital antes de qualquer corte.`,
    ),
    h2('O mesmo dinheiro com outras taxas'),
    p(
      'As contas da reserva e da renda usam a taxa de setembro. Se o Copom seguir cortando, ou parar, o gráfico mostra o que cada cenário deixa em um ano de CDB. São hipóteses para você se orientar: nenhuma delas é previsão nossa.',
    ),
    chart({
      kind: 'bar',
      caption: `Um ponto a menos no CDI tira ${aPoint} por ano do rendimento de R$ 10.000`,
      points: ['CDI;Rendimento líquido', ...cdis.map((cdi) => `${cdi} %;${bare(netOf(cdi))}`)].join('\n'),
      unit: 'R$ em um ano',
      source: 'conta nossa: CDB de 100 % do CDI, 365 dias, imposto de 17,5 %',
      alt: `Rendimento líquido de R$ 10.000 em um ano a 100 % do CDI: ${cdis.map((cdi) => `${netOf(cdi)} com CDI de ${cdi} %`).join('; ')}.`,
    }),
    p(
      `E o cartão? Uma taxa de 14 % ao mês equivale a mais de 380 % ao ano. O corte de 2026, em base mensal, foi de ${inAMonth(BEFORE)} para ${inAMonth(NOW)}: nem um décimo de ponto. Esperar a Selic cair para resolver fatura atrasada custa, por mês, mais que tudo o que a Selic mudou no ano. A ordem das dívidas está em [planejamento de fim de ano](artigo:planejamento-financeiro-fim-ano).`,
    ),
    callout(
      'mistake',
      'Correr para o prefixado só porque a Selic está caindo. O preço dele já traz a queda que o mercado espera; o ganho extra só vem se ela cair mais do que isso. E vender antes do prazo pode dar prejuízo.',
    ),
    h2('O que ainda pode mudar'),
    p(
      `A próxima decisão sai em ${nextCopom ? formatDay(nextCopom) : 'dezembro'}, depois das 18h30. No começo de outubro, o boletim Focus, que junta as apostas de bancos e consultorias, apontava 13,50 % no fim do ano. É uma mediana de previsões, e ela muda toda semana.`,
    ),
    p(
      `Com qualquer resultado, use a mesma régua: um ponto de CDI vale cerca de ${aPoint} por ano em cada R$ 10.000. Multiplique pelo que você tem e saberá quanto a notícia custa ou paga, antes de mexer em qualquer coisa. Um corte de um quarto de ponto é a quarta parte disso.`,
    ),
    h2('O que fazer'),
    checklist('Depois de uma decisão do Copom', [
      'Ver quanto do que você tem é pós-fixado, prefixado ou IPCA',
      'Deixar a reserva onde está, se ela já rende perto de 100 % do CDI',
      'Comparar a poupança com um CDB líquido, no mesmo prazo',
      'Pedir o custo efetivo total para comparar a portabilidade do imóvel',
      'Quitar cartão e cheque especial: nenhum corte resolve essas taxas',
      'Refazer a conta de quem vive de renda, já descontada a inflação',
    ]),
    h2('Perguntas depois do Copom'),
    faq([
      {
        question: 'A prestação da minha casa vai cair?',
        answer: [
          p(
            'Não por causa da Selic. O contrato de taxa fixa mais TR mantém a taxa até o fim. A TR pode variar um pouco, e ela corrige o saldo. Só um contrato novo, ou a portabilidade, muda a taxa.',
          ),
        ],
      },
      {
        question: 'A poupança rende menos quando a Selic cai?',
        answer: [
          p(
            'Com a Selic acima de {{poupanca-selic}}, ela rende 0,5 % ao mês mais TR, e os cortes de 2026 não mudaram isso. Abaixo desse ponto, passa a render 70 % da Selic mais TR.',
          ),
        ],
      },
      {
        question: 'Vale trocar o CDB pelo Tesouro Selic?',
        answer: [
          p(
            'Os dois seguem a mesma taxa. O que decide é a porcentagem do CDI, a garantia e a custódia. A comparação líquida está em [Tesouro, CDB ou LCI](artigo:tesouro-direto-vs-renda-fixa-primavera-2025).',
          ),
        ],
      },
      {
        question: 'Por que o banco não baixa o juro do cartão junto?',
        answer: [
          p(
            'Porque a maior parte dessa taxa cobre calote, custo e lucro, e não o preço do dinheiro. A lei só limita o total: juros e encargos não passam do valor original da dívida.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Meta da Selic (série 432 do SGS)',
      publisher: 'Banco Central do Brasil',
      url: 'https://api.bcb.gov.br/dados/serie/bcdata.sgs.432/dados',
      accessedOn: '2026-11-20',
      kind: 'official',
    },
    {
      title: 'Taxa DI anualizada, base 252 (série 4389 do SGS)',
      publisher: 'Banco Central do Brasil',
      url: 'https://api.bcb.gov.br/dados/serie/bcdata.sgs.4389/dados/ultimos/1?formato=json',
      accessedOn: '2026-10-08',
      kind: 'official',
    },
    {
      title: 'Lei 12.703/2012 (rendimento da poupança)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2012/lei/l12703.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Copom 2026: calendário de reuniões',
      publisher: 'E-Investidor, Estadão',
      url: 'https://einvestidor.estadao.com.br/educacao-financeira/copom-2026-calendario-reunioes-selic-banco-central',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
  ],
}
