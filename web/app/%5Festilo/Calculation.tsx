'use client'

import { workedDay } from '#web/calculators/form/ask.ts'
import { CalculatorForm } from '#web/calculators/form/CalculatorForm.tsx'
import { FormFields } from '#web/calculators/form/FormFields.tsx'
import { ResultBar } from '#web/calculators/form/ResultBar.tsx'
import { Vias } from '#web/calculators/form/Vias.tsx'
import { calculator } from '#web/calculators/juros-compostos/calculator.ts'
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
const headline = { label: 'Você recebe', amount: 76_216_34 }
const nothing = () => {}

export function Calculation() {
  return (
    <>
      <State name="Conta inteira: campos, Nota, e se, em detalhe">
        <CalculatorForm whole calculator={calculator} figures={figures} path="/_estilo" />
      </State>
      <State name="Conta dentro de um texto, sem a taxa de hoje">
        <CalculatorForm calculator={calculator} figures={{}} />
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
        <ResultBar resultId="resultado" headline={headline} outdated={false} />
      </State>
      <State name="Resultado ao pé da tela, da última conta válida" isHeld>
        <ResultBar resultId="resultado" headline={headline} outdated />
      </State>
      <State name="Duas vias lado a lado">
        <Vias results={shown} />
      </State>
    </>
  )
}
