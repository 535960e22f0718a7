import swc from '@swc/core'

// dependency-cruiser asks swc for TypeScript without JSX, and a component is then a syntax error.
const { parseFileSync } = swc
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })

/** Who may import whom. A folder may always import itself; a name without a final slash is one file. */
const mayImport = {
  'web/finance': [],
  'web/ui': ['web/finance/'],
  'web/ads': ['web/finance/', 'web/ui/', 'web/env[.]ts'],
  'web/rates': ['web/finance/', 'web/ui/', 'web/env[.]ts'],
  'web/calculators': ['web/finance/', 'web/ui/', 'web/rates/'],
  'web/content': [
    'web/ui/',
    'web/ads/',
    'web/rates/',
    'web/calculators/',
    'web/finance/',
    'web/env[.]ts',
    'schemas/document-(types|traits)[.]ts',
    // Where a chain of redirects ends: the rule of their form asks the same.
    'schemas/redirects[.]ts',
    // Whether an editor's link leads to a page: the rule of its field asks the same.
    'schemas/site-routes[.]ts',
    'schemas/blocks/body[.]ts',
    'schemas/blocks/pasted-series[.]ts',
    'schemas/blocks/preset-name[.]ts',
  ],
  // Outside React, for every page: it must stay small.
  'web/shell': [
    'web/finance/core/format[.]ts',
    // What a chart says under a finger.
    'web/ui/charts/(chart-geometry|packed-points)[.]ts',
  ],
  'web/app': [
    'web/',
    'schemas/document-(types|traits)[.]ts',
    // The place of a partner's offer among the counts.
    'schemas/counts[.]ts',
    // The link to a draft, which the Studio writes, and the address of its page.
    'schemas/(draft-link|page-address)[.]ts',
  ],
  // The whole site in one process: its tests, `npm run year` and `npm run check-live`.
  'web/testing': ['web/', 'lake/testing/', 'simulator/', 'scripts/(seed|year|check-live)/'],
  schemas: [
    'web/calculators/registry[.]ts',
    // Each field as its page has it: label, options, limits.
    'web/calculators/fields-of[.]ts',
    'web/calculators/form/fields[.]ts',
    'web/rates/series[.]ts',
    // The places of advertisements.
    'web/ads/slots[.]ts',
    'web/ads/partner-links[.]ts',
    // Whether a code is one of the site's assets.
    'web/rates/catalogue/assets[.]ts',
    // A number of the law that an editor quotes; pure, like all of finance.
    'web/finance/changelog/quoted-rules[.]ts',
    'web/finance/changelog/changed-rules[.]ts',
    // The grammar of typed numbers, the same for readers and editors.
    'web/finance/core/typed-number[.]ts',
    'web/content/sanity[.]types[.]ts',
  ],
  studio: [
    'schemas/',
    // The transaction that publishes a draft, as the store makes it.
    'lake/write/publication[.]ts',
    // A block as its reader sees it: the result of a calculator, a chart, a number of the law.
    'web/calculators/(definitions|registry)[.]ts',
    'web/calculators/form/(fields|words)[.]ts',
    'web/calculators/form/state/form-(state|texts)[.]ts',
    'web/ui/charts/',
    'web/rates/(figures|renewal|catalogue/assets)[.]ts',
    'web/finance/changelog/quoted-rules[.]ts',
    'web/finance/core/format[.]ts',
  ],
  lake: [],
  simulator: ['web/finance/'],
  // Attacks of strangers, run at a server of one's own too.
  scripts: ['web/', 'schemas/', 'studio/', 'lake/', 'simulator/', 'tests/probes/'],
  tests: ['web/', 'schemas/', 'studio/', 'lake/', 'simulator/', 'scripts/'],
}

/**
 * The folders of a room, each of which may import those before it; `.` is the files of the room itself, which are its
 * ground or its roof.
 */
const floors = {
  'web/finance': [
    'core',
    'tables',
    'series',
    'calendar',
    'interest',
    'income-tax',
    'fixed-income',
    'credit',
    'labour',
    'pension',
    'exchange',
    'changelog',
    'open-rules',
  ],
  'web/ui': ['.', 'charts', 'tables', 'fields', 'nota', 'islands', 'styles'],
  'web/rates': [
    '.',
    'source-reader',
    'providers',
    'catalogue',
    'feeds',
    'quotes',
    'daily',
    'assets',
    'stocks',
    'coins',
    'charts',
    'asset-detail',
    'alerts',
    'in-text',
    'strip',
  ],
  lake: [
    'http',
    'store',
    'query',
    'write',
    'assets',
    'upkeep',
    'webhooks',
    'scheduling',
    'api',
    'live',
    '.',
    'testing',
  ],
}

