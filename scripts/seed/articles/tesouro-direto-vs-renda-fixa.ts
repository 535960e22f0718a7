import { calculator } from '#web/calculators/conversor-cdi/calculator.ts'
import { formatBrl } from '#web/finance/core/format.ts'
import { type ArticleSeed, body, callout, chart, h2, item, p, table } from '../portable-text.ts'
import { bare, type Worked, worked } from '../worked.ts'

const at1365 = {
  annualCdi: '13,65',
  annualIpca: '4,22',
  kind: 'cdi-share',
  amount: '10.000',
  date: '17/09/2026',
}

const lci = (days: number) => worked(calculator, { ...at1365, exempt: 'sim', rate: '90', days: String(days) })
const cdb = (share: number, days: number) =>
  worked(calculator, { ...at1365, exempt: 'nao', rate: String(share), days: String(days) })

const YEAR = 365
const FIVE_YEARS = 1825
const terms: [term: string, days: number, ir: string][] = [
  ['6 meses', 181, '20 %'],
  ['1 ano', YEAR, '17,5 %'],
  ['2 anos', 730, '15 %'],
  ['3 anos', 1095, '15 %'],
  ['5 anos', FIVE_YEARS, '15 %'],
]
/** The CDB that leaves the same as the LCI: `107,83 % do CDI`. */
const even = (days: number) => lci(days).cell('Deixa o mesmo', '% do CDI', 'Com imposto')

/** Yield, tax and what is left, without the `R$` that the head of the column has. */
function moneyOf(paper: Worked): string[] {
  const tax = paper.shown.rows.some(({ label }) => label.startsWith('Imposto'))
    ? paper.row('Imposto')
    : '0,00'
  return [paper.row('Rendimento'), tax, paper.total].map(bare)
}

const apart = ({ shown: { total: more } }: Worked, { shown: { total: less } }: Worked) =>
  formatBrl((more?.amount ?? 0) - (less?.amount ?? 0))

