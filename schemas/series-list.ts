import { type SeriesId, series } from '#web/rates/series.ts'

/** What an editor picks from when a block shows a live rate. */
export const seriesList = Object.entries(series).map(([value, { title }]) => ({
  // Object.entries widens the keys; the list of series is a constant.
  value: value as SeriesId,
  title,
}))
