import { defineField } from 'sanity'
import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'

// The keys of an object written out are those of its type.
export const calculatorSlugs = Object.keys(calculators) as CalculatorSlug[]

export const calculatorList = calculatorSlugs.map((value) => ({ value, title: calculators[value].title }))

type Choice = { name: string; title: string; description?: string; group?: string }

export const calculatorField = (choice: Choice) =>
  defineField({ ...choice, type: 'string', options: { list: calculatorList } })
