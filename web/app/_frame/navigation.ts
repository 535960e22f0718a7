import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'

/** A place of the site. */
export type Place = {
  label: string
  href: string
  question?: string
  /** Pages that a reader of the menu finds under it, though their addresses do not begin with its own. */
  covers?: readonly string[]
}

export const home: Place = { label: 'Home', href: '/' }
export const rates: Place = {
  label: 'Cotações',
  href: '/dolar-hoje',
  covers: ['/euro-hoje', '/bitcoin-hoje', '/acoes', '/criptomoedas', '/detalhe-ativo', '/alertas-cambio'],
}
export const investments: Place = { label: 'Investimentos', href: '/investimentos' }
export const blog: Place = { label: 'Blog', href: '/blog' }

/** The "Calculadoras" menu, in the order of spec/site.md. */
export const calculatorMenu: Place[] = [
  calculator('calculadora-moedas', 'Conversão de Moedas', 'Quanto dá em reais? E com imposto?'),
  calculator('juros-compostos', 'Juros Compostos', 'Quanto vou ter guardando todo mês?'),
  calculator('calculadora-iof', 'IOF', 'Quanto de IOF eu pago?'),
  calculator('simulador-financiamento', 'Financiamento', 'SAC, Price ou amortizar?'),
  calculator('rescisao-trabalhista', 'Rescisão Trabalhista', 'Quanto recebo ao sair?'),
  calculator('ganho-capital', 'Ganho de Capital', 'Vendi com lucro: pago imposto?'),
  calculator('conversor-taxas', 'Conversor de Taxas', '1\u00A0% ao mês é quanto ao ano?'),
  calculator('rentabilidade-real', 'Rentabilidade Real', 'Ganhei da inflação?'),
  calculator('renda-passiva', 'Renda Passiva', 'Quanto juntar para receber por mês?'),
  calculator('independencia-financeira', 'Independência Financeira', 'Com quanto posso parar?'),
]

/** Under the ten of the specification: the way to the others that have a page of their own. */
export const allCalculators: Place = {
  label: 'Ver todas as calculadoras',
  href: '/calculadoras',
  covers: Object.entries(calculators).flatMap(([slug, { path }]) =>
    path === `/${slug}` && !calculatorMenu.some(({ href }) => href === path) ? path : [],
  ),
}

/** The column that ends with the e-mail of the settings. */
export const contactColumn = 'Legal & Contato'

export const footerColumns: { title: string; places: Place[] }[] = [
  {
    title: 'Cotações',
    places: [
      { label: 'Dólar hoje', href: '/dolar-hoje' },
      { label: 'Euro hoje', href: '/euro-hoje' },
      { label: 'Bitcoin hoje', href: '/bitcoin-hoje' },
    ],
  },
  {
    title: 'Ferramentas',
    places: [
      { label: 'Calculadora de importação', href: '/calculadora-moedas' },
      { label: 'Guia de investimentos', href: '/investimentos' },
      { label: 'Mercado aberto agora?', href: '/status-mercado' },
      { label: 'Alerta de câmbio', href: '/alertas-cambio' },
    ],
  },
  {
    title: contactColumn,
    places: [
      { label: 'Política de privacidade', href: '/politica-privacidade' },
      { label: 'Termos de uso', href: '/termos-uso' },
      { label: 'Sobre nós', href: '/sobre-nos' },
      { label: 'Contato', href: '/contato' },
    ],
  },
]

function calculator(slug: CalculatorSlug, label: string, question: string): Place {
  return { label, question, href: calculators[slug].path }
}
