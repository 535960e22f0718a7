import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { readAsset } from '#web/rates/asset-detail/asset-reading.ts'
import { assetPath } from '#web/rates/catalogue/asset-rows.ts'
import { type Asset, assetNamed, assetOf, newCodeOf } from '#web/rates/catalogue/assets.ts'
import { readPayouts } from '#web/rates/stocks/payouts.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import { describePage } from '../../_shell/page-metadata.ts'
import type { Routed } from '../../_shell/routed.ts'
import { AssetDetail } from '../AssetDetail.tsx'
import { AssetSearch } from '../AssetSearch.tsx'
import { nameOf, textsOf } from '../asset-texts.ts'

/** At most: until its prices are asked for anew (AssetDetail). */
export const revalidate = 300

/**
 * Behind `/detalhe-ativo?codigo=` (next.config.js). Each code of the whitelist is made at its first request and kept:
 * all of them at build time would ask the sources a hundred questions in a minute, and show the build's prices first.
 */
export function generateStaticParams(): { codigo: string }[] {
  return []
}

type Props = Routed<'codigo'>

type Found = { asset: Asset } | { before: string; now: string }

async function find(params: Props['params']): Promise<Found | undefined> {
  const codigo = decodeURIComponent((await params).codigo)
  const code = codigo.trim().toUpperCase()
  const asset = assetOf(code)
  const now = newCodeOf(code)
  if (!asset && !now) {
    const named = assetNamed(codigo)
    if (named) redirect(assetPath(named.code))
    return undefined
  }
  if (code !== codigo) permanentRedirect(assetPath(code))
  return asset ? { asset } : { before: code, now: now ?? code }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find(params)
  // The page itself says that it is not there: from here Next would answer with the 404 of the whole site.
  if (!found) return { robots: { index: false } }
  if ('asset' in found) {
    const { asset } = found
    const hasPayouts = ((await readPayouts(asset))?.payouts?.length ?? 0) > 0
    const name = nameOf(asset, await readAsset(asset))
    return describePage({ path: assetPath(asset.code), ...textsOf(asset, name, hasPayouts) })
  }
  const { before, now } = found
  return {
    title: `${before} mudou de código para ${now}`,
    description: `O código ${before} não é mais negociado na bolsa: o ativo passou a se chamar ${now}. Veja preço com hora e fonte, gráfico e imposto na página do código novo.`,
    alternates: { canonical: assetPath(now) },
    robots: { index: false, follow: true },
  }
}

export default async function AssetPage({ params }: Props) {
  const found = (await find(params)) ?? notFound()
  if ('asset' in found) {
    return <AssetDetail asset={found.asset} />
  }
  return <RenamedAsset {...found} />
}

function RenamedAsset({ before, now }: { before: string; now: string }) {
  return (
    <>
      <Breadcrumb
        items={[{ href: '/', label: 'Home' }, { href: '/detalhe-ativo', label: 'Ativos' }, { label: before }]}
      />
      <div className="stack">
        <h1>
          {before} agora é {now}
        </h1>
        <Callout title="O código mudou">
          <p>
            Quem tinha {before} tem o que hoje se negocia como {now}. Se a mudança veio de uma fusão, confira
            com a corretora quantas unidades você recebeu.
          </p>
        </Callout>
        <p>
          <ButtonLink href={assetPath(now)}>Ver {now}</ButtonLink>
        </p>
        <AssetSearch label="Outro código" />
      </div>
    </>
  )
}
