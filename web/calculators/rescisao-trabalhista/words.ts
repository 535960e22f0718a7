import { formatBrl, formatDay, formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import { consignadoTables } from '#web/finance/tables/credit/consignado.ts'
import { domesticoTables } from '#web/finance/tables/labour/domestico.ts'
import { fgtsTables } from '#web/finance/tables/labour/fgts.ts'
import type { RescisaoKind } from '#web/finance/tables/labour/rescisao.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { saqueAniversarioTables } from '#web/finance/tables/labour/saque-aniversario.ts'
import { roundBrl } from '../form/words.ts'
import type { DocumentKey, Eve, NextYear, NoticeCode, RescisaoTrabalhistaResult } from './calculate.ts'
import type { Guarantee } from './calculate-fgts.ts'
import type { MonthsAsked, Unemployment } from './calculate-unemployment.ts'
import type { RescisaoInput } from './question.ts'

type Answer = Extract<RescisaoTrabalhistaResult, { ok: true }>

export function refusalInWords({ reason }: Extract<RescisaoTrabalhistaResult, { ok: false }>): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos as tabelas de INSS, IR e seguro-desemprego dessa data: esta conta vai de 11/01/2024 em diante. Mude o último dia de trabalho.'
  }
}

/** Warnings that name a number of the law: it changes with the day. */
type WithNumber = 'below-minimum-wage' | 'birthday-withdrawal' | 'domestic-reserve' | 'payroll-loan'

const notices: Record<Exclude<NoticeCode, WithNumber>, string> = {
  'commission-only':
    'Só com a média de extras não há saldo de salário: some à parte as comissões já fechadas do mês da saída.',
  'stability-gestante':
    'Gestante tem estabilidade da confirmação da gravidez até cinco meses depois do parto (ADCT, art. 10, II, "b"). A dispensa sem justa causa pode ser anulada: procure o sindicato ou um advogado antes de assinar.',
  'stability-cipa':
    'Quem é da Cipa tem estabilidade do registro da candidatura até um ano depois do mandato (ADCT, art. 10, II, "a"; CLT, art. 165). Procure o sindicato ou um advogado antes de assinar.',
  'stability-acidente':
    'Depois do auxílio por acidente de trabalho há 12 meses de estabilidade (Lei 8.213/1991, art. 118). Procure o sindicato ou um advogado antes de assinar.',
  'resigning-gestante':
    'O pedido de demissão da gestante só vale com a assistência do sindicato ou, sem ele, da autoridade do trabalho (CLT, art. 500; TST, Tema 55). Sem ela, pode ser anulado.',
  'resigning-stable':
    'Quem tem estabilidade e pede demissão precisa da assistência do sindicato ou, sem ele, da autoridade do trabalho (CLT, art. 500). Sem ela, o pedido pode ser anulado.',
  'waived-empresa':
    'A empresa dispensou você do aviso: ele é indenizado e entra na conta, como se você tivesse escolhido essa opção.',
  'waived-pedido':
    'Pedir para não trabalhar o aviso não libera a empresa de pagar, a não ser que ela prove que você já tinha outro emprego (TST, Súmula 276). Por isso o aviso está na conta; muitas empresas não pagam.',
  'waived-novo_emprego':
    'Com outro emprego provado, a empresa não deve os dias de aviso que você pediu para não trabalhar (TST, Súmula 276): eles não estão na conta.',
  'stability-outra':
    'Se você tem estabilidade (dirigente sindical, pré-aposentadoria da convenção), a dispensa pode ser anulada. Procure o sindicato ou um advogado antes de assinar.',
  'debts-capped':
    'As dívidas com a empresa passam de um mês de remuneração. O que passa não pode sair da rescisão (CLT, art. 477, § 5º).',
  uncovered:
    'Os descontos são maiores do que há a receber. O líquido fica em zero e o que falta não pode ser cobrado na rescisão.',
  'long-worked-notice':
    'Você tem direito a mais de 30 dias de aviso. A Justiça do Trabalho tende a mandar indenizar os dias acima de 30 em vez de fazer trabalhar: eles não estão nesta conta.',
  'notice-refused':
    'Você foi dispensado e não trabalhou o aviso: esta conta não paga o aviso nem desconta nada. A empresa pode descontar os dias em que você deveria ter ido.',
  'notice-in-fine-base':
    'A empresa costuma calcular a multa também sobre o FGTS do aviso indenizado; uma orientação do TST (OJ 42 da SDI-1) diz que não. Você escolhe em “Mais opções”.',
  'thirteenth-crosses-year':
    'O aviso passa de janeiro: o 13º tem avos dos dois anos. INSS e IR foram calculados sobre os dois juntos, como se faz na prática; não há texto oficial que diga isso.',
  'thirteenth-instalments':
    'Contamos que você nada recebeu do 13º deste ano. A primeira parcela vence em 30/11 e a segunda em 20/12: se já recebeu, digite em “13º já recebido este ano”.',
  'agreement-projection':
    'No acordo, metade do aviso é paga; usamos os dias inteiros para projetar a data, porque a lei corta o valor, não o prazo. Há quem use só metade dos dias.',
  'unfair-early-end':
    'No contrato por prazo rompido pela empresa, o seguro-desemprego depende de provar a dispensa sem justa causa.',
  'unemployment-next-year':
    'O valor das parcelas do seguro-desemprego muda em janeiro, e as que são pagas depois seguem o novo, segundo a Agência Brasil: esta conta usa o do último dia de trabalho.',
  'deadline-without-banks':
    'O prazo cai em dia sem expediente nos bancos. Pela regra geral ele iria para o dia útil seguinte (Código Civil, art. 132, § 1º), mas a CLT não diz isso: peça o pagamento até o dia útil anterior.',
}

