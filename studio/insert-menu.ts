import type { ArraySchemaType, SchemaType } from 'sanity'

export type Insertable = { type: SchemaType; isInline: boolean; title: string }
export type InsertGroup = { title: string; items: Insertable[] }

/** In the groups of its type; pieces inside a sentence come last. */
export function insertGroups(text: ArraySchemaType): InsertGroup[] {
  const paragraph = text.of.find((type) => type.name === 'block' || type.type?.name === 'block')
  const blocks = text.of.filter((type) => type !== paragraph).map((type) => insertable(type, false))
  const named = groupsOf(text).map(({ title, of }) => ({
    title,
    items: blocks.filter(({ type }) => of.includes(type.name)),
  }))
  const grouped = new Set(named.flatMap(({ items }) => items))
  const others = { title: 'Outros', items: blocks.filter((item) => !grouped.has(item)) }
  const sentence = { title: 'Na frase', items: inlineTypes(paragraph).map((type) => insertable(type, true)) }
  return [...named, others, sentence].filter(({ items }) => items.length > 0)
}

function insertable(type: SchemaType, isInline: boolean): Insertable {
  return { type, isInline, title: type.title ?? type.name }
}

function groupsOf(text: ArraySchemaType): { title: string; of: string[] }[] {
  const groups = text.options?.insertMenu?.groups ?? []
  return groups.map(({ title, name, of = [] }) => ({ title: title ?? name, of }))
}

function inlineTypes(paragraph: SchemaType | undefined): SchemaType[] {
  if (!paragraph || !('fields' in paragraph)) return []
  const children = paragraph.fields.find(({ name }) => name === 'children')?.type
  if (!children || !('of' in children)) return []
  return children.of.filter(({ name }) => name !== 'span')
}

/** Groups with only the items whose name or description has all the words, with or without accents. */
export function matching(groups: InsertGroup[], query: string): InsertGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return groups
    .map(({ title, items }) => ({
      title,
      items: items.filter((item) => {
        const said = plain(`${title} ${item.title} ${item.type.description ?? ''}`)
        return words.every((word) => said.includes(word))
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
