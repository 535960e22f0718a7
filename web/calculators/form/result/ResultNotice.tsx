import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { Result } from '../calculator.ts'
import type { assumptionsOf } from '../state/assumptions.ts'
import { Listed } from './Assumptions.tsx'

/** State between a form and an answer of the reader's own numbers, and the ways there. */
export type Standing = {
  result?: Result
  outdated: boolean
  wrong: number
  refusal?: string
  correct: () => void
  enter: () => void
}

/** `Corrija 2 campos`; of a question without an answer, that it has none. */
export function problemInWords(wrong: number): string {
  if (wrong === 0) return 'Sem resultado'
  return wrong === 1 ? 'Corrija 1 campo' : `Corrija ${wrong} campos`
}

/** Whether the result that is kept is of an example, which never stands as the answer to wrong fields. */
export function isWithheld({ result, outdated }: Pick<Standing, 'result' | 'outdated'>): boolean {
  return outdated && result?.isExample === true
}

export function WithheldResult({ id, wrong, refusal, correct }: Standing & { id: string }) {
  return (
    <div id={id}>
      <Notice tone="error" action={wrong > 0 && <ToField label="Corrigir" onClick={correct} />}>
        {refusal ?? `${problemInWords(wrong)} para ver o seu resultado.`}
      </Notice>
    </div>
  )
}

type NoticeProps = Omit<Standing, 'refusal'> & {
  /** Labels of the fields that a link asked for and could not have. */
  ignored: readonly string[]
  /** In view, and not of the reader. */
  examples: ReturnType<typeof assumptionsOf>['examples']
  lead: (name: string) => void
}

/** At the head of a Nota: whose numbers these are. Nothing above those of the reader. */
export function NotaNotice(props: NoticeProps) {
  const { result, outdated, wrong, ignored, examples, correct, enter, lead } = props
  if (outdated) {
    return (
      <>
        <span>Sua última conta válida</span>
        {wrong > 0 && <ToField label={problemInWords(wrong)} onClick={correct} />}
      </>
    )
  }
  const broken = ignored.length > 0 && <span>O link trazia um valor inválido em: {ignored.join(', ')}.</span>
  if (!result?.isExample) {
    return (
      <>
        {broken}
        <Listed intro="Você não digitou" assumed={examples} lead={lead} />
      </>
    )
  }
  return (
    <>
      {broken}
      <span>Números de exemplo</span>
      <ToField label="Pôr os meus" onClick={enter} />
    </>
  )
}

function ToField({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="plain" size="small" onClick={onClick}>
      {label}
    </Button>
  )
}
