import { EditIcon } from '@sanity/icons/Edit'
import { ImagesIcon } from '@sanity/icons/Images'
import { PlayIcon } from '@sanity/icons/Play'
import { SearchIcon } from '@sanity/icons/Search'
import { TagsIcon } from '@sanity/icons/Tags'
import type {
  ChildResolver,
  ChildResolverOptions,
  DefaultDocumentNodeResolver,
  ItemChild,
  StructureBuilder,
  StructureResolver,
} from 'sanity/structure'
import { documentTypes } from '#schemas/document-traits.ts'
import { type DocumentType, isDocumentType, typesOnDesk } from '#schemas/document-types.ts'
import { workflowSteps } from '#schemas/fields/review.ts'
import { fixedDocuments, fixedTypes, singleIds } from '#schemas/locked-slugs.ts'
import { AdNumbers } from './AdNumbers.tsx'
import { isCountedType } from './counts.ts'
import { documentIcons } from './document-icons.ts'
import { fixedTitles } from './fixed-documents.ts'
import { MissedPane } from './MissedPane.tsx'
import { queues } from './queues.ts'
import { roleOf, works } from './roles.ts'
import { steps } from './steps.ts'
import { UnknownTypePane } from './UnknownType.tsx'

const apiVersion = '2026-03-01'

/** The desk by job: what to write, what waits for someone, and below it what there is; of each the part of who looks. */
export const structure: StructureResolver = (S, { currentUser }) => {
  const role = roleOf(currentUser)
  const isTheirs = (type: DocumentType) => works(role, type)
  const sections = [
    isTheirs('article') ? [writing(S), ...queues.map((queue) => queueItem(S, queue))] : [],
    fixedTypes.filter(isTheirs).map((type) => fixedItem(S, type)),
    typesOnDesk('season')
      .filter(isTheirs)
      .map((type) => typeItem(S, type)),
    [
      ...groupItem(S, { id: 'ads', title: 'Anúncios', icon: ImagesIcon }, isTheirs),
      ...groupItem(S, { id: 'registers', title: 'Autores, categorias e avisos', icon: TagsIcon }, isTheirs),
      ...(['siteTexts', 'siteSettings'] as const).filter(isTheirs).map((type) => singleItem(S, type)),
    ],
  ]
  return S.list()
    .title('Conteúdo')
    .items(dividing(S, sections))
    .child((id, options) => childIn(options.parent, id, options) ?? listAt(S, id))
}

/** The sections that have something, with a line between each two. */
function dividing<Item>(S: StructureBuilder, sections: Item[][]) {
  const [first = [], ...others] = sections.filter(({ length }) => length > 0)
  return [...first, ...others.flatMap((section) => [S.divider(), ...section])]
}

/** Undefined where the list has none. */
function childIn(list: unknown, id: string, options: ChildResolverOptions): ItemChild {
  // The builder hands over the list as it wrote it out.
  const { items = [] } = list as { items?: { id?: string; child?: ChildResolver | ItemChild }[] }
  const child = items.find((item) => item.id === id)?.child
  return typeof child === 'function' ? (child(id, options) as ItemChild) : child
}

/** A type whose list stands in a group has an address of its own all the same: `/structure/article;…`. */
function listAt(S: StructureBuilder, id: string) {
  if (isDocumentType(id)) return S.documentTypeList(id).title(documentTypes[id].plural)
  return S.component(UnknownTypePane).id(id).title('Tipo sem formulário').options({ type: id })
}

function typeItem(S: StructureBuilder, type: DocumentType) {
  return S.documentTypeListItem(type).title(documentTypes[type].plural)
}

/** Whether a new article can begin there. */
const isStep = (id: string) => workflowSteps.some(({ value }) => value === id)

