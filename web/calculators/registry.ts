// Written by `npm run typegen` from the folders of web/calculators.

import { about as acoesMensal } from './acoes-mensal/about.ts'
import { about as aposentadoria } from './aposentadoria/about.ts'
import { about as bitcoinVenda } from './bitcoin-venda/about.ts'
import { about as calculadoraIof } from './calculadora-iof/about.ts'
import { about as calculadoraMoedas } from './calculadora-moedas/about.ts'
import { about as cambioModalidades } from './cambio-modalidades/about.ts'
import { about as cdb } from './cdb/about.ts'
import { about as cltPj } from './clt-pj/about.ts'
import { about as comparadorCustos } from './comparador-custos/about.ts'
import { about as conversorCdi } from './conversor-cdi/about.ts'
import { about as conversorTaxas } from './conversor-taxas/about.ts'
import { about as correcaoMonetaria } from './correcao-monetaria/about.ts'
import { about as decimoTerceiro } from './decimo-terceiro/about.ts'
import { about as ferias } from './ferias/about.ts'
import { about as fundosImobiliarios } from './fundos-imobiliarios/about.ts'
import { about as ganhoCapital } from './ganho-capital/about.ts'
import { about as impostoDeRenda } from './imposto-de-renda/about.ts'
import { about as independenciaFinanceira } from './independencia-financeira/about.ts'
import { about as jurosCompostos } from './juros-compostos/about.ts'
import { about as lciLca } from './lci-lca/about.ts'
import { about as orcamentoViagem } from './orcamento-viagem/about.ts'
import { about as precoMedio } from './preco-medio/about.ts'
import { about as rendaPassiva } from './renda-passiva/about.ts'
import { about as rentabilidadeReal } from './rentabilidade-real/about.ts'
import { about as rescisaoTrabalhista } from './rescisao-trabalhista/about.ts'
import { about as roi } from './roi/about.ts'
import { about as salarioLiquido } from './salario-liquido/about.ts'
import { about as simuladorFinanciamento } from './simulador-financiamento/about.ts'
import { about as tesouroDireto } from './tesouro-direto/about.ts'

/** Every calculator by its slug, in the order of the index. */
export const calculators = {
  'juros-compostos': jurosCompostos,
  'simulador-financiamento': simuladorFinanciamento,
  'rescisao-trabalhista': rescisaoTrabalhista,
  'calculadora-moedas': calculadoraMoedas,
  'calculadora-iof': calculadoraIof,
  'ganho-capital': ganhoCapital,
  'conversor-taxas': conversorTaxas,
  'rentabilidade-real': rentabilidadeReal,
  'renda-passiva': rendaPassiva,
  'independencia-financeira': independenciaFinanceira,
  aposentadoria,
  'conversor-cdi': conversorCdi,
  roi,
  'orcamento-viagem': orcamentoViagem,
  'comparador-custos': comparadorCustos,
  'tesouro-direto': tesouroDireto,
  cdb,
  'lci-lca': lciLca,
  'acoes-mensal': acoesMensal,
  'fundos-imobiliarios': fundosImobiliarios,
  'cambio-modalidades': cambioModalidades,
  'bitcoin-venda': bitcoinVenda,
  'salario-liquido': salarioLiquido,
  'decimo-terceiro': decimoTerceiro,
  ferias,
  'clt-pj': cltPj,
  'preco-medio': precoMedio,
  'imposto-de-renda': impostoDeRenda,
  'correcao-monetaria': correcaoMonetaria,
} as const

export type CalculatorSlug = keyof typeof calculators
