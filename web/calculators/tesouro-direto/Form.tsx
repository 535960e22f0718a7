'use client'

import { CalculatorForm, type FormProps } from '../form/CalculatorForm.tsx'
import { calculator } from './calculator.ts'

export function Form(props: FormProps) {
  return <CalculatorForm calculator={calculator} {...props} />
}
