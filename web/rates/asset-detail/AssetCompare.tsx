'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import styles from '../assets/AssetBoard.module.css'
import type { Comparison } from '../assets/investment-return.ts'
import type { AssetsBeside } from './AssetsBeside.tsx'
import { type Beside, beside, closesOfAnswer, type KnownAsset } from './asset-compare.ts'

const questions = [
  {
    name: 'comparar',
    label: 'Comparar com outro código',
    hint: 'Digite o código ou o começo do nome',
    placeholder: 'Ex.: VALE3',
  },
  { name: 'terceiro', label: 'E com um terceiro, se quiser', placeholder: 'Ex.: ITUB4' },
]

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

/** `at`: of which field. */
type Wrong = { kind: 'wrong'; message: string; at: number }
type Outcome =
  | { kind: 'none' | 'busy' }
  | Wrong
  | ({ kind: 'shown' /** Its code comes with the first. */; Shown: typeof AssetsBeside } & Beside)

/** One or two other codes beside this one and the CDI; their history is asked for only then. */
export function AssetCompare({ code, pair, amount, months, without }: Props) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const others = questions
      .map(({ name }) => String(typed.get(name)).trim().toUpperCase())
      .filter((one, at) => at === 0 || one)
    setOutcome({ kind: 'busy' })
    setOutcome(await outcomeOf(others, code, pair, amount))
  }
  return (
    <div className={`stack ${styles.filters}`} id="comparar">
      <form className={styles.compare} onSubmit={onSubmit} noValidate>
        <FieldGrid>
          {questions.map((question, at) => (
            <Field
              key={question.name}
              {...question}
              list="codigos"
              maxLength={12}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              error={outcome.kind === 'wrong' && outcome.at === at ? outcome.message : undefined}
            />
          ))}
        </FieldGrid>
        <Button type="submit" disabled={outcome.kind === 'busy'}>
          Comparar
        </Button>
      </form>
      <div role="status" className="stack">
        {outcome.kind === 'shown' && <outcome.Shown {...outcome} {...{ code, amount, months, without }} />}
      </div>
    </div>
  )
}

async function outcomeOf(codes: string[], code: string, pair: Comparison, amount: number): Promise<Outcome> {
  const wrong = (at: number, message: string): Wrong => ({ kind: 'wrong', message, at })
  for (const [at, other] of codes.entries()) {
    if (!/^[A-Z0-9]+$/.test(other)) return wrong(at, 'Digite um código, por exemplo VALE3.')
    if ([code, ...codes.slice(0, at)].includes(other))
      return wrong(at, `Escolha outro: ${other} já está na conta.`)
  }
  try {
    const [{ AssetsBeside: Shown }, ...answers] = await Promise.all([
      import('./AssetsBeside.tsx'),
      ...codes.map(history),
    ])
    const unknown = answers.indexOf(null)
    if (unknown >= 0) return wrong(unknown, 'Não acompanhamos esse código.')
    const read = answers.map(closesOfAnswer)
    const compared = beside(
      pair,
      read.map(({ closes }) => closes),
      amount,
    )
    if (!compared) return wrong(codes.length - 1, `Sem dias em comum entre ${[code, ...codes].join(', ')}.`)
    // Our own answers, as above.
    const simulated = answers.some((answer) => (answer as { simulated: boolean }).simulated)
    const known = await Promise.all([code, ...codes].map(knownOf))
    const others = codes.map((code, at) => ({ code, isWithPayouts: read[at]?.isWithPayouts === true }))
    return { kind: 'shown', Shown, others, compared, simulated, known }
  } catch {
    return wrong(0, 'Não deu para buscar agora. Tente de novo daqui a pouco.')
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
