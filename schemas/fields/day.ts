import { defineField } from 'sanity'
import type { Day } from '../day.ts'

type DayField = {
  name: string
  title: string
  description?: string
  group?: string
  initialValue?: () => Day
  error: string
}

/** A day that publishing asks for, as Brazil writes it. */
export const requiredDay = ({ error, ...field }: DayField) =>
  defineField({
    ...field,
    type: 'date',
    options: { dateFormat: 'DD/MM/YYYY' },
    validation: (rule) => rule.required().error(error),
  })
