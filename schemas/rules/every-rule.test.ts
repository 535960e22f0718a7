import {
  createSchema,
  type Path,
  type Rule,
  type SchemaType,
  type ValidationMarker,
  validateDocument,
} from 'sanity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '#lake/testing/test-lake.ts'
import { allTypes } from '#schemas/document-types.ts'
import { schemaTypes } from '#schemas/index.ts'
import { documents } from '#scripts/seed/documents.ts'
import { portugueseMessages } from '#scripts/store/portuguese.ts'
import { isRecord } from './texts.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const i18n = await portugueseMessages()
let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
  const seed = lake.editor.transaction()
  for (const document of documents) seed.createIfNotExists(document)
  await seed.commit()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

/** Where a rule can stand: a field, a member of a list, a block, a mark, or a whole document. */
type Place = {
  /** `article.sources[].url`; inside blocks, which several texts share, `callout.text`. */
  id: string
  type: string
  path: Path
  rules: Rule[]
  list: boolean
  /** A document with this value at the place, and nothing else. */
  holding: (value: unknown) => Record<string, unknown>
}

const shared = new Set<string>()

function placesOf(type: SchemaType, place: Omit<Place, 'rules' | 'list'>): Place[] {
  // Compiled, a validation is a list of rules; the type also knows how it is written.
  const rules = (type.validation ?? []) as Rule[]
  const own: Place = { ...place, rules, list: type.jsonType === 'array' }
  if (type.jsonType === 'array') return [own, ...type.of.flatMap((member) => membersOf(member, place))]
  if (type.jsonType !== 'object' || isStandard(type.name)) return [own]
  const fields = type.fields.flatMap(({ name, type: fieldType }) =>
    isStandard(`${type.name}.${name}`)
      ? []
      : placesOf(fieldType, {
          ...place,
          id: `${place.id}.${name}`,
          path: [...place.path, name],
          holding: (value) =>
            place.holding({ _type: type.name, ...(value === undefined ? {} : { [name]: value }) }),
        }),
  )
  return [own, ...fields]
}

/** Types and fields of Sanity itself, for which we have no rule. */
const isStandard = (name: string) =>
  ['reference', 'slug', 'geopoint'].includes(name) || /\.(asset|hotspot|crop)$/.test(name)

function membersOf(member: SchemaType, place: Omit<Place, 'rules' | 'list'>): Place[] {
  if (member.name === 'block') return insideTextOf(member, place)
  const isShared = schemaTypes.some(({ name }) => name === member.name)
  if (isShared && shared.has(member.name)) return []
  if (isShared) shared.add(member.name)
  const isObject = member.jsonType === 'object'
  const inList = (value: unknown) => [isRecord(value) ? { _key: 'k', _type: member.name, ...value } : value]
  return placesOf(member, {
    ...place,
    id: isShared ? member.name : `${place.id}[]`,
    path: [...place.path, isObject ? { _key: 'k' } : 0],
    holding: (value) => place.holding(value === undefined ? [] : inList(value)),
  })
}

/** Marks and what stands inside a sentence. */
function insideTextOf(block: SchemaType, place: Omit<Place, 'rules' | 'list'>): Place[] {
  if (block.jsonType !== 'object') return []
  const children = block.fields.find(({ name }) => name === 'children')?.type
  if (children?.jsonType !== 'array') return []
  const paragraph = (more: object) => [
    { _type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [], ...more },
  ]
  const within = (list: 'markDefs' | 'children') => ({
    ...place,
    path: [...place.path, { _key: 'b' }, list],
    holding: (value: unknown) => place.holding(paragraph({ [list]: value })),
  })
  const span = children.of.find(({ name }) => name === 'span')
  // The compiled span carries the annotations of its block.
  const marks = (span as { annotations?: SchemaType[] } | undefined)?.annotations ?? []
  return [
    ...marks.flatMap((mark) => {
      if (shared.has(mark.name)) return []
      shared.add(mark.name)
      return membersOf(mark, { ...within('markDefs'), id: mark.name })
    }),
    ...children.of
      .filter(({ name }) => name !== 'span')
      .flatMap((inline) => membersOf(inline, { ...within('children'), id: inline.name })),
  ]
}

