import { useEffect, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { FieldActions } from '#web/ui/fields/FieldGrid.tsx'
import { type Fields, isAsked, type Texts } from '../fields.ts'

/** Fields from which a form also offers to be asked one by one. */
const LONG_FORM = 8

/** The one question that a form shows, and the ways on from it. */
export type Step = {
  name: string
  /** From 1. */
  number: number
  count: number
  /** Undefined at the first. */
  back?: () => void
  /** To the next question, unless this one's answer is wrong; undefined at the last. */
  next?: () => void
  end: () => void
}

type Question = {
  fields: Fields
  texts: Texts
  /** Whether the field is right; shows its message where it is not. */
  check: (name: string) => boolean
  lead: (name: string) => void
}

/**
 * One question at a time, of a long form: those that are asked and not folded, in their order. `begin` is undefined where the
 * form is short.
 */
export function useSteps({ fields, texts, check, lead }: Question): { step?: Step; begin?: () => void } {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    if (current) lead(current)
  }, [current, lead])
  const asked = Object.entries(fields).filter(([, field]) => !field.more && isAsked(field, texts))
  const names = asked.map(([name]) => name)
  const at = current === undefined ? -1 : names.indexOf(current)
  if (current === undefined || at < 0)
    return { begin: names.length < LONG_FORM ? undefined : () => setCurrent(names[0]) }
  const [before, after] = [names[at - 1], names[at + 1]]
  return {
    step: {
      name: current,
      number: at + 1,
      count: names.length,
      back: before === undefined ? undefined : () => setCurrent(before),
      next: after === undefined ? undefined : () => (check(current) ? setCurrent(after) : lead(current)),
      end: () => setCurrent(undefined),
    },
  }
}

/** The button at the end sends the form, which takes it to the next question. */
export function StepActions({ number, count, back, next, end }: Step) {
  return (
    <FieldActions>
      <Button type="submit">{next ? 'Próxima' : 'Ver o resultado'}</Button>
      {back && (
        <Button variant="plain" onClick={back}>
          Voltar
        </Button>
      )}
      <Button variant="plain" onClick={end}>
        Ver todas
      </Button>
      <output className="small muted">
        Pergunta {number} de {count}
      </output>
    </FieldActions>
  )
}
