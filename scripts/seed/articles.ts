import { acoesParaIniciantes } from './articles/acoes-para-iniciantes.ts'
import { bitcoin } from './articles/bitcoin.ts'
import { blackFridayImpactoFinanceiro } from './articles/black-friday-impacto-financeiro.ts'
import { carrosAutonomos } from './articles/carros-autonomos.ts'
import { cartaoCreditoViagens } from './articles/cartao-credito-viagens.ts'
import { commoditiesAgricolas } from './articles/commodities-agricolas.ts'
import { criptoRegulamentacaoBrasil2025 } from './articles/cripto-regulamentacao-brasil-2025.ts'
import { criptomoedaImpostoRenda } from './articles/criptomoeda-imposto-renda.ts'
import { decimoTerceiroImpactoFinanceiro } from './articles/decimo-terceiro-impacto-financeiro.ts'
import { declaracaoImpostoRenda2026Organizacao } from './articles/declaracao-imposto-renda-2026-organizacao.ts'
import { dolarEleicoesAmericanas } from './articles/dolar-eleicoes-americanas.ts'
import { economiaDomesticaEnergia } from './articles/economia-domestica-reduzindo-gastos-energia-primavera.ts'
import { ethereum } from './articles/ethereum.ts'
import { fimTaxaBlusinhasImpactoFinanceiro } from './articles/fim-taxa-blusinhas-impacto-financeiro.ts'
import { financiamentoVeiculos } from './articles/financiamento-veiculos.ts'
import { formulasCalculadorasExcel } from './articles/formulas-calculadoras-excel.ts'
import { fundosImobiliariosDiversificar } from './articles/fundos-imobiliarios-diversificar.ts'
import { iaInvestimentos } from './articles/ia-investimentos.ts'
import { isencaoIr5MilImpactoFinanceiro } from './articles/isencao-ir-5-mil-impacto-financeiro.ts'
import { mudancasIof2025 } from './articles/mudancas-iof-2025.ts'
import { onix2026 } from './articles/onix-2026.ts'
import { pixInternacional } from './articles/pix-internacional.ts'
import { planejamentoFinanceiroFimAno } from './articles/planejamento-financeiro-fim-ano.ts'
import { previdenciaAos30 } from './articles/previdencia-aos-30.ts'
import { relogiosLuxo } from './articles/relogios-luxo.ts'
import { rendaFixa2025 } from './articles/renda-fixa-2025.ts'
import { segurosViagem } from './articles/seguros-viagem.ts'
import { selicImpactoFinanceiro } from './articles/selic-impacto-financeiro.ts'
import { tesouroDiretoVsRendaFixa } from './articles/tesouro-direto-vs-renda-fixa.ts'
import { usdt } from './articles/usdt.ts'
import { varejoBrasil2025 } from './articles/varejo-brasil-2025.ts'
import type { ArticleSeed } from './portable-text.ts'

/** Every text of the blog. */
export const articles: ArticleSeed[] = [
  acoesParaIniciantes,
  bitcoin,
  blackFridayImpactoFinanceiro,
  carrosAutonomos,
  cartaoCreditoViagens,
  commoditiesAgricolas,
  criptoRegulamentacaoBrasil2025,
  criptomoedaImpostoRenda,
  decimoTerceiroImpactoFinanceiro,
  declaracaoImpostoRenda2026Organizacao,
  dolarEleicoesAmericanas,
  economiaDomesticaEnergia,
  ethereum,
  fimTaxaBlusinhasImpactoFinanceiro,
  financiamentoVeiculos,
  formulasCalculadorasExcel,
  fundosImobiliariosDiversificar,
  iaInvestimentos,
  isencaoIr5MilImpactoFinanceiro,
  mudancasIof2025,
  onix2026,
  pixInternacional,
  planejamentoFinanceiroFimAno,
  previdenciaAos30,
  relogiosLuxo,
  rendaFixa2025,
  segurosViagem,
  selicImpactoFinanceiro,
  tesouroDiretoVsRendaFixa,
  usdt,
  varejoBrasil2025,
]
