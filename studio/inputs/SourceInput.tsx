import { Button, Flex, Stack } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import { type ObjectInputProps, set } from 'sanity'
import { today } from '#schemas/day.ts'
import { institutionAt } from '#schemas/institutions.ts'
import { trueAddress } from '#schemas/true-address.ts'

/** A source by its address: who publishes it and what it is are filled in where we know the institution. */
export function SourceInput(props: ObjectInputProps) {
  const { value, onChange, readOnly } = props
  const url = typeof value?.url === 'string' ? value.url : ''
  const seen = useRef(url)

  useEffect(() => {
    // Only a new address: what an editor empties stays empty.
    if (readOnly || seen.current === url) return
    seen.current = url
    const known = knownOf(value)
    if (Object.keys(known).length > 0)
      onChange(Object.entries(known).map(([name, text]) => set(text, [name])))
  }, [readOnly, url, value, onChange])

  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
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

type Source = { url?: unknown; publisher?: unknown; kind?: unknown }

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
