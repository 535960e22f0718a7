import { type Asset, classNames } from '#web/rates/catalogue/assets.ts'

/** Title and description of an asset's page. They promise payouts only when it has them. */
export function textsOf({ code, kind }: Asset, hasPayouts: boolean): { title: string; description: string } {
  if (hasPayouts && (kind === 'acao' || kind === 'fii')) {
    const what = kind === 'acao' ? 'dividendos' : 'rendimentos'
    return {
      title: `${code} hoje: preço, ${what} e indicadores | Em Miúdos`,
      description: `Preço de ${code}, retorno com ${what} contra o CDI, proventos líquidos de imposto e múltiplos com fórmula e data de cada número, com a fonte.`,
    }
  }
  return {
    title: `${code} hoje: preço, gráfico e imposto | Em Miúdos`,
    description: `Preço de ${code} em reais com hora e fonte, gráfico por período, quanto R$ 1.000 teriam rendido contra o CDI e o imposto, com a lei de cada regra.`,
  }
}

/** `Petrobras (PN) · ação · Petróleo e gás` */
export function aboutAsset({ name, kind, sector }: Asset): string {
  return [name, classNames[kind].one, sector].filter(Boolean).join(' · ')
}
