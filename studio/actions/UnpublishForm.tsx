import { Button, Card, Flex, Radio, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useClient } from 'sanity'
import { isSiteRoute } from '#schemas/site-routes.ts'
import { PageOptions, useOwnPages } from '#studio/inputs/OwnPages.tsx'

/** Answer at the address of a page once the page is gone. */
export type Aftermath = { kind: 'moved'; to: string } | { kind: 'gone' } | { kind: 'back-soon' }

type Props = {
  id: string
  address: string
  onUnpublish: (aftermath: Aftermath) => void
  onCancel: () => void
}

const choices = [
  { kind: 'moved', title: 'Vai para outra página', hint: 'Quem abrir este endereço chega à outra.' },
  { kind: 'gone', title: 'Não existe mais', hint: 'A página diz que o texto foi retirado de vez.' },
  { kind: 'back-soon', title: 'Volta depois', hint: 'O endereço fica sem página até você publicar de novo.' },
] as const

export function UnpublishForm({ id, address, onUnpublish, onCancel }: Props) {
  const [kind, setKind] = useState<Aftermath['kind'] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const pointing = usePointing(id, address)
  const pages = useOwnPages().filter((page) => page.address !== address)
  const fieldId = useId()

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const to = String(new FormData(event.currentTarget).get('to') ?? '').trim()
    if (kind === null) setError('Escolha o que acontece com o endereço.')
    else if (kind !== 'moved') onUnpublish({ kind })
    else if (to !== address && (isSiteRoute(to) || pages.some((page) => page.address === to)))
      onUnpublish({ kind, to })
    else setError('Escolha uma página que está no ar: escreva parte do título ou do endereço.')
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <Text size={1}>
          O texto sai do ar e continua aqui como rascunho. O que acontece com quem abrir {address}?
        </Text>
        <Stack gap={4} role="radiogroup" aria-label="O que acontece com o endereço">
          {choices.map((choice) => (
            <Flex as="label" gap={3} align="flex-start" key={choice.kind}>
              <Radio name="kind" checked={kind === choice.kind} onChange={() => setKind(choice.kind)} />
              <Stack gap={2}>
                <Text size={1}>{choice.title}</Text>
                <Text size={1} muted>
                  {choice.hint}
                </Text>
              </Stack>
            </Flex>
          ))}
        </Stack>
        {kind === 'moved' && (
          <Stack gap={3}>
            <Text as="label" htmlFor={fieldId} size={1} weight="semibold">
              Endereço da outra página
            </Text>
            <TextInput
              id={fieldId}
              name="to"
              list={`${fieldId}-pages`}
              placeholder="Parte do título ou do endereço"
            />
            <PageOptions id={`${fieldId}-pages`} pages={pages} />
          </Stack>
        )}
        {error && (
          <Text size={1} role="alert">
            Erro: {error}
          </Text>
        )}
        {pointing.length > 0 && <Pointing texts={pointing} />}
        <Flex gap={2} justify="flex-end">
          <Button type="button" mode="ghost" text="Voltar ao texto" onClick={onCancel} />
          <Button
            type="submit"
            tone="critical"
            text="Despublicar agora"
            disabled={pointing.some(({ holds }) => holds)}
          />
        </Flex>
      </Stack>
    </form>
  )
}

function Pointing({ texts }: { texts: Pointer[] }) {
  const holds = texts.some((text) => text.holds)
  return (
    <Card tone="caution" padding={4} radius={2} border>
      <Stack gap={4}>
        <Text size={1} weight="semibold">
          {holds
            ? 'Estes textos escolheram este como relacionado. Tire-o deles antes de despublicar:'
            : 'Estes textos têm um link para este:'}
        </Text>
        <Stack as="ul" gap={3}>
          {texts.map(({ id, title }) => (
            <Text as="li" size={1} key={id}>
              {title}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

type Pointer = {
  id: string
  title: string
  /** By a reference, which the store keeps from breaking; else by a link. */
  holds: boolean
}

const pointingQuery = `*[
  !(_id in [$id, "drafts." + $id]) && _type != "redirect" && !(_type match "sanity.*")
  && (references($id) || $address in body[].markDefs[].href || $address in items[].href)
]{"id": _id, "title": coalesce(title, name, term, "Sem título"), "holds": references($id)}`

/** The documents that refer to this one, or have a link to its page. */
function usePointing(id: string, address: string): Pointer[] {
  const client = useClient({ apiVersion: '2026-03-01' })
  const [texts, setTexts] = useState<Pointer[]>([])
  useEffect(() => {
    let isCurrent = true
    void client.fetch<Pointer[]>(pointingQuery, { id, address }).then((found) => {
      if (isCurrent) setTexts(found)
    })
    return () => {
      isCurrent = false
    }
  }, [client, id, address])
  return texts
}
