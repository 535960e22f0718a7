'use client'

import { type FormEvent, lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import styles from '../assets/AssetBoard.module.css'
import type { Comparison } from '../assets/investment-return.ts'
import { type Beside, beside, closesOfAnswer, type KnownAsset } from './asset-compare.ts'

// Who compares nothing does not download it.
const AssetsBeside = lazy(() => import('./AssetsBeside.tsx'))

type Props = {
  code: string
  /** The asset and the CDI, and what the asset's line has in it. */
  pair: Comparison
  /** In reais. */
  amount: number
  /** Of the period that the page is about. */
  months: number
  without: string
}

type Outcome = { kind: 'none' | 'busy' } | { kind: 'wrong'; message: string } | ({ kind: 'shown' } & Beside)

/** Another code beside this one and the CDI; its history is asked for only then. */
export function AssetCompare({ code, pair, amount, months, without }: Props) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('comparar')
    const other = String(typed).trim().toUpperCase()
    setOutcome({ kind: 'busy' })
    setOutcome(await outcomeOf(other, code, pair, amount))
  }
  return (
    <div className={`stack ${styles.filters}`} id="comparar">
      <form className={styles.compare} onSubmit={onSubmit} noValidate>
        <FieldGrid>
          <Field
            name="comparar"
            label="Comparar com outro código"
            hint="Digite o código ou o começo do nome"
            placeholder="Ex.: VALE3"
            list="codigos"
            maxLength={12}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={outcome.kind === 'wrong' ? outcome.message : undefined}
          />
        </FieldGrid>
        <Button type="submit" disabled={outcome.kind === 'busy'}>
          Comparar
        </Button>
      </form>
      <div role="status">
        {outcome.kind === 'shown' && (
          <Suspense>
            <AssetsBeside {...outcome} {...{ code, amount, months, without }} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

async function outcomeOf(other: string, code: string, pair: Comparison, amount: number): Promise<Outcome> {
  if (!/^[A-Z0-9]+$/.test(other)) return { kind: 'wrong', message: 'Digite um código, por exemplo VALE3.' }
  if (other === code) return { kind: 'wrong', message: `Escolha um código diferente de ${code}.` }
  try {
    const answer = await history(other)
    if (answer === null) return { kind: 'wrong', message: 'Não acompanhamos esse código.' }
    const { closes, isWithPayouts } = closesOfAnswer(answer)
    const compared = beside(pair, closes, amount)
    if (!compared) return { kind: 'wrong', message: `${other} não tem dias em comum com ${code}.` }
    // Our own answer, as above.
    const { simulated } = answer as { simulated: boolean }
    const known = await Promise.all([knownOf(code), knownOf(other)])
    return { kind: 'shown', other, compared, isWithPayouts, simulated, known }
  } catch {
    return { kind: 'wrong', message: 'Não deu para buscar agora. Tente de novo daqui a pouco.' }
  }
}

/** Class and indicators; null where there is no answer, and then the comparison goes without them. */
async function knownOf(code: string): Promise<KnownAsset | null> {
  const answer = await fetch(`/api/ativos?codigo=${code}`)
  // Our own answer, checked by the test of its route.
  return answer.ok ? ((await answer.json()) as KnownAsset) : null
}

/** Five years, or the year that a coin has; null for a code that the site does not follow. */
async function history(code: string): Promise<unknown> {
  for (const range of ['5A', '1A']) {
    const answer = await fetch(`/api/series?series=${code}&range=${range}`)
    if (answer.ok) return answer.json()
    if (answer.status === 400) return null
    if (answer.status !== 404) throw new Error(`HTTP ${answer.status}`)
  }
  return null
}
