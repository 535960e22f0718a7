import { calculator } from '#web/calculators/ganho-capital/calculator.ts'
import { formatBrl, formatDay, percentInWords } from '#web/finance/core/format.ts'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { darfDueDate } from '#web/finance/income-tax/darf.ts'
import { minimumIncomeTax } from '#web/finance/income-tax/dividends.ts'
import { calculateIrpfAnual } from '#web/finance/income-tax/irpf-anual.ts'
import { calculateInss } from '#web/finance/labour/inss.ts'
import { foreignIncomeTables } from '#web/finance/tables/income-tax/foreign-income.ts'
import { irpfAnualTables } from '#web/finance/tables/income-tax/irpf-anual.ts'
import { irpfm } from '#web/finance/tables/income-tax/irpfm.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { pgblTables } from '#web/finance/tables/pension/pgbl.ts'
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
  step,
  table,
} from '../portable-text.ts'
import { answered, bare, lawOn, worked } from '../worked.ts'

const TODAY = '2026-11-22'
const YEAR = 2026

const taxOf = (income: Cents, legalDeductions = 0, year = YEAR) =>
  answered(calculateIrpfAnual({ year, income, legalDeductions })).tax

const SALARY = 10_000_00
const income = 12 * SALARY
const inss = 12 * answered(calculateInss({ salary: SALARY, date: TODAY })).contribution
const share = lawOn(pgblTables, TODAY).deductibleShare
const pgbl = roundCents(income * share)
/** Less tax in the return of who puts the most that counts into a PGBL, with `others` besides INSS. */
const saved = (others: Cents) => formatBrl(taxOf(income, inss + others) - taxOf(income, inss + others + pgbl))
const SCHOOL_AND_HEALTH = 12_000_00

const { reducer: ofYear, simplifiedCap, brackets } = lawOn(irpfAnualTables, TODAY)
const { reducer: ofMonth, perDependant } = lawOn(irrfTables, TODAY)
if (!ofYear || !ofMonth) throw new RangeError('No reducer')
const [fullUpTo, upTo, cap] = [ofYear.fullUpTo, ofYear.upTo, simplifiedCap].map((amount) => formatBrl(amount))
const monthly = [ofMonth.fullUpTo, ofMonth.upTo].map((amount) => formatBrl(amount))

const highFrom = formatBrl(lawOn(irpfm, TODAY).exemptUpTo)
const rateAbroad = percentInWords(lawOn(foreignIncomeTables, TODAY).rate)
const topRate = percentInWords(Math.max(...brackets.map(({ rate }) => rate)))

const EACH = 60_000_00
const togetherCosts = (year: number) => taxOf(2 * EACH, 0, year) - 2 * taxOf(EACH, 0, year)

const lastDay = answered(darfDueDate(TODAY)).payBy

const incomes: Cents[] = [36, 42, 48, 54, 60, 66, 72, 78, 84, 90, 96, 102, 108].map((many) => many * 1000_00)
const inMany = (amount: Cents) => `R$ ${amount / 1000_00} mil`
const bothYears = (amount: Cents) => [2025, YEAR].map((year) => formatBrl(taxOf(amount, 0, year)))
const [at60, at72, at108] = [60_000_00, 72_000_00, 108_000_00].map(bothYears)

const highIncome = 900_000_00
const minimum = answered(minimumIncomeTax({ year: YEAR, income: highIncome, paid: 0 }))

const flat = worked(calculator, {
  kind: 'imovel',
  price: '520.000',
  cost: '380.000',
  boughtOn: '10/03/2019',
  soldOn: '10/08/2026',
  saleExpenses: '26.000',
})