/** `lastDay` chooses the numbers that the texts name. */
export function noticeInWords(code: NoticeCode, lastDay: IsoDate): string {
  switch (code) {
    case 'below-minimum-wage':
      return belowMinimumWage(lastDay)
    case 'domestic-reserve': {
      const fine = percent(inForce(fgtsTables, lastDay)?.fine.full)
      const reserve = percent(inForce(domesticoTables, lastDay)?.reserveRate, 1)
      return `No trabalho doméstico não há multa de ${fine}: o patrão deposita ${reserve} por mês numa reserva, que vai para você quando a dispensa dá direito (LC 150/2015, art. 22).`
    }
    case 'birthday-withdrawal':
      return `Você saca só a multa; o saldo fica na conta. Voltar ao saque-rescisão leva 24 meses.${anticipation(lastDay)}`
    case 'payroll-loan': {
      const share = percent(inForce(consignadoTables, lastDay)?.severanceShare)
      return `O limite de ${share} das verbas para o consignado (Crédito do Trabalhador) não está confirmado, nem a base dele: veja o seu contrato.`
    }
    default:
      return notices[code]
  }
}

function anticipation(lastDay: IsoDate): string {
  const law = inForce(saqueAniversarioTables, lastDay)
  if (!law) return ''
  const { least, most, withdrawals, waitingDays, from } = law
  return ` Para antecipar saques num banco, desde ${formatDay(from)} são no máximo ${withdrawals}, de ${formatBrl(least)} a ${formatBrl(most)} cada um, e só ${waitingDays} dias depois da opção (Resolução CCFGTS 1.130/2025). O que já foi antecipado continua preso até os saques pagarem.`
}

/** It depends on what was signed. */
export function guaranteeInWords({ least, most }: Guarantee, lastDay: IsoDate): string {
  const { balanceShare, fineShare } = inForce(consignadoTables, lastDay)?.guarantee ?? {}
  const range =
    least === most ? `até ${formatBrl(most)}` : `até algo entre ${roundBrl(least)} e ${roundBrl(most)}`
  return `Se você deu o FGTS em garantia do consignado, o banco pode ficar com até ${percent(balanceShare)} do saldo e ${percent(fineShare)} da multa para pagar o que restar: aqui, ${range}, que não tiramos do saque (Lei 10.820/2003, art. 1º, §§ 5º e 6º). O que ainda sobrar da dívida passa para o próximo emprego com carteira.`
}

function percent(rate: Fraction = 0, decimals = 0): string {
  return formatPercent(rate, decimals)
}

function belowMinimumWage(lastDay: IsoDate): string {
  const minimum = inForce(salarioMinimoTables, lastDay)
  const ofYear = minimum ? ` de ${minimum.from.slice(0, 4)} (${formatBrl(minimum.monthly)})` : ''
  return `Abaixo do salário mínimo${ofYear}. Jornada parcial?`
}

