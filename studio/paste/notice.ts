import type { ReviewMarks } from './review-marks.ts'

const list = new Intl.ListFormat('pt-BR')

type LeftOut = ReviewMarks & {
  pictures: number
  /** Links that led through a service that counts who follows them. */
  links: number
  /** Notes that became sources; the others are in `notes`. */
  sources: number
}

/** Tells an editor what a paste did not bring along, or changed; empty when all is as it was copied. */
export function pasteNotice({
  comments,
  deletions,
  insertions,
  notes,
  pictures,
  links,
  sources,
}: LeftOut): string {
  const left = [
    counted(comments, 'comentário', 'comentários'),
    counted(deletions, 'trecho riscado', 'trechos riscados'),
    counted(notes.length, 'nota', 'notas'),
    counted(pictures, 'imagem', 'imagens'),
  ].filter(Boolean)
  const total = comments + deletions + notes.length + pictures
  const words = notes.map(({ text }) => text).filter(Boolean)
  return [
    left.length > 0 && `${list.format(left)} ${total === 1 ? 'ficou' : 'ficaram'} de fora.`,
    words.length > 0 && `Dizia a nota: ${words.map((text) => `“${text}”`).join(' ')}`,
    pictures > 0 && 'Envie cada imagem no bloco vazio que ficou no lugar dela.',
    sources > 0 && `${counted(sources, 'nota entrou', 'notas entraram')} em “Fontes”: confira e complete.`,
    insertions > 0 &&
      `${counted(insertions, 'trecho proposto na revisão entrou', 'trechos propostos na revisão entraram')}.`,
    links > 0 &&
      `${counted(links, 'link passava', 'links passavam')} por um serviço que conta cliques e agora ${links === 1 ? 'leva' : 'levam'} direto.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Empty for none. */
function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`
}
