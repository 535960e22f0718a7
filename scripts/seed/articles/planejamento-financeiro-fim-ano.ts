import { calculator as comparadorCustos } from '#web/calculators/comparador-custos/calculator.ts'
import { calculator as conversorCdi } from '#web/calculators/conversor-cdi/calculator.ts'
import { calculator as conversorTaxas } from '#web/calculators/conversor-taxas/calculator.ts'
import { calculator as jurosCompostos } from '#web/calculators/juros-compostos/calculator.ts'
import { formatBrl, formatDay, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { copomYears } from '#web/finance/tables/calendar/copom-meetings.ts'
import { pgblTables } from '#web/finance/tables/pension/pgbl.ts'
import {
  type ArticleSeed,
  body,
  callout,
  chart,
  checklist,
  comparison,
  faq,
  h2,
  p,
  table,
} from '../portable-text.ts'
import { bare, shortened, worked } from '../worked.ts'
import { secondInstalmentOn, thirteenthSalary } from './thirteenth-salary.ts'

const CDI = '13,65'
const CDI_DAY = '17/09/2026'

const paid = thirteenthSalary(4500_00)

const aYear = (monthly: string) =>
  worked(conversorTaxas, { rate: monthly, from: 'month', to: 'year', kind: 'effective' })

const DEBT = 1500_00
const CARD_RATE = 0.14
const card = aYear('14')
const cardInterest = roundCents(DEBT * CARD_RATE)
const cdbOfAMonth = worked(conversorCdi, {
  annualCdi: CDI,
  annualIpca: '4,22',
  kind: 'cdi-share',
  rate: '100',
  exempt: 'nao',
  amount: '1.500',
  days: '30',
  date: CDI_DAY,
})
const cdbGain = (cdbOfAMonth.shown.total?.amount ?? 0) - DEBT

const IPVA_CASH = 1552_00
const ipva = worked(comparadorCustos, {
  mode: 'instalments',
  cashPrice: '1.552',
  instalments: '5',
  instalment: '320',
  firstAt: 'now',
  annualYield: CDI,
  date: CDI_DAY,
})

const SCHOOL = 400_00
const left = paid.amounts.net - DEBT - IPVA_CASH - SCHOOL

const reserve = worked(jurosCompostos, {
  initial: formatBrl(left).replace(/R\$\s/, ''),
  monthlyContribution: '200',
  rate: '100',
  ratePer: 'cdi',
  annualCdi: CDI,
  term: '12',
  termUnit: 'months',
  tax: 'sim',
  startsOn: formatDay(secondInstalmentOn),
})

const overdraft = aYear('8')
const personal = aYear('4')

const own = worked(jurosCompostos, {
  initial: '0',
  monthlyContribution: '375',
  rate: '100',
  ratePer: 'cdi',
  annualCdi: CDI,
  term: '12',
  termUnit: 'months',
  tax: 'sim',
  startsOn: '04/01/2027',
})

const copom = inForce(copomYears, '2026-12-31')?.decisions.at(-1)
const pgblShare = percentInWords(inForce(pgblTables, '2026-12-31')?.deductibleShare ?? 0)

export const planejamentoFinanceiroFimAno: ArticleSeed = {
  slug: 'planejamento-financeiro-fim-ano',
  category: 'planejamento',
  mainTool: 'juros-compostos',
  tags: ['13º salário', 'dívidas', 'reserva', 'ipva'],
  ruleRefs: ['salario-minimo', 'inss-teto'],
  related: ['article-decimo-terceiro-impacto-financeiro', 'article-black-friday-impacto-financeiro'],
  title: 'Planejamento de fim de ano: 13º, dívidas e janeiro',
  dek: 'O 13º tem três serviços, nesta ordem: dívida cara, contas de janeiro e reserva. Veja a divisão feita com um salário de R$ 4.500.',
  keyPoints: [
    `Salário de R$ 4.500: ${paid.first} até 30/11 e ${paid.second} até 18/12, já sem o INSS.`,
    `Um mês de cartão a 14 % custa ${formatBrl(cardInterest)} em uma dívida de R$ 1.500.`,
    'IPVA, IPTU e escola chegam em janeiro: o dinheiro deles sai do 13º.',
    'Do que sobrar, a reserva. Só depois, o resto.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-11-20',
  seo: {
    title: 'Planejamento de fim de ano: 13º, dívidas e janeiro',
    description:
      'As datas do 13º de 2026, o que descontam dele e uma divisão em três partes, com contas: dívida do cartão, IPVA, escola e reserva. Com lista para imprimir.',
  },
  body: body([
    p(
      `Quem ganha R$ 4.500 recebe ${paid.net} de 13º em 2026, em duas vezes, e em janeiro esse dinheiro já tem dono. A ordem que menos custa é esta: primeiro a dívida cara, depois as contas de janeiro, por fim a reserva. O que decide é a taxa que cada uma cobra ou rende, e taxa dá para comparar.`,
    ),
    h2('O que entra, e quando'),
    p(
      `[A lei](fonte:1) manda adiantar metade entre fevereiro e novembro e pagar o resto até 20 de dezembro. Em 2026, 30 de novembro é segunda-feira e 20 de dezembro é domingo: como banco não credita no domingo, o costume é depositar até sexta, ${formatDay(secondInstalmentOn)}. A primeira parte vem inteira. INSS e Imposto de Renda saem só da segunda, e por isso ela assusta quem esperava outra metade igual.`,
    ),
    table(
      '13º de 2026 de quem ganha R$ 4.500 e trabalhou o ano todo',
      ['Linha', 'Valor, R$#'],
      [
        ['13º bruto', bare(paid.gross)],
        ['Primeira parcela, até 30/11', bare(paid.first)],
        ['INSS, todo na segunda', bare(paid.inss)],
        ['Imposto de Renda', bare(paid.tax)],
        ['Segunda parcela, até 18/12', bare(paid.second)],
        ['Total na conta', bare(paid.net)],
      ],
    ),
    p(
      'O imposto do 13º é calculado sozinho, sem somar com o salário de dezembro. Com a redução que vale desde janeiro de 2026, quem tem 13º bruto de até R$ 5.000 não paga nada na fonte. Outros salários, e um ponto que a lei deixou em aberto, estão em [o impacto do 13º](artigo:decimo-terceiro-impacto-financeiro).',
    ),
    h2('Primeiro: a dívida que corre mais que o CDI'),
    p(
      `Pegue uma fatura de R$ 1.500 que ficou sem pagar. A 14 % ao mês, um exemplo abaixo da [média que o Banco Central registrava no fim de 2025](fonte:5) no [rotativo](termo:rotativo), trinta dias custam ${formatBrl(cardInterest)}. Os mesmos R$ 1.500 em um [CDB](termo:cdb) de 100 % do [CDI](termo:cdi) rendem ${formatBrl(cdbGain)} em trinta dias, já sem o imposto. A dívida corre a ${shortened(card.headline)}; o dinheiro guardado, a ${shortened(cdbOfAMonth.headline)} ([veja no conversor de CDI](${cdbOfAMonth.href})).`,
    ),
    chart({
      kind: 'bar',
      caption: 'Trinta dias com R$ 1.500: o que o cartão cobra e o que o CDB paga',
      points: [
        'Onde;Valor',
        `Rotativo a 14 % ao mês;${bare(formatBrl(cardInterest))}`,
        `CDB de 100 % do CDI, líquido;${bare(formatBrl(cdbGain))}`,
      ].join('\n'),
      unit: 'R$',
      source: `conta nossa, com CDI de ${CDI} % ao ano, o de ${CDI_DAY}`,
      alt: `Em trinta dias, R$ 1.500 no rotativo a 14 % ao mês custam ${formatBrl(cardInterest)}; em um CDB de 100 % do CDI, rendem ${formatBrl(cdbGain)}.`,
    }),
    p(
      `Guardar dinheiro enquanto essa dívida existe é pagar para poupar. Vale para o cartão, o cheque especial e quase todo crédito pessoal. Já um financiamento de imóvel de 11 % ao ano pode esperar: o CDI está em {{cdi}}, e o dinheiro rende perto do que a dívida cobra.`,
    ),
    callout(
      'law',
      `Desde 03/01/2024, juros e encargos do rotativo e do parcelamento da fatura não podem passar do valor original da dívida (Lei 14.690/2023). Quem ficou devendo R$ 1.500 não pode ser cobrado em mais de ${formatBrl(2 * DEBT)}. O teto limita o estrago; não torna a dívida barata.`,
      'O teto do cartão',
    ),
    p(
      `Para montar a sua lista, procure na fatura ou no aplicativo a taxa ao mês de cada dívida, não a parcela. Parcela pequena engana: ela só diz que o prazo é longo. Depois passe tudo para a mesma unidade, com o [conversor de taxas](${overdraft.href}). O cheque especial, que tem [teto de 8 % ao mês](fonte:6), dá ${shortened(overdraft.headline)}. Um crédito pessoal de 4 % ao mês dá ${shortened(personal.headline)}. Os dois custam menos que o cartão e muito mais do que um CDB rende.`,
    ),
    p(
      'Antes de quitar, peça desconto. Quem paga adiantado tem direito à redução dos juros que ainda não correram, e banco que vê dinheiro na mesa em dezembro costuma negociar o resto. Se o 13º não cobre tudo, trocar a dívida por outra mais barata também é ganho: desde julho de 2024, [o saldo do cartão pode ir para outro banco sem custo](fonte:7). Compare pelo [custo efetivo total](termo:cet), que inclui tarifas e IOF.',
    ),
    h2('Segundo: as contas de janeiro'),
    p(
      'IPVA, IPTU, material e matrícula têm data marcada e quase sempre um desconto para quem paga de uma vez. Cada estado e cada prefeitura decide o seu, então a conta é caso a caso. Um exemplo: IPVA de R$ 1.600, com 3 % de desconto à vista ou cinco parcelas de R$ 320, a primeira já em janeiro.',
    ),
    ipva.embed('IPVA: 3 % à vista ou cinco parcelas'),
    p(
      `À vista custa ${ipva.headline} a menos, já contado o que o dinheiro renderia até cada parcela. Parece pouco, mas parcelar equivale a tomar emprestado a ${ipva.aside}, mais do que o CDB paga. A conclusão muda se pagar à vista deixar você sem nada: aí a parcela custa menos que o cheque especial.`,
    ),
    h2('Terceiro: a reserva'),
    comparison(
      'R$',
      'conta nossa; dívida, IPVA e escola são exemplos',
      'O 13º de quem ganha R$ 4.500, repartido',
      ['Destino', 'Valor#'],
      [
        ['Fatura do cartão', bare(formatBrl(DEBT))],
        ['IPVA, à vista', bare(formatBrl(IPVA_CASH))],
        ['Material escolar', bare(formatBrl(SCHOOL))],
        ['Reserva', bare(formatBrl(left))],
      ],
    ),
    p(
      `Sobram ${formatBrl(left)}. Com mais R$ 200 por mês, o que a fatura levava, a reserva chega a ${reserve.headline} em um ano ([refaça a conta da reserva](${reserve.href})), a 100 % do CDI e já sem o imposto, se o CDI ficar em ${CDI} % ao ano, como estava em ${CDI_DAY}. Ele mudou cinco vezes entre março e setembro e pode mudar de novo em dezembro, então leia o número como ordem de grandeza.`,
    ),
    p(
      '[Reserva](termo:reserva-de-emergencia) é dinheiro que sai no dia em que o carro quebra. Tesouro Selic, CDB que se resgata a qualquer dia e conta que rende servem; LCI com [carência](termo:carencia) e ação, não. A comparação entre eles está em [Tesouro, CDB ou LCI](artigo:tesouro-direto-vs-renda-fixa-primavera-2025).',
    ),
    h2('E quem não tem 13º'),
    p(
      `Autônomo, MEI e sócio que vive de retirada podem fabricar o seu. Um doze avos de R$ 4.500 são R$ 375 por mês. Guardados de janeiro a dezembro, a 100 % do CDI, viram ${own.headline}, já sem o imposto ([refaça a conta](${own.href})): o décimo terceiro de quem tem carteira, mais os juros, e sem patrão. A parte difícil é tratar os R$ 375 como boleto e não como sobra. Débito automático no dia em que o cliente paga resolve metade do problema.`,
    ),
    p(
      'Para quem tem renda que sobe e desce, a ordem dos três serviços é a mesma. Só a reserva muda de tamanho: com renda incerta, ela precisa segurar mais meses.',
    ),
    h2('Datas que mexem com o seu dinheiro'),
    table(
      'De 27 de novembro de 2026 a janeiro de 2027',
      ['Quando', 'O que acontece', 'O que fazer'],
      [
        ['27/11', 'Black Friday', 'Lista fechada antes, com o preço de hoje anotado'],
        ['30/11', 'Primeira parcela do 13º', 'Quitar o que tem juros'],
        [
          copom ? formatDay(copom).slice(0, 5) : '',
          'O Copom decide a Selic',
          'Nada às pressas: dívida de taxa fixa não muda',
        ],
        ['18/12', 'Segunda parcela do 13º', 'Separar janeiro; o resto vai para a reserva'],
        ['24, 25 e 31/12', 'A B3 não abre', 'Ordem de compra ou venda fica para o próximo dia de bolsa'],
        ['Até 31/12', 'Aporte em PGBL que conta para 2026', 'Perguntar o prazo da seguradora, que é menor'],
        ['Janeiro', 'Novo salário mínimo e nova tabela do INSS', 'Conferir o primeiro holerite'],
      ],
    ),
    p(
      `Sobre o [PGBL](termo:pgbl): o desconto no imposto vai até ${pgblShare} da renda tributável do ano e só existe para quem entrega a declaração completa e contribui para o INSS ou regime próprio. Ele adia imposto, não perdoa. Faça a conta do seu caso na [calculadora de aposentadoria](/aposentadoria).`,
    ),
    p(
      'Sobre o salário mínimo: hoje são {{salario-minimo}}, e o teto do INSS é {{inss-teto}}. Até 22/11/2026 não encontramos o decreto de 2027. O projeto de Orçamento falava em R$ 1.741,00, uma projeção que ainda pode mudar.',
    ),
    checklist('Fim de ano em uma folha', [
      'Listar cada dívida com a taxa ao mês, da maior para a menor',
      'Anotar o 13º líquido: primeira parte até 30/11, segunda até 18/12',
      'Quitar ou abater a dívida do alto da lista',
      'Somar IPVA, IPTU, escola, seguro e matrícula',
      'Separar esse total em uma conta que renda todo dia',
      'Perguntar o desconto à vista de cada boleto e comparar',
      'Mandar a sobra para a reserva no mesmo dia',
      'Marcar em janeiro: conferir o INSS no holerite',
    ]),
    h2('Dúvidas de fim de ano'),
    faq([
      {
        question: 'Posso usar a primeira parcela antes de receber a segunda?',
        answer: [
          p(
            `Pode, e costuma ser o melhor uso: a dívida cara cai mais de duas semanas antes. Só não conte com a segunda no mesmo valor. No exemplo, ela vem ${formatBrl(paid.amounts.first - paid.amounts.second)} menor, por causa do INSS.`,
          ),
        ],
      },
      {
        question: 'Antecipar o 13º no banco compensa?',
        answer: [
          p(
            'É um empréstimo com outro nome. Peça o custo efetivo total ao mês e compare com a dívida que ele quitaria. Só faz sentido se for bem menor, e para quitar, não para gastar.',
          ),
        ],
      },
      {
        question: 'Quito a dívida ou monto a reserva primeiro?',
        answer: [
          p(
            'Com taxa de cartão, quite. Deixe apenas o que cobre um imprevisto pequeno, para não voltar ao cartão em fevereiro. Com dívida de taxa perto do CDI, a reserva vem antes.',
          ),
        ],
      },
      {
        question: 'Quem foi contratado no meio do ano recebe quanto?',
        answer: [
          p(
            'Um doze avos do salário para cada mês com pelo menos 15 dias de trabalho. Sete meses dão sete doze avos, com os descontos calculados sobre esse valor menor.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Lei 4.749/1965, arts. 1º e 2º (prazos do 13º)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l4749.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Lei 14.690/2023 (teto dos juros do cartão)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/l14690.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Lei 15.270/2025 (redução do imposto na fonte)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm',
      accessedOn: '2026-11-22',
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
      title: 'Juros do rotativo em 2025, segundo o Banco Central, e o limite da dívida',
      publisher: 'Rondoniaovivo, 10/12/2025',
      url: 'https://rondoniaovivo.com/noticia/brasilemundo/2025/12/10/fim-da-bola-de-neve-nova-regra-evita-juros-de-ate-450pct-no-cartao-limitando-a-divida-em-100pct.html',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Resolução CMN 4.765/2019 (teto dos juros do cheque especial)',
      publisher: 'Banco Central do Brasil',
      url: 'https://www.bcb.gov.br/estabilidadefinanceira/exibenormativo?tipo=Resolu%C3%A7%C3%A3o&numero=4765',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Como fazer a portabilidade de uma dívida no cartão de crédito',
      publisher: 'Correio Braziliense, 07/2024',
      url: 'https://www.correiobraziliense.com.br/economia/2024/07/6889378-veja-como-fazer-a-portabilidade-de-uma-divida-no-cartao-de-credito.html',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Quando a bolsa fecha em 2026: calendário da B3',
      publisher: 'Exame, 30/12/2025',
      url: 'https://exame.com/invest/mercados/quando-a-bolsa-fecha-em-2026-confira-o-calendario-da-b3/',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
  ],
}