/** Each with its use. */
const documents: Record<DocumentKey, readonly [name: string, use: string]> = {
  trct: ['Termo de rescisão (TRCT) e termo de quitação', 'Confira cada linha com esta conta'],
  ctps: ['Baixa na carteira de trabalho digital', 'Confira a data de saída, com o aviso'],
  'fgts-statement': ['Extrato do FGTS para fins rescisórios', 'Mostra todos os depósitos e a multa'],
  'fgts-key': ['Liberação do saque no FGTS Digital', 'Saque pelo aplicativo FGTS'],
  'unemployment-form': [
    'Requerimento do seguro-desemprego',
    'Peça na Carteira de Trabalho Digital ou no gov.br',
  ],
  'medical-exam': ['Exame médico demissional', 'A empresa marca e paga'],
  'income-report': ['Informe de rendimentos', 'Para a declaração do ano que vem'],
  agreement: ['Acordo assinado pelos dois lados', 'Guarde uma via'],
  'resignation-letter': ['Cópia do pedido de demissão', 'Com a data de entrega'],
  'dependants-certificate': [
    'Certidão de óbito e de dependentes no INSS, ou alvará judicial',
    'Prova quem pode receber',
  ],
  'loan-statement': ['Extrato do consignado', 'Com o saldo depois do desconto'],
}

export function documentInWords(key: DocumentKey): readonly [name: string, use: string] {
  return documents[key]
}

export function unemploymentRefusalInWords(
  refusal: Extract<Unemployment, { ok: false }>,
  input: RescisaoInput,
): string {
  switch (refusal.reason) {
    case 'kind-gives-none':
      return 'Esse motivo de saída não dá direito a seguro-desemprego.'
    case 'must-prove':
      return notices['unfair-early-end']
    case 'too-few-months':
      return `${monthsAskedInWords(refusal, input)} Pelo que você digitou há no máximo ${refusal.most}${refusal.contractWithNotice > refusal.contract ? ', já com o aviso indenizado' : ''}.`
    case 'unknown-months':
      return unknownMonthsInWords(refusal, input)
  }
}

function monthsAskedInWords({ asked: { months, ofLast } }: MonthsAsked, input: RescisaoInput): string {
  const who = input.isDomestic ? 'Para o trabalho doméstico' : requests[input.unemploymentRequest - 1]
  const which = months === ofLast ? `cada um dos ${ofLast} meses` : `${months} dos ${ofLast} meses`
  return `${who} a lei pede salário em ${which} antes da dispensa.`
}

const requests = ['No primeiro pedido', 'No segundo pedido', 'Do terceiro pedido em diante']

function unknownMonthsInWords(months: MonthsAsked, input: RescisaoInput): string {
  const { asked, contract, contractWithNotice, least } = months
  const isTyped = input.recentMonths !== undefined
  const known = isTyped
    ? `Você digitou ${least}.`
    : least === contract
      ? `Este contrato tem ${least}.`
      : `Sabemos de ${least}.`
  const withNotice = least + contractWithNotice - contract
  const notice =
    withNotice >= asked.months && withNotice > least
      ? ` Com o aviso indenizado são ${withNotice}: a Justiça já mandou contar esse tempo (TRF4, 5016120-68.2021.4.04.7107), mas o Ministério pode não contar.`
      : ''
  const ask = isTyped
    ? ''
    : ` Se teve outro emprego nos ${asked.ofLast} meses antes da saída, digite quantos tiveram carteira, em “Mais opções”.`
  return `${monthsAskedInWords(months, input)} ${known}${notice}${ask}`
}

const titles: Record<RescisaoKind, string> = {
  sem_justa_causa: 'Rescisão sem justa causa',
  rescisao_indireta: 'Rescisão indireta',
  pedido_demissao: 'Pedido de demissão',
  justa_causa: 'Rescisão por justa causa',
  acordo_484a: 'Rescisão por acordo',
  termino_prazo: 'Fim do contrato por prazo',
  antecipada_empregador_479: 'Contrato por prazo encerrado pela empresa',
  antecipada_empregado_480: 'Contrato por prazo encerrado por você',
  culpa_reciproca: 'Rescisão por culpa recíproca',
  morte: 'Verbas depois do falecimento',
}

export function titleOf(kind: RescisaoKind): string {
  return titles[kind]
}