const places = allTypes.flatMap((name) => {
  const type = schema.get(name)
  if (!type) throw new Error(`${name} is not in the schema`)
  const holding = (value: unknown) => ({ ...(isRecord(value) ? value : {}), _type: name })
  return placesOf(type, { id: name, type: name, path: [], holding })
})

/** A value that a constraint refuses; undefined: it is no constraint that a value alone can break. */
function breaking(
  { flag, ...spec }: Rule['_rules'][number],
  { list, path }: Place,
): { value: unknown } | undefined {
  const limit = 'constraint' in spec ? Number(spec.constraint) : 0
  const filled = (length: number) =>
    list ? Array.from({ length }, (_, index) => `item ${index}`) : 'x'.repeat(length)
  const values: Partial<Record<typeof flag, unknown>> = {
    // A missing member of a list is no member.
    presence: path.at(-1) === 0 ? '' : undefined,
    min: filled(Math.max(limit - 1, 0)),
    max: filled(limit + 1),
    length: filled(limit + 1),
    regex: '¬',
    email: 'x',
    uri: 'sem esquema',
    unique: ['x', 'x'],
    assetRequired: {},
    integer: 1.5,
    greaterThan: limit,
    lessThan: limit,
  }
  return flag in values ? { value: values[flag] } : undefined
}

async function markersOf(document: Record<string, unknown>): Promise<ValidationMarker[]> {
  const workspace = { schema, i18n, getClient: () => lake.editor.withConfig({ perspective: 'raw' }) }
  const complete = { _id: 'drafts.a', _rev: 'a', _createdAt: '', _updatedAt: '', _type: '', ...document }
  return validateDocument({ document: complete, workspace, environment: 'studio' })
}

const startsWith = (path: Path, beginning: Path) =>
  JSON.stringify(path.slice(0, beginning.length)) === JSON.stringify(beginning)

const constraints = places.flatMap((place) =>
  place.rules.flatMap((rule) =>
    rule._rules.flatMap((spec) => {
      const broken = breaking(spec, place)
      return broken ? [{ ...place, flag: spec.flag, rule, value: broken.value }] : []
    }),
  ),
)

/** The Studio's own message, for a rule without one. */
const instead: Readonly<Record<string, string>> = { presence: 'Obrigatório', uri: 'Não é uma URL válida' }

test.each(constraints)(
  '$id, $flag: an editor reads why not',
  async ({ path, rule, flag, value, holding }) => {
    const markers = await markersOf(holding(value))
    const own = markers.filter((marker) => startsWith(marker.path, path))
    const expected = {
      level: rule._level ?? 'error',
      message: rule._message ?? instead[flag] ?? expect.unreachable(),
    }
    expect(own.map(({ level, message }) => ({ level, message }))).toContainEqual(expected)
  },
)

const paragraph = (text: string, style = 'normal') => ({
  _type: 'block',
  _key: text.slice(0, 9),
  style,
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})
const partnerLink = { _type: 'affiliateCta', _key: 'a' }
const preset = { _type: 'calculatorEmbed', _key: 'k', slug: 'cdb', presetCdb: { amount: 'dez' } }
const past = '2020-01-01'
/** On a page whose other rules do not matter. */
const block = (_type: string, fields: object) => ({
  _type: 'sitePage',
  body: [{ _type, _key: 'k', ...fields }],
})
const marked = (_type: string, fields: object) => ({
  _type: 'article',
  body: [{ ...paragraph('Um texto'), markDefs: [{ _type, _key: 'm', ...fields }] }],
})
const imageOf = (size: string) => ({ asset: { _ref: `image-abc-${size}-png` } })

type Case = { at: string; document: Record<string, unknown>; message: RegExp; warns?: true }

