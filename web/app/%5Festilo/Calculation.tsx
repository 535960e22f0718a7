'use client'

import { resultOf, workedDay } from '#web/calculators/form/ask.ts'
import { CalculatorForm } from '#web/calculators/form/CalculatorForm.tsx'
import { checkOf } from '#web/calculators/form/checking/Check.tsx'
import { FormFields } from '#web/calculators/form/question/FormFields.tsx'
import { ResultBar } from '#web/calculators/form/result/ResultBar.tsx'
import { Scenarios } from '#web/calculators/form/result/Scenarios.tsx'
import { calculator } from '#web/calculators/juros-compostos/calculator.ts'
import { calculator as rescisao } from '#web/calculators/rescisao-trabalhista/calculator.ts'
import { checking } from '#web/calculators/rescisao-trabalhista/checking.ts'
import type { Figures } from '#web/rates/figures.ts'
import { State } from './Sample.tsx'

/** Of no day: the same on every day that somebody looks. */
const figures: Figures = {
  cdi: { text: '13,65', label: 'CDI de exemplo', source: 'bcb-sgs', simulated: true },
}

const texts = { ...calculator.exampleOn(workedDay), rate: '13,65' }
const shown = [texts, { ...texts, term: '20' }].flatMap((typed) => {
  const evaluation = calculator.evaluate(typed)
  return 'result' in evaluation ? [evaluation.result.shown] : []
})
const nothing = () => {}
const RescisaoCheck = checkOf(rescisao, checking)
const bar = { targetId: 'resultado', headline: { label: 'Você recebe', amount: 76_216_34 }, correct: nothing }

export function Calculation() {
  return (
    <>
      <State name="Conta inteira: campos, Nota, e se, em detalhe">
        <CalculatorForm whole calculator={calculator} figures={figures} path="/_estilo" />
      </State>
      <State name="Conta dentro de um texto, sem a taxa de hoje">
        <CalculatorForm calculator={calculator} figures={{}} />
      </State>
      <State name="Papel ao lado da conta">
        <RescisaoCheck result={resultOf(rescisao)} take={async () => {}} />
      </State>
      <State name="Campos com erro">
        <FormFields
          fields={calculator.fields}
          start={texts}
          texts={texts}
          figures={figures}
          errors={{ initial: 'O valor mínimo é R$ 0,00.', term: 'Digite um prazo, por exemplo 10.' }}
          onClear={nothing}
        />
      </State>
      <State name="Resultado ao pé da tela" isHeld>
        <ResultBar {...bar} whose="" outdated={false} wrong={0} />
      </State>
      <State name="Resultado ao pé da tela, de um exemplo" isHeld>
        <ResultBar {...bar} whose="Exemplo: " outdated={false} wrong={0} />
      </State>
      <State name="Resultado ao pé da tela, com dois campos a corrigir" isHeld>
        <ResultBar {...bar} whose="Exemplo: " outdated wrong={2} />
      </State>
      <State name="Resultado ao pé da tela, com dois cenários" isHeld>
        <ResultBar
          {...bar}
          whose=""
          outdated={false}
          wrong={0}
          kept={{ first: { label: 'Você recebe', amount: 80_000_00 }, scenario: 2 }}
        />
      </State>
      <State name="Dois cenários lado a lado">
        <Scenarios results={shown} />
      </State>
    </>
  )
}
