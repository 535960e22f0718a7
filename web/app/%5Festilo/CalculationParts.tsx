import { Island } from '#web/ui/islands/Island.tsx'
import { Calculation } from './Calculation.tsx'

export function CalculationParts() {
  return (
    <Island name="calculation" when="idle">
      <Calculation />
    </Island>
  )
}
