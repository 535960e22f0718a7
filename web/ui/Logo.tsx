import styles from './Logo.module.css'

/** Where the header draws the letters of the logotype; every other Logo of the page points to them. */
const LETTERS = 'logo-letters'

/** The logotype. Its outlines are in the page once, as `letters` (the header's). Without `label` it is an ornament. */
export function Logo({ label, letters }: { label?: string; letters?: string }) {
  return (
    <svg
      className={styles.logo}
      viewBox="0 -84 487 88"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {letters ? (
        <path id={LETTERS} fill="currentColor" transform="scale(.1)" d={letters} />
      ) : (
        <use href={`#${LETTERS}`} />
      )}
      <circle className={styles.coin} cx="260.1" cy="-64.5" r="9.6" />
      <ellipse
        className={styles.coin}
        cx="305.5"
        cy="-67.5"
        rx="12.5"
        ry="7"
        transform="rotate(-34 305.5 -67.5)"
      />
    </svg>
  )
}
