import type { RuleChange } from '#web/finance/changelog/rule-changes.ts'
import { changeInWords } from '#web/finance/changelog/rule-words.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { xmlText } from '#web/ui/xml.ts'
import { changeAnchor } from '../../_shell/rules-behind.ts'

const TAG = 'tag:emmiudos.com.br,2026:regra'

/**
 * The Atom feed of rules that changed, newest first: an entry for each edition of a table, by table and first day, so a
 * reader sees each change once.
 *
 * @see RFC 4287
 */
export function rulesFeed(
  changes: readonly RuleChange[],
  { feedUrl, pageUrl }: { feedUrl: string; pageUrl: string },
): string {
  const [newest] = changes
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">',
    `<id>${TAG}</id>`,
    '<title>Em Miúdos: regras que mudaram</title>',
    '<subtitle>Impostos, contribuições e limites que mudaram no Brasil, com a lei e o que mudou.</subtitle>',
    ...(newest ? [`<updated>${instantOf(newest)}</updated>`] : []),
    '<author><name>Em Miúdos</name></author>',
    `<link rel="self" type="application/atom+xml" href="${xmlText(feedUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(pageUrl)}"/>`,
    ...changes.map((change) => entry(change, pageUrl)),
    '</feed>',
    '',
  ].join('\n')
}

function entry(change: RuleChange, pageUrl: string): string {
  const { table, date, rule, changes, law, confidence } = change
  const told = changes.map(({ what, ...change }) => `${what}: ${changeInWords(change)}.`)
  const doubt = confidence === 'uncertain' ? ['Não confirmado.'] : []
  const words = [`Em vigor desde ${formatDay(date)}.`, ...told, `Lei: ${law}.`, ...doubt].join(' ')
  const page = new URL(pageUrl)
  page.hash = changeAnchor(change)
  return [
    '<entry>',
    `<id>${xmlText(`${TAG}/${table}/${date}`)}</id>`,
    `<title>${xmlText(`${rule}: o que mudou em ${formatDay(date)}`)}</title>`,
    `<updated>${instantOf(change)}</updated>`,
    `<link rel="alternate" type="text/html" href="${xmlText(page.href)}"/>`,
    `<content type="text">${xmlText(words)}</content>`,
    '</entry>',
  ].join('\n')
}

/** The day is what is known of a change, so its noon in Brasília stands for it, always the same. */
function instantOf({ date }: RuleChange): string {
  return `${date}T12:00:00-03:00`
}
