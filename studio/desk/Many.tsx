import {
  Box,
  Button,
  Card,
  Checkbox,
  Container,
  Flex,
  Grid,
  Heading,
  Select,
  Stack,
  Text,
  TextInput,
} from '@sanity/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { IntentLink } from 'sanity/router'
import { dayInWords } from '#schemas/day.ts'
import { workflowSteps } from '#schemas/fields/review.ts'
import { refusalOf } from '../actions/refusal.ts'
import {
  type Article,
  articlesOf,
  type Change,
  changing,
  type Filter,
  filtered,
  isBarred,
  manyQuery,
  undoing,
  type Version,
} from './many.ts'
import { useFetched } from './use-fetched.ts'

type Option = { value: string; title: string }
type Shelf = { articles: Article[]; categories: Option[]; authors: Option[] }
type Answer = Omit<Shelf, 'articles'> & { versions: Version[] }
type Patches = ReturnType<typeof undoing>
/** One transaction: what to say when it is in the store, or why it seems not to be. */
type Act = { id: string; text: string; undo?: Patches | undefined; failure?: string; before?: Act | null }

const everything: Filter = { words: '', category: '', author: '', step: '' }

/** Articles chosen by hand from a filtered list, and one change for all of them. */
export function Many() {
  const client = useClient({ apiVersion: '2026-03-01' })
  const [answer, failed, read] = useFetched<Answer>(manyQuery)
  const shelf = useMemo(() => answer && { ...answer, articles: articlesOf(answer.versions) }, [answer])
  const [filter, setFilter] = useState(everything)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<Act | null>(null)
  if (!shelf) {
    return (
      <Stack gap={4} padding={5}>
        <Text muted>{failed ? 'O acervo não respondeu.' : 'Carregando…'}</Text>
        {failed && <Button mode="ghost" text="Tentar de novo" onClick={read} />}
      </Stack>
    )
  }
  const listed = filtered(shelf.articles, filter)
  const picked = listed.filter(({ id }) => chosen.has(id))

  async function write(mutations: Patches, act: Act): Promise<void> {
    await client.mutate(mutations, { visibility: 'sync', transactionId: act.id }).then(
      () => setLast(act),
      (error) => setLast({ ...act, failure: refusalOf(error), before: last }),
    )
    read()
  }

  function change(what: Change): void {
    const id = crypto.randomUUID()
    const barred = picked.filter((article) => isBarred(article, what)).length
    const text = `Mudamos ${picked.length - barred} de ${picked.length}.`
    const why = barred > 0 ? ' Os outros têm esta pessoa como revisora.' : ''
    void write(changing(picked, what), { id, text: text + why, undo: undoing(picked, what, id) })
  }

  return (
    <Box padding={5} overflow="auto" style={{ height: '100%' }}>
      <Container width={4}>
        <Stack gap={5}>
          <Heading as="h1" size={2}>
            Vários artigos de uma vez
          </Heading>
          <Filters shelf={shelf} filter={filter} onFilter={setFilter} />
          <Changes shelf={shelf} count={picked.length} onChange={change} />
          {failed && (
            <Flex gap={3} align="center" role="status">
              <Text size={1}>Esta lista pode estar atrasada: o acervo não respondeu.</Text>
              <Button mode="ghost" text="Ler de novo" onClick={read} />
            </Flex>
          )}
          {last && (
            <Outcome
              act={last}
              articles={shelf.articles}
              onUndo={(undo) => void write(undo, { id: crypto.randomUUID(), text: 'Desfeito.' })}
            />
          )}
          <List articles={listed} shelf={shelf} chosen={chosen} onChoose={setChosen} />
        </Stack>
      </Container>
    </Box>
  )
}

type OutcomeProps = { act: Act; articles: readonly Article[]; onUndo: (undo: Patches) => void }

/** An answer that was lost on its way does not say whether the store wrote: the articles do. */
function Outcome({ act, articles, onUndo }: OutcomeProps) {
  const isWritten =
    !act.failure || articles.some(({ versions }) => versions.some(({ _rev }) => _rev === act.id))
  const undo = isWritten ? act.undo : act.before?.undo
  return (
    <Flex gap={3} align="center" role="status">
      <Text size={1}>{isWritten ? act.text : act.failure}</Text>
      {undo && <Button mode="ghost" text="Desfazer" onClick={() => onUndo(undo)} />}
    </Flex>
  )
}

function Choice({
  label,
  options,
  value,
  onChoose,
  disabled = false,
}: {
  label: string
  options: readonly Option[]
  value: string
  onChoose: (value: string) => void
  disabled?: boolean
}) {
  return (
    <Select
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.title}
        </option>
      ))}
    </Select>
  )
}

