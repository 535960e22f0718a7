import { Button, Card, Flex, Radio, Stack, Text, TextArea } from '@sanity/ui'
import { type FormEvent, useId, useState } from 'react'
import type { Change } from './publish-patches.ts'
import type { Warning } from './warnings.ts'

type Props = {
  warnings: readonly Warning[]
  /** It is out already: then the editor says what changed. */
  isAgain: boolean
  onPublish: (change: Change) => void
  onCancel: () => void
}

const kinds = [
  { kind: 'typo', title: 'Correção de digitação', hint: 'A data do texto continua a mesma.' },
  { kind: 'update', title: 'Atualização', hint: 'A data passa a ser hoje, e a página diz o que mudou.' },
  {
    kind: 'correction',
    title: 'Correção de um erro',
    hint: 'A data passa a ser hoje, a página mostra a correção e ela entra na lista pública.',
  },
] as const

const longest = 300

export function PublishDialog({ warnings, isAgain, onPublish, onCancel }: Props) {
  const [kind, setKind] = useState<Change['kind']>('typo')
  const [error, setError] = useState<string | null>(null)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const what = String(new FormData(event.currentTarget).get('what') ?? '').trim()
    if (kind === 'typo') onPublish({ kind })
    else if (what === '' || what.length > longest) setError(`Diga o que mudou, em até ${longest} caracteres.`)
    else onPublish({ kind, what })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        {warnings.length > 0 && <Warnings warnings={warnings} />}
        {isAgain && <Kinds kind={kind} onChange={setKind} />}
        {kind !== 'typo' && <What error={error} />}
        <Flex gap={2} justify="flex-end">
          <Button type="button" mode="ghost" text="Voltar ao texto" onClick={onCancel} />
          <Button type="submit" tone="primary" text="Publicar agora" />
        </Flex>
      </Stack>
    </form>
  )
}

function Warnings({ warnings }: Pick<Props, 'warnings'>) {
  return (
    <Card tone="caution" padding={4} radius={2} border>
      <Stack gap={4}>
        <Text size={1} weight="semibold">
          Você pode publicar assim, mas veja antes:
        </Text>
        <Stack as="ul" gap={3}>
          {warnings.map(({ field, message }) => (
            <Text as="li" size={1} key={field + message}>
              {field && <strong>{field}: </strong>}
              {message}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

function Kinds({ kind, onChange }: { kind: Change['kind']; onChange: (kind: Change['kind']) => void }) {
  const id = useId()
  return (
    <Stack gap={4} role="radiogroup" aria-labelledby={id}>
      <Text id={id} size={1} weight="semibold">
        O que mudou desde a última publicação?
      </Text>
      {kinds.map((option) => (
        <Flex as="label" gap={3} align="flex-start" key={option.kind}>
          <Radio name="kind" checked={kind === option.kind} onChange={() => onChange(option.kind)} />
          <Stack gap={2}>
            <Text size={1}>{option.title}</Text>
            <Text size={1} muted>
              {option.hint}
            </Text>
          </Stack>
        </Flex>
      ))}
    </Stack>
  )
}

function What({ error }: { error: string | null }) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="semibold">
        Diga ao leitor o que mudou
      </Text>
      <TextArea
        id={id}
        name="what"
        rows={3}
        aria-describedby={`${id}-error`}
        customValidity={error ?? undefined}
      />
      <Text id={`${id}-error`} size={1} role={error ? 'alert' : undefined} muted>
        {error ? `Erro: ${error}` : 'Uma frase, como vai aparecer na página.'}
      </Text>
    </Stack>
  )
}
