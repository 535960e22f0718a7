import { LinkIcon } from '@sanity/icons/Link'
import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useState } from 'react'
import { type DocumentActionComponent, type SanityClient, useClient } from 'sanity'
import { type DraftLink, draftLinkId, newDraftLink } from '#schemas/draft-link.ts'
import { addressOf } from '#schemas/page-address.ts'
import { siteUrl } from '../site-url.ts'
import { refusalOf } from './refusal.ts'
import { momentText } from './schedule.ts'

/** "Link do rascunho": one text, as it is now, for somebody without an account, for seven days or until it is taken back. */
export const useDraftLink: DocumentActionComponent = ({ id, type, draft, onComplete }) => {
  const client = useClient({ apiVersion: '2026-03-01' })
  const [isOpen, setOpen] = useState(false)
  if (!draft || !addressOf(type, draft.slug)) return null
  const close = () => {
    setOpen(false)
    onComplete()
  }
  return {
    label: 'Link do rascunho',
    icon: LinkIcon,
    title: 'Para mostrar este rascunho a quem não tem conta.',
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Link do rascunho',
      width: 'medium',
      onClose: close,
      content: <LinkForm client={client} id={id} />,
    },
  }
}

/** `undefined`: not known yet; null: there is none. */
function LinkForm({ client, id }: { client: SanityClient; id: string }) {
  const toast = useToast()
  const [link, setLink] = useState<DraftLink | null>()
  const say = (title: string) => (error: unknown) =>
    void toast.push({ status: 'error', title, description: refusalOf(error) })
  useEffect(() => {
    client.getDocument<DraftLink>(draftLinkId(id)).then(
      (found) => setLink(found && Date.parse(found.expiresAt) > Date.now() ? found : null),
      () => setLink(null),
    )
  }, [client, id])
  const create = () => {
    const fresh = newDraftLink(id, new Date())
    client.createOrReplace(fresh).then(() => setLink(fresh), say('O link não foi criado'))
  }
  const remove = () => client.delete(draftLinkId(id)).then(() => setLink(null), say('O link ainda vale'))
  if (link === undefined) return <Text size={1}>Procurando…</Text>
  if (link === null)
    return (
      <Stack gap={4}>
        <Text size={1}>
          Quem tiver o link vê este rascunho, e só ele, sem entrar no Studio. O link vale por 7 dias.
        </Text>
        <Button text="Criar o link" tone="primary" onClick={create} />
      </Stack>
    )
  const address = `${siteUrl}/api/draft-mode/link?segredo=${link.secret}`
  return (
    <Stack gap={4}>
      <TextInput readOnly value={address} aria-label="Link do rascunho" onFocus={selectAll} />
      <Text size={1}>Vale até {momentText(link.expiresAt)}, horário de Brasília.</Text>
      <Flex gap={2}>
        <Button
          text="Copiar"
          tone="primary"
          onClick={() =>
            navigator.clipboard
              .writeText(address)
              .then(
                () => toast.push({ status: 'success', title: 'Link copiado' }),
                say('Não deu para copiar'),
              )
          }
        />
        <Button text="Cancelar o link" mode="ghost" tone="critical" onClick={remove} />
      </Flex>
      <Text size={1} muted>
        Cancelado, o link não abre mais; quem já o abriu vê o rascunho por até uma hora.
      </Text>
    </Stack>
  )
}

const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select()
