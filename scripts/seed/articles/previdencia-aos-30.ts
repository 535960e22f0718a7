import { calculator as aposentadoria } from '#web/calculators/aposentadoria/calculator.ts'
import { calculator as jurosCompostos } from '#web/calculators/juros-compostos/calculator.ts'
import { formatBrl, formatNumber, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { iofVgbl } from '#web/finance/tables/pension/iof-vgbl.ts'
import { previdenciaRegressiva } from '#web/finance/tables/pension/previdencia-regressiva.ts'
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
  timeline,
} from '../portable-text.ts'
import { bare, lawOn, worked } from '../worked.ts'
import {
  deductible,
  gross,
  INCOME,
  inflation,
  monthly,
  pgblReinvested,
  planNet,
  refundOf,
  tesouroNet,
  YEARS,
} from './previdencia-sums.ts'

/** R$ 500 a month for 35 years at 6 % over inflation, less a yearly fee. */
const saved = (fee: number, contribution = '500') =>
  worked(jurosCompostos, {
    initial: '0',
    monthlyContribution: contribution,
    rate: formatNumber((1.06 * (1 - fee) - 1) * 100, 4).replace(/,?0+$/, ''),
    ratePer: 'year',
    term: String(YEARS),
    startsOn: '23/11/2026',
  })
const free = saved(0)
const fees = [0, 0.005, 0.01, 0.02, 0.03]
const totalOf = (calculation: typeof free) => calculation.shown.total?.amount ?? Number.NaN
const charged = fees.filter((fee) => fee > 0)
const takenBy = (fee: number) => totalOf(free) - totalOf(saved(fee))
const lostTo = (fee: number) => formatPercent(1 - totalOf(saved(fee)) / totalOf(free), 0)
const loaded = saved(0, '475')

const retirement = worked(aposentadoria, {
  date: '20/11/2026',
  inflation: '4,22',
  regime: 'geral',
  sex: 'mulher',
  birth: '10/05/1996',
  contributionYears: '8',
  wasInsuredBeforeReform: 'nao',
  mean: '5.000,00',
  desiredIncome: '7.000,00',
  savings: '0',
  plan: 'VGBL',
})
const monthlyAt = (rate: string) =>
  `R$ ${bare(retirement.cell('Quanto guardar', rate.replace(' ', '\u00A0'), 'Guardar'))}`

/** With R$ 24.000 of deductions the complete form is the better one; with R$ 12.000, the simplified discount. */
const refund = refundOf(24_000_00)
const smallRefund = refundOf(12_000_00)
/** Of sums so far away the thousands are enough: `1.440`. */
const thousands = (amount: number) => formatNumber(amount / 100_000, 0)
const inMillions = (amount: number) => `R$ ${formatNumber(amount / 100_000_000)} milhão`
const tesouro = tesouroNet()
const planFees = [0.005, 0.01, 0.02]

const DAY = '2026-11-22'
const vgblIof = percentInWords(lawOn(iofVgbl, DAY).rate)
const { brackets } = lawOn(previdenciaRegressiva, DAY)
const bracketRows = brackets.map(({ upToYears, rate }) => [
  Number.isFinite(upToYears) ? `Até ${upToYears} anos` : `Mais de ${brackets.at(-2)?.upToYears} anos`,
  percentInWords(rate),
])
const [highest, lowest] = [brackets.at(0)?.rate, brackets.at(-1)?.rate].map((rate) =>
  percentInWords(rate ?? Number.NaN),
)

