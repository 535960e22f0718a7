import type { ConditionalPropertyCallbackContext, SchemaTypeDefinition } from 'sanity'
import { reviewFields, roleOf, works } from './roles.ts'

type Asked = Pick<ConditionalPropertyCallbackContext, 'currentUser'>

/** The same types, with forms and fields closed to whoever the store would refuse. */
export function closedByRole(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    if (type.type !== 'document' || !('fields' in type) || !type.fields) return type
    const fields = type.fields.map((field) =>
      reviewFields.includes(field.name)
        ? { ...field, readOnly: ({ currentUser }: Asked) => !roleOf(currentUser).reviews }
        : field,
    )
    return { ...type, fields, readOnly: ({ currentUser }: Asked) => !works(roleOf(currentUser), type.name) }
  })
}
