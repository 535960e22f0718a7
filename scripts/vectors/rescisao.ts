import { calculateRescisao } from '#web/finance/labour/rescisao.ts'
import { calculateSeguroDesemprego } from '#web/finance/labour/seguro-desemprego.ts'
import { rescisaoKinds } from '#web/finance/tables/labour/rescisao.ts'
import {
  type Calculations,
  cents,
  day,
  flag,
  granted,
  type Inputs,
  list,
  number,
  type Outputs,
  oneOf,
  optional,
  reais,
  yearOrAsOf,
} from './values.ts'

const notices = ['indenizado', 'trabalhado', 'nao_cumprido', 'dispensado'] as const

function overdueVacation(period: unknown) {
  const { dias, dobro } = Object(period) as Inputs
  return { days: optional(dias, number, 30), doubled: flag(dobro) }
}

function rescisao(inputs: Inputs): Outputs {
  const result = granted(
    calculateRescisao({
      kind: oneOf(inputs.tipo, rescisaoKinds),
      admission: day(inputs.admissao),
      lastDay: day(inputs.desligamento),
      salary: cents(inputs.salario),
      notice: optional(inputs.aviso, (value) => oneOf(value, notices), undefined),
      dependants: optional(inputs.dependentes, number, 0),
      fgtsDeposits: optional(inputs.saldo_fgts, cents, 0),
      overdueVacations: optional(inputs.ferias_vencidas, list, []).map(overdueVacation),
      absences: optional(inputs.faltas, number, 0),
      fixedTermEnd: optional(inputs.termo_final, day, undefined),
      noticeInFineBase: optional(inputs.aviso_na_base_multa, flag, true),
      provedLoss: optional(inputs.prejuizo_480, cents, 0),
    }),
  )
  const { verbas, discounts, fgts } = result
  return {
    dias_aviso: result.noticeDays,
    data_projetada: result.projectedDate,
    saldo_salario: reais(verbas.salaryBalance),
    aviso_indenizado: reais(verbas.notice),
    avos_13: result.thirteenthAvos,
    decimo_terceiro: reais(verbas.thirteenth),
    avos_ferias: result.vacationAvos,
    ferias_proporcionais: reais(verbas.accruedVacation),
    terco_proporcionais: reais(verbas.accruedThird),
    ferias_vencidas: reais(verbas.overdueVacation),
    terco_vencidas: reais(verbas.overdueThird),
    indenizacao_479: reais(verbas.earlyEnd),
    inss_saldo: reais(discounts.inssBalance),
    irrf_saldo: reais(discounts.irrfBalance),
    inss_13: reais(discounts.inssThirteenth),
    irrf_13: reais(discounts.irrfThirteenth),
    desconto_aviso: reais(discounts.notice),
    desconto_480: reais(discounts.earlyEnd),
    total_proventos: reais(result.totalPaid),
    total_descontos: reais(result.totalDiscounts),
    liquido: reais(result.net),
    descoberto: reais(result.uncovered),
    fgts_rescisao: reais(fgts.deposits),
    multa_fgts: reais(fgts.fine),
    saque_fgts_fracao: fgts.withdrawal,
  }
}

export const calculations: Calculations = {
  rescisao,
  seguro_desemprego: ({ ano, salarios, solicitacao, meses_36 }) => {
    const insurance = granted(
      calculateSeguroDesemprego({
        salaries: list(salarios).map(cents),
        request: optional(solicitacao, number, 1),
        monthsWorked: number(meses_36),
        date: `${yearOrAsOf(ano)}-12-31`,
      }),
    )
    return {
      media: reais(insurance.average),
      parcela: reais(insurance.instalment),
      parcelas: insurance.instalments,
    }
  },
}