export const declaracaoImpostoRenda2026Organizacao: ArticleSeed = {
  slug: 'declaracao-imposto-renda-2026-organizacao',
  category: 'impostos',
  mainTool: 'ganho-capital',
  tags: ['imposto de renda', 'declaração', 'pgbl', 'organização'],
  related: ['article-isencao-ir-5-mil-impacto-financeiro', 'article-criptomoeda-imposto-renda'],
  ruleRefs: ['dividendos-imposto', 'dividendos-limite', 'jcp-imposto', 'cripto-isencao', 'acoes-isencao'],
  title: 'Imposto de Renda: o que organizar agora para 2027',
  dek: 'A entrega de 2026 acabou em maio. O que você paga, guarda e comprova até dezembro é o que decide a declaração de 2027.',
  keyPoints: [
    `Salário de R$ 10 mil: ${formatBrl(pgbl)} em PGBL até dezembro tiram ${saved(0)} do imposto da declaração de 2027.`,
    `Com renda tributável de até ${fullUpTo} em 2026, o imposto da declaração fica em zero.`,
    'Imposto sobre venda de imóvel, cripto e ações vence no mês seguinte, não na declaração.',
    'Até 20/11/2026, a Receita não tinha publicado prazos nem limites de 2027.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-03-01',
  changes: [
    [
      '2026-11-22',
      'Texto voltado para a declaração de 2027: redutor anual da Lei 15.270/2025, dividendos, DeCripto e o que fazer até dezembro.',
    ],
  ],
  seo: {
    title: 'Imposto de Renda: o que organizar agora para 2027',
    description:
      'Documentos, PGBL, dividendos, cripto e imóvel vendido: o que fazer até dezembro de 2026 para a declaração de 2027, com as contas e os limites conhecidos.',
  },
  body: body([
    p(
      `Para quem tem salário de ${formatBrl(SALARY)}, pôr ${formatBrl(pgbl)} em um [PGBL](termo:pgbl), um plano de previdência privada, até o fim de dezembro tira ${saved(0)} do imposto da próxima declaração. Em janeiro, não tira nada dela. É assim com quase tudo: a declaração de 2027 só conta o que aconteceu em 2026. Em março você preenche. Agora é que se decide.`,
    ),
    callout(
      'explain',
      `Até 31/12/2026: tudo o que pode diminuir o imposto. Fevereiro de 2027: chegam os informes. Março a maio: a entrega, com datas que a Receita ainda não tinha publicado em 20/11/2026. Em 2026, foi de 23/03 a 29/05.`,
      'As datas que importam',
    ),
    h2('Uma tabela nova, que já está valendo'),
    p(
      `Desde janeiro de 2026, a [Lei 15.270/2025](fonte:1) zera o imposto de quem ganha até ${monthly[0]} por mês e o diminui até ${monthly[1]}. Quem faz isso é o redutor, um desconto sobre o imposto já calculado. Na declaração, ele olha o ano: até ${fullUpTo} de renda tributável, zera o imposto; daí até ${upTo}, encolhe até sumir.`,
    ),
    chart({
      kind: 'line',
      caption: `O imposto anual caiu para renda tributável de até ${upTo}`,
      points: [
        'Renda no ano;Ano de 2025;Ano de 2026',
        ...incomes.map((amount) => [inMany(amount), ...bothYears(amount).map(bare)].join(';')),
      ].join('\n'),
      unit: 'R$ de imposto no ano',
      source: 'conta nossa, tabelas anuais de 2025 e 2026, com o desconto simplificado',
      alt: `Imposto anual em 2025 e em 2026: com R$ 60 mil, ${at60?.join(' e ')}; com R$ 72 mil, ${at72?.join(' e ')}; com R$ 108 mil, ${at108?.join(' e ')}.`,
    }),
    p(
      `Com R$ 72 mil no ano, o imposto passa de ${at72?.[0]} para ${at72?.[1]}. Com R$ 108 mil, quase nada muda: ${at108?.[0]} viram ${at108?.[1]}. A conta usa o desconto simplificado, que tira 20 % da renda, até ${cap}, no lugar de todas as despesas. O efeito no salário de cada mês está em [isenção de R$ 5 mil](artigo:isencao-ir-5-mil-impacto-financeiro).`,
    ),
    h2('Casal: juntos ficou mais caro'),
    p(
      `O redutor olha a renda de cada declaração. Duas pessoas com ${formatBrl(EACH)} tributáveis no ano, cada uma na sua, pagam ${formatBrl(2 * taxOf(EACH))}. Na mesma declaração, a renda é a soma, o redutor some e o imposto vai a ${formatBrl(taxOf(2 * EACH))}. Com a tabela de 2025, declarar junto custava ${formatBrl(togetherCosts(2025))} a mais.`,
    ),
    p(
      'Declarar junto ainda serve quando um dos dois tem renda muito baixa e despesas grandes, como um tratamento. Faça as duas contas antes de decidir. O filho entra como dependente de um só, e costuma render mais na declaração de quem tem a renda maior.',
    ),
    p(
      'Quem tem dois empregos, ou salário e aposentadoria, passa por algo parecido: cada fonte desconta como se fosse a única, e a soma pode passar do limite. A diferença é cobrada na declaração: separe desde já o dinheiro dela.',
    ),
    h2('O PGBL, feita a conta inteira'),
    p(
      `A lei deixa abater aportes em PGBL de até ${percentInWords(share)} da renda tributável, só para quem usa a declaração completa e contribui para o INSS ou para outro regime oficial. Há anúncio que multiplica o aporte pela alíquota mais alta, de ${topRate}, e promete isso de volta. Só acerta para quem já tem despesas acima do desconto simplificado.`,
    ),
    table(
      `Imposto a menos com PGBL de ${formatBrl(pgbl)}, salário de ${formatBrl(SALARY)}`,
      ['Outras deduções no ano', 'Volta ou deixa de pagar#'],
      [
        ['Só o INSS', saved(0)],
        [`INSS e ${formatBrl(SCHOOL_AND_HEALTH)} de escola e saúde`, saved(SCHOOL_AND_HEALTH)],
      ],
    ),
    p(
      `Por que a diferença? Sem outras despesas, você já teria o desconto simplificado de graça, e uma parte do PGBL só serve para empatar com ele. Além disso, o imposto não some: volta no resgate, sobre o valor todo e não só sobre o rendimento. O prazo prático é ${formatDay(lastDay)}, último dia em que os bancos atendem o público no ano, e há seguradora que fecha antes. As duas tabelas do resgate, progressiva e regressiva, estão lado a lado na calculadora de [aposentadoria](/aposentadoria).`,
    ),
    h2('O imposto que não espera março'),
    p(
      'Vendeu um imóvel com lucro? A menos que a venda seja isenta, o imposto vence no último dia útil do mês seguinte ao recebimento. Muita gente descobre na declaração, com multa e juros.',
    ),
    flat.embed('Apartamento vendido em agosto de 2026'),
    p(
      `No exemplo, um apartamento de R$ 380 mil comprado em 2019 saiu por R$ 520 mil, com R$ 26 mil de corretagem. O imposto, já menor pelos sete anos de posse, é de ${flat.headline} e tinha de ser pago ${flat.aside}. Em março, a declaração só copia essa conta.`,
    ),
    item(
      'Ações: vendas de até {{acoes-isencao}} no mês ficam isentas; acima disso, o lucro paga imposto no mês seguinte, por [DARF](termo:darf), a guia da Receita. Guarde as notas de corretagem, porque é delas que sai o custo médio.',
    ),
    item(
      'Cripto guardada no Brasil: vendas de até {{cripto-isencao}} no mês são isentas. As outras regras estão em [cripto no Imposto de Renda](artigo:criptomoeda-imposto-renda).',
    ),
    item(
      `Aplicação no exterior: é a exceção, porque espera março. Paga ${rateAbroad} uma vez por ano, dentro da própria declaração, sem isenção por valor.`,
    ),
    h2('Quem recebe lucros e dividendos'),
    p(
      `Uma empresa que paga mais de {{dividendos-limite}} no mês à mesma pessoa agora retém {{dividendos-imposto}}, e sobre o total, não sobre o que passou. Os juros sobre capital próprio, ou [JCP](termo:jcp), descontam {{jcp-imposto}}. E quem soma mais de ${highFrom} no ano entra num imposto mínimo que cresce com a renda: com ${formatBrl(highIncome)}, a alíquota é de ${percentInWords(minimum.rate)}, menos o que já foi pago. A lista do que fica fora dessa soma não conferimos no texto da lei; peça ao contador.`,
    ),
    h2('Quatro divisórias e um fim de semana'),
    p(
      'Uma pasta no celular ou na nuvem basta, desde que tenha quatro divisões. Na primeira, o que entrou: informes, aluguéis recebidos, bolsas, pensões. Na segunda, o que saiu e pode abater: saúde, escola, previdência, pensão paga por decisão judicial.',
    ),
    p(
      'A terceira é dos bens, e é a que mais se perde: escritura, nota do carro, recibo da reforma, contrato de financiamento com o saldo de dezembro. Reforma com nota aumenta o custo do imóvel e diminui o imposto no dia em que você vender, daqui a dez anos. A quarta guarda o que já foi pago ao governo durante o ano, com cada DARF e o comprovante dele.',
    ),
    h2('O que fazer em cada mês'),
    p('Sete tarefas curtas, de novembro a março:'),
    checklist('Até a declaração de 2027', [
      'Novembro: baixe as notas de corretagem e os extratos de cripto do ano; corretora que fecha leva o histórico junto.',
      'Novembro: peça segunda via dos recibos de saúde e escola que vieram sem CPF ou CNPJ.',
      'Dezembro: decida o PGBL, veja o horário da sua seguradora e guarde o comprovante.',
      'Dezembro: anote o saldo de contas e dívidas em 31/12, e as moedas pelo que custaram.',
      'Janeiro: confira se vendeu algo em dezembro; o DARF vence no fim do mês.',
      'Fevereiro: junte os informes da empresa, do INSS, dos bancos, da corretora e do plano de saúde.',
      'Março: abra a pré-preenchida e compare linha a linha com a pasta antes de enviar.',
    ]),
    p(
      `Na declaração completa, cada dependente abate ${formatBrl(12 * perDependant)} no ano e a escola ou faculdade, até {{escola-limite}} por pessoa. Saúde não tem teto, e por isso pede prova melhor: nome do paciente no recibo, valor reembolsado descontado, despesa só de quem é dependente na sua declaração.`,
    ),
    h2('Quem precisou declarar em 2026'),
    p(
      'A lista serve de referência: bastava passar de um destes limites. Os de 2027 ainda vão sair, e podem ser outros.',
    ),
    table(
      'Obrigados à declaração de 2026, ano de 2025, segundo a Receita Federal',
      ['Situação em 2025', 'Limite#'],
      [
        ['Rendimentos tributáveis', 'R$ 35.584'],
        ['Rendimentos isentos ou só na fonte', 'R$ 200 mil'],
        ['Bens em 31/12', 'R$ 800 mil'],
        ['Vendas em bolsa', 'R$ 40 mil'],
        ['Receita da atividade rural', 'R$ 177.920'],
      ],
    ),
    h2('Três erros de quem deixa para abril'),
    step('Confiar na pré-preenchida. Ela traz o que os outros informaram, inclusive os erros deles.'),
    step('Atualizar imóvel, carro ou moeda pelo preço de mercado. Vale o que você pagou.'),
    step('Somar despesa médica reembolsada. Só o que saiu do seu bolso conta.'),
    h2('Dúvidas que chegam em novembro'),
    faq([
      {
        question: 'Quem ganha até R$ 5 mil precisa declarar em 2027?',
        answer: [
          p(
            'Não pagar imposto e não precisar declarar são coisas diferentes. A obrigação depende de limites que a Receita ainda não tinha publicado em 20/11/2026.',
          ),
        ],
      },
      {
        question: 'Declaração simplificada ou completa?',
        answer: [
          p(
            `O programa mostra as duas. A completa ganha quando INSS, dependentes, saúde, escola e PGBL somam mais que o desconto simplificado, de no máximo ${cap}.`,
          ),
        ],
      },
      {
        question: 'Quando começa a entrega de 2027?',
        answer: [
          p(
            'A Receita ainda não tinha publicado em 20/11/2026. Para comparar: em 2026 a entrega foi de 23/03 a 29/05. Desconfie de calendário com dia marcado antes do anúncio.',
          ),
        ],
      },
      {
        question: 'A DeCripto substitui a ficha de bens?',
        answer: [
          p(
            'Não. Desde julho de 2026 ela informa operações. O saldo em criptomoedas continua indo para a ficha de bens, pelo custo.',
          ),
        ],
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
      title: 'Tributação de 2026: tabelas mensal e anual',
      publisher: 'Receita Federal',
      url: 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/2026',
      accessedOn: '2026-11-20',
      kind: 'official',
    },
    {
      title: 'Meu Imposto de Renda: quem deve declarar e prazos',
      publisher: 'Receita Federal',
      url: 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda',
      accessedOn: '2026-11-20',
      kind: 'official',
    },
    {
      title: 'Sancionada isenção do Imposto de Renda para quem ganha até R$ 5 mil',
      publisher: 'Portal CLIC',
      url: 'https://www.clicportela.com.br/noticia/152992/sancionada-isencao-do-imposto-de-renda-para-quem-ganha-ate-r-5-mil-por-mes',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
