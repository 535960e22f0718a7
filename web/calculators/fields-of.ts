// Written by `npm run typegen` from the folders of web/calculators.

import { fields as acoesMensal } from './acoes-mensal/fields.ts'
import { fields as aposentadoria } from './aposentadoria/fields.ts'
import { fields as bitcoinVenda } from './bitcoin-venda/fields.ts'
import { fields as calculadoraIof } from './calculadora-iof/fields.ts'
import { fields as calculadoraMoedas } from './calculadora-moedas/fields.ts'
import { fields as cambioModalidades } from './cambio-modalidades/fields.ts'
import { fields as cdb } from './cdb/fields.ts'
import { fields as cltPj } from './clt-pj/fields.ts'
import { fields as comparadorCustos } from './comparador-custos/fields.ts'
import { fields as conversorCdi } from './conversor-cdi/fields.ts'
import { fields as conversorTaxas } from './conversor-taxas/fields.ts'
import { fields as correcaoMonetaria } from './correcao-monetaria/fields.ts'
import { fields as decimoTerceiro } from './decimo-terceiro/fields.ts'
import { fields as ferias } from './ferias/fields.ts'
import type { Fields } from './form/fields.ts'
import { fields as fundosImobiliarios } from './fundos-imobiliarios/fields.ts'
import { fields as ganhoCapital } from './ganho-capital/fields.ts'
import { fields as impostoDeRenda } from './imposto-de-renda/fields.ts'
import { fields as independenciaFinanceira } from './independencia-financeira/fields.ts'
import { fields as jurosCompostos } from './juros-compostos/fields.ts'
import { fields as lciLca } from './lci-lca/fields.ts'
import { fields as orcamentoViagem } from './orcamento-viagem/fields.ts'
import { fields as precoMedio } from './preco-medio/fields.ts'
import type { CalculatorSlug } from './registry.ts'
import { fields as rendaPassiva } from './renda-passiva/fields.ts'
import { fields as rentabilidadeReal } from './rentabilidade-real/fields.ts'
import { fields as rescisaoTrabalhista } from './rescisao-trabalhista/fields.ts'
import { fields as roi } from './roi/fields.ts'
import { fields as salarioLiquido } from './salario-liquido/fields.ts'
import { fields as simuladorFinanciamento } from './simulador-financiamento/fields.ts'
import { fields as tesouroDireto } from './tesouro-direto/fields.ts'

/** The fields of every calculator: what the Studio offers an editor to fill in before. No law, no words. */
export const fieldsOf: Readonly<Record<CalculatorSlug, Fields>> = {
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
