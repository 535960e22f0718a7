import { calculations as financiamento } from './financiamento.ts'
import { calculations as ganhoCapital } from './ganho-capital.ts'
import { calculations as importacao } from './importacao.ts'
import { calculations as inssIrrf } from './inss-irrf.ts'
import { calculations as iof } from './iof.ts'
import { calculations as mercado } from './mercado.ts'
import { calculations as planejamento } from './planejamento.ts'
import { calculations as rendaFixa } from './renda-fixa.ts'
import { calculations as rescisao } from './rescisao.ts'
import { calculations as taxas } from './taxas.ts'
import type { Calculations } from './values.ts'

export const calculations: Calculations = {
  ...iof,
  ...rescisao,
  ...inssIrrf,
  ...ganhoCapital,
  ...rendaFixa,
  ...taxas,
  ...financiamento,
  ...importacao,
  ...planejamento,
  ...mercado,
}
