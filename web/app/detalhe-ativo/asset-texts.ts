import type { AssetReading } from '#web/rates/asset-detail/asset-reading.ts'
import { titleOf } from '#web/rates/assets/asset-words.ts'
import { type Asset, classNames } from '#web/rates/catalogue/assets.ts'

/** Title and description of an asset's page, whose name is `PETR4 hoje`. They promise payouts only when it has them. */
export function textsOf(
  { code, kind }: Asset,
  name: string,
  hasPayouts: boolean,
): { title: string; description: string } {
  if (hasPayouts && (kind === 'acao' || kind === 'fii')) {
    const what = kind === 'acao' ? 'dividendos' : 'rendimentos'
    return {
      title: `${name}: preço, ${what} e indicadores | Em Miúdos`,
      description: `Preço de ${code}, retorno com ${what} contra o CDI, proventos líquidos de imposto e múltiplos com fórmula e data de cada número, com a fonte.`,
    }
  }
  return {
    title: `${name}: preço, gráfico e imposto | Em Miúdos`,
    description: `Preço de ${code} em reais com hora e fonte, gráfico por período, quanto R$ 1.000 teriam rendido contra o CDI e o imposto, com a lei de cada regra.`,
  }
}

/** `PETR4 hoje`, or its code alone while its price has no day. */
export function nameOf({ code, kind }: Asset, reading: AssetReading): string {
  return kind === 'cripto' ? `${code} hoje` : titleOf(code, reading)
}

/** `Petrobras (PN) · ação · Petróleo e gás` */
export function aboutAsset({ name, kind, sector }: Asset): string {
  return [name, classNames[kind].one, sector].filter(Boolean).join(' · ')
}
