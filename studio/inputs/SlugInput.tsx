import { Stack, Text } from '@sanity/ui'
import { getPublishedId, type ObjectInputProps, useFormValue } from 'sanity'
import { pageTypes } from '#schemas/document-types.ts'
import { isLockedSlug } from '#schemas/locked-slugs.ts'
import { nearTitles } from './near-titles.ts'
import { useOwnPages } from './OwnPages.tsx'

/** The address of a page says what a change of it does, or why it cannot be changed, and which pages say much the same. */
export function SlugInput(props: ObjectInputProps) {
  const type = String(useFormValue(['_type']))
  const title = useFormValue(['title'])
  const id = getPublishedId(String(useFormValue(['_id'])))
  const pages = useOwnPages()
  const current = typeof props.value?.current === 'string' ? props.value.current : undefined
  const hint = slugHint(type, current)
  if (!hint) return props.renderDefault(props)
  const near = nearTitles(typeof title === 'string' ? title : '', pages, id)
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <Text size={1} muted>
        {hint}
      </Text>
      {near.length > 0 && (
        <Text size={1}>
          Já há um texto parecido: {near.map((page) => `“${page.title}” (${page.address})`).join('; ')}.
        </Text>
      )}
    </Stack>
  )
}

/** @returns undefined for a type whose documents have no page of their own: nothing leads to its old name */
export function slugHint(type: string, current: string | undefined): string | undefined {
  if (isLockedSlug(type, current))
    return 'Este endereço não muda: o menu, as calculadoras e outros sites já apontam para ele.'
  if (pageTypes.some((page) => page.type === type))
    return 'Se mudar depois de publicado, o antigo leva ao novo.'
  return undefined
}
