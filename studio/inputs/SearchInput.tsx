import { Card, Stack, Text } from '@sanity/ui'
import { type CSSProperties, useState } from 'react'
import { type ObjectInputProps, useFormValue } from 'sanity'
import { addressOf } from '#schemas/page-address.ts'
import { siteUrl } from '../site-url.ts'

const site = siteUrl.replace(/^https?:\/\//, '')

// As they are drawn there, on white, whatever the colours of the Studio.
const google = {
  box: {
    background: '#fff',
    padding: '1rem',
    borderRadius: 4,
    font: '14px/1.58 Arial, sans-serif',
    maxWidth: 600,
  },
  address: { color: '#202124', fontSize: 12 },
  title: { color: '#1a0dab', fontSize: 20, lineHeight: 1.3 },
  text: { color: '#4d5156' },
} satisfies Record<string, CSSProperties>

const message = {
  box: {
    background: '#d9fdd3',
    padding: 6,
    borderRadius: 8,
    font: '14px/1.35 Arial, sans-serif',
    maxWidth: 340,
  },
  card: { background: '#d1f4cc', borderRadius: 6, padding: 10 },
  picture: { display: 'block', width: '100%', aspectRatio: '1200 / 630', borderRadius: 4, marginBottom: 8 },
  title: { color: '#111b21', fontWeight: 600 },
  text: { color: '#54656f', fontSize: 13 },
} satisfies Record<string, CSSProperties>

/** A page in Google and in a message, above the fields that decide it. */
export function SearchInput(props: ObjectInputProps) {
  const title = useFormValue(['title'])
  const dek = useFormValue(['dek'])
  const type = useFormValue(['_type'])
  const slug = useFormValue(['slug'])
  const path = addressOf(String(type), slug)
  const address = `${site}${path ?? '/…'}`
  const shownTitle = textOf(props.value?.title) || textOf(title) || 'Sem título'
  const shownText = textOf(props.value?.description) || textOf(dek)
  const shared = textOf(props.value?.ogTitle) || shownTitle
  return (
    <Stack gap={5}>
      <Card padding={3} radius={2} border>
        <Stack gap={4}>
          <Text size={1} weight="semibold">
            No Google
          </Text>
          <div style={google.box}>
            <div style={google.address}>{address.replaceAll('/', ' › ')}</div>
            <div style={google.title}>{shortened(shownTitle, 60)}</div>
            <div style={google.text}>{shortened(shownText, 160)}</div>
          </div>
          <Text size={1} weight="semibold">
            No WhatsApp
          </Text>
          <div style={message.box}>
            <div style={message.card}>
              {path && !props.value?.ogImage && <SharePicture key={path} path={path} />}
              <div style={message.title}>{shortened(shared, 70)}</div>
              <div style={message.text}>{shortened(shownText, 80)}</div>
              <div style={message.text}>{site}</div>
            </div>
          </div>
          {path && !props.value?.ogImage && (
            <Text size={1} muted>
              A imagem é a do texto publicado. A do rascunho está na Prévia, em “Cartão do link”.
            </Text>
          )}
        </Stack>
      </Card>
      {props.renderDefault(props)}
    </Stack>
  )
}

/** The picture that the site draws for the page, once there is one: of what is published, not of the draft. */
function SharePicture({ path }: { path: string }) {
  const [isThere, setThere] = useState(true)
  const address = path.startsWith('/blog/') ? `${path}/imagem.png` : `/imagens/${pictureName(path)}.png`
  if (!isThere) return <div style={message.text}>A imagem aparece aqui depois de publicar.</div>
  return (
    // biome-ignore lint/performance/noImgElement: the Studio is no page of Next
    <img
      src={new URL(address, siteUrl).href}
      alt="Imagem do link, como o site a desenha"
      style={message.picture}
      onError={() => setThere(false)}
    />
  )
}

const pictureName = (path: string) => path.slice(1).replaceAll('/', '-')

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Cut at a word, as they do. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text
  return `${text
    .slice(0, longest)
    .replace(/\s\S*$/, '')
    .trimEnd()} …`
}
