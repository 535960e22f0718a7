import { formatNumber } from '../core/format.ts'
import type { Fraction } from '../core/money.ts'
import type { Yield } from './yields.ts'

const NBSP = '\u00A0'

/** 0.15 → `15 %`, 0.225 → `22,5 %`, 1.0783 → `107,83 %`: as many decimals as it has, at most `most`. */
export function percentInWords(rate: Fraction, most = 4): string {
  const [, decimals = ''] = (rate * 100).toFixed(most).replace(/0+$/, '').split('.')
  return `${formatNumber(rate * 100, decimals.length)}${NBSP}%`
}

/** `110 % do CDI (13,65 % ao ano)`, `13,5 % ao ano`, `IPCA (4,58 % ao ano) + 7,2 % ao ano`. */
export function yieldInWords(paper: Yield): string {
  switch (paper.kind) {
    case 'cdi-share':
      return `${percentInWords(paper.share)} do CDI (${percentInWords(paper.annualCdi)} ao ano)`
    case 'cdi-plus':
      return `CDI (${percentInWords(paper.annualCdi)} ao ano) + ${percentInWords(paper.spread)} ao ano`
    case 'fixed':
      return `${percentInWords(paper.annualRate)} ao ano`
    case 'ipca-plus':
      return `IPCA (${percentInWords(paper.annualIpca)} ao ano) + ${percentInWords(paper.realRate)} ao ano`
  }
}
