import { listPages } from '#schemas/document-types.ts'
import { calculatorPages } from '#web/calculators/pages.ts'

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
/** The specification's three, and those that it names no place for. */
export const quotes: Place[] = [
  { label: 'Dólar hoje', href: '/dolar-hoje' },
  { label: 'Euro hoje', href: '/euro-hoje' },
  { label: 'Bitcoin hoje', href: '/bitcoin-hoje' },
  { label: 'Ações', href: '/acoes' },
  { label: 'Criptomoedas', href: '/criptomoedas' },
]
export const alert: Place = { label: 'Alerta de câmbio', href: '/alertas-cambio' }
export const investments: Place = { label: 'Investimentos', href: '/investimentos' }
export const blog: Place = { label: 'Blog', href: '/blog' }

const menus = Object.entries(calculatorPages).flatMap(([href, page]) =>
  'menu' in page ? [{ href, ...page.menu }] : [],
)

/** The "Calculadoras" menu, in the order of spec/site.md. */
export const calculatorMenu: Place[] = menus
  .toSorted((one, other) => one.place - other.place)
  .map(({ href, label, question }) => ({ href, label, question }))

/** Under the ten of the specification: the way to the others that have a page of their own. */
export const allCalculators: Place = {
  label: 'Ver todas as calculadoras',
  href: '/calculadoras',
  covers: Object.keys(calculatorPages).filter((path) => !menus.some(({ href }) => href === path)),
}

/** The column that ends with the e-mail of the settings. */
export const contactColumn = 'Legal & Contato'

export const footerColumns: { title: string; places: Place[] }[] = [
  {
    title: 'Cotações',
    places: quotes,
  },
  {
    title: 'Ferramentas',
    places: [
      { label: 'Calculadora de importação', href: '/calculadora-moedas' },
      ...listPages.flatMap(({ path, label }) => (path === blog.href ? [] : [{ label, href: path }])),
      { label: 'Mercado aberto agora?', href: '/status-mercado' },
      alert,
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
