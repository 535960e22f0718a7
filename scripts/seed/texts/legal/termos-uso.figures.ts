import { delayMinutes as delays } from '#web/rates/catalogue/asset-rows.ts'

export const delayMinutes = Math.max(...Object.values(delays))
