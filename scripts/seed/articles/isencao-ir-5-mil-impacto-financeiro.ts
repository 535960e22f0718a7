import { calculator } from '#web/calculators/juros-compostos/calculator.ts'
import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import type { Cents, IsoDate } from '#web/finance/core/money.ts'
import { calculateIrpfAnual } from '#web/finance/income-tax/irpf-anual.ts'
import { calculateIrrf } from '#web/finance/income-tax/irrf.ts'
import { calculateInss } from '#web/finance/labour/inss.ts'
import { calculateNetSalary, calculateThirteenth } from '#web/finance/labour/payroll.ts'
import { irpfm } from '#web/finance/tables/income-tax/irpfm.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { isencao65Tables } from '#web/finance/tables/income-tax/isencao-65.ts'
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
  step,
  timeline,
} from '../portable-text.ts'
import { answered, bare, lawOn, worked } from '../worked.ts'

const TODAY = '2026-11-22'
const { reducer, simplifiedDiscount } = lawOn(irrfTables, TODAY)
if (!reducer) throw new RangeError('No reducer')
const [fullUpTo, upTo] = [reducer.fullUpTo, reducer.upTo].map((amount) => formatBrl(amount))
const highFrom = formatBrl(lawOn(irpfm, TODAY).exemptUpTo)

const monthOf = (salary: Cents, dependants = 0) =>
  answered(calculateNetSalary({ salary, date: TODAY, dependants }))
/** Twelve months and the 13º, which has a reduction of its own. */
const yearOf = (salary: Cents, dependants = 0) =>
  12 * monthOf(salary, dependants).reduction +
  answered(calculateThirteenth({ salary, avos: 12, date: '2026-12-18', dependants })).reduction

const salaries: Cents[] = [3000, 3500, 4000, 4500, 5000, 5500, 6000, 6500, 7000, 7500, 8000].map(
  (reais) => reais * 100,
)

type Household = { name: string; salaries: Cents[]; dependants?: number }
const alone: Household = { name: 'Sozinho, R$ 4.500', salaries: [4500_00] }
const couple: Household = {
  name: 'Casal com um filho, R$ 5.000 e R$ 6.500',
  salaries: [5000_00, 6500_00],
  dependants: 1,
}
const above: Household = { name: 'Sozinho, R$ 8.000', salaries: [8000_00] }

/** The child comes off the larger salary, where it weighs more. */
function sumOf({ salaries: each, dependants = 0 }: Household) {
  const last = each.length - 1
  const months = each.map((salary, index) => monthOf(salary, index === last ? dependants : 0))
  return {
    before: months.reduce((sum, { tableTax }) => sum + tableTax, 0),
    now: months.reduce((sum, { tax }) => sum + tax, 0),
    month: months.reduce((sum, { reduction }) => sum + reduction, 0),
    year: each.reduce((sum, salary, index) => sum + yearOf(salary, index === last ? dependants : 0), 0),
  }
}

const mostOfMonth = formatBrl(monthOf(5000_00).reduction)
const mostOfYear = formatBrl(yearOf(5000_00))

const inssOn = (date: IsoDate) => formatBrl(answered(calculateInss({ salary: 5000_00, date })).contribution)

const SHOWN = 5500_00
const shown = monthOf(SHOWN)
const simplified = formatBrl(simplifiedDiscount)
const thirteenth = answered(calculateThirteenth({ salary: SHOWN, avos: 12, date: '2026-12-18' }))

const PENSION = 6500_00
const { fromAge, monthly: exemptPart } = lawOn(isencao65Tables, TODAY)
const pensionTax = answered(calculateIrrf({ income: PENSION - exemptPart, inss: 0, date: TODAY })).tax

const [RAISE_FROM, RAISE_TO] = [6000_00, 6500_00]
const kept = monthOf(RAISE_TO).net - monthOf(RAISE_FROM).net

const JOB = 4500_00
const twoJobs = {
  withheldBefore: formatBrl(24 * monthOf(JOB).tableTax),
  withheldNow: formatBrl(24 * monthOf(JOB).tax),
  due: formatBrl(answered(calculateIrpfAnual({ year: 2026, income: 24 * JOB })).tax),
}

const saved = worked(calculator, {
  initial: '0,00',
  monthlyContribution: bare(mostOfMonth),
  rate: '100',
  ratePer: 'cdi',
  annualCdi: '13,65',
  term: '24',
  termUnit: 'months',
  tax: 'sim',
  startsOn: '17/09/2026',
})

