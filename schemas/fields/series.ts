import { defineField } from 'sanity'
import { type SeriesId, series } from '#web/rates/series.ts'

export const seriesList = Object.entries(series).map(([value, { title }]) => ({
  // Object.entries widens the keys; the list of series is a constant.
  value: value as SeriesId,
  title,
}))

/** The name that an editor knows a rate by, for previews. */
export function seriesTitle(id: string | undefined): string {
  return seriesList.find(({ value }) => value === id)?.title ?? 'Escolha a cotação'
}

/** Where an editor picks a rate; the value itself always comes from its source. */
export const seriesField = (description: string) =>
  defineField({
    name: 'series',
    title: 'Qual cotação',
    description,
    type: 'string',
    options: { list: seriesList },
    validation: (rule) => rule.required().error('Escolha a cotação.'),
  })
