import type { Metadata } from 'next'
import { UnknownAsset } from '../UnknownAsset.tsx'

export const metadata: Metadata = {
  title: 'Código de ativo não encontrado',
  description:
    'Não acompanhamos o código que você pediu. Procure outra ação, outro fundo imobiliário ou outra criptomoeda, ou escolha na lista de todos os códigos.',
  robots: { index: false },
}

/** Never reached by its address: `scripts/server/cache-handler.ts` answers unknown codes with this HTML, and 404. */
export default function UnknownAssetPage() {
  return <UnknownAsset />
}