/** Articles by the step that they are at; a new one begins at the step whose list is open. */
function writing(S: StructureBuilder) {
  const byStep = steps.map(({ id, title, filter }) =>
    S.listItem()
      .id(id)
      .title(title)
      .child(
        S.documentList()
          .id(id)
          .title(title)
          .apiVersion(apiVersion)
          .filter(filter)
          .defaultOrdering([{ field: '_updatedAt', direction: 'desc' }])
          // Last: each call after it would offer every type of the filter again.
          .initialValueTemplates(isStep(id) ? [S.initialValueTemplateItem('article-at', { step: id })] : []),
      ),
  )
  return S.listItem()
    .id('writing')
    .title('Escrever')
    .icon(EditIcon)
    .child(
      S.list()
        .id('writing')
        .title('Escrever')
        .items([typeItem(S, 'article').title('Todos os artigos'), S.divider(), ...byStep]),
    )
}

function queueItem(
  S: StructureBuilder,
  { id, title, opened = title, icon, filter, params, order }: (typeof queues)[number],
) {
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .child(() =>
      S.documentList()
        .id(id)
        .title(opened)
        .apiVersion(apiVersion)
        .filter(filter)
        .params(params?.() ?? {})
        .defaultOrdering([order ?? { field: '_updatedAt', direction: 'desc' }])
        // A text that the search or the preview opens stands beside the list of its kind.
        .canHandleIntent(() => false)
        .initialValueTemplates([]),
    )
}

/** The documents that the site has a page for each, whether they are written already or not. */
function fixedItem(S: StructureBuilder, type: (typeof fixedTypes)[number]) {
  const { plural } = documentTypes[type]
  const items = fixedDocuments(type).map(({ slug, id }) =>
    S.listItem()
      .id(id)
      .title(fixedTitles[slug])
      .schemaType(type)
      .child(
        S.document().id(id).schemaType(type).documentId(id).initialValueTemplate(`fixed-${type}`, { slug }),
      ),
  )
  return S.listItem()
    .id(type)
    .title(plural)
    .icon(documentIcons[type])
    .child(S.list().id(type).title(plural).items(items))
}

type Group = { id: 'ads' | 'registers'; title: string; icon: typeof TagsIcon }

function groupItem(
  S: StructureBuilder,
  { id, title, icon }: Group,
  isTheirs: (type: DocumentType) => boolean,
) {
  const own = typesOnDesk(id)
    .filter(isTheirs)
    .map((type) => typeItem(S, type))
  if (own.length === 0) return []
  const items = id === 'ads' ? [runningNow(S), S.divider(), ...own] : [...own, ...missed(S, isTheirs)]
  return [S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items))]
}

/** Beside the redirects, which are made from it. */
function missed(S: StructureBuilder, isTheirs: (type: DocumentType) => boolean) {
  if (!isTheirs('redirect')) return []
  const title = 'Endereços que faltam'
  const pane = S.component(MissedPane).id('missed').title(title)
  return [S.divider(), S.listItem().id('missed').title(title).icon(SearchIcon).child(pane)]
}

/** Beside the form of what is counted: its numbers. */
export const documentNode: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  isCountedType(schemaType)
    ? S.document().views([S.view.form(), S.view.component(AdNumbers).id('numeros').title('Números')])
    : S.document()

function runningNow(S: StructureBuilder) {
  const title = 'Anúncios no ar agora'
  return S.listItem()
    .id('running-now')
    .title(title)
    .icon(PlayIcon)
    .child(() =>
      S.documentList()
        .id('running-now')
        .title(title)
        .apiVersion(apiVersion)
        .filter('_type in ["campaign"] && from <= $now && to > $now')
        .params({ now: new Date().toISOString() })
        .defaultOrdering([{ field: 'to', direction: 'asc' }])
        .initialValueTemplates([]),
    )
}

function singleItem(S: StructureBuilder, type: keyof typeof singleIds) {
  const title = documentTypes[type].plural
  const id = singleIds[type]
  return S.listItem()
    .id(type)
    .title(title)
    .icon(documentIcons[type])
    .child(S.document().id(id).title(title).schemaType(type).documentId(id))
}
