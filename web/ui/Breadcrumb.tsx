import styles from './Breadcrumb.module.css'

type Props = { items: readonly { href?: string; label: string }[] }

/** Where the page is. The last item is the page itself; an item without `href` is a section without a page. */
export function Breadcrumb({ items }: Props) {
  return (
    <nav className={styles.breadcrumb} aria-label="Você está em">
      <ol>
        {items.map(({ href, label }, index) => (
          <li key={label}>
            {href ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
