import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import type { Cents, Fraction } from '#web/finance/core/money.ts'
import type { Line } from '#web/finance/core/statement.ts'
import { ipcaSource } from '#web/finance/series/ipca.ts'

/** What came back, less what was applied, less what the prices rose on it. */
export function appliedLines(of: {
  gross: Cents
  invested: Cents
  corrected: Cents
  inflation: Fraction
  isIpca: boolean
}): Line[] {
  const { gross, invested, corrected, inflation } = of
  return [
    { key: 'gross', label: 'Valor no fim', amount: gross, formula: 'antes do imposto' },
    { key: 'invested', label: 'O que foi aplicado', amount: -invested, formula: 'soma das aplicações' },
    {
      key: 'inflation',
      label: 'Correção pela inflação',
      amount: invested - corrected,
      formula: `${formatBrl(invested)} em dinheiro do fim do período são ${formatBrl(corrected)}: inflação de ${percentInWords(inflation)} desde a primeira aplicação`,
      ...(of.isIpca && { source: ipcaSource }),
    },
  ]
}

/** The tax at a rate that the reader typed; none when it is 0. */
export function taxLine(gain: Cents, taxRate: Fraction, tax: Cents): Line[] {
  if (tax === 0) return []
  const formula = `${percentInWords(taxRate)} × ${formatBrl(gain)}, a alíquota que você digitou`
  return [{ key: 'tax', label: 'Imposto de renda', amount: -tax, formula }]
}
