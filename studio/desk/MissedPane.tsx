import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { dayInWords, today } from '#schemas/day.ts'
import { useOwnPages } from '../inputs/OwnPages.tsx'
import { CountsRow, CountsTable } from './CountsTable.tsx'
import {
  daysCounted,
  daysShown,
  type Missed,
  type MissedAnswer,
  missedOf,
  missedQuery,
  noCounts,
} from './counts.ts'
import { useFetched } from './use-fetched.ts'

/** Addresses without a page that readers asked for, each with the act that sends its readers on. */
export function MissedPane() {
  const [answer, failed, read] = useFetched<MissedAnswer>(missedQuery, { from: today(1 - daysShown) })
  const pages = new Set(useOwnPages().map(({ address }) => address))
  return (
    <Box padding={4} overflow="auto" style={{ height: '100%' }}>
      <Stack gap={5}>
        {failed && <Text>O acervo não respondeu.</Text>}
        <Stack gap={3}>
          {answer ? <List answer={answer} pages={pages} /> : !failed && <Text muted>Carregando…</Text>}
          <Flex>
            <Button mode="ghost" text="Ler de novo" onClick={read} />
          </Flex>
        </Stack>
      </Stack>
    </Box>
  )
}

function List({ answer, pages }: { answer: MissedAnswer; pages: ReadonlySet<string> }) {
  const counted = daysCounted(answer.days)
  if (counted === 0) {
    return <Text>{noCounts}</Text>
  }
  const rows = missedOf(answer, pages)
  return (
    <>
      <Text size={1} muted>
        O que leitores pediram e não existe, sem quem pediu. O site contou em {counted} dos últimos{' '}
        {daysShown} dias.
      </Text>
      {rows.length === 0 ? (
        <Text>Nenhum endereço faltou.</Text>
      ) : (
        <CountsTable
          caption="Endereços que faltam"
          head={['Endereço', '7 dias', '30 dias', 'Último dia', 'O que fazer']}
        >
          {rows.map((row) => (
            <CountsRow
              key={row.path}
              title={row.path}
              cells={[row.week, row.month, dayInWords(row.last), <Act key="act" {...row} />]}
            />
          ))}
        </CountsTable>
      )}
    </>
  )
}

function Act({ path, draft }: Missed) {
  if (draft) {
    return (
      <IntentLink intent="edit" params={{ id: draft, type: 'redirect' }}>
        Abrir rascunho
      </IntentLink>
    )
  }
  return (
    <IntentLink intent="create" params={[{ type: 'redirect', template: 'redirect-at' }, { from: path }]}>
      Criar redirecionamento
    </IntentLink>
  )
}
