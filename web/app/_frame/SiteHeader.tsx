import { PlaceLink } from '#web/app/_shell/PlaceLink.tsx'
import { siteTexts, withPage } from '#web/content/queries/site-texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { FollowLink } from '#web/ui/FollowLink.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { letters } from '#web/ui/logo-letters.ts'
import box from '#web/ui/SearchBox.module.css'
import {
  alert,
  allCalculators,
  blog,
  calculatorMenu,
  home,
  investments,
  type Place,
  quotes,
  rates,
} from './navigation.ts'
import styles from './SiteHeader.module.css'

/** Ids of the two popovers; Esc, click outside and the way back of the focus are the browser's. */
const MENU = 'menu-calculadoras'
const DRAWER = 'menu-celular'

export async function SiteHeader() {
  const texts = await siteTexts()
  const added = await withPage(texts.header)
  const calculators = [...calculatorMenu, ...(await withPage(texts.calculatorMenu))]
  return (
    <header className={styles.header} data-site-header="">
      <div className={`container ${styles.bar}`}>
        <a className={styles.logo} href="/">
          <Logo letters={letters} label="em miúdos, página inicial" />
        </a>
        <nav className={styles.nav} aria-label="Principal">
          <ul>
            <li>
              <PlaceLink place={home} />
            </li>
            <li>
              <PlaceLink place={rates} />
            </li>
            <li>
              <PlaceLink place={investments} />
            </li>
            <li>
              <button type="button" popoverTarget={MENU} suppressHydrationWarning>
                Calculadoras
                <Icon name="chevron" size="small" />
              </button>
            </li>
            <li>
              <PlaceLink place={blog} />
            </li>
            <Added places={added} />
          </ul>
        </nav>
        <SearchForm className={styles.search} />
        <a className={styles.searchLink} href="/busca">
          <Icon name="search" />
          <span className="visually-hidden">Buscar no site</span>
        </a>
        <Button className={styles.menuButton} variant="outline" size="small" popoverTarget={DRAWER}>
          <Icon name="menu" size="small" />
          Menu
        </Button>
      </div>
      <CalculatorMenu calculators={calculators} />
      <Drawer calculators={calculators} added={added} />
    </header>
  )
}

/** Links of the editors, at the end of the menu. */
function Added({ places }: { places: Place[] }) {
  return places.map((place) => (
    <li key={place.href}>
      <PlaceLink place={place} />
    </li>
  ))
}

function CalculatorMenu({ calculators }: { calculators: Place[] }) {
  return (
    <div className={styles.menu} id={MENU} popover="auto">
      <nav aria-label="Calculadoras">
        <ul>
          {calculators.map((place) => (
            <li key={place.label}>
              <PlaceLink place={place} withQuestion />
            </li>
          ))}
        </ul>
      </nav>
      <AllCalculators />
    </div>
  )
}

function AllCalculators() {
  const { label, href, covers } = allCalculators
  return (
    <p>
      <FollowLink href={href} covers={covers}>
        {label}
      </FollowLink>
    </p>
  )
}

/** To the page of the search: a form, which works before any code. */
function SearchForm({ className }: { className: string | undefined }) {
  return (
    <search className={className} aria-label="Todo o site">
      <form className={box.box} action="/busca" method="get">
        <Icon name="search" />
        <input
          name="q"
          type="search"
          required
          maxLength={100}
          aria-label="Buscar no site"
          placeholder="Buscar"
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
    </search>
  )
}

/** The same links on a small screen, those below them open. */
function Drawer({ calculators, added }: { calculators: Place[]; added: Place[] }) {
  return (
    <div className={styles.drawer} id={DRAWER} popover="auto">
      <div className={styles.drawerTop}>
        <span className={styles.logo}>
          <Logo />
        </span>
        <Button variant="outline" size="small" popoverTarget={DRAWER} popoverTargetAction="hide">
          <Icon name="close" size="small" />
          Fechar
        </Button>
      </div>
      <SearchForm className={styles.drawerSearch} />
      <nav aria-label="Principal, no celular">
        <ul>
          <li>
            <PlaceLink place={home} />
          </li>
          <li>
            <PlaceLink place={rates} />
            <ul className={styles.within}>
              {[...quotes, alert].map((place) => (
                <li key={place.label}>
                  <PlaceLink place={place} />
                </li>
              ))}
            </ul>
          </li>
          <li>
            <PlaceLink place={investments} />
          </li>
          <li>
            <PlaceLink place={{ ...allCalculators, label: 'Calculadoras' }} />
            <ul className={styles.within}>
              {calculators.map((place) => (
                <li key={place.label}>
                  <PlaceLink place={place} />
                </li>
              ))}
            </ul>
          </li>
          <li>
            <PlaceLink place={blog} />
          </li>
          <Added places={added} />
        </ul>
      </nav>
    </div>
  )
}
