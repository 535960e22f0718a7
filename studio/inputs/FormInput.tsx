import { type InputProps, isObjectInputProps, isStringInputProps, type StringInputProps } from 'sanity'
import { isDrawn } from '../blocks/AsRead.tsx'
import { DrawnInput } from '../blocks/BlockInText.tsx'
import { AddressInput } from './AddressInput.tsx'
import { CountedInput, rulesOf } from './CountedInput.tsx'
import { DocumentInput } from './DocumentInput.tsx'
import { SearchInput } from './SearchInput.tsx'
import { SlugInput } from './SlugInput.tsx'
import { SourceInput, SourceTextInput } from './SourceInput.tsx'
import { TableInput } from './TableInput.tsx'

const tables = ['simpleTable', 'compareTable']

/** Puts beside some of the Studio's fields what helps to fill them in. */
export function FormInput(props: InputProps) {
  if (isStringInputProps(props)) return <TypedInput {...props} />
  if (!isObjectInputProps(props)) return props.renderDefault(props)
  if (props.path.length === 0) return <DocumentInput {...props} />
  if (props.path.length === 1 && props.path[0] === 'seo') return <SearchInput {...props} />
  if (props.schemaType.name === 'source') return <SourceInput {...props} />
  if (tables.includes(props.schemaType.name)) return <TableInput {...props} />
  if (isDrawn(props.schemaType.name)) return <DrawnInput {...props} />
  return props.schemaType.name === 'slug' ? <SlugInput {...props} /> : props.renderDefault(props)
}

function TypedInput(props: StringInputProps) {
  if (isOwnAddress(props)) return <AddressInput {...props} />
  if (isOfSource(props)) return <SourceTextInput {...props} />
  return <CountedInput {...props} value={chosenIn(props)} />
}

/** Links, and where a redirect leads. */
function isOwnAddress({ path, schemaType }: StringInputProps): boolean {
  const name = path.at(-1)
  // A day is a string too.
  return schemaType.name === 'string' && (name === 'href' || name === 'to')
}

/** What a source is found by. */
function isOfSource({ path }: StringInputProps): boolean {
  return path.at(-3) === 'sources' && (path.at(-1) === 'url' || path.at(-1) === 'title')
}

/**
 * The option shown as chosen. Where a choice may be left out, that means the one that a new document begins with: an older
 * one, or one from elsewhere, would show none.
 */
export function chosenIn({ schemaType, value }: Pick<StringInputProps, 'schemaType' | 'value'>) {
  const { options, initialValue } = schemaType
  const isRequired = rulesOf(schemaType).some(({ flag }) => flag === 'presence')
  const isOpen = value === undefined && options?.layout === 'radio' && !isRequired
  return isOpen && typeof initialValue === 'string' ? initialValue : value
}
