import { ArticleImage, isImage, posterAddress } from '../ArticleImage.tsx'
import type * as Schema from '../sanity.types.ts'
import { Lacking, type Unfinished, words } from './unfinished.ts'
import { VideoFacade } from './VideoFacade.tsx'

export function figurePiece({ asset, alt, credit, caption, crop, hotspot }: Unfinished<Schema.Figure>) {
  if (!isImage(asset?._ref)) return new Lacking('imagem')
  const whole = { asset: { _ref: words(asset?._ref) }, crop, hotspot }
  return (
    <ArticleImage figure={{ ...whole, alt: words(alt), credit: words(credit), caption: words(caption) }} />
  )
}

const video = /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)([\w-]{11})$/

export function videoPiece({ title, url, credit, poster }: Unfinished<Schema.Video>) {
  const id = video.exec(words(url))?.[1]
  if (!id) return new Lacking('endereço no YouTube')
  const image = poster?.asset?._ref
  return (
    <VideoFacade
      id={id}
      title={words(title)}
      credit={words(credit)}
      poster={isImage(image) ? posterAddress(image) : undefined}
    />
  )
}
