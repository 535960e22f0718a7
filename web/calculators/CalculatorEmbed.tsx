'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { Loading } from '#web/ui/Loading.tsx'
import type { FormProps } from './form/CalculatorForm.tsx'
import type { CalculatorSlug } from './registry.ts'

const loading = () => <Loading />

// Here and not in the registry: a server module would send every form to every page. Not React's `lazy`, which leaves out
// the style sheets of what it loads.
const forms: Record<CalculatorSlug, ComponentType<FormProps>> = {
  'acoes-mensal': dynamic(() => import('./acoes-mensal/Form.tsx').then(({ Form }) => Form), { loading }),
  aposentadoria: dynamic(() => import('./aposentadoria/Form.tsx').then(({ Form }) => Form), { loading }),
  'bitcoin-venda': dynamic(() => import('./bitcoin-venda/Form.tsx').then(({ Form }) => Form), { loading }),
  'calculadora-iof': dynamic(() => import('./calculadora-iof/Form.tsx').then(({ Form }) => Form), {
    loading,
  }),
  'calculadora-moedas': dynamic(() => import('./calculadora-moedas/Form.tsx').then(({ Form }) => Form), {
    loading,
  }),
  'cambio-modalidades': dynamic(() => import('./cambio-modalidades/Form.tsx').then(({ Form }) => Form), {
    loading,
  }),
  cdb: dynamic(() => import('./cdb/Form.tsx').then(({ Form }) => Form), { loading }),
  'comparador-custos': dynamic(() => import('./comparador-custos/Form.tsx').then(({ Form }) => Form), {
    loading,
  }),
  'conversor-cdi': dynamic(() => import('./conversor-cdi/Form.tsx').then(({ Form }) => Form), { loading }),
  'conversor-taxas': dynamic(() => import('./conversor-taxas/Form.tsx').then(({ Form }) => Form), {
    loading,
  }),
  'fundos-imobiliarios': dynamic(() => import('./fundos-imobiliarios/Form.tsx').then(({ Form }) => Form), {
    loading,
  }),
  'ganho-capital': dynamic(() => import('./ganho-capital/Form.tsx').then(({ Form }) => Form), { loading }),
  'independencia-financeira': dynamic(
    () => import('./independencia-financeira/Form.tsx').then(({ Form }) => Form),
    { loading },
  ),
  'juros-compostos': dynamic(() => import('./juros-compostos/Form.tsx').then(({ Form }) => Form), {
    loading,
  }),
  'lci-lca': dynamic(() => import('./lci-lca/Form.tsx').then(({ Form }) => Form), { loading }),
  'orcamento-viagem': dynamic(() => import('./orcamento-viagem/Form.tsx').then(({ Form }) => Form), {
    loading,
  }),
  'renda-passiva': dynamic(() => import('./renda-passiva/Form.tsx').then(({ Form }) => Form), { loading }),
  'rentabilidade-real': dynamic(() => import('./rentabilidade-real/Form.tsx').then(({ Form }) => Form), {
    loading,
  }),
  'rescisao-trabalhista': dynamic(() => import('./rescisao-trabalhista/Form.tsx').then(({ Form }) => Form), {
    loading,
  }),
  roi: dynamic(() => import('./roi/Form.tsx').then(({ Form }) => Form), { loading }),
  'simulador-financiamento': dynamic(
    () => import('./simulador-financiamento/Form.tsx').then(({ Form }) => Form),
    { loading },
  ),
  'tesouro-direto': dynamic(() => import('./tesouro-direto/Form.tsx').then(({ Form }) => Form), { loading }),
}

/** A calculator that a text or a guide chooses: its fields and its Nota. A page of its own imports the form itself. */
export function CalculatorEmbed({ slug, ...props }: FormProps & { slug: CalculatorSlug }) {
  const Form = forms[slug]
  return <Form {...props} />
}
