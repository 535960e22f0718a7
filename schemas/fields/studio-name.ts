import { defineField } from 'sanity'

/** A name that no reader sees, and its code: in the links of an advertisement and in its counts. */
export const studioName = [
  defineField({
    name: 'name',
    title: 'Nome no Studio',
    type: 'string',
    group: 'content',
    validation: (rule) => rule.required().max(80).error('Dê um nome, com no máximo 80 caracteres.'),
  }),
  defineField({
    name: 'slug',
    title: 'Código',
    description: 'Vai nos links e nas contagens. Não mude depois de começar.',
    type: 'slug',
    group: 'content',
    options: { source: 'name', maxLength: 60 },
    validation: (rule) => [
      rule.required().error('Gere o código.'),
      rule.custom((slug) =>
        !slug?.current || /^[a-z0-9-]{3,60}$/.test(slug.current)
          ? true
          : 'Use de 3 a 60 letras minúsculas sem acento, números e hífens.',
      ),
    ],
  }),
]
