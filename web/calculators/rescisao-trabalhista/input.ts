import * as z from 'zod/mini'
import { completeYears } from '#web/finance/labour/service-time.ts'
import { rescisaoKinds } from '#web/finance/tables/labour/rescisao.ts'
import {
  brlField,
  choiceField,
  dayField,
  listField,
  optionalField,
  percentField,
  refuseConflicts,
  textField,
  wholeField,
  yesNoField,
} from '../form/old/fields.ts'
import type { RescisaoInput } from './question.ts'

const most = 1_000_000_00
const amount = (label: string) => optionalField(brlField(label, { max: most }))

const typed = z.object({
  kind: choiceField('Motivo', rescisaoKinds),
  salary: brlField('Último salário bruto', { max: most }),
  variableAverage: brlField('Médias (horas extras, comissão, adicionais)', { max: most }),
  admission: dayField('Admissão', { min: '1940-01-01' }),
  lastDay: dayField('Último dia de trabalho', { max: '2099-12-31' }),
  notice: choiceField('Aviso prévio', ['indenizado', 'trabalhado', 'nao_cumprido', 'dispensado']),
  overdueVacations: listField(
    'Períodos de férias vencidas',
    { absences: wholeField('Faltas no período vencido', { min: 0, max: 60 }) },
    { max: 3 },
  ),
  absences: wholeField('Faltas no período atual', { min: 0, max: 60 }),
  fixedTermEnd: optionalField(dayField('Fim previsto do contrato')),
  provedLoss: amount('Prejuízo provado pela empresa'),
  thirteenthAdvance: amount('13º já adiantado'),
  employerDebts: amount('Dívidas com a empresa'),
  dependants: wholeField('Dependentes no IR', { min: 0, max: 20 }),
  alimonyBalance: amount('Pensão sobre o saldo de salário'),
  alimonyThirteenth: amount('Pensão sobre o 13º'),
  payrollLoan: amount('Consignado que falta pagar'),
  fgtsBalance: optionalField(brlField('Depósitos do FGTS', { max: 100 * most })),
  salaryGrowth: percentField('Aumento do salário por ano', { min: 0, max: 0.3 }),
  noticeInFineBase: yesNoField('Multa também sobre o FGTS do aviso'),
  hasBirthdayWithdrawal: yesNoField('Saque-aniversário'),
  isDomestic: yesNoField('Trabalho doméstico'),
  stability: choiceField('Estabilidade', ['nao', 'gestante', 'cipa', 'acidente', 'outra']),
  unemploymentRequest: wholeField('Pedido de seguro-desemprego', { min: 1, max: 10 }),
  monthsWorked: optionalField(wholeField('Meses trabalhados nos últimos 36', { min: 0, max: 36 })),
  trct: z.optional(
    listField(
      'Linhas do TRCT',
      { key: textField('Linha'), amount: brlField('Valor no TRCT', { max: 100 * most }) },
      { max: 40 },
    ),
  ),
})

/** What was typed, by field, to a question for `calculateRescisaoTrabalhista`. */
export const rescisaoInput = z.pipe(
  typed,
  z.transform((fields, context): RescisaoInput => {
    refuseConflicts(context, conflicts(fields))
    const { fgtsBalance, salaryGrowth, alimonyBalance = 0, alimonyThirteenth = 0, ...rest } = fields
    return {
      ...rest,
      alimony: { balance: alimonyBalance, thirteenth: alimonyThirteenth },
      fgts: fgtsBalance === undefined ? { salaryGrowth } : { balance: fgtsBalance },
    }
  }),
)

type Typed = z.output<typeof typed>

/** What is wrong between fields that are right alone. */
function conflicts(fields: Typed): [keyof Typed, string][] {
  const { admission, lastDay, overdueVacations } = fields
  if (admission > lastDay) return [['admission', 'A admissão não pode ser depois do último dia.']]
  const found = termConflicts(fields)
  const years = completeYears(admission, lastDay)
  if (overdueVacations.length > years) {
    const periods = years === 1 ? 'se completa 1 período' : `se completam ${years} períodos`
    found.push(['overdueVacations', `De uma data à outra só ${periods} de férias.`])
  }
  if (fields.salary + fields.variableAverage === 0) {
    found.push(['salary', 'Preencha o salário, as médias ou os dois.'])
  }
  if (fields.kind === 'pedido_demissao' && fields.notice === 'indenizado') {
    found.push([
      'notice',
      'No pedido de demissão a empresa não indeniza o aviso: escolha trabalhado, não cumprido (desconta 30 dias) ou dispensado.',
    ])
  }
  return found
}

function termConflicts({ kind, fixedTermEnd, lastDay }: Typed): [keyof Typed, string][] {
  const endsEarly = kind === 'antecipada_empregador_479' || kind === 'antecipada_empregado_480'
  if (!endsEarly) return []
  if (fixedTermEnd === undefined) return [['fixedTermEnd', 'Preencha o campo Fim previsto do contrato.']]
  if (fixedTermEnd <= lastDay) {
    return [['fixedTermEnd', 'O fim previsto precisa ser depois do último dia de trabalho.']]
  }
  return []
}

/** The golden case of spec/pages.md §14. */
export const rescisaoExample = {
  kind: 'sem_justa_causa',
  salary: '3.500,00',
  variableAverage: '0,00',
  admission: '10/03/2023',
  lastDay: '20/11/2026',
  notice: 'indenizado',
  overdueVacations: [],
  absences: '0',
  fixedTermEnd: '',
  provedLoss: '',
  thirteenthAdvance: '',
  employerDebts: '',
  dependants: '0',
  alimonyBalance: '',
  alimonyThirteenth: '',
  payrollLoan: '',
  fgtsBalance: '',
  salaryGrowth: '5,00',
  noticeInFineBase: 'sim',
  hasBirthdayWithdrawal: 'nao',
  isDomestic: 'nao',
  stability: 'nao',
  unemploymentRequest: '1',
  monthsWorked: '',
}
