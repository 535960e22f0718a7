import { calculator as conversorCdi } from '#web/calculators/conversor-cdi/calculator.ts'
import { calculator as simulador } from '#web/calculators/simulador-financiamento/calculator.ts'
import { formatBrl, formatDay, formatPercent } from '#web/finance/core/format.ts'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { incomeTax } from '#web/finance/core/progressive-tax.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { type ArticleSeed, body, callout, chart, checklist, faq, h2, h3, p, table } from '../portable-text.ts'
import { bare, lawOn, shortened, worked, yearFromDay } from '../worked.ts'
import { secondInstalmentOn, thirteenthSalary } from './thirteenth-salary.ts'

const CDI = '13,65'
const CDI_DAY = '17/09/2026'
const LAST_YEAR = '2025-12-19'

const lowest = thirteenthSalary(lawOn(salarioMinimoTables, secondInstalmentOn).monthly)
const middle = thirteenthSalary(6000_00)
const family = thirteenthSalary(9000_00, { dependants: 2 })
const newcomer = thirteenthSalary(3200_00, { avos: 7 })

const salaries = [3, 4, 5, 6, 7, 8, 9].map((thousands) => thousands * 1000_00)
const taxIn = (salary: Cents, on?: typeof LAST_YEAR) => thirteenthSalary(salary, { on }).tax
const atFiveThousand = thirteenthSalary(5000_00)
const fiveThousandBefore = thirteenthSalary(5000_00, { on: LAST_YEAR })

const withoutSimplified = formatBrl(
  incomeTax(
    lawOn(irrfTables, secondInstalmentOn),
    atFiveThousand.amounts.gross,
    atFiveThousand.amounts.gross - atFiveThousand.amounts.inss,
  ).tax,
)

const OVERDRAFT = 800_00
const overdraftMonth = formatBrl(roundCents(OVERDRAFT * 0.08))

const MONTHS = 48
const car = worked(simulador, {
  asset: 'vehicle',
  assetValue: '50.000',
  downPayment: '20',
  rate: '1,8',
  rateKind: 'monthly',
  months: String(MONTHS),
  system: 'price',
  extras: `20/12/2026; ${bare(middle.net)}`,
  date: '20/12/2025',
})
const carInterest = (row: string) => car.cell('O mesmo financiamento', row, 'Juros')
const instalmentsCut = MONTHS - Number.parseInt(car.row('Prazo até quitar'), 10)
const carSaved = formatBrl(
  roundCents(
    100 * ((parseDecimal(carInterest('Price')) ?? 0) - (parseDecimal(carInterest('Price com')) ?? 0)),
  ),
)

const invested = worked(conversorCdi, {
  annualCdi: CDI,
  annualIpca: '4,22',
  kind: 'cdi-share',
  rate: '100',
  exempt: 'nao',
  amount: bare(family.net),
  ...yearFromDay(CDI_DAY),
})

const kept = ({ amounts }: typeof lowest) => formatPercent(amounts.net / amounts.gross, 1)