/** A test beside the code may use anything: the simulator's asks the real adapter. */
const test = '[.]test[.]tsx?$'
const packages = 'node_modules'
const builtIn = '^(node:)?[a-z_/]+$'

const importRules = Object.entries(mayImport).map(([from, allowed]) => ({
  name: `mayImport: ${from}`,
  severity: 'error',
  comment: `${from} may import only itself${allowed.map((folder) => `, ${folder.replace('[.]', '.')}`).join('')} and packages`,
  from: { path: `^${from}/`, pathNot: test },
  to: { pathNot: [`^${from}/`, ...allowed.map((folder) => `^${folder}`), packages, builtIn] },
}))

const filesOf = (room, floor) => (floor === '.' ? `^${room}/[^/]+$` : `^${room}/${floor}/`)

const floorRules = Object.entries(floors).flatMap(([room, names]) =>
  names.map((name, index) => ({
    name: `floors: ${room}/${name}`,
    severity: 'error',
    comment: `inside ${room}, ${name} may import only what stands before it in the list of floors`,
    from: { path: filesOf(room, name), pathNot: test },
    to: { path: `^${room}/`, pathNot: names.slice(0, index + 1).map((below) => filesOf(room, below)) },
  })),
)

/** A calculation, the parts of a large one, and its question. */
const calculation = ['/calculate[.]ts$', '/calculate-[a-z-]+[.]ts$', '/question[.]ts$']
const packagesAndForms = [
  packages,
  builtIn,
  '/input[.]ts$',
  '/fields[.]ts$',
  '[.]tsx$',
  '^web/(rates|ui|content|app)/',
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...importRules,
    ...floorRules,
    {
      name: 'pure: only finance',
      severity: 'error',
      comment: 'the law imports no package, no clock, no React',
      from: { path: '^web/finance/', pathNot: test },
      to: { pathNot: '^web/finance/' },
    },
    {
      name: 'pure: a calculation is finance and its own parts',
      severity: 'error',
      from: { path: calculation, pathNot: test },
      // Of its own folder: that is the rule below.
      to: { pathNot: ['^web/finance/', '^web/calculators/[^/]+/'] },
    },
    {
      name: 'pure: no calculation reaches a package or a form',
      severity: 'error',
      from: { path: calculation, pathNot: test },
      to: { reachable: true, path: packagesAndForms },
    },
    {
      name: 'siblings: one calculator never imports another',
      severity: 'error',
      from: { path: '^web/calculators/([^/]+)/', pathNot: '^web/calculators/form/.+[.]test[.]ts$' },
      to: { path: '^web/calculators/[^/]+/', pathNot: ['^web/calculators/$1/', '^web/calculators/form/'] },
    },
    {
      name: 'simulator: never imports a provider',
      severity: 'error',
      comment: 'a parser that both shared would hide its own bug',
      from: { path: '^simulator/', pathNot: test },
      to: { path: '^web/rates/' },
    },
    {
      name: 'groq-js: one door',
      severity: 'error',
      comment: 'what the store relies on in groq-js stands in one file, with a test that names the version',
      from: { path: '^lake/', pathNot: [test, '^lake/query/groq-js[.]ts$'] },
      to: { path: `${packages}/groq-js/` },
    },
    {
      name: 'doors: nothing outside rates asks a source',
      severity: 'error',
      comment:
        'a page asks a function that reads, such as `readQuote`, and gets value, time, source and failure',
      from: { path: '^web/(app|content|calculators)/', pathNot: test },
      to: { path: '^web/rates/(source-reader|feeds|providers)/' },
    },
    {
      name: 'open rules: only the routes that answer them',
      severity: 'error',
      comment: 'every table at once is for the server: no page and no calculator carries them to a phone',
      from: { path: '^(web|schemas|studio)/', pathNot: [test, '^web/(app/api|finance/open-rules|testing)/'] },
      to: { path: '^web/finance/open-rules/' },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // With TypeScript 7 the default parser reads nothing and reports success.
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: packages },
    exclude: { path: ['^web/[.]next', '^web/next-env[.]d[.]ts', '[.]css$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
