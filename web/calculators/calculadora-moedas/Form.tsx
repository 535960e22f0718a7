'use client'

import { CalculatorForm, type FormProps } from '../form/CalculatorForm.tsx'
import { calculator } from './calculator.ts'
import { useDayFigures } from './day-figures.ts'

export function Form(props: FormProps) {
  const { figures, follow } = useDayFigures(props.figures)
  return <CalculatorForm {...props} {...{ calculator, figures }} onTexts={follow} />
}
