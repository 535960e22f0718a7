import { defineField } from 'sanity'

type Day = { name: string; title: string; description?: string; group?: string; error: string }

/** A day that publishing asks for, as Brazil writes it. */
export const requiredDay = ({ error, ...field }: Day) =>
  defineField({
    ...field,
    type: 'date',
    options: { dateFormat: 'DD/MM/YYYY' },
    validation: (rule) => rule.required().error(error),
  })
