import { type InputProps, isObjectInputProps, isStringInputProps } from 'sanity'
import { CountedInput } from './CountedInput.tsx'
import { LegalPageInput } from './LegalPageInput.tsx'
import { LockedSlugInput } from './LockedSlugInput.tsx'
import { SearchInput } from './SearchInput.tsx'

/** Puts beside some of the Studio's fields what helps to fill them in. */
export function FormInput(props: InputProps) {
  if (isStringInputProps(props)) return <CountedInput {...props} />
  if (!isObjectInputProps(props)) return props.renderDefault(props)
  if (props.path.length === 0 && props.schemaType.name === 'legalPage') return <LegalPageInput {...props} />
  if (props.path.length === 1 && props.path[0] === 'seo') return <SearchInput {...props} />
  return props.schemaType.name === 'slug' ? <LockedSlugInput {...props} /> : props.renderDefault(props)
}
