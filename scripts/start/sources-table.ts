import { type SourceId, sources } from '#web/rates/sources.ts'
import type { Environment } from './checks.ts'

/** A key, and what it costs to ask without one. */
type Key = { variable: string; plan: (environment: Environment) => string; missing: string }

const keys: Partial<Record<SourceId, Key>> = {
  awesomeapi: {
    variable: 'AWESOMEAPI_KEY',
    plan: () => 'gratuito',
    missing:
      'peça uma chave em docs.awesomeapi.com.br: sem ela há recusas por excesso, e o gráfico de um dia tem 100 minutos',
  },
  coingecko: {
    variable: 'COINGECKO_KEY',
    plan: () => 'Demo, não comercial',
    missing: 'peça uma chave Demo em coingecko.com/api: sem ela o limite é o do endereço da máquina',
  },
  brapi: {
    variable: 'BRAPI_TOKEN',
    plan: ({ BRAPI_PLAN }) => BRAPI_PLAN || 'free, por falta de BRAPI_PLAN',
    missing: 'peça uma chave em brapi.dev: sem ela só quatro ações de demonstração',
  },
}

/** Which source has its key, its plan, and what is missing: what `npm start` says with `MARKET=live`. Never a key itself. */
export function sourcesTable(environment: Environment): string[] {
  // The keys of an object written out are those of its type.
  const ids = Object.keys(sources) as SourceId[]
  const rows = [
    ['Fonte', 'Chave', 'Plano', 'O que falta'],
    ...ids.filter((id) => keys[id]).map((id) => rowOf(id, environment)),
    ...ids.filter((id) => !keys[id]).map((id) => rowOf(id, environment)),
  ]
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widthOf(column))).join('  ')}`.trimEnd(),
  )
}

function rowOf(id: SourceId, environment: Environment): string[] {
  const key = keys[id]
  const { name } = sources[id]
  if (!key) return [name, 'dispensa', 'não há', missingWithoutKey(id, environment)]
  const { variable, plan, missing } = key
  return environment[variable]
    ? [name, 'sim', plan(environment), missingWithKey(id, environment)]
    : [name, 'não', 'sem chave', `${variable}: ${missing}`]
}

function missingWithKey(id: SourceId, { BRAPI_PLAN }: Environment): string {
  if (id !== 'brapi') return 'nada'
  if (!BRAPI_PLAN) return 'BRAPI_PLAN: diga o plano da chave'
  return BRAPI_PLAN === 'free' ? 'proventos, múltiplos e preços além de três meses' : 'nada'
}

function missingWithoutKey(id: SourceId, { BCB_SGS_URL }: Environment): string {
  if (id === 'b3-cotahist') return 'autorização da B3 para exibir'
  if (id !== 'bcb-sgs' || BCB_SGS_URL) return 'nada'
  return 'nada no Brasil; fora dele, BCB_SGS_URL com um proxy daqui'
}
