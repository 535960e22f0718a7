import { dayInBrasilia } from '#web/finance/core/format.ts'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { focusIds } from '../catalogue/focus-questions.ts'
import { SimulatedTag } from '../SimulatedTag.tsx'
import { sources } from '../sources.ts'
import { focusRow, readFocus, surveyDays } from './focus.ts'

/** This year and the next. `note` is a page's own. */
export async function FocusExpectations({ note }: { note: string }) {
  const readings = await Promise.all(focusIds.map(readFocus))
  const thisYear = Number(dayInBrasilia(new Date()).slice(0, 4))
  const rows = readings.map((reading) => focusRow(reading, thisYear))
  const inShort = rows.map(([what, median]) => `${what} ${median}`).join(', ')
  const origins = readings.flatMap(({ origin }) => origin ?? [])
  const { name, url, licence } = sources['bcb-focus']
  return (
    <FoldedSection
      id="expectativa"
      title="O que o mercado espera"
      hint={origins.length > 0 ? `Para ${thisYear}: ${inShort}` : 'Sem dado'}
      always
    >
      {origins.length > 0 ? (
        <>
          <p className="measure">
            É a mediana do que bancos, gestoras e empresas dizem ao Banco Central: metade espera mais, metade
            espera menos. É uma expectativa, e não promessa nem a taxa de hoje.
            {note && ` ${note}`}
          </p>
          <DataTable
            caption={`Mediana do boletim Focus, pesquisa até ${surveyDays(readings, thisYear)}: dólar e Selic no fim do ano, IPCA no ano`}
            columns={[
              { label: 'O quê' },
              { label: String(thisYear), numeric: true },
              { label: String(thisYear + 1), numeric: true },
              { label: 'Respostas', numeric: true },
            ]}
            rows={rows}
          />
        </>
      ) : (
        <p>
          Sem dado: o Banco Central não deu números que possamos usar. Em vez de estimar, não mostramos
          expectativas.
        </p>
      )}
      <p className="small muted">
        Fonte: {origins.some(({ simulated }) => simulated) && 'simulador, no formato do '}
        <a href={url}>{name}</a>, licença {licence}.
        {origins.length > 0 &&
          readings.some(({ failedAt }) => failedAt !== null) &&
          ' A última tentativa de renovar falhou.'}{' '}
        {origins.some(({ simulated }) => simulated) && <SimulatedTag />}
      </p>
    </FoldedSection>
  )
}
