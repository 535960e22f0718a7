'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { FormProps } from '#web/calculators/form/CalculatorForm.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import type { GuideSlug } from './guides.ts'

const loading = () => <Loading />

// Here and not in the page: a server module would send every form to every guide.
const forms: Record<GuideSlug, ComponentType<FormProps>> = {
  acoes: dynamic(() => import('#web/calculators/acoes-mensal/Form.tsx').then(({ Form }) => Form), {
    loading,
  }),
  cdb: dynamic(() => import('#web/calculators/cdb/Form.tsx').then(({ Form }) => Form), { loading }),
  'fundos-imobiliarios': dynamic(
    () => import('#web/calculators/fundos-imobiliarios/Form.tsx').then(({ Form }) => Form),
    { loading },
  ),
  'lci-lca': dynamic(() => import('#web/calculators/lci-lca/Form.tsx').then(({ Form }) => Form), { loading }),
  'tesouro-direto': dynamic(
    () => import('#web/calculators/tesouro-direto/Form.tsx').then(({ Form }) => Form),
    {
      loading,
    },
  ),
}

/** The calculator of a guide, whole: this page is its own. */
export function GuideSimulator({ slug, ...props }: FormProps & { slug: GuideSlug }) {
  const Form = forms[slug]
  return <Form {...props} whole />
}
