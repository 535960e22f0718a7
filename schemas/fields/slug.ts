import { defineField, getDraftId, getPublishedId, type SlugIsUniqueValidator, type SlugValue } from 'sanity'
import { isFixedType, isLockedSlug, isTokenSlug, tokenSlugs } from '../locked-slugs.ts'

/**
 * The last part of a page's address, unique among documents of its type. An address of the specification stays as it is
 * once it is there.
 */
export function slugField(source: string) {
  return defineField({
    name: 'slug',
    title: 'Endereço',
    description: 'O fim do endereço da página.',
    type: 'slug',
    options: { source, maxLength: 80, isUnique },
    readOnly: ({ document, value }) =>
      document !== undefined && isLockedSlug(document._type, currentOf(value)),
    // One rule: each would check anew, and say anew, that no other document has the address.
    validation: (rule) =>
      rule
        .required()
        .custom(
          (slug) =>
            !slug?.current ||
            isAddress(slug.current) ||
            'Use de 3 a 80 letras minúsculas sem acento, números e hífens.',
        )
        .custom((slug, { document }) => {
          const type = document?._type ?? ''
          return !isFixedType(type) || !slug?.current || isLockedSlug(type, slug.current)
            ? true
            : 'Este tipo só tem as páginas que o site já prevê.'
        })
        .custom((slug, { document }) =>
          document?.template !== 'impact' || !slug?.current || slug.current.endsWith(impactEnding)
            ? true
            : `No modelo de impacto, o endereço termina em ${impactEnding}.`,
        )
        .custom((slug, { document }) =>
          document?.template !== 'token' || !slug?.current || isTokenSlug(slug.current)
            ? true
            : `No modelo de token, o endereço é um destes: ${tokenSlugs.join(', ')}.`,
        ),
  })
}

/** Without the network nothing is known against an address, and nothing is published. */
const isUnique: SlugIsUniqueValidator = async (slug, { document, getClient }) => {
  const id = getPublishedId(String(document?._id))
  const client = getClient({ apiVersion: '2026-03-01' }).withConfig({ perspective: 'raw' })
  try {
    const others = 'count(*[_type == $type && slug.current == $slug && !(_id in $own)])'
    const own = [id, getDraftId(id)]
    return (await client.fetch<number>(others, { type: document?._type, slug, own })) === 0
  } catch {
    return true
  }
}

const impactEnding = '-impacto-financeiro'

const isAddress = (text: string) => /^[a-z0-9-]{3,80}$/.test(text)

function currentOf(value: SlugValue | undefined): string | undefined {
  return value?.current
}
