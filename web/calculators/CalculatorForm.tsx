'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { Loading } from '#web/ui/Loading.tsx'
import type { CalculatorSlug } from './registry.ts'

// Here and not in the registry: a server module would send every form to every page.
const forms: Record<CalculatorSlug, ComponentType> = {
  'juros-compostos': dynamic(() => import('./juros-compostos/Form.tsx').then((module) => module.Form), {
    loading: () => <Loading />,
  }),
}

/** A calculator inside an article: its fields and its Nota. Its own page imports the form itself. */
export function CalculatorForm({ slug }: { slug: CalculatorSlug }) {
  const Form = forms[slug]
  return <Form />
}