export const previdenciaAos30: ArticleSeed = {
  slug: 'previdencia-privada-vale-pena-comecar-30-anos',
  category: 'investimentos',
  mainTool: 'aposentadoria',
  tags: ['previdência', 'aposentadoria', 'imposto de renda'],
  ruleRefs: ['pgbl-deducao', 'vgbl-iof', 'vgbl-iof-limite'],
  related: ['article-tesouro-direto-vs-renda-fixa-primavera-2025'],
  title: 'Previdência privada aos 30: quando vale e quando não',
  dek: `Uma taxa de 2 % ao ano come ${lostTo(0.02)} do que você juntaria em ${YEARS} anos. Na nossa conta, o PGBL só ganha do Tesouro se a restituição também for guardada.`,
  keyPoints: [
    `Taxa de 1 % ao ano por ${YEARS} anos leva ${lostTo(0.01)} do total; a de 2 %, ${lostTo(0.02)}.`,
    `PGBL adia imposto: ${formatBrl(deductible)} depositados por quem ganha ${formatBrl(INCOME)} no ano podem render ${formatBrl(refund)} de restituição.`,
    'Se a restituição é gasta, o PGBL perde do Tesouro IPCA+ em todas as taxas que testamos.',
    'A tabela de imposto você escolhe só no primeiro resgate, desde 2024.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-04-30',
  seo: {
    title: 'Previdência privada aos 30: quando vale e quando não',
    description:
      'PGBL, VGBL ou Tesouro IPCA+: a conta de 35 anos com taxa, restituição e imposto. Veja quando a previdência privada compensa e quando a taxa come o ganho.',
  },
  body: body([
    p(
      `Guardando R$ 500 por mês dos 30 aos 65, corrigidos pela inflação, com 6 % ao ano acima da inflação, você chega a ${free.headline} em dinheiro de hoje. Se o plano cobra 2 % ao ano, chega a ${saved(0.02).headline}. São ${lostTo(0.02)} a menos pela taxa.`,
    ),
    p(
      'Aos 30, a previdência privada costuma valer em dois casos: quando a empresa deposita junto, ou quando você faz a declaração completa, guarda a restituição e paga taxa baixa. Fora deles, o Tesouro IPCA+ ganhou nas nossas contas.',
    ),
    h2('O que a taxa faz em 35 anos'),
    table(
      `R$ 500 por mês, ${YEARS} anos, 6 % ao ano acima da inflação, antes do imposto`,
      ['Taxa por ano#', 'Total, R$#', 'A menos#'],
      fees.map((fee) => [formatPercent(fee, 1), bare(saved(fee).headline), fee === 0 ? '0 %' : lostTo(fee)]),
    ),
    free.embed('R$ 500 por mês, sem taxa nenhuma'),
    chart({
      kind: 'bar',
      caption: `Em ${YEARS} anos, uma taxa de 2 % leva ${formatBrl(takenBy(0.02))}`,
      points: [
        'Taxa por ano;O que ela leva',
        ...charged.map((fee) => `${formatPercent(fee, 1)};${thousands(takenBy(fee))}`),
      ].join('\n'),
      unit: 'R$ mil',
      source: 'conta nossa, nos juros compostos, em dinheiro de hoje',
      alt: `O que cada taxa leva em ${YEARS} anos: ${charged.map((fee) => `${formatBrl(takenBy(fee))} com ${formatPercent(fee, 1)}`).join('; ')}.`,
    }),
    p(
      `Existe outra cobrança, o [carregamento](termo:taxa-de-carregamento): uma parte de cada depósito que nem chega ao fundo. Com 5 %, os R$ 500 viram R$ 475, e o total cai para ${loaded.headline}. Hoje muitos planos não cobram, e basta perguntar. Alguns ainda cobram uma taxa na saída. As três estão no regulamento, e a [SUSEP](https://www.gov.br/susep), que fiscaliza esses planos, confirma se o seu está registrado.`,
    ),
    h2('O PGBL adia o imposto'),
    p(
      'Há dois tipos de plano. No [PGBL](termo:pgbl), o que você deposita sai da base do Imposto de Renda, até {{pgbl-deducao}} da [renda tributável do ano](fonte:1), para quem faz a declaração completa e contribui para o INSS.',
    ),
    p(
      `Veja quem ganha ${formatBrl(INCOME)} por ano e tem R$ 24.000 de deduções, entre INSS, dependentes e saúde. Depositando ${formatBrl(deductible)}, ou ${formatBrl(monthly)} por mês, paga ${formatBrl(refund)} a menos de imposto. Se as deduções fossem de R$ 12.000, o desconto simplificado já seria melhor antes do plano, e o alívio cairia para ${formatBrl(smallRefund)}. Quem fica na simplificada não ganha nada.`,
    ),
    p(
      'A conta volta no fim: no resgate, o imposto incide sobre tudo, o que você pôs e o que rendeu. No [VGBL](termo:vgbl), o outro tipo, não há dedução, e o imposto pega só o rendimento. Nos dois, a escolha entre a tabela regressiva e a progressiva ficou [para o primeiro resgate ou benefício](fonte:3), e depois não se desfaz.',
    ),
    table(
      'Tabela regressiva da previdência, pela idade de cada depósito',
      ['Tempo do depósito', 'Alíquota#'],
      bracketRows,
    ),
    p(
      `Repare que ela começa em ${highest}: sair nos primeiros anos paga mais imposto que qualquer CDB. O prêmio, de ${lowest}, só vem depois de dez.`,
    ),
    p(
      `A progressiva é a do salário: no resgate saem 15 % na fonte e o resto se acerta na declaração, somado às suas outras rendas. Para quem vai viver só do INSS e de um plano pequeno, ela pode sair mais barata que os ${lowest}. Para quem tem aposentadoria boa, quase nunca. No exemplo do fim deste texto, o mesmo plano paga ${retirement.row('Renda do plano pela tabela regressiva')} pela regressiva e ${retirement.row('Renda do plano pela tabela progressiva')} pela progressiva. Como a escolha é só no fim, aos 30 você não precisa adivinhar quanto vai ganhar aos 65.`,
    ),
    h2('PGBL, VGBL ou Tesouro IPCA+'),
    p(
      `Agora os três com o mesmo bolso: ${formatBrl(monthly)} por mês, corrigidos pela inflação, por ${YEARS} anos. Supomos rendimento bruto de ${percentInWords(gross)} ao ano e inflação de ${percentInWords(inflation)}, iguais para todos. O Tesouro paga a custódia e, no resgate, o Imposto de Renda sobre o ganho. Os planos pagam a taxa da coluna e a tabela regressiva. Tudo em dinheiro de hoje, depois do imposto.`,
    ),
    table(
      `${formatBrl(monthly)} por mês, ${YEARS} anos: o que fica na mão, em R$ mil de hoje. No Tesouro IPCA+, sem plano: ${thousands(tesouro)}`,
      ['Onde', ...planFees.map((fee) => `Taxa de ${formatPercent(fee, 1)}#`)],
      [
        [
          'PGBL, restituição guardada no Tesouro',
          ...planFees.map((fee) => thousands(pgblReinvested(fee, refund))),
        ],
        [
          'O mesmo, com deduções de R$ 12.000',
          ...planFees.map((fee) => thousands(pgblReinvested(fee, smallRefund))),
        ],
        ['PGBL, restituição gasta', ...planFees.map((fee) => thousands(planNet('PGBL', fee)))],
        ['VGBL', ...planFees.map((fee) => thousands(planNet('VGBL', fee)))],
      ],
    ),
    p(
      `Compare cada número com os ${inMillions(tesouro)} do Tesouro. Com taxa de 1 % e a restituição guardada, o PGBL deixa mais: ${inMillions(pgblReinvested(0.01, refund))}. Com 2 %, já fica abaixo. Quem gasta a restituição perde do Tesouro até com taxa de 0,5 %. E o VGBL, nesse exercício, não alcança: a alíquota menor no fim não compensa a taxa de todo ano.`,
    ),
    p(
      'O que o exercício deixa de fora pesa para os dois lados. O Tesouro que vence antes dos 65 paga imposto e precisa ser comprado de novo, o que diminui o total dele. O plano pode render menos que o Tesouro, mesmo antes da taxa, e isso diminui os totais da tabela.',
    ),
    h2('Onde a previdência leva vantagem'),
    item(
      'A empresa deposita junto. Se ela põe um real para cada real seu, você dobrou no dia. Veja só em quanto tempo a parte dela passa a ser sua de verdade, se você sair.',
    ),
    item(
      'Você quer deixar o dinheiro a alguém sem inventário. Em dezembro de 2024, [o STF decidiu](fonte:5) que o imposto de herança não incide sobre PGBL e VGBL pagos ao beneficiário, salvo uso para burlar a regra. A decisão não tira a parte dos herdeiros necessários.',
    ),
    item(
      'Você só guarda se for automático. Um plano barato com débito em conta ganha de um Tesouro que você nunca compra.',
    ),
    callout(
      'explain',
      'A portabilidade leva o dinheiro para outro plano do mesmo tipo sem pagar imposto e sem perder o tempo já contado na tabela. Resgatar para trocar é que custa.',
      'Plano caro tem conserto',
    ),
    p(
      'Para achar a taxa do seu plano, procure no extrato o nome do fundo e o CNPJ dele. Com o CNPJ, o site da CVM mostra o regulamento, e lá está a taxa de administração máxima, que inclui a dos fundos onde ele investe. Se o atendente disser só a mínima, peça a máxima por escrito. Um plano aberto há dez anos pode cobrar mais do que a mesma seguradora cobra de quem chega hoje.',
    ),
    h2('E quanto falta para a sua aposentadoria?'),
    p(
      `Uma mulher nascida em 10/05/1996, com 8 anos de INSS e média de R$ 5.000, cumpriria a regra da idade em ${retirement.headline} já com mais de 39 anos de contribuição, e receberia cerca de ${retirement.row('Benefício do INSS')}. Para viver com R$ 7.000, guardaria ${retirement.aside} por mês em VGBL até lá, para completar a renda durante 25 anos, se o dinheiro render 6 % acima da inflação, depois da taxa. A 4 %, são ${monthlyAt('4,0 %')}; a 8 %, ${monthlyAt('8,0 %')}. É a hipótese que mais mexe no resultado, e ninguém a conhece.`,
    ),
    retirement.embed('Aos 30, com R$ 7.000 por mês como alvo'),
    h2('O que mudou'),
    timeline([
      [
        '2024-01-11',
        'A escolha da tabela de imposto passa para o primeiro resgate ou benefício.',
        'Lei 14.803/2024',
      ],
      [
        '2024-12-13',
        'O STF afasta o imposto de herança sobre PGBL e VGBL na morte do titular.',
        'STF, Tema 1.214',
      ],
      [
        '2025-05-23',
        'Aportes altos em VGBL passam a pagar IOF; a regra muda duas vezes no ano.',
        'Decretos 12.466 e 12.499/2025',
      ],
      ['2026-01-01', 'O limite sem IOF passa a somar todas as seguradoras, por ano.', 'Decreto 12.499/2025'],
    ]),
    p(
      `Hoje esse IOF, de ${vgblIof}, só alcança o que passa de {{vgbl-iof-limite}} por ano. Aos 30, com depósito mensal, quase ninguém chega lá. O histórico está em [mudanças do IOF](artigo:mudancas-iof-2025).`,
    ),
    checklist('Antes de assinar um plano', [
      'Sei se faço a declaração completa ou a simplificada.',
      'Li as taxas de administração, carregamento e saída.',
      'Comparei o rendimento do fundo com o CDI, já sem a taxa, em cinco anos.',
      'Tenho reserva fora do plano para não resgatar cedo.',
      'Decidi o que fazer com a restituição antes de ela chegar.',
    ]),
    h2('Dúvidas antes de contratar'),
    faq([
      {
        question: 'PGBL ou VGBL, qual escolher?',
        answer: [
          p(
            'Entre os dois, o PGBL serve até {{pgbl-deducao}} da renda tributável de quem faz a declaração completa e guarda a restituição. O VGBL, para o que passar disso ou para quem faz a simplificada.',
          ),
        ],
      },
      {
        question: 'Previdência privada tem FGC?',
        answer: [
          p(
            'Não. O dinheiro fica em um fundo separado do patrimônio da seguradora, e o risco é o dos papéis que o fundo compra.',
          ),
        ],
      },
      {
        question: 'Até quando depositar no PGBL para valer no imposto deste ano?',
        answer: [
          p(
            'O depósito precisa entrar até o último dia útil de dezembro. Como o banco pode fechar o sistema antes, não deixe para a última tarde.',
          ),
        ],
      },
      {
        question: 'Posso tirar o dinheiro antes de me aposentar?',
        answer: [
          p(
            `Pode, depois da carência do plano. O que pesa é o imposto: na tabela regressiva, um depósito de até dois anos paga ${highest}.`,
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Lei 9.532/1997, art. 11 (dedução do PGBL)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l9532.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Lei 11.053/2004, art. 1º (tabela regressiva)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11053.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Sancionada lei que muda a escolha da tributação em plano de previdência',
      publisher: 'IstoÉ, janeiro de 2024',
      url: 'https://istoe.com.br/sancionada-lei-que-muda-regra-para-escolha-da-tributacao-em-plano-de-previdencia-complementar/',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Decreto 12.499/2025 (IOF do VGBL)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/D12499.htm',
      accessedOn: '2026-11-20',
      kind: 'law',
    },
    {
      title: 'STF decide que não incide imposto de herança sobre previdência privada',
      publisher: 'UOL, 13/12/2024',
      url: 'https://www.bol.uol.com.br/noticias/2024/12/13/stf-decide-por-11-a-0-que-nao-incide-imposto-de-heranca-sobre-previdencia-privada.htm',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'RE 1.363.013 (Tema 1.214): a tese e as ressalvas',
      publisher: 'Análise Editorial',
      url: 'https://analise.com/opiniao/18078',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
