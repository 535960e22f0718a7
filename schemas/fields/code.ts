import { defineField } from 'sanity'

/** A short name that no reader sees: in the links of an advertisement and in its counts. */
export const code = (source: string, group?: string) =>
  defineField({
    name: 'slug',
    title: 'Código',
    description: 'Vai nos links e nas contagens. Não mude depois de começar.',
    type: 'slug',
    group,
    options: { source, maxLength: 60 },
    validation: (rule) => [
      rule.required().error('Gere o código.'),
      rule.custom((slug) =>
        !slug?.current || /^[a-z0-9-]{3,60}$/.test(slug.current)
          ? true
          : 'Use de 3 a 60 letras minúsculas sem acento, números e hífens.',
      ),
    ],
  })
