import { defineArrayMember, defineField } from 'sanity'

/** A title, columns with names, rows with a cell for each column. */
export const tableParts = [
  defineField({
    name: 'caption',
    title: 'Título da tabela',
    description: 'Diz o que a tabela mostra e de quando são os números.',
    type: 'string',
    options: { isShown: true },
    validation: (rule) => rule.required().max(140).error('Escreva o título, com no máximo 140 caracteres.'),
  }),
  defineField({
    name: 'columns',
    title: 'Colunas',
    type: 'array',
    of: [
      defineArrayMember({
        name: 'tableColumn',
        title: 'Coluna',
        type: 'object',
        fields: [
          defineField({
            name: 'label',
            title: 'Nome',
            type: 'string',
            options: { isShown: true },
            validation: (rule) => rule.required().error('Dê um nome à coluna.'),
          }),
          defineField({ name: 'numeric', title: 'É de números', type: 'boolean', initialValue: false }),
        ],
        preview: { select: { title: 'label' } },
      }),
    ],
    validation: (rule) => rule.required().min(2).max(5).error('A tabela tem de 2 a 5 colunas.'),
  }),
  defineField({
    name: 'rows',
    title: 'Linhas',
    type: 'array',
    of: [
      defineArrayMember({
        name: 'tableRow',
        title: 'Linha',
        type: 'object',
        fields: [
          defineField({
            name: 'cells',
            title: 'Células, na ordem das colunas',
            type: 'array',
            options: { isShown: true },
            of: [defineArrayMember({ type: 'string' })],
            validation: (rule) => rule.required().error('Preencha as células da linha.'),
          }),
        ],
        preview: {
          select: { cells: 'cells' },
          prepare: ({ cells }) => ({ title: Array.isArray(cells) ? cells.join(' · ') : 'Linha vazia' }),
        },
      }),
    ],
    validation: (rule) => rule.required().min(1).max(20).error('A tabela tem de 1 a 20 linhas.'),
  }),
]

/** Every row as wide as the columns are many. */
export function isEven(table: Record<string, unknown> | undefined): true | string {
  const width = columnCount(table)
  const rows: unknown[] = Array.isArray(table?.rows) ? table.rows : []
  return rows.every((row) => cellCount(row) === width)
    ? true
    : `Cada linha precisa ter ${width} células, uma por coluna.`
}

function columnCount(table: Record<string, unknown> | undefined): number {
  return Array.isArray(table?.columns) ? table.columns.length : 0
}

function cellCount(row: unknown): number {
  const cells = typeof row === 'object' && row !== null && 'cells' in row ? row.cells : undefined
  return Array.isArray(cells) ? cells.length : 0
}
