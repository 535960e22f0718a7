import { type Asset, classNames } from '#web/rates/assets.ts'

/** Title without the name of the site, and description, of an asset's page. */
export function textsOf({ code }: Asset): { title: string; description: string } {
  return {
    title: `${code} hoje: preço, gráfico e imposto`,
    description: `Preço de ${code} em reais com hora e fonte, gráfico por período, quanto R$ 1.000 teriam rendido contra o CDI e o imposto, com a lei de cada regra.`,
  }
}

/** `Petrobras (PN) · ação · Petróleo e gás` */
export function aboutAsset({ name, kind, sector }: Asset): string {
  return [name, classNames[kind].one, sector].filter(Boolean).join(' · ')
}
