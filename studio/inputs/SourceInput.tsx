import { Button, Flex, Stack } from '@sanity/ui'
import { type FormEvent, useEffect, useMemo, useRef } from 'react'
import { type ObjectInputProps, type StringInputProps, set } from 'sanity'
import { today } from '#schemas/day.ts'
import { institutionAt } from '#schemas/institutions.ts'
import { trueAddress } from '#schemas/true-address.ts'
import { useFetched } from '../desk/use-fetched.ts'

type Source = { url?: unknown; title?: unknown; publisher?: unknown; kind?: unknown; accessedOn?: unknown }

/** A source of a published text. */
type Listed = { url: string; title: string; publisher: string; kind: string }

const lists = { url: 'enderecos-de-fontes', title: 'titulos-de-fontes' }

const listedQuery = `*[!(_id in path("drafts.**")) && count(sources) > 0] | order(_updatedAt desc) {
  "sources": sources[defined(url) && defined(title)] { url, title, publisher, kind }
}`

/**
 * A source by its address or its title: one of another text is suggested and filled in whole; of others, who publishes it
 * and what it is, where we know the institution.
 */
export function SourceInput(props: ObjectInputProps) {
  const { value, onChange, readOnly } = props
  // Without an answer there are no suggestions, and both fields take any text as before.
  const [texts] = useFetched<{ sources: Listed[] }[]>(listedQuery)
  const listed = useMemo(() => onceEach((texts ?? []).flatMap(({ sources }) => sources)), [texts])
  const url = textOf(value?.url)
  const title = textOf(value?.title)
  const seen = useRef({ url, title })
  const isChosen = useRef(false)

  useEffect(() => {
    // Only a new address or title: what an editor empties stays empty.
    if (readOnly || (seen.current.url === url && seen.current.title === title)) return
    const isNewAddress = seen.current.url !== url
    seen.current = { url, title }
    const known = {
      ...(isNewAddress && knownOf(value)),
      // On the way to a longer address or title, letter by letter, a shorter one is none.
      ...(isChosen.current && reusedIn(listed, value, today())),
    }
    if (Object.keys(known).length > 0)
      onChange(Object.entries(known).map(([name, text]) => set(text, [name])))
  }, [readOnly, url, title, value, listed, onChange])

  function onInput({ nativeEvent }: FormEvent): void {
    const kind = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : ''
    isChosen.current = !/^(insertText|insertCompositionText|delete)/.test(kind)
  }

  return (
    <Stack gap={4} onInputCapture={onInput}>
      {props.renderDefault(props)}
      <datalist id={lists.url}>
        {listed.map((source) => (
          <option key={source.url} value={source.url}>
            {source.title}
          </option>
        ))}
      </datalist>
      <datalist id={lists.title}>
        {listed.map((source) => (
          <option key={source.url} value={source.title}>
            {source.publisher}
          </option>
        ))}
      </datalist>
      {!readOnly && (
        <Flex>
          <Button
            type="button"
            mode="ghost"
            text="Conferi hoje"
            disabled={value?.accessedOn === today()}
            onClick={() => onChange(set(today(), ['accessedOn']))}
          />
        </Flex>
      )}
    </Stack>
  )
}

/** The address or the title of a source, with those of other texts suggested. */
export function SourceTextInput(props: StringInputProps) {
  const list = props.path.at(-1) === 'url' ? lists.url : lists.title
  // Passed on to the field itself, which the Studio's type does not tell.
  const elementProps = { ...props.elementProps, list } as StringInputProps['elementProps']
  return props.renderDefault({ ...props, elementProps })
}

/** Each address once, as the text that changed last has it. */
function onceEach(sources: readonly Listed[]): Listed[] {
  return [...new Map(sources.toReversed().map((source) => [source.url, source])).values()].reverse()
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** For the fields that are empty; an address behind a counting service is its own. */
export function knownOf({ url, publisher, kind }: Source = {}): Record<string, string> {
  if (typeof url !== 'string') return {}
  const address = trueAddress(url)
  const institution = institutionAt(address)
  return {
    ...(address !== url && { url: address }),
    ...(institution && !publisher && { publisher: institution.publisher }),
    ...(institution && !kind && { kind: institution.kind }),
  }
}

/**
 * The fields of a source of another text, found by its address, or by a title that one address alone has; for the fields
 * that are empty. Its day of checking is `day`.
 */
export function reusedIn(
  listed: readonly Listed[],
  source: Source = {},
  day: string,
): Record<string, string> {
  const address = source.url && trueAddress(textOf(source.url))
  const found = listed.filter(({ url, title }) => (address ? url === address : title === source.title))
  const [reused] = found
  if (!reused || found.length > 1) return {}
  const { url, title, publisher, kind } = reused
  const whole = { url, title, publisher, kind, accessedOn: day }
  return Object.fromEntries(
    Object.entries(whole).filter(([name, text]) => text && !source[name as keyof Source]),
  )
}
