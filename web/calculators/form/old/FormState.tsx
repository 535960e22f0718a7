import { Notice } from '#web/ui/Notice.tsx'

type Props = {
  /** Why there is no answer, in words. */
  refusal?: string
  /** Labels of the fields that a link asked for and could not have. */
  ignored: readonly string[]
  /** The answer as a sentence, for who does not see the Nota change. */
  answer?: string
  /** How many times the answer was asked for: it is said again each time. */
  asked: number
}

/** What a form with a live rate says of itself, below its fields. */
export function FormState({ refusal, ignored, answer, asked }: Props) {
  const spoken = asked % 2 === 1 ? `${answer ?? ''}\u00A0` : answer
  return (
    <>
      <div aria-live="polite">
        {refusal && <Notice tone="error">{refusal}</Notice>}
        {ignored.length > 0 && (
          <Notice tone="warning">{`Havia um valor inválido no link. Ficou o exemplo em: ${ignored.join(', ')}.`}</Notice>
        )}
      </div>
      <output className="visually-hidden">{spoken}</output>
      <p className="small muted">
        O que você digita não sai desta página, a não ser no link que você copiar.
        <noscript> Sem JavaScript, a conta fica no exemplo.</noscript>
      </p>
    </>
  )
}