export function summaryInWords(
  { total, totalPaid, payBy, fgts, unemployment, next, noticeDays }: Answer,
  { kind }: RescisaoInput,
): string {
  const who = kind === 'morte' ? 'a família' : 'você'
  const none =
    totalPaid > 0 ? 'os descontos levam tudo o que havia a receber' : 'não há nada a receber da empresa'
  const net = total > 0 ? `${who} recebe ${formatBrl(total)} da empresa até ${formatDay(payBy)}` : none
  const [low, high] = fgts.isEstimated ? [fgts.low, fgts.high] : [fgts.account, fgts.account]
  const range =
    low.withdrawable === high.withdrawable
      ? formatBrl(low.withdrawable)
      : `algo entre ${roundBrl(low.withdrawable)} e ${roundBrl(high.withdrawable)}`
  const drawn = high.withdrawable > 0 ? `; do FGTS, pode sacar ${range}` : '; o FGTS fica na conta'
  const wait = next ? ` ${nextYearInWords(next, noticeDays)}` : ''
  return `${net}${drawn}.${unemploymentInWords(unemployment)}${wait}`
}

/** If the last day is the next anniversary or later. */
function nextYearInWords({ years, anniversary, noticeDays, more }: NextYear, now: number): string {
  return `Se a saída for a partir de ${formatDay(anniversary)}, com ${years} ${years === 1 ? 'ano' : 'anos'} de casa, o aviso passa de ${now} para ${noticeDays} dias: ${formatBrl(more)} a mais, bruto.`
}

function unemploymentInWords(unemployment: Unemployment): string {
  if (unemployment.ok) {
    return ` O seguro-desemprego pode dar mais ${unemployment.instalments} parcelas de ${formatBrl(unemployment.instalment)}.`
  }
  return unemployment.reason === 'unknown-months'
    ? ' O seguro-desemprego depende dos meses com carteira antes deste emprego.'
    : ''
}

/** Both ways to count the year that ends tomorrow, with the money between them. */
export function eveInWords({ years, anniversary, noticeDays, net, fgts }: Eve, usedDays: number): string {
  const year = years === 1 ? '1 ano' : `${years} anos`
  const more =
    fgts > 0
      ? `${formatBrl(net)} a mais no líquido e ${formatBrl(fgts)} no FGTS`
      : `${formatBrl(net)} a mais no líquido`
  return `Você sai um dia antes de completar ${year} de casa. Pelas datas o ano se completa em ${formatDay(anniversary)} (Lei 810/1949, art. 1º; Código Civil, art. 132, § 3º): são ${usedDays} dias de aviso, como está na conta. Se contarem também o último dia trabalhado, já são ${year} e ${noticeDays} dias de aviso: ${more}. Não achamos decisão nem norma que resolva: pergunte à empresa como contou e, se preciso, ao sindicato.`
}

export function excludedInWords(input: RescisaoInput): string[] {
  const { kind, stability, variableAverage, payrollLoan = 0, employerDebts = 0, isDomestic, fgts } = input
  const all: [boolean, string][] = [
    [true, 'O que a convenção coletiva da sua categoria dá a mais, como a multa perto da data-base.'],
    [kind === 'morte', 'A pensão por morte do INSS e seguros de vida.'],
    [
      stability === 'nao' && kind !== 'morte',
      'Estabilidade de gestante, Cipa ou acidente. Se é o seu caso, marque em “Mais opções”.',
    ],
    [stability !== 'nao', 'A indenização do período de estabilidade.'],
    [
      true,
      'Valores discutidos na Justiça, e a multa sobre o que a empresa reconhece e não paga (CLT, art. 467).',
    ],
    [
      kind === 'sem_justa_causa' || kind === 'rescisao_indireta',
      'As outras condições do seguro-desemprego: não ter outra renda nem benefício do INSS e, depois de um seguro, 16 meses entre uma dispensa e a outra (Resolução Codefat 957/2022, art. 36, que não lemos inteira).',
    ],
    [variableAverage > 0, 'Comissões e horas extras já feitas no mês da saída.'],
    [!isDomestic, 'Trabalho doméstico, que tem regra própria. Marque em “Mais opções”.'],
    [
      payrollLoan === 0,
      'Empréstimo consignado, que pode levar parte das verbas e, se foi dado em garantia, do FGTS e a multa: informe em “Mais opções”.',
    ],
    [
      employerDebts === 0,
      'Descontos de vale-transporte, plano de saúde e adiantamentos, a não ser que você informe.',
    ],
    [
      'balance' in fgts,
      'Saques que você já fez do FGTS: a multa conta todos os depósitos, mas o saque é só do que sobrou.',
    ],
    [
      !('balance' in fgts),
      'A correção pela TR e os lucros do FGTS. O extrato do aplicativo FGTS dá o valor certo.',
    ],
  ]
  return all.filter(([applies]) => applies).map(([, text]) => text)
}
