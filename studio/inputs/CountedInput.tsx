import { Stack, Text } from '@sanity/ui'
import type { SchemaType, StringInputProps } from 'sanity'

type Limits = { min?: number; max: number }

/** A field with a longest length, with what is written in it counted below. */
export function CountedInput(props: StringInputProps) {
  const limits = limitsOf(props.schemaType)
  if (!limits) return props.renderDefault(props)
  const length = props.value?.length ?? 0
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <Text size={0} align="right" muted={fits(length, limits)} style={{ color: colourOf(length, limits) }}>
        {countText(length, limits)}
      </Text>
    </Stack>
  )
}

const fits = (length: number, { min = 0, max }: Limits) => length === 0 || (length >= min && length <= max)

/** Green and red where a length between two limits is the aim; elsewhere only red, beyond the longest. */
function colourOf(length: number, limits: Limits): string | undefined {
  if (!fits(length, limits)) return 'var(--card-badge-critical-fg-color, #b3261e)'
  return limits.min && length > 0 ? 'var(--card-badge-positive-fg-color, #1f6f3a)' : undefined
}

/** `42 de 90`, or what is missing or too much. */
export function countText(length: number, { min = 0, max }: Limits): string {
  if (length > max) return `${length} caracteres: ${length - max} a mais que ${max}`
  if (length > 0 && length < min) return `${length} caracteres: faltam ${min - length} para ${min}`
  return min > 0 ? `${length} de ${min} a ${max} caracteres` : `${length} de ${max}`
}

export function limitsOf(schemaType: Pick<SchemaType, 'validation'>): Limits | undefined {
  const specs = rulesOf(schemaType)
  const limit = (flag: 'min' | 'max') => {
    const spec = specs.find((each) => each.flag === flag)
    return spec && 'constraint' in spec && typeof spec.constraint === 'number' ? spec.constraint : undefined
  }
  const max = limit('max')
  const min = limit('min')
  return max === undefined ? undefined : { max, ...(min === undefined ? {} : { min }) }
}

export function rulesOf({ validation }: Pick<SchemaType, 'validation'>) {
  const rules = Array.isArray(validation) ? validation : []
  return rules.flatMap((rule) => (typeof rule === 'object' && '_rules' in rule ? rule._rules : []))
}
