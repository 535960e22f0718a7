import { cartaoCreditoViagens } from './cartao-credito-viagens.ts'
import { formulasCalculadorasExcel } from './formulas-calculadoras-excel.ts'
import { mudancasIof2025 } from './mudancas-iof-2025.ts'
import type { ArticleSeed } from './portable-text.ts'
import { tesouroDiretoVsRendaFixa } from './tesouro-direto-vs-renda-fixa.ts'

export const articles: ArticleSeed[] = [
  cartaoCreditoViagens,
  formulasCalculadorasExcel,
  mudancasIof2025,
  tesouroDiretoVsRendaFixa,
]
