// Written by `npm run typegen` from the folders of web/calculators.
'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { Loading } from '#web/ui/Loading.tsx'
import { type FormProps, formOf } from './form/CalculatorForm.tsx'
import type { CalculatorSlug } from './registry.ts'

const loading = () => <Loading />

// A client module, for a server module would send every form to every page. Not React's `lazy`, which leaves out the
// style sheets of what it loads.
export const forms: Readonly<Record<CalculatorSlug, ComponentType<FormProps>>> = {
  'juros-compostos': dynamic(() => import('./juros-compostos/calculator.ts').then(formOf), { loading }),
  'simulador-financiamento': dynamic(() => import('./simulador-financiamento/calculator.ts').then(formOf), {
    loading,
  }),
  'rescisao-trabalhista': dynamic(() => import('./rescisao-trabalhista/calculator.ts').then(formOf), {
    loading,
  }),
  'calculadora-moedas': dynamic(() => import('./calculadora-moedas/Form.tsx').then(({ Form }) => Form), {
    loading,
  }),
  'calculadora-iof': dynamic(() => import('./calculadora-iof/calculator.ts').then(formOf), { loading }),
  'ganho-capital': dynamic(() => import('./ganho-capital/calculator.ts').then(formOf), { loading }),
  'conversor-taxas': dynamic(() => import('./conversor-taxas/calculator.ts').then(formOf), { loading }),
  'rentabilidade-real': dynamic(() => import('./rentabilidade-real/calculator.ts').then(formOf), { loading }),
  'renda-passiva': dynamic(() => import('./renda-passiva/calculator.ts').then(formOf), { loading }),
  'independencia-financeira': dynamic(() => import('./independencia-financeira/calculator.ts').then(formOf), {
    loading,
  }),
  aposentadoria: dynamic(() => import('./aposentadoria/calculator.ts').then(formOf), { loading }),
  'conversor-cdi': dynamic(() => import('./conversor-cdi/calculator.ts').then(formOf), { loading }),
  roi: dynamic(() => import('./roi/calculator.ts').then(formOf), { loading }),
  'orcamento-viagem': dynamic(() => import('./orcamento-viagem/calculator.ts').then(formOf), { loading }),
  'comparador-custos': dynamic(() => import('./comparador-custos/calculator.ts').then(formOf), { loading }),
  'tesouro-direto': dynamic(() => import('./tesouro-direto/calculator.ts').then(formOf), { loading }),
  cdb: dynamic(() => import('./cdb/calculator.ts').then(formOf), { loading }),
  'lci-lca': dynamic(() => import('./lci-lca/calculator.ts').then(formOf), { loading }),
  'acoes-mensal': dynamic(() => import('./acoes-mensal/calculator.ts').then(formOf), { loading }),
  'fundos-imobiliarios': dynamic(() => import('./fundos-imobiliarios/calculator.ts').then(formOf), {
    loading,
  }),
  'cambio-modalidades': dynamic(() => import('./cambio-modalidades/Form.tsx').then(({ Form }) => Form), {
    loading,
  }),
  'bitcoin-venda': dynamic(() => import('./bitcoin-venda/Form.tsx').then(({ Form }) => Form), { loading }),
  'salario-liquido': dynamic(() => import('./salario-liquido/calculator.ts').then(formOf), { loading }),
  'decimo-terceiro': dynamic(() => import('./decimo-terceiro/calculator.ts').then(formOf), { loading }),
  ferias: dynamic(() => import('./ferias/calculator.ts').then(formOf), { loading }),
  'clt-pj': dynamic(() => import('./clt-pj/calculator.ts').then(formOf), { loading }),
  'preco-medio': dynamic(() => import('./preco-medio/calculator.ts').then(formOf), { loading }),
  'imposto-de-renda': dynamic(() => import('./imposto-de-renda/calculator.ts').then(formOf), { loading }),
  'correcao-monetaria': dynamic(() => import('./correcao-monetaria/Form.tsx').then(({ Form }) => Form), {
    loading,
  }),
}
