import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { DeadEnd } from '../_shell/DeadEnd.tsx'
import { AssetIndex } from './AssetIndex.tsx'
import { AssetSearch } from './AssetSearch.tsx'

/** For a code that the site does not follow: what happened, a search, and all the codes there are. */
export function UnknownAsset() {
  return (
    <>
      <DeadEnd
        stamp={
          <Carimbo tone="error" size="large">
            Não encontrado
          </Carimbo>
        }
        title="Não acompanhamos esse código."
        fault="missing"
        caption="Conferimos a lista inteira: falta esse."
      >
        <p className="dek">
          Confira as letras e os números. Seguimos as ações mais negociadas, alguns fundos imobiliários e as
          maiores criptomoedas.
        </p>
        <AssetSearch label="Outro código" />
      </DeadEnd>
      <AssetIndex />
    </>
  )
}
