import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { download } from '../form/clipboard.ts'
import type { useCopy } from '../form/use-copy.tsx'
import type { ModalitiesInput, ModalitiesResult } from './calculate.ts'
import { modalitiesCsv, modalityFormula } from './spreadsheet.ts'

type Props = {
  answer: Extract<ModalitiesResult, { ok: true }>
  question: ModalitiesInput
  /** Under the table: whose rate it is. */
  rateInWords: string
  take: ReturnType<typeof useCopy>['take']
}

/** The six ways as a table, and the chosen one as a formula. */
export function SpreadsheetActions({ answer, question, rateInWords, take }: Props) {
  const formula = modalityFormula(answer, question)
  return (
    <>
      <Button
        variant="plain"
        size="small"
        onClick={() =>
          download('cambio.csv', 'text/csv;charset=utf-8', modalitiesCsv(answer, question, rateInWords))
        }
      >
        <Icon name="download" size="small" />
        Baixar CSV
      </Button>
      <Button
        variant="plain"
        size="small"
        onClick={() => take({ label: 'Fórmula para o Excel', text: formula, message: 'Fórmula copiada.' })}
      >
        <Icon name="spreadsheet" size="small" />
        Fórmula no Excel
      </Button>
    </>
  )
}
