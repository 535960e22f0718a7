import type { SchemaType, ValidationMarker } from 'sanity'

export type Warning = { field: string; message: string }

/** Each with the field's name on the form. */
export function warningsOf(markers: readonly ValidationMarker[], type: SchemaType | undefined): Warning[] {
  const warnings = markers
    .filter(({ level }) => level === 'warning')
    .map(({ path, message }) => ({ field: titleOf(type, path[0]), message }))
  return warnings.filter(
    ({ field, message }, index) =>
      warnings.findIndex((each) => each.field === field && each.message === message) === index,
  )
}

function titleOf(type: SchemaType | undefined, name: unknown): string {
  const field = type?.jsonType === 'object' ? type.fields.find((each) => each.name === name) : undefined
  return field?.type.title ?? ''
}
