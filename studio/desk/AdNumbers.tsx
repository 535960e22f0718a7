import { Button, Container, Stack, Text } from '@sanity/ui'
import type { UserViewComponent } from 'sanity/structure'
import { dayInWords, today } from '#schemas/day.ts'
import { CountsRow, CountsTable } from './CountsTable.tsx'
import {
  adCountsQuery,
  type Counted,
  type CountedType,
  cellsOf,
  countedAs,
  type DayRows,
  daysCounted,
  daysShown,
  isCountedType,
  noCounts,
  sumsBetween,
  totalOf,
} from './counts.ts'
import { useFetched } from './use-fetched.ts'

/** Views and clicks of a piece by place and day, of a place by piece and day, or of the offers of a partner. */
export const AdNumbers: UserViewComponent = ({ document, schemaType }) => {
  const type = schemaType.name
  // The view stands beside the form of these types alone.
  const shown = document.displayed as Counted
  const name = isCountedType(type) ? countedAs(type).nameOf(shown) : undefined
  return (
    <Container width={3} padding={5}>
      {isCountedType(type) && name ? (
        <Numbers type={type} name={name} />
      ) : (
        <Text muted>Sem código ainda: nada a contar.</Text>
      )}
    </Container>
  )
}

function Numbers({ type, name }: { type: CountedType; name: string }) {
  const params = { name, from: today(1 - daysShown) }
  const [days, failed, read] = useFetched<DayRows[]>(adCountsQuery(type), params)
  if (failed) {
    return (
      <Stack gap={4}>
        <Text>O acervo não respondeu.</Text>
        <Button mode="ghost" text="Tentar de novo" onClick={read} />
      </Stack>
    )
  }
  if (!days) return <Text muted>Carregando…</Text>
  const counted = daysCounted(days)
  if (counted === 0) {
    return <Text>{noCounts}</Text>
  }
  return (
    <Stack gap={6}>
      <Text size={1} muted>
        Vista: metade da peça na tela por um segundo. Só somas, nada de quem viu. O site manda as somas a cada
        minuto e contou em {counted} dos últimos {daysShown} dias; elas ficam 400 dias.
      </Text>
      <Sums type={type} days={days} />
      <Days type={type} days={days} />
    </Stack>
  )
}

const none = { views: 0, clicks: 0 }

function Sums({ type, days }: { type: CountedType; days: DayRows[] }) {
  const { parts, titleOf } = countedAs(type)
  const week = sumsBetween(days, today(-6), today())
  const month = sumsBetween(days, today(1 - daysShown), today())
  const names = [...(month?.keys() ?? [])].toSorted()
  const head = [
    parts,
    ...[7, daysShown].flatMap((n) => [`Vistas, ${n} dias`, `Cliques, ${n} dias`, `Taxa, ${n} dias`]),
  ]
  return (
    <CountsTable caption="Vistas, cliques e taxa de cliques" head={head}>
      {names.map((each) => (
        <CountsRow
          key={each}
          title={titleOf(each)}
          cells={[week, month].flatMap((sums) => cellsOf(sums && (sums.get(each) ?? none)))}
        />
      ))}
      <CountsRow
        isTotal
        title="Total"
        cells={[week, month].flatMap((sums) => cellsOf(sums && totalOf(sums)))}
      />
    </CountsTable>
  )
}

function Days({ type, days }: { type: CountedType; days: DayRows[] }) {
  const { titleOf } = countedAs(type)
  const names = [...new Set(days.flatMap(({ rows }) => rows.map(({ name }) => name)))].toSorted()
  const columns = names.flatMap((name) => [`${titleOf(name)}: vistas`, `${titleOf(name)}: cliques`])
  const dates = Array.from({ length: daysShown }, (_, index) => today(-index))
  return (
    <CountsTable
      caption="Por dia"
      head={['Dia', 'Vistas', 'Cliques', 'Taxa', ...(names.length > 1 ? columns : [])]}
    >
      {dates.map((day) => {
        const sums = sumsBetween(days, day, day)
        const parts = names.flatMap((name) => cellsOf(sums && (sums.get(name) ?? none)).slice(0, 2))
        return (
          <CountsRow
            key={day}
            title={dayInWords(day)}
            cells={[...cellsOf(sums && totalOf(sums)), ...(names.length > 1 ? parts : [])]}
          />
        )
      })}
    </CountsTable>
  )
}
