import { Box, Button, Card, Container, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { IntentLink, useRouter } from 'sanity/router'
import { dayInWords, today } from '#schemas/day.ts'
import { placeTitle } from '#schemas/documents/ad-slot.ts'
import { momentText } from '#studio/actions/schedule.ts'
import { roleOf, works } from './roles.ts'
import {
  type Counted,
  dayOf,
  type Entry,
  monthAfter,
  readToday,
  todayParams,
  todayQuery,
  weeksOf,
} from './today-queries.ts'

type Day = ReturnType<typeof readToday>

/** The first screen: what waits for whom, what is late, what is in each list, and what goes live when. */
export function Today() {
  const day = useToday()
  const role = roleOf(useCurrentUser())
  const writes = works(role, 'article')
  if (!day) return <Text muted>Carregando…</Text>
  const mine = role.publishes
    ? ['ready', 'due']
    : role.reviews
      ? ['text-review', 'technical-review']
      : ['writing']
  return (
    <Box padding={5} overflow="auto" style={{ height: '100%' }}>
      <Container width={4}>
        <Stack gap={6}>
          <Heading as="h1" size={2}>
            Hoje, {dayInWords(today())}
          </Heading>
          <Grid gridTemplateColumns={[1, 1, 2]} gap={5}>
            {writes && (
              <Part title="Espera por você">
                <Lists lists={day.steps.filter(({ path }) => mine.some((id) => path === `writing;${id}`))} />
              </Part>
            )}
            <Part title="Atrasado">
              <Late {...day} />
            </Part>
            {works(role, 'adSlot') && (
              <Part title="Lugares de anúncio sem campanha">
                <Bare places={day.bare} />
              </Part>
            )}
            {writes && (
              <>
                <Part title="Etapas">
                  <Lists lists={day.steps} />
                </Part>
                <Part title="Filas">
                  <Lists lists={day.queues} />
                </Part>
              </>
            )}
          </Grid>
          <Calendar scheduled={day.scheduled} />
        </Stack>
      </Container>
    </Box>
  )
}

/** Asked anew whenever the editor comes back to the window. */
function useToday(): Day | null {
  const client = useClient({ apiVersion: '2026-03-01' })
  const [day, setDay] = useState<Day | null>(null)
  useEffect(() => {
    let isCurrent = true
    const ask = () =>
      void client
        .withConfig({ perspective: 'drafts' })
        .fetch(todayQuery, todayParams(new Date().toISOString()))
        .then((answer) => isCurrent && setDay(readToday(answer)))
    ask()
    window.addEventListener('focus', ask)
    return () => {
      isCurrent = false
      window.removeEventListener('focus', ask)
    }
  }, [client])
  return day
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card border radius={2} padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

function Lists({ lists }: { lists: Counted[] }) {
  const router = useRouter()
  return (
    <Stack gap={1}>
      {lists.map(({ path, title, count }) => (
        <Button
          key={path}
          mode="bleed"
          padding={0}
          onClick={() => router.navigateUrl({ path: `/structure/${path}` })}
        >
          <Flex justify="space-between" padding={2}>
            <Text size={1}>{title}</Text>
            <Text size={1} weight={count > 0 ? 'semibold' : 'regular'} muted={count === 0}>
              {count}
            </Text>
          </Flex>
        </Button>
      ))}
    </Stack>
  )
}

function Late({ missed, expired }: Pick<Day, 'missed' | 'expired'>) {
  if (missed.length + expired.length === 0) {
    return (
      <Text size={1} muted>
        Nada.
      </Text>
    )
  }
  return (
    <Stack gap={4}>
      {missed.map((entry) => (
        <Linked key={entry.id} entry={entry} says={`era para sair em ${momentText(entry.day)}`} />
      ))}
      {expired.map((entry) => (
        <Linked key={entry.id} entry={entry} says={`revisar até ${dayInWords(entry.day)}`} />
      ))}
    </Stack>
  )
}

/** Only pieces outside campaigns, or the house's own, appear there. */
function Bare({ places }: { places: Day['bare'] }) {
  if (places.length === 0) {
    return (
      <Text size={1} muted>
        Nenhum.
      </Text>
    )
  }
  return (
    <Stack gap={4}>
      {places.map(({ id, place }) => (
        <Text size={1} key={id}>
          <IntentLink intent="edit" params={{ id, type: 'adSlot' }}>
            {placeTitle(place) ?? place}
          </IntentLink>
        </Text>
      ))}
    </Stack>
  )
}

function Linked({ entry: { id, type, title }, says }: { entry: Entry; says: string }) {
  return (
    <Text size={1}>
      <IntentLink intent="edit" params={{ id, type }}>
        {title}
      </IntentLink>
      : {says}
    </Text>
  )
}

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const weekdays = ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.']

function Calendar({ scheduled }: Pick<Day, 'scheduled'>) {
  const [month, setMonth] = useState(today().slice(0, 7))
  return (
    <Stack gap={4}>
      <Flex align="center" gap={2}>
        <Heading as="h2" size={1}>
          Agendados em {monthName.format(new Date(`${month}-15T12:00:00Z`))}
        </Heading>
        <Button
          mode="bleed"
          text="←"
          aria-label="Mês anterior"
          onClick={() => setMonth(monthAfter(month, -1))}
        />
        <Button
          mode="bleed"
          text="→"
          aria-label="Próximo mês"
          onClick={() => setMonth(monthAfter(month, 1))}
        />
      </Flex>
      <table style={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} style={{ padding: 8, textAlign: 'left' }}>
                <Text size={0} muted>
                  {name}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <CalendarDay
                  key={day}
                  day={day}
                  isAround={!day.startsWith(month)}
                  entries={scheduled.filter((entry) => dayOf(entry.day) === day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}

function CalendarDay({ day, isAround, entries }: { day: string; isAround: boolean; entries: Entry[] }) {
  const isToday = day === today()
  return (
    <td
      style={{ border: '1px solid var(--card-border-color)', padding: 8, height: 64, verticalAlign: 'top' }}
    >
      <Stack gap={3}>
        <Text size={0} muted={!isToday || isAround} weight={isToday ? 'bold' : 'regular'}>
          {Number(day.slice(8))}
        </Text>
        {entries.map((entry) => (
          <Linked key={entry.id} entry={entry} says={momentText(entry.day).slice(-5)} />
        ))}
      </Stack>
    </td>
  )
}
