import type { Edition } from '../../core/in-force.ts'

/** Cases on IOF that the Supreme Court has still to decide: from this day on a rate rests on a single judge's order. */
export const iofInjunction: readonly Edition[] = [
  {
    from: '2025-07-17',
    source: 'STF, ADC 96, ADI 7827 e ADI 7839: cautelar de 16 e 18/07/2025, à espera do plenário',
    url: 'https://portal.stf.jus.br/processos/detalhe.asp?incidente=7303647',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
  },
]
