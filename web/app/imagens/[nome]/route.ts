import { answerShareImage } from '../../_share/draw-share-image.ts'
import { shareTexts } from '../../_share/share-texts.ts'
import type { Routed } from '../../_shell/routed.ts'

export const dynamic = 'force-static'

/** Each picture is drawn at its first request, and kept as long as its page says the same. */
export function generateStaticParams(): { nome: string }[] {
  return []
}

/** `GET /imagens/dolar-hoje.png`, the picture of a shared link. */
export async function GET(_: Request, { params }: Pick<Routed<'nome'>, 'params'>): Promise<Response> {
  const [, name] = /^(.+)\.png$/.exec((await params).nome) ?? []
  return answerShareImage(name === undefined ? undefined : await shareTexts(name))
}