/** Rules over several fields. `at` is a place as above; the document has the least that breaks its rule. */
const cases: Case[] = [
  {
    at: 'legalPage',
    document: { _id: 'drafts.legal-termos-uso', version: '0.1' },
    message: /sumiu das versões anteriores/,
  },
  {
    at: 'legalPage',
    document: { _id: 'drafts.legal-termos-uso', version: '9.0', validFrom: past },
    message: /a versão valeria para trás/,
    warns: true,
  },
  {
    at: 'legalPage.responsible',
    document: { responsible: {} },
    message: /Falta dizer quem responde/,
    warns: true,
  },
  {
    at: 'legalPage.responsible.companyId',
    document: { responsible: { companyId: '1' } },
    message: /CNPJ como/,
  },
  { at: 'article', document: { dek: 'Lucro certo todo mês.' }, message: /“Lucro certo” soa como promessa/ },
  { at: 'article', document: { body: [paragraph('Texto.')] }, message: /pelo menos um título/ },
  {
    at: 'article.affiliate',
    document: { body: [partnerLink] },
    message: /tem link de parceiro: marque aqui/,
  },
  {
    at: 'article',
    document: { authors: [{ _ref: 'author-redacao' }], reviewedBy: { _ref: 'author-redacao' } },
    message: /outra pessoa, não quem escreveu/,
  },
  {
    at: 'article',
    document: { body: [paragraph('O IOF é de 3,5%.')] },
    message: /“3,5%”.*Número da lei na frase/,
    warns: true,
  },
  {
    at: 'article',
    document: { body: [paragraph(`${'palavra '.repeat(29)}fim.`)] },
    message: /em média 30 palavras/,
    warns: true,
  },
  {
    at: 'article',
    document: { title: 'Um título curto demais' },
    message: /usa o título, com 22 caracteres/,
    warns: true,
  },
  { at: 'article', document: { validUntil: past }, message: /prazo já passou/, warns: true },
  { at: 'guide', document: { summary: 'Rende sem risco.' }, message: /“sem risco” soa como promessa/ },
  { at: 'guide', document: { validUntil: past }, message: /prazo já passou/, warns: true },
  { at: 'sitePage', document: { dek: 'Compre hoje.' }, message: /“Compre” soa como promessa ou ordem/ },
  {
    at: 'article.slug',
    document: { slug: { current: 'Com Espaço' } },
    message: /de 3 a 80 letras minúsculas/,
  },
  { at: 'article.slug', document: { slug: { current: 'mudancas-iof-2025' } }, message: /já está em uso/ },
  {
    at: 'article.slug',
    document: { template: 'impact', slug: { current: 'black-friday' } },
    message: /termina em -impacto-financeiro/,
  },
  {
    at: 'article.slug',
    document: { template: 'token', slug: { current: 'dogecoin' } },
    message: /um destes: bitcoin, ethereum, solana/,
  },
  { at: 'guide.slug', document: { slug: { current: 'poupanca' } }, message: /só tem as páginas que o site/ },
  { at: 'guide.slug', document: { slug: { current: '-' } }, message: /de 3 a 80 letras minúsculas/ },
  { at: 'article.body', document: { body: [paragraph('Um', 'h3')] }, message: /não pode ser um subtítulo/ },
  { at: 'article.body', document: { body: [paragraph('Um dois')] }, message: /tem 2 palavras/, warns: true },
  { at: 'article.sources', document: { sources: [{ kind: 'press' }] }, message: /precisa ser lei, norma/ },
  {
    at: 'article.updatedAt',
    document: { publishedAt: '2026-02-01', updatedAt: '2026-01-01' },
    message: /não pode ser anterior à publicação/,
  },
  { at: 'article.publishAt', document: { publishAt: past }, message: /horário já passou/, warns: true },
  { at: 'article.disclosure', document: { affiliate: true }, message: /Escolha o aviso de link de afiliado/ },
  { at: 'guide.summary', document: { summary: 'palavra '.repeat(61) }, message: /no máximo 60 palavras/ },
  {
    at: 'link[].href',
    document: marked('link', { href: 'http://x.example' }),
    message: /começa com \/ ou com https/,
  },
  {
    at: 'link[].href',
    document: marked('link', { href: 'https://www.google.com/url?q=https://www.bcb.gov.br/' }),
    message: /Use o do próprio site: https:\/\/www\.bcb\.gov\.br\/$/,
  },
  { at: 'sourceRef[].number', document: marked('sourceRef', { number: 3 }), message: /A lista tem 0 fontes/ },
  {
    at: 'simpleTable',
    document: block('simpleTable', { columns: [{}, {}], rows: [{ cells: ['um'] }] }),
    message: /Cada linha precisa ter 2 células/,
  },
  { at: 'formula.excel', document: block('formula', { excel: 'VF(1)' }), message: /começa com =/ },
  { at: 'faq', document: block('faq', { questions: [] }), message: /pelo menos uma pergunta/ },
  {
    at: 'rateWidget.fallback.value',
    document: block('rateWidget', { fallback: { value: 'R$ 5' } }),
    message: /só o número, por exemplo/,
  },
  {
    at: 'assetCard.code',
    document: block('assetCard', { code: 'XXXX9' }),
    message: /não está na lista de ativos/,
  },
  { at: 'chart.points', document: block('chart', { points: 'sem números' }), message: /./ },
  {
    at: 'chart.points',
    document: block('chart', { kind: 'bar', points: 'Mês;A;B\n01/2025;1;2\n02/2025;1;2' }),
    message: /barras tem uma série só/,
  },
  {
    at: 'video.url',
    document: block('video', { url: 'https://x.example/' }),
    message: /é como https:..www.youtube/,
  },
  {
    at: 'affiliateCta.campaign',
    document: block('affiliateCta', { campaign: 'Com Espaço' }),
    message: /de 3 a 60 letras/,
  },
  {
    at: 'calculatorEmbed.presetCdb.amount',
    document: { _type: 'sitePage', body: [preset] },
    message: /Informe|número|valor/i,
  },
  {
    at: 'homeModule.to',
    document: { from: '2026-02-01', to: '2026-01-01' },
    message: /último dia não pode ser anterior/,
  },
  {
    at: 'homeModule.items[].href',
    document: { items: [{ _key: 'i', href: '//x.example' }] },
    message: /O endereço começa com \//,
  },
  { at: 'redirect.from', document: { from: '/a?b' }, message: /sem \? ou #/ },
  { at: 'redirect.from', document: { from: '/dolar-hoje' }, message: /tem uma página neste endereço/ },
  {
    at: 'redirect.to',
    document: { from: '/a', to: '/a', kind: 'permanent' },
    message: /próprio endereço antigo/,
  },
  { at: 'redirect.to', document: { kind: 'permanent' }, message: /Escreva o endereço novo/ },
  { at: 'redirect.to', document: { to: 'https://x.example' }, message: /com \/ no começo/ },
  { at: 'adSlot.place', document: { _id: 'drafts.b', place: 'home-meio' }, message: /já tem um documento/ },
  { at: 'adCreative.slug', document: { slug: { current: 'Com Espaço' } }, message: /de 3 a 60 letras/ },
  { at: 'adCreative.headline', document: { headline: 'Lucro certo' }, message: /não promete ganho/ },
  { at: 'adCreative.text', document: { text: 'x'.repeat(91) }, message: /Escreva o texto, com no máximo 90/ },
  {
    at: 'adCreative.cta',
    document: { kind: 'house', cta: 'Compre já' },
    message: /não promete ganho nem manda/,
  },
  { at: 'adCreative.image', document: { format: 'image', image: imageOf('10x10') }, message: /tem 10×10/ },
  { at: 'adCreative.alt', document: { format: 'image', alt: 'Curto' }, message: /de 10 a 120 caracteres/ },
  { at: 'adCreative.href', document: { href: 'http://x.example' }, message: /começa com https/ },
  { at: 'adCreative.partner', document: { kind: 'affiliate' }, message: /Escolha o parceiro/ },
  { at: 'adCreative.advertiser', document: { kind: 'direct' }, message: /nome do anunciante/ },
  { at: 'adCreative.advertiserCategory', document: { kind: 'direct' }, message: /Escolha o ramo/ },
  {
    at: 'adCreative.approvedBy',
    document: { createdBy: 'Ana', approvedBy: ' ana' },
    message: /não pode ser quem criou/,
  },
  {
    at: 'campaign.to',
    document: { from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' },
    message: /fim vem depois do começo/,
  },
  { at: 'campaign.toHour', document: { fromHour: 10, toHour: 9 }, message: /hora final vem depois/ },
  {
    at: 'affiliatePartner.domains[]',
    document: { domains: ['https://x'] },
    message: /só o domínio, em minúsculas/,
  },
  {
    at: 'siteTexts.header[].href',
    document: { header: [{ href: '/nada' }] },
    message: /Não há página no ar/,
  },
  {
    at: 'siteTexts.header[].href',
    document: { header: [{ href: '//x.y' }] },
    message: /de uma página nossa/,
  },
  {
    at: 'siteTexts.calculators',
    document: { calculators: [{ calculator: 'roi' }, { calculator: 'roi' }] },
    message: /só uma vez/,
  },
  { at: 'siteSettings.adsenseClient', document: { adsenseClient: '1' }, message: /é como ca-pub-/ },
  { at: 'siteSettings.notice', document: { notice: { text: 'Olá' } }, message: /começa e quando termina/ },
  { at: 'siteSettings.notice.href', document: { notice: { href: 'x' } }, message: /começa com \// },
]

test.each(cases)('$at: $message', async ({ at, document, message, warns }) => {
  const markers = await markersOf({ _type: at.split('.')[0], ...document })
  const level = warns ? 'warning' : 'error'
  expect(markers.filter((marker) => marker.level === level).map(({ message: text }) => text)).toContainEqual(
    expect.stringMatching(message),
  )
})

const customsOf = ({ rules }: { rules: Rule[] }) =>
  rules.flatMap(({ _rules }) =>
    _rules.flatMap((spec) => (spec.flag === 'custom' ? [String(spec.constraint)] : [])),
  )

/** Rules that every field of a type has, whoever writes the schema. */
const builtIn = new Set(
  ['slug', 'url', 'image', 'reference'].flatMap((type) => {
    const to = type === 'reference' ? { to: [{ type: 'bare' }] } : {}
    const bare = { name: 'bare', type: 'document', fields: [{ name: 'x', type, ...to }] }
    const compiled = createSchema({ name: 'bare', types: [bare] }).get('bare')
    const [field] = compiled?.jsonType === 'object' ? compiled.fields : []
    return customsOf({ rules: (field?.type.validation ?? []) as Rule[] })
  }),
)

test('no rule of our own is without a case', () => {
  const uncovered = new Map<string, string[]>()
  const covered = new Set<string>()
  for (const place of places) {
    const own = customsOf(place).filter((source) => !builtIn.has(source))
    const proved = cases.filter(({ at }) => at === place.id).length
    for (const source of own) {
      if (proved >= own.length) covered.add(source)
      else uncovered.set(source, [...(uncovered.get(source) ?? []), place.id])
    }
  }
  const missing = Array.from(uncovered).filter(([source]) => !covered.has(source))
  expect(missing.map(([source, ids]) => `${ids[0]}: ${source}`)).toEqual([])
})

test('what an empty store starts with passes every rule', async () => {
  const errors = await Promise.all(
    documents.map(async (document) => {
      const markers = await markersOf({ ...document, _id: `drafts.${document._id}` })
      return markers
        .filter(({ level }) => level === 'error')
        .map(({ path, message }) => [document._id, path, message])
    }),
  )
  expect(errors.flat()).toEqual([])
}, 60_000)
