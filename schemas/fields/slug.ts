import { defineField } from 'sanity'

/** The last part of a page's address. Unique among documents of its type: the Studio checks that by itself. */
export function slugField(source: string) {
  return defineField({
    name: 'slug',
    title: 'Endereço',
    description: 'O fim do endereço da página. Depois de publicado, mudar quebra os links que já existem.',
    type: 'slug',
    options: { source, maxLength: 80 },
    validation: (rule) => [
      rule.required().error('Gere ou escreva o endereço.'),
      rule.custom((slug) => {
        if (!slug?.current) return true
        return /^[a-z0-9-]{3,80}$/.test(slug.current)
          ? true
          : 'Use de 3 a 80 letras minúsculas sem acento, números e hífens.'
      }),
    ],
  })
}
