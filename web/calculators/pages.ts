// Written by `npm run typegen` from the folders of web/calculators.

import { page as aposentadoria } from './aposentadoria/about.ts'
import { page as calculadoraIof } from './calculadora-iof/about.ts'
import { page as calculadoraMoedas } from './calculadora-moedas/about.ts'
import { page as cltPj } from './clt-pj/about.ts'
import { page as comparadorCustos } from './comparador-custos/about.ts'
import { page as conversorCdi } from './conversor-cdi/about.ts'
import { page as conversorTaxas } from './conversor-taxas/about.ts'
import { page as correcaoMonetaria } from './correcao-monetaria/about.ts'
import { page as decimoTerceiro } from './decimo-terceiro/about.ts'
import { page as ferias } from './ferias/about.ts'
import { page as ganhoCapital } from './ganho-capital/about.ts'
import { page as impostoDeRenda } from './imposto-de-renda/about.ts'
import { page as independenciaFinanceira } from './independencia-financeira/about.ts'
import { page as jurosCompostos } from './juros-compostos/about.ts'
import { page as orcamentoViagem } from './orcamento-viagem/about.ts'
import { page as precoMedio } from './preco-medio/about.ts'
import { page as rendaPassiva } from './renda-passiva/about.ts'
import { page as rentabilidadeReal } from './rentabilidade-real/about.ts'
import { page as rescisaoTrabalhista } from './rescisao-trabalhista/about.ts'
import { page as roi } from './roi/about.ts'
import { page as salarioLiquido } from './salario-liquido/about.ts'
import { page as simuladorFinanciamento } from './simulador-financiamento/about.ts'

/** The calculators with a page of their own, by its address. */
export const calculatorPages = {
  '/juros-compostos': jurosCompostos,
  '/simulador-financiamento': simuladorFinanciamento,
  '/rescisao-trabalhista': rescisaoTrabalhista,
  '/calculadora-moedas': calculadoraMoedas,
  '/calculadora-iof': calculadoraIof,
  '/ganho-capital': ganhoCapital,
  '/conversor-taxas': conversorTaxas,
  '/rentabilidade-real': rentabilidadeReal,
  '/renda-passiva': rendaPassiva,
  '/independencia-financeira': independenciaFinanceira,
  '/aposentadoria': aposentadoria,
  '/conversor-cdi': conversorCdi,
  '/roi': roi,
  '/orcamento-viagem': orcamentoViagem,
  '/comparador-custos': comparadorCustos,
  '/salario-liquido': salarioLiquido,
  '/decimo-terceiro': decimoTerceiro,
  '/ferias': ferias,
  '/clt-pj': cltPj,
  '/preco-medio': precoMedio,
  '/imposto-de-renda': impostoDeRenda,
  '/correcao-monetaria': correcaoMonetaria,
} as const
