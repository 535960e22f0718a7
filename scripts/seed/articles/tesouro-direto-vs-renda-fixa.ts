import { calculator } from '#web/calculators/conversor-cdi/calculator.ts'
import { calculator as tesouro } from '#web/calculators/tesouro-direto/calculator.ts'
import { formatBrl, formatNumber, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { ltnPrice } from '#web/finance/fixed-income/tesouro-direto.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { iofInvestimento } from '#web/finance/tables/fixed-income/iof-investimento.ts'
import { priceIndexedTerms } from '#web/finance/tables/fixed-income/lci-lca.ts'
import {
  type ArticleSeed,
  body,
  callout,
  chart,
  checklist,
  faq,
  h2,
  p,
  rate,
  table,
} from '../portable-text.ts'
import { bare, lawOn, shortened, type Worked, worked, yearFromDay } from '../worked.ts'

const CDI = '13,65'
const DAY = '17/09/2026'
const asked = { annualIpca: '4,22', kind: 'cdi-share', amount: '10.000' }
/** One year ends on its day of the calendar; the others are as many days as the income tax counts. */
const termOf = (days: number) => (days === YEAR ? yearFromDay(DAY) : { date: DAY, days: String(days) })

const lci = (days: number, annualCdi = CDI) =>
  worked(calculator, { ...asked, annualCdi, exempt: 'sim', rate: '90', ...termOf(days) })
const cdb = (share: number, days: number) =>
  worked(calculator, { ...asked, annualCdi: CDI, exempt: 'nao', rate: String(share), ...termOf(days) })

const HALF_YEAR = 181
const YEAR = 365
const FIVE_YEARS = 1825
const terms: [term: string, days: number][] = [
  ['6 meses', HALF_YEAR],
  ['1 ano', YEAR],
  ['2 anos', 730],
  ['3 anos', 1095],
  ['5 anos', FIVE_YEARS],
]
/** The CDB that leaves the same as the LCI: `107,83 %`. */
const even = (days: number, annualCdi = CDI) =>
  lci(days, annualCdi).cell('Deixa o mesmo', '% do CDI', 'Com imposto').replace(' do CDI', '')
/** Points of the CDI that the CDB must pay above the LCI: `17,83`. */
const aheadOf = (days: number) => formatNumber((parseDecimal(bare(even(days))) ?? Number.NaN) - 90)
/** The same as a title says it, without decimals that nobody compares: `107,8 %`. */
const roundly = (days: number) => even(days).replace(/(,\d)\d/, '$1')
/** The paper of another kind that leaves the same as the LCI of a year. */
const inForms = (kind: string) => lci(YEAR).cell('Deixa o mesmo', kind, 'Com imposto')
const irOf = (days: number) => lci(days).cell('O CDB que deixa', 'Seu prazo', 'IR do CDB')

/** Yield, tax and what is left, without the `R$` that the head of the column has. */
function moneyOf(paper: Worked): string[] {
  const tax = paper.shown.rows.some(({ label }) => label.startsWith('Imposto'))
    ? paper.row('Imposto').replace('\u2212', '')
    : '0,00'
  return [paper.row('Rendimento'), tax, paper.total].map(bare)
}

const apart = ({ shown: { total: more } }: Worked, { shown: { total: less } }: Worked) =>
  formatBrl((more?.amount ?? 0) - (less?.amount ?? 0))

const selic = worked(tesouro, {
  bond: 'selic',
  year: '2028',
  amount: '10.000',
  selicSpread: '0',
  annualSelic: CDI,
  date: DAY,
  until: 'sale',
  saleDay: '17/09/2027',
})

const { brackets } = lawOn(fixedIncomeIr, '2026-11-22')
const irRows = brackets.map(({ upToDays, rate }, index) => {
  const from = (brackets[index - 1]?.upToDays ?? 0) + 1
  const days = Number.isFinite(upToDays)
    ? `De ${from} a ${upToDays} dias`
    : `Acima de ${brackets.at(-2)?.upToDays} dias`
  return [index === 0 ? `Até ${upToDays} dias` : days, percentInWords(rate)]
})

/** A Tesouro Prefixado of three years, in business days. */
const THREE_YEARS = 756
const bought = ltnPrice(0.13, THREE_YEARS)
const priceAt = (annualRate: number) => formatBrl(ltnPrice(annualRate, THREE_YEARS))
const lost = formatPercent(1 - ltnPrice(0.14, THREE_YEARS) / bought, 1)
const won = formatPercent(ltnPrice(0.12, THREE_YEARS) / bought - 1, 1)
const lciWithIpca = lawOn(priceIndexedTerms.lci, '2026-11-22').months
const iofOfFirstDay = percentInWords(lawOn(iofInvestimento, '2026-11-22').yieldShareByDay[0] ?? Number.NaN)

export const tesouroDiretoVsRendaFixa: ArticleSeed = {
  slug: 'tesouro-direto-vs-renda-fixa-primavera-2025',
  category: 'investimentos',
  mainTool: 'conversor-cdi',
  tags: ['renda fixa', 'lci', 'cdb', 'tesouro direto'],
  ruleRefs: ['fgc-limite', 'tesouro-custodia', 'tesouro-selic-livre', 'lci-prazo-meses'],
  related: ['guide-tesouro-direto', 'guide-lci-lca', 'guide-cdb'],
  title: 'Tesouro Direto, CDB ou LCI: qual rende mais líquido',
  dek: `Depende do prazo. Uma LCI de 90 % do CDI empata com um CDB de ${roundly(HALF_YEAR)} em seis meses e com um de ${roundly(FIVE_YEARS)} em cinco anos.`,
  keyPoints: [
    `LCI de 90 % do CDI empata com CDB de ${roundly(YEAR)} em um ano e de ${roundly(FIVE_YEARS)} em cinco.`,
    `Em um ano, R$ 10.000 viram ${lci(YEAR).total} na LCI e ${selic.total} no Tesouro Selic.`,
    'Antes de 30 dias, CDB e Tesouro pagam IOF sobre o rendimento; LCI e LCA nem deixam sair.',
    'Prefixado e IPCA+ vendidos antes do prazo podem dar prejuízo.',
  ],
  publishedAt: '2026-11-20',
  updatedAt: '2026-11-22',
  validUntil: '2027-02-18',
  seo: {
    title: 'Tesouro Direto, CDB ou LCI: qual rende mais líquido',
    description:
      'Quanto um CDB precisa pagar para empatar com uma LCI isenta em 6 meses, 1, 2, 3 e 5 anos, com IR, IOF, taxa da B3, garantia do FGC e risco de vender antes.',
  },
  body: body([
    p(
      `Por um ano, uma LCI de 90 % do CDI deixa o mesmo que um CDB de ${even(YEAR)} do CDI; por cinco anos, basta um de ${even(FIVE_YEARS)}. É a mesma LCI, com a mesma isenção. O que mudou foi o tempo.`,
    ),
    p(
      'Você conhece a cena: o banco oferece uma LCI de 90 %, o aplicativo mostra um CDB de 105 % e o Tesouro Selic está a um toque. As porcentagens são do [CDI](termo:cdi), uma taxa que anda colada na Selic. No CDB você empresta ao banco; na LCI, a letra de crédito imobiliário, também, e ele empresta a quem compra imóvel. A LCI não paga Imposto de Renda; os outros dois pagam. Antes de comparar as taxas, responda uma pergunta: quando você vai precisar desse dinheiro?',
    ),
    h2('O imposto que encolhe com o tempo'),
    p(
      'CDB e Tesouro Direto seguem a tabela regressiva [da Lei 11.033/2004](fonte:1). Quanto mais o dinheiro fica, menor a parte do rendimento que vai para a Receita.',
    ),
    table(
      'Imposto de Renda sobre o rendimento, Lei 11.033/2004, em dias corridos',
      ['Prazo', 'Alíquota#'],
      irRows,
    ),
    p(
      'LCI e LCA são isentas para pessoa física. Em 2025, a Medida Provisória 1.303 quis trocar a tabela por uma alíquota única e cobrar das letras novas, mas perdeu a validade em 08/10/2025 sem virar lei. Tudo ficou como estava.',
    ),
    h2('Onde o CDB empata com a LCI'),
    p(
      `A tabela abaixo responde a uma pergunta só: quanto um CDB precisa pagar para deixar, já sem imposto, o mesmo que a LCI de 90 %? A conta usa CDI de ${CDI} % ao ano, [o que valia em ${DAY}](fonte:2). Hoje ele está em {{cdi}}.`,
    ),
    table(
      `CDB, em % do CDI, que empata com uma LCI de 90 % do CDI, com CDI a ${CDI} % ao ano`,
      ['Prazo', 'IR do CDB#', 'CDB#'],
      terms.map(([term, days]) => [`${term} (${formatNumber(days, 0)} dias)`, irOf(days), even(days)]),
    ),
    chart({
      kind: 'bar',
      caption: 'A vantagem da LCI isenta encolhe quase à metade em cinco anos',
      points: ['Prazo;Vantagem', ...terms.map(([term, days]) => `${term};${aheadOf(days)}`)].join('\n'),
      unit: 'pontos do CDI acima dos 90 %',
      source: `conta nossa, com CDI de ${CDI} % ao ano`,
      alt: `Quanto o CDB precisa pagar acima dos 90 % da LCI: ${terms.map(([term, days]) => `${aheadOf(days)} pontos em ${term}`).join(', ')}.`,
    }),
    p(
      'De seis meses a dois anos, a vantagem cai porque a alíquota do CDB cai. De dois a cinco, a alíquota é a mesma, e ainda assim ela encolhe. O motivo: o imposto do CDB só sai no resgate. Até lá, o dinheiro que seria do governo continua rendendo para você, e isso pesa mais a cada ano. ' +
        `Por isso o atalho de dividir 90 % por 0,85, que dá ${formatPercent(0.9 / 0.85, 1)}, engana em prazo longo: para cinco anos, a conta certa dá ${even(FIVE_YEARS)}.`,
    ),
    h2('Os mesmos R$ 10.000, por um ano'),
    table(
      `R$ 10.000 por um ano (365 dias corridos), CDI e Selic efetiva a ${CDI} %`,
      ['Aplicação', 'Rendimento, R$#', 'IR, R$#', 'Fica com, R$#'],
      [
        ['CDB de 100 % do CDI', ...moneyOf(cdb(100, YEAR))],
        ['Tesouro Selic, com a custódia', ...moneyOf(selic)],
        ['CDB de 105 % do CDI', ...moneyOf(cdb(105, YEAR))],
        ['LCI de 90 % do CDI', ...moneyOf(lci(YEAR))],
        ['CDB de 110 % do CDI', ...moneyOf(cdb(110, YEAR))],
      ],
    ),
    lci(YEAR).embed('A LCI de 90 % do CDI, por um ano'),
    p(
      `A LCI rende ${shortened(lci(YEAR).headline)} e deixa ${apart(lci(YEAR), cdb(105, YEAR))} a mais que o CDB de 105 %. Em cinco anos a ordem se inverte: os R$ 10.000 viram ${lci(FIVE_YEARS).total} na LCI e ${cdb(105, FIVE_YEARS).total} nesse CDB, ${apart(cdb(105, FIVE_YEARS), lci(FIVE_YEARS))} a mais, já descontado o imposto. O CDB de 100 % perde da LCI nos dois prazos e o de 110 % ganha nos dois. Troque a taxa e o prazo na conta acima e veja de que lado fica a oferta do seu banco. A linha do Tesouro sai do [simulador do Tesouro Direto](${selic.href}), que desconta a custódia e conta os dias úteis um a um; por isso ela fica um pouco abaixo da do CDB de 100 %.`,
    ),
    rate('cdi'),
    h2('E quando a taxa é prefixada ou IPCA+?'),
    p(
      `Aí as réguas são diferentes, e comparar 13 % ao ano com 105 % do CDI no olho não dá certo. Converta tudo para a mesma. Por um ano, a LCI de 90 % do CDI deixa o mesmo que um CDB prefixado de ${inForms('Prefixado')} ou um de ${inForms('IPCA + taxa')}, com a inflação de 4,22 % em doze meses que o IBGE tinha publicado até agosto de 2026.`,
    ),
    p(
      'A conversão vale se o CDI e o IPCA ficarem parados, e eles não ficam. Quem escolhe prefixado troca essa dúvida por um número certo no vencimento. Se os juros caírem, ele ganha de quem ficou no CDI; se subirem, perde. Ninguém sabe de antemão qual dos dois vai acontecer, e a taxa do papel já embute o que o mercado acha.',
    ),
    h2('Três datas, três contas'),
    p(
      `Viagem daqui a seis meses: só um CDB acima de ${even(HALF_YEAR)} do CDI passa da LCI de 90 %, e a [carência](termo:carencia) dela, o tempo em que não há resgate, acaba junto com o prazo. A isenção pesa muito aqui.`,
    ),
    p(
      `Entrada de um apartamento em três anos: a linha de empate desce para ${even(1095)}. Poucos pontos acima de 100 % do CDI já bastam ao CDB, e vale olhar quem é o banco e se dá para sair antes.`,
    ),
    p(
      'Reserva para imprevistos: nenhuma conta de empate importa se o dinheiro não sai. Fica fora tudo o que tem carência ou preço que balança.',
    ),
    h2('O que a taxa não mostra'),
    p(
      `**Prazo mínimo.** LCI e LCA sem índice de preços [ficam presas](fonte:3) por pelo menos {{lci-prazo-meses}}. Na LCI corrigida todo mês pelo IPCA são ${lciWithIpca} meses. Nesse tempo não existe resgate, nem com desconto.`,
    ),
    p(
      `**Pressa custa.** CDB e Tesouro resgatados antes de 30 dias pagam IOF sobre o rendimento: ${iofOfFirstDay} dele no primeiro dia, cada dia um pouco menos. O resto da história desse imposto está em [mudanças do IOF](artigo:mudancas-iof-2025).`,
    ),
    p(
      `**A B3 cobra no Tesouro.** São {{tesouro-custodia}} ao ano sobre o saldo. No Tesouro Selic, os primeiros {{tesouro-selic-livre}} não pagam: nos R$ 10.000 da tabela, a [custódia](termo:custodia) levou só ${selic.row('Taxa de custódia').replace('\u2212', '')}, porque o saldo passou do limite quando rendeu.`,
    ),
    p(
      '**Quem devolve se quebrar.** O [FGC](termo:fgc) cobre CDB, LCI e LCA até {{fgc-limite}} por CPF em cada conglomerado, que é o grupo de bancos do mesmo dono, [e há um teto para vários anos](fonte:4), que você confere em [fgc.org.br](https://www.fgc.org.br). O Tesouro não tem FGC: quem deve é o governo federal.',
    ),
    h2('Vender antes do prazo pode doer'),
    p(
      `Um Tesouro Prefixado de três anos que paga R$ 1.000 no fim, a 13 % ao ano, custa ${formatBrl(bought)}. Se no dia seguinte o mercado passar a pedir 14 %, o mesmo papel vale ${priceAt(0.14)}: ${lost} a menos, sem que nada tenha acontecido com você. Se pedir 12 %, vale ${priceAt(0.12)}, ou ${won} a mais. Isso se chama [marcação a mercado](termo:marcacao-mercado).`,
    ),
    p(
      'Quem espera o vencimento recebe os R$ 1.000 em qualquer dos casos. Quem precisa sair no meio do caminho aceita o preço do dia. No Tesouro Selic essa oscilação é muito pequena, e o Tesouro Reserva, lançado em 2026, [não teria nenhuma, segundo a imprensa](fonte:5); não conseguimos confirmar a taxa de custódia dele.',
    ),
    callout(
      'alert',
      'Dinheiro de emergência em prefixado, IPCA+ ou LCI com carência é um erro que sai caro. Você descobre no dia em que precisa dele que o preço está baixo, ou que o resgate não existe.',
    ),
    h2('Antes de decidir'),
    checklist('Cinco conferências', [
      'Escrevi quando vou precisar do dinheiro.',
      'Comparei o que fica na mão, no mesmo prazo, e não a taxa do anúncio.',
      'Somei o que já tenho no mesmo conglomerado antes de contar com o FGC.',
      'Sei se posso resgatar antes, e a que preço.',
      'Entendi por que essa taxa é maior que as outras: risco do banco, carência ou os dois.',
    ]),
    h2('Perguntas antes de escolher'),
    faq([
      {
        question: 'LCI de 90 % do CDI equivale a qual CDB?',
        answer: [
          p(
            `Depende do prazo: ${even(HALF_YEAR)} do CDI em seis meses, ${even(YEAR)} em um ano, ${even(730)} em dois e ${even(FIVE_YEARS)} em cinco, com CDI de ${CDI} %.`,
          ),
        ],
      },
      {
        question: 'Se o CDI mudar, a conta muda muito?',
        answer: [
          p(
            `As porcentagens de empate, pouco. Com o CDI um ponto abaixo ou acima, a de um ano vai de ${even(YEAR, '12,65')} a ${even(YEAR, '14,65')}, e a de cinco anos de ${even(FIVE_YEARS, '12,65')} a ${even(FIVE_YEARS, '14,65')}. Os valores em reais mudam bastante.`,
          ),
        ],
      },
      {
        question: 'O que rende mais, Tesouro Selic ou CDB de 100 % do CDI?',
        answer: [
          p(
            `Quase empatam. Em um ano, R$ 10.000 viram ${selic.total} no primeiro, já com a custódia, e ${cdb(100, YEAR).total} no segundo. A diferença vem da custódia e da taxa: o Tesouro segue a Selic, de 13,75 % nesta conta; o CDB, o CDI de ${CDI} %. Os dias úteis são os mesmos. Pesam mais o risco do banco e o limite do FGC.`,
          ),
        ],
      },
      {
        question: 'LCI e LCA vão passar a pagar imposto?',
        answer: [
          p(
            'A tentativa de 2025 caducou. Até a revisão deste texto, em 22/11/2026, não achamos outra em vigor. Uma regra nova precisaria virar lei e, para imposto de renda, em geral só vale no ano seguinte.',
          ),
        ],
      },
    ]),
  ]),
  changes: [
    [
      '2026-11-22',
      'Todas as contas refeitas com o CDI de 17/09/2026; entraram o Tesouro Selic com a custódia, as perguntas e a regra de prazo da LCI com IPCA.',
    ],
  ],
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
      title: 'Novo título do Tesouro Direto terá liquidez 24 horas',
      publisher: 'A Gazeta, março de 2026',
      url: 'https://www.agazeta.com.br/economia/novo-titulo-do-tesouro-direto-tera-liquidez-24-horas-veja-como-vai-funcionar-0326',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
