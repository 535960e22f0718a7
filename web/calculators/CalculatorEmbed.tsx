'use client'

import type { FormProps } from './form/CalculatorForm.tsx'
import { forms } from './forms.tsx'
import type { CalculatorSlug } from './registry.ts'

/** A calculator by its slug: its fields and its Nota. A page gets the code of this one alone. */
export function CalculatorEmbed({ slug, ...props }: FormProps & { slug: CalculatorSlug }) {
  const Form = forms[slug]
  return <Form {...props} />
}
