'use client'

import { useCallback, useMemo, useRef, useState } from 'react'
import { askIndexRates, type IndexQuestion } from '#web/rates/daily/ask-index-rates.ts'
import { CalculatorForm, type FormProps } from '../form/CalculatorForm.tsx'
import type { Texts } from '../form/fields.ts'
import type { KnownSeries } from './calculate.ts'
import { calculatorWith } from './calculator.ts'
import { questionOf, withAnswer } from './index-question.ts'
import { publishedSeries } from './published-series.ts'

export function Form(props: FormProps) {
  const [series, setSeries] = useState<KnownSeries>(publishedSeries)
  const asked = useRef(new Set<string>())
  const follow = useCallback((texts: Texts) => {
    const question = questionOf(texts)
    if (question) void ask(question, asked.current, setSeries)
  }, [])
  const calculator = useMemo(() => calculatorWith(series), [series])
  return <CalculatorForm {...props} calculator={calculator} onTexts={follow} />
}

async function ask(
  question: IndexQuestion,
  asked: Set<string>,
  setSeries: (change: (known: KnownSeries) => KnownSeries) => void,
) {
  const words = JSON.stringify(question)
  if (asked.has(words)) return
  asked.add(words)
  setSeries((known) => withAnswer(known, question, 'asking'))
  const answer = await askIndexRates(question)
  // The next change of a field asks again.
  if (answer === 'failed') asked.delete(words)
  setSeries((known) => withAnswer(known, question, answer))
}
