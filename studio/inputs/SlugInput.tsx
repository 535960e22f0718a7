import { Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, useFormValue } from 'sanity'
import { pageTypes } from '#schemas/document-types.ts'
import { isLockedSlug } from '#schemas/locked-slugs.ts'

/** The address of a page says what a change of it does, or why it cannot be changed. */
export function SlugInput(props: ObjectInputProps) {
  const type = useFormValue(['_type'])
  const current = typeof props.value?.current === 'string' ? props.value.current : undefined
  const hint = slugHint(String(type), current)
  if (!hint) return props.renderDefault(props)
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <Text size={1} muted>
        {hint}
      </Text>
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
