import { Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, useFormValue } from 'sanity'
import { isLockedSlug } from '#schemas/locked-slugs.ts'

/** The address of a page that the site counts on says why it cannot be changed. */
export function LockedSlugInput(props: ObjectInputProps) {
  const type = useFormValue(['_type'])
  const current = typeof props.value?.current === 'string' ? props.value.current : undefined
  if (!isLockedSlug(String(type), current)) return props.renderDefault(props)
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <Text size={1} muted>
        Este endereço não muda: o menu, as calculadoras e outros sites já apontam para ele.
      </Text>
    </Stack>
  )
}
