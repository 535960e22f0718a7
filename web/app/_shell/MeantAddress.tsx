'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { classes } from '#web/ui/classes.ts'
import type { Entry } from '../_search/find.ts'
import { loadSearch } from '../_search/load-search.ts'
import { proposalsFor, readable } from '../_search/typed-path.ts'
import { CONTACT } from './contact.ts'
import styles from './MeantAddress.module.css'

const subject = encodeURIComponent('Página não encontrada')

/** On the page of an address that does not exist: what it may have meant, and how to tell us of it. */
export function MeantAddress() {
  // One page stands for all such addresses: only the browser knows which it is.
  const path = useSyncExternalStore(never, () => readable(window.location.pathname), nowhere)
  const [proposals, setProposals] = useState<readonly Entry[] | 'unavailable'>()
  useEffect(() => {
    if (!path) return
    loadSearch()
      .then(({ entries, search }) => setProposals(proposalsFor(path, entries, search)))
      .catch(() => setProposals('unavailable'))
  }, [path])
  const body = path ? `&body=${encodeURIComponent(`Endereço: ${path}`)}` : ''
  return (
    <div className={classes('stack', styles.place)}>
      <Proposals found={proposals} />
      <p className="ui">
        <a href={`mailto:${CONTACT}?subject=${subject}${body}`}>Avise a gente</a> se um link daqui trouxe
        você.
      </p>
    </div>
  )
}

function Proposals({ found }: { found: readonly Entry[] | 'unavailable' | undefined }) {
  if (found === undefined) return <p className={styles.waiting}>Procurando um endereço parecido…</p>
  if (found === 'unavailable') return <p>Não deu para procurar um endereço parecido agora.</p>
  if (found.length === 0) return <p>Nenhum endereço daqui é parecido com esse.</p>
  return (
    <p className={styles.links}>
      Você quis dizer?{' '}
      {found.map(({ href, title }, index) => (
        <span key={href}>
          {index > 0 && ' · '}
          <a href={href}>{title}</a>
        </span>
      ))}
    </p>
  )
}

/** The address does not change while its page is open. */
const never = () => () => {}
const nowhere = () => ''
