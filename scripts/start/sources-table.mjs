/** Sources that have a key, and what it costs to ask without one. */
const keyed = {
  AwesomeAPI: {
    variable: 'AWESOMEAPI_KEY',
    plan: () => 'gratuito',
    missing:
      'peça uma chave em docs.awesomeapi.com.br: sem ela há recusas por excesso, e o gráfico de um dia tem 100 minutos',
  },
  CoinGecko: {
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

const withoutKey = [
  'Banco Central (PTAX)',
  'Banco Central (SGS)',
  'Banco Central (Focus)',
  'Frankfurter',
  'Mercado Bitcoin',
  'Binance',
  'Tesouro Transparente',
  'B3 (séries históricas)',
  'BrasilAPI',
]

/** Which source has its key, its plan, and what is missing: what `npm start` says with `MARKET=live`. Never a key itself. */
export function sourcesTable(environment) {
  const rows = [
    ['Fonte', 'Chave', 'Plano', 'O que falta'],
    ...Object.entries(keyed).map(([name, { variable, plan, missing }]) => {
      const hasKey = Boolean(environment[variable])
      return [
        name,
        hasKey ? 'sim' : 'não',
        hasKey ? plan(environment) : 'sem chave',
        hasKey ? missingWithKey(name, environment) : `${variable}: ${missing}`,
      ]
    }),
    ...withoutKey.map((name) => [name, 'dispensa', 'não há', missingWithoutKey(name, environment)]),
  ]
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column])).join('  ')}`.trimEnd())
}

function missingWithKey(name, { BRAPI_PLAN }) {
  if (name !== 'brapi') return 'nada'
  if (!BRAPI_PLAN) return 'BRAPI_PLAN: diga o plano da chave'
  return BRAPI_PLAN === 'free' ? 'proventos, múltiplos e preços além de três meses' : 'nada'
}

function missingWithoutKey(name, { BCB_SGS_URL }) {
  if (name === 'B3 (séries históricas)') return 'autorização da B3 para exibir'
  if (name !== 'Banco Central (SGS)' || BCB_SGS_URL) return 'nada'
  return 'nada no Brasil; fora dele, BCB_SGS_URL com um proxy daqui'
}