function Row({ children }: { children: ReactNode }) {
  return (
    <Grid gridTemplateColumns={[1, 2, 4]} gap={3}>
      {children}
    </Grid>
  )
}

type FiltersProps = { shelf: Shelf; filter: Filter; onFilter: (filter: Filter) => void }

function Filters({ shelf, filter, onFilter }: FiltersProps) {
  const choose = (field: keyof Filter) => (value: string) => onFilter({ ...filter, [field]: value })
  return (
    <Row>
      <TextInput
        aria-label="Palavras do título"
        placeholder="Palavras do título"
        value={filter.words}
        onChange={(event) => choose('words')(event.currentTarget.value)}
      />
      <Choice label="Toda etapa" options={workflowSteps} value={filter.step} onChoose={choose('step')} />
      <Choice
        label="Toda categoria"
        options={shelf.categories}
        value={filter.category}
        onChoose={choose('category')}
      />
      <Choice label="Todo autor" options={shelf.authors} value={filter.author} onChoose={choose('author')} />
    </Row>
  )
}

type ChangesProps = { shelf: Shelf; count: number; onChange: (change: Change) => void }

function Changes({ shelf, count, onChange }: ChangesProps) {
  const none = count === 0
  return (
    <Card border radius={2} padding={4}>
      <Stack gap={4}>
        <Text size={1}>
          {none
            ? 'Escolha artigos na lista abaixo.'
            : `Em ${count === 1 ? 'um artigo' : `${count} artigos`}, no rascunho e no que está no ar:`}
        </Text>
        <Row>
          <Choice
            label="Trocar a categoria"
            options={shelf.categories}
            value=""
            disabled={none}
            onChoose={(value) => value && onChange({ field: 'category', value })}
          />
          <Choice
            label="Trocar quem escreveu"
            options={shelf.authors}
            value=""
            disabled={none}
            onChoose={(value) => value && onChange({ field: 'authors', value })}
          />
          <Review disabled={none} onChange={onChange} />
          <Button
            mode="ghost"
            text="Arquivar"
            title="Sai das filas da redação. O que está no ar continua no ar."
            disabled={none}
            onClick={() => onChange({ field: 'workflow', value: 'archived' })}
          />
        </Row>
      </Stack>
    </Card>
  )
}

function Review({ disabled, onChange }: { disabled: boolean; onChange: ChangesProps['onChange'] }) {
  const [day, setDay] = useState('')
  return (
    <Flex gap={1} align="center">
      <Text as="label" htmlFor="revisar-ate" size={1}>
        Revisar de novo até
      </Text>
      <TextInput
        id="revisar-ate"
        type="date"
        value={day}
        disabled={disabled}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Button
        mode="ghost"
        text="Marcar"
        disabled={disabled || day === ''}
        onClick={() => onChange({ field: 'validUntil', value: day })}
      />
    </Flex>
  )
}

type ListProps = {
  articles: Article[]
  shelf: Shelf
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

function List({ articles, shelf, chosen, onChoose }: ListProps) {
  const isAll = articles.length > 0 && articles.every(({ id }) => chosen.has(id))
  const listed = articles.map(({ id }) => id)
  return (
    <Stack gap={3}>
      <Flex as="label" gap={3} align="center">
        <Checkbox
          checked={isAll}
          onChange={() => onChoose(isAll ? without(chosen, listed) : new Set([...chosen, ...listed]))}
        />
        <Text size={1} weight="semibold">
          {articles.length === 1 ? 'Um artigo' : `${articles.length} artigos`}
        </Text>
      </Flex>
      {articles.map(({ id, shown }) => (
        <Flex key={id} gap={3} align="center">
          <Checkbox
            aria-label={shown.title ?? 'Sem título'}
            checked={chosen.has(id)}
            onChange={() => onChoose(chosen.has(id) ? without(chosen, [id]) : new Set([...chosen, id]))}
          />
          <Text size={1}>
            <IntentLink intent="edit" params={{ id, type: 'article' }}>
              {shown.title ?? 'Sem título'}
            </IntentLink>
          </Text>
          <Text size={1} muted>
            {detailOf(shown, shelf)}
          </Text>
        </Flex>
      ))}
    </Stack>
  )
}

function without(chosen: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  return new Set([...chosen].filter((id) => !ids.includes(id)))
}

function detailOf({ workflow, category, authors, validUntil }: Version, shelf: Shelf): string {
  const titleIn = (options: readonly Option[], value?: string) =>
    options.find((option) => option.value === value)?.title
  const names = authors?.map(({ _ref }) => titleIn(shelf.authors, _ref)) ?? []
  return [
    titleIn(workflowSteps, workflow),
    titleIn(shelf.categories, category?._ref),
    ...names,
    validUntil && `revisar até ${dayInWords(validUntil)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
