import { defineField } from 'sanity'
import { type IndicatorId, indicators, type SeriesId, series } from '#web/rates/series.ts'

export const seriesList = Object.entries({ ...series, ...indicators }).map(([value, { title }]) => ({
  // Object.entries widens the keys; both lists are constants.
  value: value as SeriesId | IndicatorId,
  title,
}))

/** The name that an editor knows a number by, for previews. */
export function seriesTitle(id: string | undefined): string {
  return seriesList.find(({ value }) => value === id)?.title ?? 'Escolha o número'
}

/** Where an editor picks a number of today; the value itself always comes from its source. */
export const seriesField = (description: string) =>
  defineField({
    name: 'series',
    title: 'Qual número',
    description,
    type: 'string',
    options: { list: seriesList },
    validation: (rule) => rule.required().error('Escolha o número.'),
  })
