import { Notice } from '#web/ui/Notice.tsx'
import type { Origin as OriginOf } from '../catalogue/asset-rows.ts'
import { StateStamp } from '../quotes/StateStamp.tsx'
import { SimulatedTag } from '../SimulatedTag.tsx'
import { sources } from '../sources.ts'
import styles from './AssetBoard.module.css'
import { type AssetState, momentWords } from './asset-words.ts'

export function AssetStamp({ state: { kind, stamp } }: { state: AssetState }) {
  return <StateStamp kind={kind} text={stamp} />
}

/** Why the numbers cannot be taken for the present ones, when they cannot. */
export function StateNotice({ state, offline }: { state: AssetState; offline: boolean }) {
  if (!state.warning) return null
  const tone = offline ? 'muted' : state.kind === 'failed' ? 'error' : 'warning'
  return <Notice tone={tone}>{state.warning}</Notice>
}

/** Source, time of the request and, when it is so, that the numbers are simulated. */
export function Origin({ origin: { source, simulated, fetchedAt } }: { origin: OriginOf }) {
  const { name, url } = sources[source]
  return (
    <div className={styles.origin}>
      <p>
        {source === 'coingecko' ? 'Dados fornecidos por ' : 'Fonte: '}
        {simulated && 'simulador, no formato de '}
        <a href={url}>{name}</a>
        {source === 'coingecko' ? ', recebidos ' : ', dados recebidos '}
        <time dateTime={fetchedAt}>{momentWords(fetchedAt)}</time> (Brasília).
      </p>
      {simulated && <SimulatedTag />}
    </div>
  )
}
