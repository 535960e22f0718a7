import { percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import { fgtsTables } from '#web/finance/tables/labour/fgts.ts'
import { rescisaoKinds, rescisaoTables } from '#web/finance/tables/labour/rescisao.ts'
import type { Table } from '../form/calculator.ts'
import type { RescisaoTrabalhistaResult } from './calculate.ts'
import type { TrctComparison } from './calculate-trct.ts'
import { fields } from './fields.ts'
import type { RescisaoInput } from './question.ts'
import { documentInWords } from './words.ts'

type Answer = Extract<RescisaoTrabalhistaResult, { ok: true }>

/** The comparison, the documents, and the law's own tables behind the lines. */
export function tablesOf({ trct, documents }: Answer, { lastDay, trct: typed }: RescisaoInput): Table[] {
  return [
    ...(trct && typed?.length ? [trctTable(trct)] : []),
    {
      caption: 'Documentos que você deve receber ou guardar',
      columns: ['Documento', 'Para quê'],
      rows: documents.map(documentInWords),
    },
    ...rightsTables(lastDay),
  ]
}

function trctTable({ rows }: TrctComparison): Table {
  return {
    caption: 'O seu TRCT ao lado desta conta, em reais',
    columns: ['Linha', 'Esta conta', 'Seu TRCT', 'Diferença', 'O que há'],
    rows: rows.map(({ label, ours, theirs, difference, verdict }) => [
      label,
      ours,
      theirs,
      difference,
      verdictInWords(verdict, ours),
    ]),
  }
}

function verdictInWords(verdict: TrctComparison['rows'][number]['verdict'], ours: number): string {
  const verb = ours < 0 ? 'desconta' : 'paga'
  switch (verdict) {
    case 'equal':
      return 'igual'
    case 'rounding':
      return 'igual, fora o arredondamento'
    case 'missing-there':
      return 'falta no TRCT'
    case 'missing-here':
      return 'não está nesta conta'
    case 'higher':
      return `o TRCT ${verb} ${ours < 0 ? 'menos' : 'mais'}`
    case 'lower':
      return `o TRCT ${verb} ${ours < 0 ? 'mais' : 'menos'}`
  }
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