export const decimoTerceiroImpactoFinanceiro: ArticleSeed = {
  slug: 'decimo-terceiro-impacto-financeiro',
  template: 'impact',
  category: 'planejamento',
  mainTool: 'simulador-financiamento',
  tags: ['13º salário', 'inss', 'imposto de renda'],
  ruleRefs: ['inss-teto', 'salario-minimo'],
  related: ['article-planejamento-financeiro-fim-ano', 'article-black-friday-impacto-financeiro'],
  title: 'Décimo terceiro: o impacto no seu bolso, em números',
  dek: `Quem ganha R$ 5.000 recebe ${atFiveThousand.net} de 13º em 2026, sem Imposto de Renda. Veja as duas parcelas, os descontos e três casas.`,
  keyPoints: [
    'Primeira parcela até 30/11/2026, sem desconto; segunda até sexta, 18/12, com todos eles.',
    `13º bruto de R$ 5.000: o imposto, de ${fiveThousandBefore.tax} em 2025, é zero em 2026.`,
    `Salário de R$ 6.000: ${middle.first} na primeira e ${middle.second} na segunda.`,
    'O imposto do 13º não volta na declaração: ele é calculado sozinho e termina ali.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-05-21',
  seo: {
    title: 'Décimo terceiro: o impacto no seu bolso, em números',
    description:
      'As datas do 13º de 2026, quanto sai de INSS e de Imposto de Renda com a nova redução, a conta em três casas e o que fazer com cada parcela. Com tabelas.',
  },
  body: body([
    p(
      `Um 13º de R$ 5.000 deixa ${atFiveThousand.net} na conta em 2026: ${formatBrl(atFiveThousand.amounts.net - fiveThousandBefore.amounts.net)} a mais que o mesmo valor deixou em 2025. Quase toda a diferença vem da redução do Imposto de Renda, que chega ao décimo terceiro pela primeira vez; o resto, da tabela nova do INSS. Para quem ganha acima de R$ 7.350, quase nada mudou, e a segunda parcela continua bem menor que a primeira.`,
    ),
    h2('O que aconteceu'),
    p(
      `As datas são as de sempre, com um domingo no caminho. [A lei](fonte:1) dá até 30 de novembro para a primeira parcela, que neste ano é segunda-feira. A segunda vence em 20 de dezembro, um domingo; na prática, o depósito sai até sexta, ${formatDay(secondInstalmentOn)}.`,
    ),
    p(
      `A novidade está no desconto. A [Lei 15.270/2025](fonte:2) criou uma redução que zera o imposto do mês para quem ganha até R$ 5.000 e o diminui até R$ 7.350. Ela vale também para o 13º, olhando só para ele: o salário de dezembro não entra na conta. O que ela faz com o salário de cada mês está em [a isenção até R$ 5 mil](artigo:isencao-ir-5-mil-impacto-financeiro). Em 2025, quando a redução não existia, o mesmo 13º de R$ 5.000 pagou ${fiveThousandBefore.tax} na fonte.`,
    ),
    chart({
      kind: 'line',
      caption: 'O imposto do 13º sumiu até R$ 5.000 e quase não mudou depois de R$ 7.350',
      points: [
        'Salário;2025;2026',
        ...salaries.map(
          (salary) => `R$ ${salary / 1000_00} mil;${bare(taxIn(salary, LAST_YEAR))};${bare(taxIn(salary))}`,
        ),
      ].join('\n'),
      unit: 'R$ de imposto',
      source: 'conta nossa, 13º integral, sem dependentes, tabelas de 2025 e de 2026',
      alt: `Imposto de Renda na fonte sobre o 13º. Com salário de R$ 5.000, era ${fiveThousandBefore.tax} em 2025 e é zero em 2026. Com R$ 6.000, caiu de ${taxIn(6000_00, LAST_YEAR)} para ${taxIn(6000_00)}. Com R$ 9.000, foi de ${taxIn(9000_00, LAST_YEAR)} para ${taxIn(9000_00)}.`,
    }),
    p(
      `Entre os dois limites, um aumento rende menos do que parece. Quem passa de R$ 5.000 para R$ 6.000 recebe mil reais a mais de 13º bruto e ${formatBrl(middle.amounts.net - atFiveThousand.amounts.net)} a mais na conta: o INSS leva uma parte, e a redução que encolhe leva outra. O holerite não está errado: é o imposto antigo voltando aos poucos.`,
    ),
    h2('Quem é afetado'),
    p(
      'Em 2025, [o Dieese estimou](fonte:4) que o décimo terceiro pôs R$ 369,4 bilhões na economia, com média de R$ 3.512 para 95,3 milhões de pessoas. O número de 2026 não encontramos.',
    ),
    p(
      'Todo empregado com carteira, doméstico incluído, recebe um doze avos do salário por mês com pelo menos 15 dias de trabalho. Horas extras, comissões e adicionais entram pela média. Faltas sem justificativa que deixem o mês com menos de 15 dias tiram o doze avos daquele mês. O [FGTS](termo:fgts) também entra: a empresa deposita 8 % de cada parcela na sua conta do fundo, sem descontar de você.',
    ),
    p(
      `Quem entrou em junho e ganha R$ 3.200 tem sete doze avos: ${newcomer.gross} brutos, ${newcomer.first} na primeira parcela e ${newcomer.second} na segunda, depois de ${newcomer.inss} de [INSS](termo:inss). Aposentado e pensionista do INSS segue outro calendário, que o governo costuma antecipar por decreto; a data está no Meu INSS.`,
    ),
    p(
      'Estagiário, MEI e autônomo não têm 13º. Para eles existe a versão feita em casa, com a conta em [planejamento de fim de ano](artigo:planejamento-financeiro-fim-ano).',
    ),
    h2('A conta em três casas'),
    p('Três salários, do mínimo a R$ 9.000, e o que cada casa faz com o dinheiro.'),
    table(
      '13º de 2026, ano inteiro de trabalho; a casa 3 tem dois dependentes',
      ['Linha', 'Casa 1, R$#', 'Casa 2, R$#', 'Casa 3, R$#'],
      (
        [
          ['13º bruto', 'gross'],
          ['Primeira parcela', 'first'],
          ['INSS', 'inss'],
          ['Imposto de Renda', 'tax'],
          ['Segunda parcela', 'second'],
          ['Total na conta', 'net'],
        ] as const
      ).map(([label, figure]) => [label, ...[lowest, middle, family].map((house) => bare(house[figure]))]),
    ),
    h3('Casa 1: um salário mínimo'),
    p(
      `De cada R$ 100 ficam ${formatBrl(roundCents((lowest.amounts.net / lowest.amounts.gross) * 10_000))}: só o INSS sai. São ${lowest.net}, e a casa deve R$ 800 no cheque especial, que pode cobrar até 8 % ao mês. Nesse teto, cada mês a mais custa ${overdraftMonth}. A primeira parcela, de ${lowest.first}, zera a dívida no dia em que cai. A segunda, de ${lowest.second}, fica para o material da escola e para o começo de uma reserva. Aqui o Imposto de Renda nunca aparece: o salário está longe da primeira faixa da tabela.`,
    ),
    h3('Casa 2: R$ 6.000 e um carro financiado'),
    p(
      `Do 13º desta casa ficam ${kept(middle)}. A redução ainda alcança esse valor: sem ela, o imposto seria ${formatBrl(middle.amounts.tax + middle.amounts.reduction)}. O carro de R$ 50.000 foi financiado há um ano, com 20 % de entrada e ${MONTHS} parcelas de ${car.headline}, a 1,8 % ao mês.`,
    ),
    p(
      `Pôr o 13º inteiro no financiamento em dezembro, pedindo para reduzir o prazo, corta ${instalmentsCut} parcelas do fim e ${carSaved} de juros. O desconto dos juros que não correram é direito de quem antecipa, pelo Código de Defesa do Consumidor. Peça o boleto de amortização ao banco: pagar a parcela seguinte mais cedo não é a mesma coisa.`,
    ),
    p(
      'Vale a comparação com aplicar: 1,8 % ao mês é mais que o dobro do que um CDB deixa no mesmo mês. Enquanto a dívida cobrar mais do que o dinheiro rende, abater é a melhor aplicação da casa. Só não convém esvaziar a reserva para isso, porque o banco não devolve a amortização se o carro quebrar.',
    ),
    car.embed('O carro da casa 2, com o 13º abatido'),
    h3('Casa 3: R$ 9.000, dois dependentes, nenhuma dívida'),
    p(
      `Aqui ficam ${kept(family)}. A primeira parcela é de ${family.first}; a segunda, de ${family.second}, pouco mais da metade dela. Sem dívida e com janeiro separado, o total aplicado por um ano em um [CDB](termo:cdb) de 100 % do [CDI](termo:cdi) vira ${invested.total}. São ${shortened(invested.headline)} já sem o imposto ([refaça a conta no conversor de CDI](${invested.href})), com o CDI de ${CDI} % de ${CDI_DAY} parado, o que ninguém pode prometer. Hoje ele está em {{cdi}}.`,
    ),
    callout(
      'explain',
      'A primeira parcela é metade do bruto, e não do líquido. Por isso todo o INSS e todo o imposto caem na segunda. Quem divide o 13º em duas metades iguais na planilha erra a de dezembro.',
      'Por que a segunda vem menor',
    ),
    h2('O que ainda pode mudar'),
    p(
      'Até 20 de dezembro, pouco. Depois disso, um acerto: quem recebe comissão ou hora extra em dezembro tem a diferença calculada em janeiro, até o dia 10. E quem sai do emprego antes recebe a parte proporcional na [rescisão](/rescisao-trabalhista), com o adiantamento descontado.',
    ),
    p(
      `Para 2027, o salário mínimo e a tabela do INSS mudam em janeiro. Hoje são {{salario-minimo}} e o teto é {{inss-teto}}. Um ponto segue aberto nas regras de 2026: se o desconto simplificado pode ser usado no 13º. A lei não faz exceção, e as contas deste texto o usam quando ele ajuda; se a sua empresa não usar, um 13º de R$ 5.000 paga ${withoutSimplified} de imposto. É o caso que mais muda: abaixo de R$ 4.900 e acima de R$ 5.750, mais ou menos, dá no mesmo.`,
    ),
    h2('O que fazer'),
    checklist('Com o 13º na mão', [
      'Conferir os meses: um doze avos por mês com 15 dias ou mais de trabalho',
      'Conferir a média de horas extras e comissões no demonstrativo',
      'Anotar as duas parcelas com os valores certos, não com metades iguais',
      'Quitar a dívida de maior taxa com a primeira',
      'Separar IPVA, IPTU e escola com a segunda',
      'Pedir ao banco a amortização com redução de prazo, por escrito',
      'Guardar o demonstrativo: ele entra na declaração de 2027',
    ]),
    h2('Dúvidas sobre o 13º'),
    faq([
      {
        question: 'O Imposto de Renda do 13º volta na restituição?',
        answer: [
          p(
            'Não. Ele é definitivo, descontado só na fonte. Na declaração, o 13º aparece em uma ficha separada e não entra na soma do ano. Despesa médica e PGBL não mexem nele.',
          ),
        ],
      },
      {
        question: 'Tenho dois empregos de R$ 4.000 cada. Pago imposto no 13º?',
        answer: [
          p(
            'Cada empresa calcula o seu 13º sozinha. Se cada um fica abaixo de R$ 5.000, nenhum desconta imposto, e a declaração não os soma depois.',
          ),
        ],
      },
      {
        question: 'A empresa pode pagar tudo de uma vez em dezembro?',
        answer: [
          p(
            'Não. Metade tem de sair até 30 de novembro. Pagar tudo em novembro pode; deixar tudo para dezembro é atraso, e o sindicato ou a fiscalização do trabalho recebem a queixa.',
          ),
        ],
      },
      {
        question: 'Estou de licença ou afastado pelo INSS. Perco o 13º?',
        answer: [
          p(
            'Não perde, mas ele se divide. A empresa paga os meses trabalhados e o INSS paga os meses do benefício, como abono anual. Na licença-maternidade, o total é o mesmo de quem trabalhou.',
          ),
        ],
      },
      {
        question: 'Recebi a primeira parcela nas férias. E agora?',
        answer: [
          p(
            'Então em novembro não vem nada. A de dezembro desconta o que já foi adiantado e acerta a diferença se o salário subiu no meio do ano.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Lei 4.749/1965, arts. 1º e 2º; Lei 4.090/1962',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l4749.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Lei 15.270/2025 (Lei 9.250/1995, art. 3º-A)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm',
      accessedOn: '2026-11-22',
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
      title: 'Pagamento do 13º deve movimentar quase R$ 370 bilhões (estimativa do Dieese para 2025)',
      publisher: 'Manchete Rio, 2025',
      url: 'https://mancheterio.com.br/pagamento-do-13o-deve-movimentar-quase-r-370-bilhoes-no-pais',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'INSS: tabela de contribuição de 2026 (Portaria Interministerial MPS/MF 13/2026)',
      publisher: 'Totvs',
      url: 'https://www.totvs.com/blog/fiscal-clientes/inss-nova-tabela-de-contribuicao-e-reajuste-dos-beneficios-para-2026',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
    {
      title: 'Lei 8.078/1990, Código de Defesa do Consumidor, art. 52, § 2º',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
  ],
}
