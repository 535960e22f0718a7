import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { type DataPicture, plot } from '#web/content/blocks/data-picture.ts'
import { letters } from '#web/ui/logo-letters.ts'
import { SHARE_SIZE } from './share-picture.ts'
import type { ShareTexts } from './share-texts.ts'

const { width, height } = SHARE_SIZE

/** sharp reads no woff2: the bold of web/fonts/gabarito.woff2, which has no other use. */
const fontfile = join(process.cwd(), 'web/fonts/gabarito-bold.ttf')
const FONT = 'Gabarito Em Miudos Bold'

const GRAPHITE = '#171B3A'
const CARBON = '#26379B'

/** The picture of a shared link: a Nota with a title, the numbers of the text or a whole R$ 1,00, and one sentence. */
export async function drawShareImage({ category, title, summary, picture }: ShareTexts): Promise<Buffer> {
  const size = picture ? sizeOf(title) * 0.8 : sizeOf(title)
  const texts = await Promise.all([
    line({ text: category, size: 34, color: GRAPHITE, box: 700, left: 104, top: 52 }),
    line({ text: title, size, color: CARBON, box: picture ? 580 : 690, left: 104, top: 158 }),
    line({ text: summary, size: 32, color: GRAPHITE, box: 1000, left: 104, top: 484 }),
    ...(picture ? figuresOf(picture) : []),
  ])
  const drawn = picture ? plotOf(picture) : `<g transform="translate(816 150)">${centavos}</g>`
  const paper = Buffer.from(`${nota}${drawn}</svg>`)
  return sharp(paper).composite(texts.flat()).png({ palette: true, colours: 64 }).toBuffer()
}

/** The same as the answer to who asks for the picture; 404 when there is nothing to draw. */
export async function answerShareImage(texts: ShareTexts | undefined): Promise<Response> {
  if (!texts) return new Response(null, { status: 404 })
  const image = await drawShareImage(texts)
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } })
}

type Line = {
  text: string
  size: number
  color: string
  box: number
  left: number
  right?: number
  top: number
}

/** The numbers of a picture under its lines or bars, up to three, and their unit. */
function figuresOf({ figures, lines, unit }: DataPicture): Promise<OverlayOptions[]>[] {
  const top = 442 - 34 * (figures.length + 1)
  const rows = figures.flatMap(({ label, value }, index) => [
    line({ text: cut(label, 20), size: 22, color: GRAPHITE, box: 250, left: 740, top: top + 34 * index }),
    line({
      text: value,
      size: 28,
      color: (lines.length > 1 && colors[index]) || CARBON,
      box: 140,
      left: 960,
      right: 1100,
      top: top + 34 * index - 2,
    }),
  ])
  const below = top + 34 * figures.length
  return [
    ...rows,
    line({ text: cut(`Em ${unit}`, 34), size: 20, color: GRAPHITE, box: 360, left: 740, top: below }),
  ]
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

const dashes = ['', '12 7', '3 6']
const colors = [CARBON, '#8A6600', '#C2416B']

function plotOf(picture: DataPicture): string {
  const { paths, bars } = plot(picture, 360, 240 - 34 * picture.figures.length)
  const lines = paths.map(
    (path, index) =>
      `<path d="${path}" fill="none" stroke="${colors[index]}" stroke-width="5" stroke-dasharray="${dashes[index]}"/>`,
  )
  const rects = bars.map(
    ({ x, y, width, height }) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${CARBON}"/>`,
  )
  return `<g transform="translate(740 152)">${[...lines, ...rects].join('')}</g>`
}

/** A text laid out in a box of this width, in place on the paper; with `right`, up to there. */
async function line({ text, size, color, box, left, right, top }: Line): Promise<OverlayOptions[]> {
  const drawn = drawable(text)
  if (drawn === '') return []
  const markup = `<span foreground="${color}">${drawn}</span>`
  // At 72 dots an inch a point is a pixel.
  const set = { font: `${FONT} ${size}`, fontfile, width: box, dpi: 72, rgba: true }
  // A word wider than the box is broken: drawn whole it would not fit on the paper.
  const input = { text: { text: markup, ...set, wrap: 'word-char' as const } }
  const { data, info } = await sharp(input).png().toBuffer({ resolveWithObject: true })
  return [{ input: data, left: right === undefined ? left : right - info.width, top }]
}

/** So that the longest title of the schema has four lines. */
function sizeOf(title: string): number {
  if (title.length <= 40) return 76
  return title.length <= 64 ? 64 : 54
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** As Pango's markup wants it, and of what the font can draw: another font would come from wherever the server is. */
function drawable(text: string): string {
  const known = text.replace(/[^\u0020-\u017F\u2010-\u2026\u20AC\u2212]/g, ' ').trim()
  return known.replace(/[&<>]/g, (character) => entities[character] ?? character)
}

/** Ten by ten: a whole R$ 1,00, for what has no numbers. */
const centavos = Array.from({ length: 100 }, (_, index) => {
  const [x, y] = [(index % 10) * 28 + 14, Math.floor(index / 10) * 28 + 14]
  return `<circle cx="${x}" cy="${y}" r="11" fill="${CARBON}"/>`
}).join('')

const nota = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#FFE45C"/>
<rect x="76" y="-10" width="1080" height="600" fill="#FBDDE5" stroke="${CARBON}" stroke-width="3"/>
<rect x="60" y="-10" width="1080" height="584" fill="#FFFFFF" stroke="${CARBON}" stroke-width="3"/>
<rect x="60" y="-10" width="1080" height="30" fill="${CARBON}"/>
<path d="M60 122H1140" stroke="${CARBON}" stroke-width="3"/>
<rect x="61.5" y="456" width="1077" height="116.5" fill="#FFF0A3"/>
<path d="M60 456H1140" stroke="${CARBON}" stroke-width="3"/>
<g transform="translate(846 88) scale(0.513)"><path fill="${CARBON}" transform="scale(.1)" d="${letters}"/><circle cx="260.1" cy="-64.5" r="9.6" fill="#F2B705"/><ellipse cx="305.5" cy="-67.5" rx="12.5" ry="7" transform="rotate(-34 305.5 -67.5)" fill="#F2B705"/></g>
`
