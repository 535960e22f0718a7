import type { Calculator } from '../evaluate.ts'
import { type CompoundInput, calculateCompound, type Projection, type Refusal } from './calculate.ts'
import { compoundFields, compoundInput, type FieldName } from './input.ts'

export const compoundCalculator: Calculator<FieldName, CompoundInput, Projection | Refusal> = {
  fields: compoundFields,
  schema: compoundInput,
  calculate: calculateCompound,
}
