import type { Calculator } from '../calculator.ts'
import type { Texts } from '../fields.ts'
import { sensitivityOf } from '../result/WhatIf.tsx'

/** "E se…?" with all of its headlines, by row and column; undefined where there is nothing to vary. */
export function whatIfOf(calculator: Calculator, texts: Texts) {
  const sensitivity = sensitivityOf(calculator, texts)
  if (!sensitivity) return undefined
  const { rows, columns, headlineOf } = sensitivity
  const headlines = rows.steps.map((row) => columns.steps.map((column) => headlineOf(row, column)))
  return { ...sensitivity, headlines }
}
