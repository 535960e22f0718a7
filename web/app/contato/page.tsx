import { stegaClean } from '@sanity/client/stega'
import { PortableText } from '#web/content/text/PortableText.tsx'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Section } from '#web/ui/Section.tsx'
import { CONTACT } from '../_shell/contact.ts'
import { pageGraph, StructuredData } from '../_shell/StructuredData.tsx'
import { getSitePage, sitePageMetadata } from '../_shell/site-page.ts'
import { sendsMail } from '../api/contato/mail.ts'
import { ContactForm } from './ContactForm.tsx'
import styles from './contact.module.css'
import { SentForm } from './SentForm.tsx'

const slug = 'contato'

export const generateMetadata = () => sitePageMetadata(slug)

export default async function ContactPage() {
  const { title, dek, body } = await getSitePage(slug)
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Home' }, { label: 'Contato' }]} />
      <header className={styles.top}>
        <h1>{title}</h1>
        <p className="dek">{dek}</p>
        <p className={styles.address}>
          <a href={`mailto:${CONTACT}`}>{CONTACT}</a>
        </p>
      </header>
      <div className="columns columns-66 section">
        <section className={styles.form} aria-labelledby="escrever">
          {sendsMail ? <FromHere /> : <FromYourMail />}
        </section>
        <Section id="antes" title="Antes de escrever" className={styles.text}>
          <PortableText value={body} />
          <p>
            O que fazemos com a sua mensagem está na{' '}
            <a href="/politica-privacidade">política de privacidade</a>.
          </p>
        </Section>
      </div>
      <StructuredData graph={pageGraph(`/${slug}`, 'Contato', stegaClean(title), 'ContactPage')} />
    </>
  )
}

function FromHere() {
  return (
    <>
      <div className="section-top">
        <h2 id="escrever">Escreva para nós</h2>
      </div>
      <SentForm />
    </>
  )
}

function FromYourMail() {
  return (
    <>
      <div className="section-top">
        <h2 id="escrever">Escreva aqui, envie do seu e-mail</h2>
      </div>
      <p>
        O formulário monta a mensagem e abre o seu programa de e-mail. Nada é enviado nem guardado por esta
        página; só chega até nós o que você enviar por lá.
      </p>
      <noscript>
        <p>Sem JavaScript, use o endereço acima: ele abre o seu e-mail do mesmo jeito.</p>
      </noscript>
      <Island name="contact" code="ContactForm" when="input">
        <ContactForm to={CONTACT} />
      </Island>
    </>
  )
}
