import { bitcoin } from './articles/bitcoin.ts'
import { acoesParaIniciantes } from './articles/acoes-para-iniciantes.ts'
import { carrosAutonomos } from './articles/carros-autonomos.ts'
import { blackFridayImpactoFinanceiro } from './articles/black-friday-impacto-financeiro.ts'
import { cartaoCreditoViagens } from './articles/cartao-credito-viagens.ts'
import { dolarEleicoesAmericanas } from './articles/dolar-eleicoes-americanas.ts'
import { ethereum } from './articles/ethereum.ts'
import { criptoRegulamentacaoBrasil2025 } from './articles/cripto-regulamentacao-brasil-2025.ts'
import { criptomoedaImpostoRenda } from './articles/criptomoeda-imposto-renda.ts'
import { declaracaoImpostoRenda2026Organizacao } from './articles/declaracao-imposto-renda-2026-organizacao.ts'
import { fimTaxaBlusinhasImpactoFinanceiro } from './articles/fim-taxa-blusinhas-impacto-financeiro.ts'
import { commoditiesAgricolas } from './articles/commodities-agricolas.ts'
import { financiamentoVeiculos } from './articles/financiamento-veiculos.ts'
import { decimoTerceiroImpactoFinanceiro } from './articles/decimo-terceiro-impacto-financeiro.ts'
import { economiaDomesticaEnergia } from './articles/economia-domestica-reduzindo-gastos-energia-primavera.ts'
import { formulasCalculadorasExcel } from './articles/formulas-calculadoras-excel.ts'
import { isencaoIr5MilImpactoFinanceiro } from './articles/isencao-ir-5-mil-impacto-financeiro.ts'
import { fundosImobiliariosDiversificar } from './articles/fundos-imobiliarios-diversificar.ts'
import { iaInvestimentos } from './articles/ia-investimentos.ts'
import { mudancasIof2025 } from './articles/mudancas-iof-2025.ts'
import { pixInternacional } from './articles/pix-internacional.ts'
import { segurosViagem } from './articles/seguros-viagem.ts'
import { previdenciaAos30 } from './articles/previdencia-aos-30.ts'
import { rendaFixa2025 } from './articles/renda-fixa-2025.ts'
import { onix2026 } from './articles/onix-2026.ts'
import { planejamentoFinanceiroFimAno } from './articles/planejamento-financeiro-fim-ano.ts'
import { selicImpactoFinanceiro } from './articles/selic-impacto-financeiro.ts'
import { tesouroDiretoVsRendaFixa } from './articles/tesouro-direto-vs-renda-fixa.ts'
import { usdt } from './articles/usdt.ts'
import { varejoBrasil2025 } from './articles/varejo-brasil-2025.ts'
import type { ArticleSeed } from './portable-text.ts'

/** Every text of the blog. */
export const articles: ArticleSeed[] = [
  bitcoin,
  acoesParaIniciantes,
  carrosAutonomos,
  blackFridayImpactoFinanceiro,
  cartaoCreditoViagens,
  dolarEleicoesAmericanas,
  ethereum,
  criptoRegulamentacaoBrasil2025,
  criptomoedaImpostoRenda,
  declaracaoImpostoRenda2026Organizacao,
  fimTaxaBlusinhasImpactoFinanceiro,
  commoditiesAgricolas,
  financiamentoVeiculos,
  decimoTerceiroImpactoFinanceiro,
  economiaDomesticaEnergia,
  formulasCalculadorasExcel,
  isencaoIr5MilImpactoFinanceiro,
  fundosImobiliariosDiversificar,
  iaInvestimentos,
  mudancasIof2025,
  pixInternacional,
  segurosViagem,
  previdenciaAos30,
  rendaFixa2025,
  onix2026,
  planejamentoFinanceiroFimAno,
  selicImpactoFinanceiro,
  tesouroDiretoVsRendaFixa,
  usdt,
  varejoBrasil2025,
]