export const tesouroDiretoVsRendaFixa: ArticleSeed = {
  slug: 'tesouro-direto-vs-renda-fixa-primavera-2025',
  category: 'investimentos',
  mainTool: 'conversor-cdi',
  tags: ['renda fixa', 'lci', 'cdb'],
  ruleRefs: ['fgc-limite'],
  title: 'Tesouro Direto, CDB ou LCI: qual rende mais líquido',
  dek: 'Depende do prazo. Uma LCI de 90 % do CDI empata com um CDB de 112 % em seis meses e com um de 102 % em cinco anos.',
  keyPoints: [
    'LCI de 90 % do CDI empata com CDB de 107,8 % em um ano e de 101,6 % em cinco.',
    'Antes de 30 dias, CDB e Tesouro pagam IOF sobre o rendimento; LCI e LCA, não.',
    'O FGC cobre CDB, LCI e LCA até R$ 250 mil por CPF e conglomerado. Tesouro é dívida do governo.',
    'Prefixado e IPCA+ vendidos antes do prazo podem dar prejuízo.',
  ],
  publishedAt: '2026-11-20',
  updatedAt: '2026-11-20',
  validUntil: '2027-02-18',
  seo: {
    title: 'Tesouro Direto, CDB ou LCI: qual rende mais líquido',
    description:
      'Quanto um CDB precisa pagar para empatar com uma LCI isenta em 6 meses, 1, 2, 3 e 5 anos, com IR, IOF, taxa da B3, garantia do FGC e risco de vender antes.',
  },
  body: body([
    p(
      'O banco oferece uma LCI de 90 % do CDI, outro um CDB de 105 %, e o Tesouro Selic está a um toque. A LCI não paga Imposto de Renda; o CDB e o Tesouro pagam. Qual deixa mais na sua mão? A resposta honesta é uma pergunta: por quanto tempo?',
    ),
    h2('O imposto que encolhe com o tempo'),
    p(
      'CDB e Tesouro Direto seguem a tabela regressiva da Lei 11.033/2004: quanto mais tempo o dinheiro fica, menor a alíquota sobre o rendimento.',
    ),
    table(
      'Imposto de Renda sobre o rendimento, Lei 11.033/2004, em dias corridos',
      ['Prazo', 'Alíquota#'],
      [
        ['Até 180 dias', '22,5 %'],
        ['De 181 a 360 dias', '20 %'],
        ['De 361 a 720 dias', '17,5 %'],
        ['Acima de 720 dias', '15 %'],
      ],
    ),
    p(
      'LCI e LCA são isentas para pessoa física. A Medida Provisória 1.303/2025, que queria mudar isso, perdeu a validade em 08/10/2025: a tabela e as isenções continuam como estavam.',
    ),
    h2('Onde o CDB empata com a LCI'),
    p(
      'Pegue uma LCI de 90 % do CDI. A tabela mostra quanto um CDB precisa pagar para deixar o mesmo dinheiro, já sem o imposto. A conta usa CDI de 13,65 % ao ano, o que estava em vigor em 17/09/2026; hoje ele está em {{cdi}}.',
    ),
    table(
      'CDB que empata com uma LCI de 90 % do CDI, com CDI a 13,65 % ao ano',
      ['Prazo', 'IR do CDB#', 'CDB que empata#'],
      terms.map(([term, days, ir]) => [`${term} (${days} dias)`, ir, even(days)]),
    ),
    chart({
      kind: 'bar',
      caption: 'Quanto mais longo o prazo, menor a vantagem da LCI isenta',
      points: ['Prazo;CDB que empata', ...terms.map(([term, days]) => `${term};${bare(even(days))}`)].join(
        '\n',
      ),
      unit: '% do CDI',
      source: 'conta nossa, com CDI de 13,65 % ao ano',
      alt: `O CDB que empata com uma LCI de 90 % do CDI: ${terms.map(([term, days]) => `${even(days)} em ${term}`).join(', ')}.`,
    }),
    p(
      'Por que encolhe, se a alíquota é a mesma de dois a cinco anos? Porque o imposto do CDB só sai no fim. Até lá, o dinheiro que seria do imposto continua rendendo para você. Por isso o atalho de dividir 90 % por 0,85 e achar 105,9 % exagera a vantagem da LCI nos prazos longos.',
    ),
    callout('summary', 'em um ano, um CDB de 105 % do CDI perde da LCI de 90 %; em cinco anos, ganha.'),
    h2('R$ 10.000 por um ano'),
    table(
      'R$ 10.000 por um ano (252 dias úteis, 365 corridos), CDI a 13,65 %',
      ['Aplicação', 'Rendimento, R$#', 'IR, R$#', 'Líquido, R$#'],
      [
        ['CDB de 100 % do CDI', ...moneyOf(cdb(100, YEAR))],
        ['CDB de 105 % do CDI', ...moneyOf(cdb(105, YEAR))],
        ['LCI de 90 % do CDI', ...moneyOf(lci(YEAR))],
        ['CDB de 110 % do CDI', ...moneyOf(cdb(110, YEAR))],
      ],
    ),
    lci(YEAR).embed('A LCI de 90 % do CDI, por um ano'),
    p(
      `Em um ano, a LCI deixa ${apart(lci(YEAR), cdb(105, YEAR))} a mais que o CDB de 105 %: um ganho líquido de ${lci(YEAR).headline}. Em cinco anos a ordem muda: os mesmos R$ 10.000 viram ${lci(FIVE_YEARS).total} na LCI e ${cdb(105, FIVE_YEARS).total} no CDB de 105 %, ${apart(cdb(105, FIVE_YEARS), lci(FIVE_YEARS))} a mais, já sem o imposto. O CDB de 100 %, que chega a ${cdb(100, FIVE_YEARS).total}, perde da LCI nos dois prazos; o de 110 %, com ${cdb(110, FIVE_YEARS).total}, ganha nos dois.`,
    ),
    h2('O que a taxa não mostra'),
    item(
      '**Prazo mínimo.** LCI e LCA sem índice de preços não podem ser resgatadas antes de 6 meses (Resolução CMN 5.215/2025). Nas corrigidas pelo IPCA o prazo é maior; pergunte ao emissor.',
    ),
    item(
      '**IOF nos primeiros 29 dias.** CDB e Tesouro resgatados antes de 30 dias pagam IOF sobre o rendimento. LCI e LCA têm alíquota zero. Veja a tabela em [mudanças do IOF](/blog/mudancas-iof-2025).',
    ),
    item(
      '**Taxa da B3 no Tesouro Direto.** 0,20 % ao ano sobre o saldo; no Tesouro Selic, os primeiros R$ 10 mil são isentos. Em R$ 20 mil por um ano, são cerca de R$ 20 no Selic e R$ 40 nos outros títulos.',
    ),
    item(
      '**Garantia.** O [FGC](termo:fgc) cobre CDB, LCI e LCA até R$ 250 mil por CPF e por conglomerado. Há também um teto para vários anos; as fontes que lemos divergem sobre o valor, então confira em [fgc.org.br](https://www.fgc.org.br). O Tesouro não tem FGC: quem deve é o governo federal.',
    ),
    item(
      '**Tesouro Reserva.** Lançado em 2026, rende 100 % da Selic e não tem marcação a mercado, segundo a imprensa. Não conseguimos confirmar a taxa de custódia dele.',
    ),
    h2('Vender antes do prazo pode doer'),
    p(
      'Um título prefixado de três anos que paga R$ 1.000 no vencimento, a 13 % ao ano, custa R$ 693,05. Se no dia seguinte o mercado passar a pedir 14 %, o mesmo papel vale R$ 674,97, uma queda de 2,6 %. Se pedir 12 %, vale R$ 711,78. Quem leva até o vencimento recebe os R$ 1.000 nos dois casos; quem precisa vender no meio do caminho, não. O exemplo é nosso, com prazo de 756 dias úteis.',
    ),
    callout(
      'alert',
      'Dinheiro de emergência em prefixado, IPCA+ ou LCI com carência é o erro mais caro desta lista. Você descobre que precisava dele no dia em que o preço está baixo, ou em que o resgate não existe.',
    ),
    h2('Como usar isto'),
    item('Escreva primeiro quando vai precisar do dinheiro. O prazo elimina metade das opções.'),
    item('Compare sempre líquido com líquido, no mesmo prazo.'),
    item('Some o que já tem no mesmo banco antes de contar com o FGC.'),
    item('Desconfie de taxa muito acima das outras: ela costuma ser o preço do risco ou da carência.'),
    p(
      'Os números mudam com o CDI. O resultado da reunião do Copom de 03 e 04/11/2026 não foi conferido para este texto. As porcentagens de empate são pouco sensíveis: com o CDI um ponto acima ou abaixo, a de um ano vai de 107,75 % a 107,92 % e a de cinco anos de 101,4 % a 101,9 %. Já os valores em reais mudam bastante, então refaça a conta com a taxa do dia.',
    ),
  ]),
  sources: [
    {
      title: 'Lei 11.033/2004, arts. 1º e 3º',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11033.htm',
      accessedOn: '2026-11-20',
      kind: 'law',
    },
    {
      title: 'Taxa DI anualizada, base 252 (série 4389 do SGS)',
      publisher: 'Banco Central do Brasil',
      url: 'https://api.bcb.gov.br/dados/serie/bcdata.sgs.4389/dados/ultimos/1?formato=json',
      accessedOn: '2026-10-08',
      kind: 'official',
    },
    {
      title: 'CMN atualiza regras dos prazos de vencimento das LCIs e LCAs',
      publisher: 'Pinheiro Guimarães Advogados',
      url: 'https://www.pinheiroguimaraes.com.br/cmn-atualiza-regras-aplicaveis-aos-prazos-de-vencimento-das-lcis-e-lcas',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
    {
      title: 'CMN muda o estatuto do FGC',
      publisher: 'G1, 22/01/2026',
      url: 'https://g1.globo.com/economia/noticia/2026/01/22/cmn-estatuto-fgc.ghtml',
      accessedOn: '2026-11-20',
      kind: 'press',
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
