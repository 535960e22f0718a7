import { DELAY_MINUTES } from '#web/rates/catalogue/asset-rows.ts'

export const delayMinutes = DELAY_MINUTES
