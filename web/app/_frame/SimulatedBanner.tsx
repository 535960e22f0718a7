import { env } from '#web/env.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { Banner } from './Banner.tsx'

export function SimulatedBanner() {
  return (
    <Banner data-simulated="">
      <b>Dados simulados</b> para demonstração
      {env.CLOCK_OFFSET_MS !== undefined && `, com o relógio em ${formatDay(todayInBrasilia())}`}
    </Banner>
  )
}
