import { parseDay } from '#web/finance/core/format.ts'
import { domesticoTables } from '#web/finance/tables/labour/domestico.ts'
import { seguroDesempregoTables } from '#web/finance/tables/labour/seguro-desemprego.ts'
import { fromToday } from '../form/example-days.ts'
import { brl, choice, day, percent, rows, type Texts, whole, yesNo } from '../form/fields.ts'

const most = 1_000_000_00

const isKind =
  (...kinds: readonly string[]) =>
  ({ kind = '' }: Texts) =>
    kinds.includes(kind)
const isEmployers = isKind('sem_justa_causa', 'rescisao_indireta', 'acordo_484a', 'culpa_reciproca')
const hasNotice = (texts: Texts) => isEmployers(texts) || texts.kind === 'pedido_demissao'
const endsEarly = isKind('antecipada_empregador_479', 'antecipada_empregado_480')
const hasFine = (texts: Texts) => isEmployers(texts) || texts.kind === 'antecipada_empregador_479'

/** Months before the dismissal in which the law looks for salaries, by the newest edition: they have not changed since 2015. */
export function recentWindow({ isDomestic, unemploymentRequest }: Texts): number {
  const ofRequest = seguroDesempregoTables[0]?.entitlement[Number(unemploymentRequest) - 1]
  const asked = isDomestic === 'sim' ? domesticoTables[0]?.unemployment : ofRequest
  return asked?.ofLast ?? 0
}

/** From October on most employees have the first instalment, which the dismissal takes off; before, those who asked for it. */
function thirteenthHint({ lastDay = '' }: Texts): string {
  const month = Number(parseDay(lastDay)?.slice(5, 7))
  return month >= 10 ? 'A 1ª parcela sai até 30/11. Vazio: nada' : 'Com as férias, por exemplo. Vazio: nada'
}

