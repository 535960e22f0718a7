import type { Metadata } from 'next'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { pageMetadata } from '../_shell/page-metadata.ts'
import { pageGraph, StructuredData } from '../_shell/StructuredData.tsx'
import { AssetIndex } from './AssetIndex.tsx'
import { AssetSearch } from './AssetSearch.tsx'

export const metadata: Metadata = {
  ...pageMetadata('/detalhe-ativo'),
  // Each asset is a page of its own, at `?codigo=`; this one only leads to them.
  robots: { index: false, follow: true },
}

export default function AssetSelectorPage() {
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Home' }, { label: 'Cotações' }, { label: 'Ativos' }]} />
      <div className="stack">
        <h1>Qual ativo você quer ver?</h1>
        <p className="dek">Ações, fundos imobiliários e criptomoedas, cada um com seu preço e sua regra.</p>
        <AssetSearch label="Código ou nome, como PETR4 ou Vale" placeholder="PETR4 ou Vale" />
      </div>
      <AssetIndex />
      <StructuredData graph={pageGraph('/detalhe-ativo', 'Ativos', 'Qual ativo você quer ver?')} />
    </>
  )
}
