import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { copy, download } from '../form/clipboard.ts'
import type { Texts } from '../form/fields.ts'
import { writeFragment } from '../form/fragment.ts'
import type { CompoundInput } from './calculate.ts'
import type { Projection } from './calculate-plan.ts'
import { compoundFields, type FieldName } from './input.ts'
import { compoundCsv, spreadsheetFormula } from './spreadsheet.ts'

type Props = {
  solveFor: CompoundInput['solveFor']
  projection: Projection
  texts: Texts<FieldName>
  /** Something was copied. */
  onCopied: (message: string) => void
  /** It could not: the reader copies it by hand. */
  onNotCopied: (label: string, text: string) => void
}

export function ResultActions({ solveFor, projection, texts, onCopied, onNotCopied }: Props) {
  const formula = spreadsheetFormula(solveFor, projection)
  const take = async (label: string, text: string, message: string) => {
    if (await copy(text)) onCopied(message)
    else onNotCopied(label, text)
  }
  const copyLink = () => {
    const link = `${window.location.origin}/juros-compostos#${writeFragment(compoundFields, texts)}`
    return take('Link desta conta', link, 'Link copiado. Ele contém os valores que você digitou.')
  }
  return (
    <>
      <Action icon="link" label="Copiar link" onClick={copyLink} />
      <Action
        icon="download"
        label="Baixar CSV"
        onClick={() => download('juros-compostos.csv', 'text/csv;charset=utf-8', compoundCsv(projection))}
      />
      {formula && (
        <Action
          icon="spreadsheet"
          label="Fórmula no Excel"
          onClick={() => take('Fórmula para o Excel', formula, `Fórmula copiada: ${formula}`)}
        />
      )}
      <Action icon="print" label="Imprimir" onClick={() => window.print()} />
    </>
  )
}

type ActionProps = { icon: 'link' | 'download' | 'spreadsheet' | 'print'; label: string; onClick: () => void }

function Action({ icon, label, onClick }: ActionProps) {
  return (
    <Button variant="plain" size="small" onClick={onClick}>
      <Icon name={icon} size="small" />
      {label}
    </Button>
  )
}
