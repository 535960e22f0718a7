import { Logo } from '#web/ui/Logo.tsx'
import { footerColumns } from './navigation.ts'
import { PlaceLink } from './PlaceLink.tsx'
import styles from './SiteFooter.module.css'

const sources = [
  ['Dólar, euro e outras moedas', 'API de câmbio'],
  ['PTAX, Selic, CDI e inflação', 'Banco Central'],
  ['Bitcoin e criptomoedas', 'APIs públicas de cripto'],
] as const

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.grid}`}>
        <div className={styles.brand}>
          <Logo label="em miúdos" />
          <p>A conta explicada, linha por linha.</p>
        </div>
        {footerColumns.map(({ title, places }, index) => (
          <nav key={title} aria-labelledby={`rodape-${index}`}>
            <h2 id={`rodape-${index}`}>{title}</h2>
            <ul>
              {places.map((place) => (
                <li key={place.label}>
                  <PlaceLink place={place} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section className={styles.sources} aria-labelledby="rodape-fontes">
          <h2 id="rodape-fontes">De onde vêm os dados</h2>
          <dl>
            {sources.map(([what, from]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{from}</dd>
              </div>
            ))}
          </dl>
          <p>
            Atualização automática a cada 5 minutos em horário de mercado. Fora dele, vale o último
            fechamento, com a hora ao lado.
          </p>
        </section>
        <div className={styles.foot}>
          <p>
            <b>Conteúdo educativo. Não é recomendação financeira.</b> As contas usam regras públicas e os
            valores que você digita; confira com a instituição antes de decidir.
          </p>
          <p>Nada do que você digita sai do seu aparelho.</p>
        </div>
      </div>
    </footer>
  )
}
