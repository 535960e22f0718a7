import { definitions } from '#web/rates/providers/all.ts'
import type { Source } from '#web/rates/providers/source.ts'
import { urlVariables } from '#web/rates/source-variables.ts'
import type { SourceId } from '#web/rates/sources.ts'
import type { Environment } from './checks.ts'

/** Which source has its key, its plan, and what is missing: what `npm start` says with `MARKET=live`. Never a key itself. */
export function sourcesTable(environment: Environment): string[] {
  // The keys of an object written out are those of its type.
  const entries = Object.entries(definitions) as [SourceId, Source][]
  const rows = [
    ['Fonte', 'Chave', 'Plano', 'O que falta'],
    ...entries.flatMap(([, { name, key }]) => (key ? [[name, ...keyCells(key, environment)]] : [])),
    ...entries.flatMap(([id, source]) => (source.key ? [] : [keylessRow(id, source, environment)])),
  ]
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widthOf(column))).join('  ')}`.trimEnd(),
  )
}

function keyCells({ variable, missing, plan, plans }: NonNullable<Source['key']>, environment: Environment) {
  if (!environment[variable]) return ['não', 'sem chave', `${variable}: ${missing}`]
  if (!plans) return ['sim', plan ?? '', 'nada']
  const chosen = environment[plans.variable]
  return chosen
    ? ['sim', chosen, plans.missing[chosen] ?? 'nada']
    : ['sim', `${plans.names[0]}, por falta de ${plans.variable}`, `${plans.variable}: diga o plano da chave`]
}

function keylessRow(id: SourceId, source: Source, environment: Environment): string[] {
  const { name, missing = 'nada', missingWithoutAddress = missing } = source
  return [name, 'dispensa', 'não há', environment[urlVariables[id]] ? missing : missingWithoutAddress]
}
