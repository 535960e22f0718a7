'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { Loading } from '#web/ui/Loading.tsx'
import type { FormProps } from './form/CalculatorForm.tsx'
import type { CalculatorSlug } from './registry.ts'

const loading = () => <Loading />

// Here and not in the registry: a server module would send every form to every page.
const forms: Partial<Record<CalculatorSlug, ComponentType<FormProps>>> = {
  cdb: dynamic(() => import('./cdb/Form.tsx').then(({ Form }) => Form), { loading }),
  'juros-compostos': dynamic(() => import('./juros-compostos/Form.tsx').then(({ Form }) => Form), {
    loading,
  }),
}

/** A calculator inside an article: its fields and its Nota. Its own page imports the form itself. */
export function CalculatorEmbed({ slug, ...props }: FormProps & { slug: CalculatorSlug }) {
  const Form = forms[slug]
  return Form && <Form {...props} />
}