/** The golden case of the specification; on the page the last day is today. */
export const fields = {
  kind: choice('Motivo da saída', {
    key: 'm',
    options: {
      sem_justa_causa: 'demissão sem justa causa',
      pedido_demissao: 'pedido de demissão',
      acordo_484a: 'acordo (art. 484-A)',
      justa_causa: 'justa causa',
      termino_prazo: 'fim do contrato por prazo',
      rescisao_indireta: 'rescisão indireta',
      antecipada_empregador_479: 'contrato por prazo, encerrado antes pela empresa',
      antecipada_empregado_480: 'contrato por prazo, encerrado antes por você',
      culpa_reciproca: 'culpa recíproca ou força maior',
      morte: 'falecimento',
    },
  }),
  salary: brl('Último salário bruto', { key: 's', example: '3.500,00', max: most, half: true }),
  variableAverage: brl('Média de extras', {
    key: 'v',
    example: '0,00',
    max: most,
    half: true,
    optional: true,
    hint: 'Hora extra, comissão, adicional, por mês',
  }),
  admission: day('Admissão', {
    key: 'a',
    example: fromToday(-44, -10),
    min: '1940-01-01',
    half: true,
    mayBeMonth: true,
    until: 'lastDay',
  }),
  lastDay: day('Último dia de trabalho', {
    key: 'd',
    max: '2099-12-31',
    live: 'today',
    assumed: true,
    half: true,
  }),
  fixedTermEnd: day('Fim previsto do contrato', { key: 'f', max: '2099-12-31', when: endsEarly }),
  notice: choice('Aviso prévio', {
    key: 'p',
    options: {
      indenizado: 'indenizado: pago, sem trabalhar',
      trabalhado: 'trabalhado até o último dia',
      nao_cumprido: 'não cumprido',
      dispensado: 'dispensado',
    },
    when: hasNotice,
    suggest: ({ kind }) => (kind === 'pedido_demissao' ? 'trabalhado' : undefined),
  }),
  waiver: choice('Quem dispensou do aviso', {
    key: 'q',
    options: {
      empresa: 'a empresa',
      pedido: 'eu pedi para não trabalhar',
      novo_emprego: 'eu pedi, com novo emprego provado',
    },
    when: (texts) => isEmployers(texts) && texts.notice === 'dispensado',
  }),
  overdueVacations: whole('Quantos períodos de férias você completou e não tirou?', {
    key: 'fv',
    example: '0',
    max: 3,
    assumed: true,
    unit: ({ overdueVacations }) => (overdueVacations === '1' ? 'período' : 'períodos'),
    optional: true,
    hint: 'Cada período são 12 meses de trabalho',
  }),
  thirteenthAdvance: brl('13º já recebido este ano', {
    key: 'at',
    max: most,
    optional: true,
    half: true,
    hint: thirteenthHint,
  }),
  fgtsBalance: brl('Depósitos do FGTS', {
    key: 'g',
    max: 100 * most,
    optional: true,
    half: true,
    hint: 'Vazio: fazemos uma estimativa',
  }),
  hasBirthdayWithdrawal: yesNo('Optou pelo saque-aniversário', { key: 'sa' }),
  overdueAbsences: rows('Faltas em cada período vencido', {
    key: 'fvf',
    cells: { absences: whole('faltas', { key: 'n', max: 60 }) },
    max: 3,
    more: true,
    when: ({ overdueVacations = '' }) => Number(overdueVacations) > 0,
    hint: 'Uma linha por período, o mais antigo primeiro. Vazio: nenhuma',
  }),
  absences: whole('Faltas sem justificativa', {
    key: 'fa',
    example: '0',
    max: 60,
    optional: true,
    more: true,
    half: true,
    hint: 'No período de férias atual',
  }),
  dependants: whole('Dependentes no IR', {
    key: 'n',
    example: '0',
    max: 20,
    optional: true,
    more: true,
    half: true,
  }),
  payrollLoan: brl('Consignado que falta pagar', {
    key: 'c',
    max: most,
    optional: true,
    more: true,
    half: true,
  }),
  alimonyBalance: brl('Pensão sobre o saldo', {
    key: 'ps',
    max: most,
    optional: true,
    more: true,
    half: true,
  }),
  alimonyThirteenth: brl('Pensão sobre o 13º', {
    key: 'pt',
    max: most,
    optional: true,
    more: true,
    half: true,
  }),
  employerDebts: brl('Dívidas com a empresa', {
    key: 'de',
    max: most,
    optional: true,
    more: true,
    hint: 'Vale, adiantamento de salário, plano de saúde',
  }),
  provedLoss: brl('Prejuízo provado pela empresa', {
    key: 'pj',
    max: most,
    optional: true,
    more: true,
    when: isKind('antecipada_empregado_480'),
  }),
  salaryGrowth: percent('Aumento do salário', {
    key: 'gs',
    example: '5',
    max: 0.3,
    step: 0.5,
    unit: '% ao ano',
    more: true,
    hint: 'Para estimar os depósitos do FGTS',
    when: ({ fgtsBalance = '' }) => fgtsBalance.trim() === '',
  }),
  noticeInFineBase: yesNo('Multa também sobre o FGTS do aviso', {
    key: 'mb',
    example: 'sim',
    more: true,
    when: hasFine,
  }),
  isDomestic: yesNo('Trabalho doméstico', { key: 'do', more: true }),
  stability: choice('Estabilidade', {
    key: 'e',
    options: {
      nao: 'não tenho',
      gestante: 'gestante',
      cipa: 'Cipa',
      acidente: 'acidente de trabalho',
      outra: 'outra',
    },
    more: true,
  }),
  unemploymentRequest: choice('Pedido de seguro-desemprego', {
    key: 'u',
    options: { '1': 'primeiro', '2': 'segundo', '3': 'terceiro ou mais' },
    more: true,
  }),
  recentMonths: whole('Meses com carteira antes da saída', {
    key: 'ur',
    max: 24,
    unit: (texts) => `dos últimos ${recentWindow(texts)}`,
    optional: true,
    more: true,
    hint: 'Em qualquer emprego: decidem se há seguro-desemprego. Vazio: só os deste contrato',
  }),
  monthsWorked: whole('Meses com carteira em três anos', {
    key: 'um',
    max: 36,
    unit: 'dos últimos 36',
    optional: true,
    more: true,
    hint: 'Decidem quantas parcelas. Vazio: só os deste contrato',
  }),
}
