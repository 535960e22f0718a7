import { stegaClean } from '@sanity/client/stega'
import { PlaceLink } from '#web/app/_shell/PlaceLink.tsx'
import { siteSettings } from '#web/content/queries/settings.ts'
import { type SiteTexts, siteTexts, withPage } from '#web/content/queries/site-texts.ts'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { contactColumn, footerColumns } from './navigation.ts'
import styles from './SiteFooter.module.css'

/** The editors' text, a cell for each sentence: of what, and from whom. */
function sentencesOf(text: string) {
  return text.split(/(?<=\.)\s+/).map((sentence) => {
    const [what, source] = sentence.split(/(?<=:)\s+/)
    return { what, source }
  })
}

/** Columns of editors that have a title and a page to lead to. */
async function columnsOf(written: SiteTexts['footerColumns']) {
  const columns = await Promise.all(
    written.map(async ({ title, links }) => ({ title, places: await withPage(links) })),
  )
  return columns.filter(({ title, places }) => stegaClean(title).trim() && places.length > 0)
}

export async function SiteFooter() {
  const { sourcesText, disclaimer, social, ...settings } = await siteSettings()
  const { footer, footerColumns: written } = await siteTexts()
  const added = await withPage(footer)
  const own = footerColumns.map(({ title, places }) => ({
    title,
    places: [...places, ...added.filter(({ column }) => stegaClean(column) === title)],
  }))
  const contactEmail = stegaClean(settings.contactEmail)
  const [mailbox, host] = contactEmail.split('@')
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.grid}`}>
        <div className={styles.brand}>
          <Logo label="em miúdos" />
          <p>A conta explicada, linha por linha.</p>
        </div>
        {[...own, ...(await columnsOf(written))].map(({ title, places }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one title, and none changes places
          <nav key={index} aria-labelledby={`rodape-${index}`}>
            <h2 id={`rodape-${index}`}>{title}</h2>
            <ul>
              {places.map((place) => (
                <li key={place.label}>
                  <PlaceLink place={place} />
                </li>
              ))}
              {index < own.length && title === contactColumn && (
                <li>
                  <a href={`mailto:${contactEmail}`}>
                    {mailbox}@<wbr />
                    {host}
                  </a>
                </li>
              )}
            </ul>
          </nav>
        ))}
        <FoldedSection id="rodape-fontes" title="De onde vêm os dados" className={styles.sources}>
          <ul className={styles.cells}>
            {sentencesOf(sourcesText).map(({ what, source }) => (
              <li key={what}>
                {what} {source && <b>{source}</b>}
              </li>
            ))}
          </ul>
          <p>
            Atualização automática a cada 5 minutos em horário de mercado. Fora dele, vale o último
            fechamento, com a hora ao lado.
          </p>
        </FoldedSection>
        <div className={styles.foot}>
          <p>{disclaimer}</p>
          <p>Os valores que você digita nas contas não saem do seu aparelho.</p>
          {social.length > 0 && (
            <ul className={styles.social}>
              {social.map(({ _key, name, url }) => (
                <li key={_key}>
                  <a href={stegaClean(url)} rel="me">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  )
}
