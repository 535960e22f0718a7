import { Card, Grid, Stack, Text } from '@sanity/ui'
import { dayInWords } from '#schemas/day.ts'
import { saysTheSame } from '#schemas/rules/legal-versions.ts'
import { listOf, passagesIn } from '#schemas/rules/texts.ts'

type LegalText = Record<string, unknown>

type Props = { published: LegalText; draft: LegalText }

/** The version on the site and the one that takes its place, clause by clause. */
export function LegalVersions({ published, draft }: Props) {
  const before = clausesOf(published)
  const after = clausesOf(draft)
  const keys = Array.from(new Set([...after.keys(), ...before.keys()]))
  const changed = keys.filter((key) => !saysTheSame(before.get(key), after.get(key)))
  const same = keys.filter((key) => !changed.includes(key)).map((key) => String(after.get(key)?.title))
  return (
    <Stack gap={3}>
      <Grid gridTemplateColumns={2} gap={3}>
        <Heading text="No ar" version={published} />
        <Heading text="Depois de publicar" version={draft} />
      </Grid>
      {changed.map((key) => (
        <Grid gridTemplateColumns={2} gap={3} key={key}>
          <Clause clause={before.get(key)} absent="Não existia." />
          <Clause clause={after.get(key)} absent="Sai do texto." />
        </Grid>
      ))}
      {same.length > 0 && (
        <Text size={1} muted>
          Sem mudança: {same.join('; ')}.
        </Text>
      )}
    </Stack>
  )
}

function clausesOf({ clauses }: LegalText): Map<string, LegalText> {
  return new Map(listOf(clauses).map((clause) => [String(clause._key), clause]))
}

function Heading({ text, version }: { text: string; version: LegalText }) {
  const { version: number, validFrom, whatChanged } = version
  return (
    <Stack gap={2}>
      <Text size={1} weight="semibold">
        {text}: versão {String(number)}, em vigor desde {dayInWords(String(validFrom))}
      </Text>
      <Text size={1} muted>
        {typeof whatChanged === 'string' ? whatChanged : ''}
      </Text>
    </Stack>
  )
}

function Clause({ clause, absent }: { clause: LegalText | undefined; absent: string }) {
  return (
    <Card padding={3} radius={2} border>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {clause ? String(clause.title) : absent}
        </Text>
        {clause && <Text size={1}>{String(clause.summary)}</Text>}
        {passagesIn(clause?.text).map(({ path, text }) => (
          <Text size={1} key={JSON.stringify(path)}>
            {text}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
