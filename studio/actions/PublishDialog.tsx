import { Button, Card, Flex, Radio, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { type FormEvent, useId, useState } from 'react'
import type { Change } from '#schemas/publication.ts'
import { LegalVersions } from './LegalVersions.tsx'
import type { Questions } from './questions.ts'
import { localMoment, readMoment } from './schedule.ts'

export type Said = {
  change: Change
  /** ISO 8601; undefined: now. */
  at?: string | undefined
  /** Why the text goes out without its reviews. */
  reason?: string | undefined
}

type Props = Questions & {
  /** Suggested, in milliseconds since 1970; without it the text goes live now. */
  moment?: number
  change?: Change
  reason?: string
  onPublish: (said: Said) => void
  onCancel: () => void
}

const kinds = [
  { kind: 'typo', title: 'Correção de digitação', hint: 'A data do texto continua a mesma.' },
  {
    kind: 'update',
    title: 'Atualização',
    hint: 'A data passa a ser a da publicação, e a página diz o que mudou.',
  },
  {
    kind: 'correction',
    title: 'Correção de um erro',
    hint: 'A data passa a ser a da publicação, a página mostra a correção e ela entra na lista pública.',
  },
] as const

const longest = 300

function readChange(kind: Change['kind'], what: string): { change?: Change; error?: string } {
  if (kind === 'typo') return { change: { kind } }
  if (what !== '' && what.length <= longest) return { change: { kind, what } }
  return { error: `Diga o que mudou, em até ${longest} caracteres.` }
}

function readReason(reason: string): { reason?: string; error?: string } {
  if (reason !== '' && reason.length <= longest) return { reason }
  return { error: `Diga por que o texto vai ao ar sem revisão, em até ${longest} caracteres.` }
}

export function PublishDialog(props: Props) {
  const { warnings, isAgain, isUnreviewed, versions, moment, change, onPublish, onCancel } = props
  const [kind, setKind] = useState<Change['kind']>(change?.kind ?? 'typo')
  const [errors, setErrors] = useState<Partial<Record<'what' | 'moment' | 'reason', string | undefined>>>({})

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const told = readChange(kind, String(form.get('what') ?? '').trim())
    const at = moment === undefined ? {} : readMoment(String(form.get('moment')), Date.now())
    const given = isUnreviewed ? readReason(String(form.get('reason')).trim()) : {}
    setErrors({ what: told.error, moment: at.error, reason: given.error })
    if (told.change && !at.error && !given.error)
      onPublish({ change: told.change, at: at.iso, reason: given.reason })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        {warnings.length > 0 && <Warnings warnings={warnings} />}
        {versions && <LegalVersions {...versions} />}
        {isUnreviewed && (
          <Words
            name="reason"
            label="O texto não passou pelas revisões. Por que vai ao ar assim?"
            hint="Fica guardado com o texto, e o leitor não vê."
            said={props.reason}
            error={errors.reason}
          />
        )}
        {isAgain && <Kinds kind={kind} onChange={setKind} />}
        {kind !== 'typo' && (
          <Words
            name="what"
            label="Diga ao leitor o que mudou"
            hint="Uma frase, como vai aparecer na página."
            said={change?.kind === kind ? change.what : ''}
            error={errors.what}
          />
        )}
        {moment !== undefined && <Moment suggested={moment} error={errors.moment} />}
        <Flex gap={2} justify="flex-end">
          <Button type="button" mode="ghost" text="Voltar ao texto" onClick={onCancel} />
          <Button type="submit" tone="primary" text={moment === undefined ? 'Publicar agora' : 'Agendar'} />
        </Flex>
      </Stack>
    </form>
  )
}

function Warnings({ warnings }: Pick<Questions, 'warnings'>) {
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

type WordsProps = {
  name: string
  label: string
  hint: string
  said?: string | undefined
  error?: string | undefined
}

function Words({ name, label, hint, said = '', error }: WordsProps) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="semibold">
        {label}
      </Text>
      <TextArea
        id={id}
        name={name}
        rows={3}
        defaultValue={said}
        aria-describedby={`${id}-error`}
        customValidity={error}
      />
      <Text id={`${id}-error`} size={1} role={error ? 'alert' : undefined} muted>
        {error ? `Erro: ${error}` : hint}
      </Text>
    </Stack>
  )
}

function Moment({ suggested, error }: { suggested: number; error?: string | undefined }) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="semibold">
        Dia e hora, no horário de Brasília
      </Text>
      <TextInput
        id={id}
        name="moment"
        type="datetime-local"
        defaultValue={localMoment(suggested)}
        aria-describedby={`${id}-error`}
        customValidity={error}
      />
      <Text id={`${id}-error`} size={1} role={error ? 'alert' : undefined} muted>
        {error ? `Erro: ${error}` : 'O rascunho sai como estiver nessa hora, se passar na conferência.'}
      </Text>
    </Stack>
  )
}
