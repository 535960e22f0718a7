// Written by `npm run typegen` from the folders of web/calculators.

import { calculator as acoesMensal } from './acoes-mensal/calculator.ts'
import { calculator as aposentadoria } from './aposentadoria/calculator.ts'
import { calculator as bitcoinVenda } from './bitcoin-venda/calculator.ts'
import { calculator as calculadoraIof } from './calculadora-iof/calculator.ts'
import { calculator as calculadoraMoedas } from './calculadora-moedas/calculator.ts'
import { calculator as cambioModalidades } from './cambio-modalidades/calculator.ts'
import { calculator as cdb } from './cdb/calculator.ts'
import { calculator as cltPj } from './clt-pj/calculator.ts'
import { calculator as comparadorCustos } from './comparador-custos/calculator.ts'
import { calculator as conversorCdi } from './conversor-cdi/calculator.ts'
import { calculator as conversorTaxas } from './conversor-taxas/calculator.ts'
import { calculator as correcaoMonetaria } from './correcao-monetaria/calculator.ts'
import { calculator as decimoTerceiro } from './decimo-terceiro/calculator.ts'
import { calculator as ferias } from './ferias/calculator.ts'
import type { Calculator } from './form/calculator.ts'
import { calculator as fundosImobiliarios } from './fundos-imobiliarios/calculator.ts'
import { calculator as ganhoCapital } from './ganho-capital/calculator.ts'
import { calculator as impostoDeRenda } from './imposto-de-renda/calculator.ts'
import { calculator as independenciaFinanceira } from './independencia-financeira/calculator.ts'
import { calculator as jurosCompostos } from './juros-compostos/calculator.ts'
import { calculator as lciLca } from './lci-lca/calculator.ts'
import { calculator as orcamentoViagem } from './orcamento-viagem/calculator.ts'
import { calculator as precoMedio } from './preco-medio/calculator.ts'
import type { CalculatorSlug } from './registry.ts'
import { calculator as rendaPassiva } from './renda-passiva/calculator.ts'
import { calculator as rentabilidadeReal } from './rentabilidade-real/calculator.ts'
import { calculator as rescisaoTrabalhista } from './rescisao-trabalhista/calculator.ts'
import { calculator as roi } from './roi/calculator.ts'
import { calculator as salarioLiquido } from './salario-liquido/calculator.ts'
import { calculator as simuladorFinanciamento } from './simulador-financiamento/calculator.ts'
import { calculator as tesouroDireto } from './tesouro-direto/calculator.ts'

/** Every calculator whole, with its words and its law: for the server, scripts and tests. */
export const definitions: Readonly<Record<CalculatorSlug, Calculator>> = {
  'acoes-mensal': acoesMensal,
  aposentadoria,
  'bitcoin-venda': bitcoinVenda,
  'calculadora-iof': calculadoraIof,
  'calculadora-moedas': calculadoraMoedas,
  'cambio-modalidades': cambioModalidades,
  cdb,
  'clt-pj': cltPj,
  'comparador-custos': comparadorCustos,
  'conversor-cdi': conversorCdi,
  'conversor-taxas': conversorTaxas,
  'correcao-monetaria': correcaoMonetaria,
  'decimo-terceiro': decimoTerceiro,
  ferias,
  'fundos-imobiliarios': fundosImobiliarios,
  'ganho-capital': ganhoCapital,
  'imposto-de-renda': impostoDeRenda,
  'independencia-financeira': independenciaFinanceira,
  'juros-compostos': jurosCompostos,
  'lci-lca': lciLca,
  'orcamento-viagem': orcamentoViagem,
  'preco-medio': precoMedio,
  'renda-passiva': rendaPassiva,
  'rentabilidade-real': rentabilidadeReal,
  'rescisao-trabalhista': rescisaoTrabalhista,
  roi,
  'salario-liquido': salarioLiquido,
  'simulador-financiamento': simuladorFinanciamento,
  'tesouro-direto': tesouroDireto,
}
