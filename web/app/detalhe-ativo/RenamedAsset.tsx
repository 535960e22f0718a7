import { assetPath } from '#web/rates/catalogue/asset-path.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import { AssetSearch } from './AssetSearch.tsx'

/** For a code of the past. */
export function RenamedAsset({ before, now }: { before: string; now: string }) {
  return (
    <>
      <Breadcrumb
        items={[
          { href: '/', label: 'Início' },
          { href: '/detalhe-ativo', label: 'Ativos' },
          { label: before },
        ]}
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