export const isencaoIr5MilImpactoFinanceiro: ArticleSeed = {
  slug: 'isencao-ir-5-mil-impacto-financeiro',
  template: 'impact',
  category: 'impostos',
  mainTool: 'juros-compostos',
  tags: ['imposto de renda', 'salário', 'isenção', 'orçamento'],
  related: ['article-declaracao-imposto-renda-2026-organizacao'],
  ruleRefs: ['inss-teto', 'salario-minimo'],
  title: 'Isenção de IR até R$ 5 mil: o impacto no seu bolso',
  dek: 'Desde janeiro de 2026 a folha retém menos imposto de quem ganha até R$ 7.350. Veja quanto fica em três casas, e quem paga depois.',
  keyPoints: [
    `Salário de R$ 5 mil: ${mostOfMonth} a mais por mês, ${mostOfYear} no ano com o 13º.`,
    `Até ${fullUpTo} brutos o imposto é zero; daí até ${upTo}, o desconto encolhe.`,
    'O limite olha o salário bruto, antes do INSS e dos dependentes.',
    'Quem tem dois empregos pode não ter desconto na folha e pagar tudo na declaração.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-03-31',
  changes: [['2026-11-22', 'Contas refeitas com a tabela do INSS de 2026 e o 13º deste ano.']],
  seo: {
    title: 'Isenção de IR até R$ 5 mil: o impacto no seu bolso',
    description:
      'Quanto sobra por mês e no ano com a isenção de Imposto de Renda até R$ 5 mil, em três orçamentos: sozinho, casal com filho e quem ganha acima do limite.',
  },
  body: body([
    p(
      `Quem ganha ${fullUpTo} brutos passou a levar ${mostOfMonth} a mais por mês em 2026; no ano, com o 13º, são ${mostOfYear}. É o maior ganho que a lei dá. Abaixo desse salário o imposto já era menor, e acima dele a vantagem vai sumindo até acabar em ${upTo}.`,
    ),
    h2('O que aconteceu'),
    p(
      'A [Lei 15.270/2025](fonte:1) não mexeu na tabela do Imposto de Renda. Ela criou um redutor, que entra depois da conta de sempre e apaga o imposto, inteiro ou em parte. Quem paga a diferença são as rendas mais altas e os dividendos grandes.',
    ),
    timeline([
      ['2025-11-05', 'Senado aprova o projeto', 'PL 1.087/2025'],
      ['2025-11-26', 'Lei sancionada, publicada no dia seguinte', 'Lei 15.270/2025'],
      ['2026-01-01', 'A folha de pagamento passa a aplicar o redutor', 'Lei 9.250/1995, art. 3º-A'],
      ['2026-12-18', 'Último dia útil para a segunda parcela do 13º, com redutor próprio', 'Lei 4.749/1965'],
    ]),
    h2('Quem é afetado'),
    p(
      `Empregados, servidores, aposentados e pensionistas com renda tributável de até ${upTo} no mês. [Na época da sanção](fonte:3), falava-se em mais de 15 milhões de pessoas: 10 milhões deixariam de pagar e 5 milhões pagariam menos. No outro lado, cerca de 140 mil contribuintes com mais de ${highFrom} por ano passariam a ter imposto mínimo.`,
    ),
    chart({
      kind: 'line',
      caption: `O imposto some até ${fullUpTo} e volta ao de antes em ${upTo}`,
      points: [
        'Salário bruto;Sem o redutor;Com o redutor',
        ...salaries.map((salary) => {
          const { tableTax, tax } = monthOf(salary)
          return [bare(formatBrl(salary)).replace(',00', ''), ...[tableTax, tax].map(inReais)].join(';')
        }),
      ].join('\n'),
      unit: 'R$ de imposto por mês',
      source: 'conta nossa, tabelas de INSS e IRRF em vigor em 22/11/2026, sem dependentes',
      alt: `Imposto mensal sem e com o redutor: ${[4500_00, 5000_00, 6000_00, 7000_00, 8000_00]
        .map(
          (salary) =>
            `salário de ${formatBrl(salary)}, ${formatBrl(monthOf(salary).tableTax)} e ${formatBrl(monthOf(salary).tax)}`,
        )
        .join('; ')}.`,
    }),
    p(
      'O limite olha o salário bruto do mês, antes de INSS, dependentes e pensão. Muito site faz a conta sobre a base, já descontada, e promete isenção a quem não tem. A [Receita publicou exemplos](fonte:2), e os nossos números seguem a mesma ordem.',
    ),
    h2('A conta, linha por linha'),
    p(
      `Vale a pena fazer uma vez, com ${formatBrl(SHOWN)}, para ver onde o redutor entra. É assim que a folha calcula:`,
    ),
    step(`INSS sobre o bruto, por faixas: ${formatBrl(shown.inss)}.`),
    step(
      `Base do imposto: o bruto menos o maior entre o INSS com os dependentes e o desconto simplificado de ${simplified}. Sobram ${formatBrl(shown.base)}.`,
    ),
    step(`Imposto pela tabela de sempre: ${formatBrl(shown.tableTax)}.`),
    step(`Redutor, que depende só do bruto: ${formatBrl(shown.reduction)}.`),
    step(
      `Imposto que sai na folha: ${formatBrl(shown.tax)}. No bolso ficam ${formatBrl(shown.net)}, se não houver outro desconto.`,
    ),
    p(
      'Repare que o dependente ainda ajuda quem está entre os dois limites, porque diminui o imposto da tabela. Só não muda o tamanho do redutor. Para quem já zerou, incluir o filho na folha não muda nada no mês, mas pode contar na declaração.',
    ),
    h2('A conta em três casas'),
    comparison(
      'R$',
      'conta nossa, tabelas de INSS e IRRF de 2026; o ano soma 12 meses e o 13º',
      'Imposto de Renda na folha, sem e com o redutor',
      [
        'Casa',
        'Imposto no mês, sem o redutor#',
        'Imposto no mês, com ele#',
        'Sobra no mês#',
        'Sobra no ano#',
      ],
      [alone, couple, above].map((household) => {
        const { before, now, month, year } = sumOf(household)
        return [household.name, ...[before, now, month, year].map(inReais)]
      }),
    ),
    p(
      `Na primeira casa, o imposto inteiro desaparece: ${formatBrl(sumOf(alone).month)} por mês. Não é muito, porque nessa faixa já se pagava pouco; em um ano, ${formatBrl(sumOf(alone).year)}, mais de meio salário.`,
    ),
    p(
      `Na segunda, quem ganha R$ 5.000 zera e quem ganha R$ 6.500 recebe só uma parte. O filho entra como dependente do salário maior, onde abate mais. Os dois juntos ficam com ${formatBrl(sumOf(couple).month)} por mês, ${formatBrl(sumOf(couple).year)} no ano.`,
    ),
    p(
      `Na terceira casa, a lei não muda nada no salário: R$ 8.000 passam do limite, e o imposto continua em ${formatBrl(sumOf(above).now)}.`,
    ),
    callout(
      'explain',
      `Entre ${fullUpTo} e ${upTo}, o aumento rende menos do que parece: o salário sobe, o desconto cai. De ${formatBrl(RAISE_FROM)} para ${formatBrl(RAISE_TO)}, dos ${formatBrl(RAISE_TO - RAISE_FROM)} a mais chegam ${formatBrl(kept)} à conta.`,
      'O aumento que encolhe',
    ),
    h2('O 13º e a aposentadoria'),
    p(
      `O 13º tem redutor próprio, calculado só sobre ele. Quem ganha ${formatBrl(SHOWN)} e trabalhou o ano inteiro deixa ${formatBrl(thirteenth.tax)} de imposto na segunda parcela, em vez de ${formatBrl(thirteenth.tableTax)}. A primeira não tem desconto nenhum, e por isso a segunda parece pequena. Estas contas usam o desconto simplificado também no 13º, um ponto que a lei não esclarece; o tamanho da diferença está em [o impacto do 13º](artigo:decimo-terceiro-impacto-financeiro).`,
    ),
    p(
      `Aposentado com ${fromAge} anos ou mais tem ainda uma parte isenta de ${formatBrl(exemptPart)} por mês, mais antiga que a lei. Na nossa leitura, o redutor olha o que sobra depois dela: um benefício de ${formatBrl(PENSION)} tem ${formatBrl(PENSION - exemptPart)} tributáveis e paga ${formatBrl(pensionTax)}. Confira no extrato do Meu INSS.`,
    ),
    h2('Se a sobra virar reserva'),
    p(
      'Dinheiro que aparece no salário sem destino costuma sumir nas compras do mês. Separado no dia do pagamento, ele vira reserva.',
    ),
    saved.embed('A sobra de quem ganha R$ 5 mil, por dois anos'),
    p(
      `Guardar ${mostOfMonth} por mês durante 24 meses, a 100 % do [CDI](termo:cdi), chega a ${saved.headline}, já sem o Imposto de Renda do investimento. A conta usa o CDI de 13,65 % ao ano, que valia em 17/09/2026; hoje ele está em {{cdi}}, e ninguém sabe o de 2028. Troque a taxa e veja que o peso maior é do aporte.`,
    ),
    h2('Quem pode levar um susto na declaração'),
    p(
      `Cada empregador retém como se fosse o único. Em dois empregos de ${formatBrl(JOB)}, os dois somam ${twoJobs.withheldNow} de desconto no ano, contra ${twoJobs.withheldBefore} que sairiam aos poucos sem o redutor. Só que a declaração soma os dois, e a soma passa do limite anual. O imposto do ano é de ${twoJobs.due} do mesmo jeito, agora de uma vez.`,
    ),
    p(
      'O mesmo vale para quem junta salário com aposentadoria ou aluguel, ou troca de emprego no meio de um mês. A isenção é do mês e de cada fonte; o acerto é do ano e da pessoa.',
    ),
    h2('O que ainda pode mudar'),
    item(
      'Os valores estão escritos na lei em reais, e não achamos regra que os corrija todo ano. Com aumento de salário pela inflação, mais gente passa do limite.',
    ),
    item(
      'O salário mínimo e as faixas do INSS mudam em janeiro, e com eles o líquido. O projeto de orçamento fala em R$ 1.741; ainda não é lei. Hoje o mínimo é {{salario-minimo}}.',
    ),
    item(
      'A tributação dos dividendos, que paga parte da conta, está em discussão no STF quanto ao prazo dos lucros de 2025. Até a última leitura, o plenário não tinha decidido.',
    ),
    item(
      'Nas férias, entendemos que o redutor olha o pagamento delas em separado. Falta a Receita confirmar nas perguntas e respostas de 2027.',
    ),
    h2('O que fazer agora'),
    checklist('Em uma tarde', [
      'Abra o contracheque de dezembro de 2025 e o de agora e compare a linha do IRRF.',
      'Se a linha não mudou e o seu bruto é menor que R$ 7.350, pergunte ao RH que tabela usaram.',
      'Tem duas fontes de renda? Some o ano e separe todo mês uma parte para a declaração.',
      'Confira o 13º: ele tem redutor próprio, calculado só sobre ele.',
      'Escolha o destino da sobra antes que ela escolha sozinha.',
    ]),
    p(
      'O que separar até dezembro para a declaração está em [o que organizar agora para 2027](artigo:declaracao-imposto-renda-2026-organizacao).',
    ),
    h2('Perguntas de quem recebeu o contracheque'),
    faq([
      {
        question: 'Ganho R$ 5.100. Pago imposto sobre tudo?',
        answer: [
          p(
            `Não. O desconto diminui aos poucos: com R$ 5.100 brutos e sem dependentes, a folha retém ${formatBrl(monthOf(5100_00).tax)}, em vez de ${formatBrl(monthOf(5100_00).tableTax)}.`,
          ),
        ],
      },
      {
        question: 'O limite de R$ 5 mil é líquido ou bruto?',
        answer: [p('Bruto. Conta tudo o que é tributável e pago no mês pela mesma fonte, fora o 13º.')],
      },
      {
        question: 'Quem é isento na folha precisa declarar em 2027?',
        answer: [
          p(
            'Talvez. A obrigação de declarar depende de outros limites, de renda, bens e vendas, que a Receita ainda não tinha publicado em 20/11/2026.',
          ),
        ],
      },
      {
        question: 'Por que o meu líquido não subiu exatamente isso?',
        answer: [
          p(
            `Porque o INSS também mudou em janeiro, com as faixas novas: sobre ${fullUpTo}, foi de ${inssOn('2025-12-31')} para ${inssOn(TODAY)}. Plano de saúde, vale e empréstimo consignado mudam por conta própria.`,
          ),
        ],
      },
      {
        question: 'A isenção diminui o INSS ou o FGTS?',
        answer: [p('Não. Os dois seguem sobre o salário, com as mesmas regras. Só o Imposto de Renda muda.')],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Lei 15.270/2025',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm',
      accessedOn: '2026-11-20',
      kind: 'law',
    },
    {
      title: 'Exemplos de aplicação da Lei 15.270/2025',
      publisher: 'Receita Federal',
      url: 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/exemplos-de-aplicacao-da-lei-15-270-2025',
      accessedOn: '2026-11-20',
      kind: 'official',
    },
    {
      title: 'Sancionada isenção do Imposto de Renda para quem ganha até R$ 5 mil',
      publisher: 'Portal CLIC, 27/11/2025',
      url: 'https://www.clicportela.com.br/noticia/152992/sancionada-isencao-do-imposto-de-renda-para-quem-ganha-ate-r-5-mil-por-mes',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'INSS: nova tabela de contribuição de 2026',
      publisher: 'TOTVS',
      url: 'https://www.totvs.com/blog/fiscal-clientes/inss-nova-tabela-de-contribuicao-e-reajuste-dos-beneficios-para-2026',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
  ],
}

/** For a column that names its unit. */
function inReais(amount: Cents): string {
  return formatNumber(amount / 100)
}
