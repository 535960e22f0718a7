import type { Calculator } from '../form/evaluate.ts'
import { type CompoundInput, calculateCompound } from './calculate.ts'
import type { Projection, Refusal } from './calculate-plan.ts'
import { compoundFields, compoundInput, type FieldName } from './input.ts'

export const compoundCalculator: Calculator<FieldName, CompoundInput, Projection | Refusal> = {
  fields: compoundFields,
  schema: compoundInput,
  calculate: calculateCompound,
}
