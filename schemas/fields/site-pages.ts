import { calculators } from '#web/calculators/registry.ts'
import { lockedSlugs } from '../locked-slugs.ts'
import { calculatorSlugs } from './calculator.ts'

type Choice = { value: string; title: string }

const guideTitles: Record<(typeof lockedSlugs.guide)[number], string> = {
  'tesouro-direto': 'Tesouro Direto',
  acoes: 'Ações',
  'fundos-imobiliarios': 'Fundos imobiliários',
  cdb: 'CDB',
  'lci-lca': 'LCI e LCA',
}

/** Pages that may carry an advertisement, by address: what a campaign picks from. */
export const pagesWithAds: Choice[] = [
  { value: '/', title: 'Início' },
  { value: '/dolar-hoje', title: 'Dólar hoje' },
  { value: '/euro-hoje', title: 'Euro hoje' },
  { value: '/bitcoin-hoje', title: 'Bitcoin hoje' },
  { value: '/calculadoras', title: 'Calculadoras' },
  ...calculatorSlugs
    .filter((slug) => calculators[slug].path === `/${slug}`)
    .map((slug): Choice => ({ value: calculators[slug].path, title: calculators[slug].title })),
  { value: '/investimentos', title: 'Guia de investimentos' },
  ...lockedSlugs.guide.map((slug) => ({
    value: `/investimentos/${slug}`,
    title: `Guia: ${guideTitles[slug]}`,
  })),
  { value: '/acoes', title: 'Ações' },
  { value: '/criptomoedas', title: 'Criptomoedas' },
  { value: '/detalhe-ativo', title: 'Detalhe do ativo' },
  { value: '/status-mercado', title: 'Status do mercado' },
  { value: '/alertas-cambio', title: 'Alertas de câmbio' },
  { value: '/blog', title: 'Blog' },
]
