import { definitions } from '#web/rates/providers/all.ts'
import type { Source } from '#web/rates/providers/source.ts'
import { urlVariables } from '#web/rates/source-variables.ts'
import type { SourceId } from '#web/rates/sources.ts'
import type { Environment } from './checks.ts'

/** Which source has its key, its plan, and what is missing: what `npm start` says with `MARKET=live`. Never a key itself. */
export function sourcesTable(environment: Environment): string[] {
  const entries = Object.entries(definitions) as [SourceId, Source][] // its keys
  const rows = [
    ['Fonte', 'Chave', 'Plano', 'Pedidos', 'O que falta'],
    ...entries.flatMap(([id, source]) =>
      source.key ? [rowOf(id, source, keyCells(source.key, environment), environment)] : [],
    ),
    ...entries.flatMap(([id, source]) =>
      source.key ? [] : [rowOf(id, source, keylessCells(id, source, environment), environment)],
    ),
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

function keylessCells(id: SourceId, source: Source, environment: Environment): string[] {
  const { missing = 'nada', missingWithoutAddress = missing } = source
  return ['dispensa', 'não há', environment[urlVariables[id]] ? missing : missingWithoutAddress]
}

/** A source whose terms leave it out says that alone: nothing else of it matters then. */
function rowOf(
  id: SourceId,
  { name, key, limits, withoutAdvertising }: Source,
  [hasKey = '', plan = '', missing = '']: string[],
  environment: Environment,
): string[] {
  const isLarger =
    key?.plans && (environment[key.plans.variable] || key.plans.names[0]) !== key.plans.names[0]
  const licensed = environment.LICENSED_SOURCES?.split(',').map((one) => one.trim()) ?? []
  const isOut = withoutAdvertising && environment.ADS !== 'off' && !licensed.includes(id)
  const out = `fica fora: ${withoutAdvertising}; com ADS=off, ou com licença e LICENSED_SOURCES=${id}, entra`
  return [name, hasKey, plan, isLarger ? 'pelo plano' : limitsInWords(limits), isOut ? out : missing]
}

function limitsInWords({ minute, month }: NonNullable<Source['limits']> = {}): string {
  const words = [
    ...(month ? [`${month.toLocaleString('pt-BR')} por mês`] : []),
    ...(minute ? [`${minute} por minuto`] : []),
  ]
  return words.join(', ') || 'sem limite dito'
}
