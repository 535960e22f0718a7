import { classes } from '#web/ui/classes.ts'
import styles from './AdSlot.module.css'
import { type SlotName, slots } from './slots.ts'

type Props = { slot: SlotName; className?: string }

/**
 * A place for an advertisement: a line of the house. For what somebody pays web/public/anuncios.js opens it to its full
 * height while it is still below the window, and draws it when the reader comes near, so that nothing that is seen moves
 * and no page is made anew; web/shell/site.ts loads it, and on a slow connection does not. Without JavaScript, or without
 * an answer, the line stays.
 */
export function AdSlot({ slot, className }: Props) {
  const after = `depois-${slot}`
  return (
    <>
      <aside
        className={classes(styles.slot, slots[slot].height === 600 && styles.tall, className)}
        // Its place too: a long text has three.
        aria-label={`Publicidade: ${slots[slot].title}`}
        data-ad-slot={slot}
        suppressHydrationWarning
      >
        <p className={styles.label}>
          <span data-ad-own>Publicidade</span>
          <span data-ad-network>Anúncios</span>
          <a href={`#${after}`}>Pular publicidade</a>
        </p>
        <div
          className={styles.box}
          data-ad-box
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React leaves alone what the script puts in its place.
          dangerouslySetInnerHTML={{ __html: houseLine }}
        />
      </aside>
      <span id={after} tabIndex={-1} className={styles.after} />
    </>
  )
}

const houseLine = '<a href="/sobre-nos#como-ganhamos-dinheiro">Anúncio paga o site. Nunca muda a conta.</a>'
