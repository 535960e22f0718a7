import { percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import { fgtsTables } from '#web/finance/tables/labour/fgts.ts'
import { rescisaoKinds, rescisaoTables } from '#web/finance/tables/labour/rescisao.ts'
import type { Table } from '../form/calculator.ts'
import type { RescisaoTrabalhistaResult } from './calculate.ts'
import { fields } from './fields.ts'
import type { RescisaoInput } from './question.ts'
import { documentInWords } from './words.ts'

type Answer = Extract<RescisaoTrabalhistaResult, { ok: true }>

/** The documents, and the law's own tables behind the lines. */
export function tablesOf({ documents }: Answer, { lastDay }: RescisaoInput): Table[] {
  return [
    {
      caption: 'Documentos que você deve receber ou guardar',
      columns: ['Documento', 'Para quê'],
      rows: documents.map(documentInWords),
    },
    ...rightsTables(lastDay),
  ]
}

function rightsTables(lastDay: RescisaoInput['lastDay']): Table[] {
  const law = inForce(rescisaoTables, lastDay)
  const fgts = inForce(fgtsTables, lastDay)
  if (!(law && fgts)) return []
  const unemployment = { yes: 'sim', no: 'não', uncertain: 'só com prova' }
  return [
    {
      caption: 'O que cada motivo dá, além do saldo e das férias vencidas',
      columns: ['Motivo', 'Aviso', '13º', 'Férias', 'Multa do FGTS', 'Saque', 'Seguro'],
      rows: rescisaoKinds.map((kind) => {
        const rights = law.rights[kind]
        return [
          fields.kind.options?.find(({ value }) => value === kind)?.label ?? kind,
          rights.owesNotice ? 'você deve' : shareInWords(rights.notice),
          shareInWords(rights.thirteenth),
          shareInWords(rights.accruedVacation),
          rights.fine === 'none' ? 'não' : percentInWords(fgts.fine[rights.fine]),
          shareInWords(rights.withdrawal),
          unemployment[rights.unemployment],
        ]
      }),
    },
    {
      caption: 'Dias de férias conforme as faltas sem justificativa (CLT, art. 130)',
      columns: ['Faltas no período', 'Dias de férias'],
      rows: [
        ...law.vacationDays.map(({ absences, days }, index) => [
          `de ${(law.vacationDays[index - 1]?.absences ?? -1) + 1} a ${absences}`,
          String(days),
        ]),
        [`mais de ${law.vacationDays.at(-1)?.absences}`, 'nenhum'],
      ],
    },
  ]
}

function shareInWords(share: Fraction): string {
  if (share === 0) return 'não'
  return share === 1 ? 'sim' : percentInWords(share)
}
