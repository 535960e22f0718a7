import { calculator as aposentadoria } from '#web/calculators/aposentadoria/calculator.ts'
import { calculator as calculadoraIof } from '#web/calculators/calculadora-iof/calculator.ts'
import { calculator as calculadoraMoedas } from '#web/calculators/calculadora-moedas/calculator.ts'
import type { Calculator } from '#web/calculators/form/calculator.ts'
import { startTexts } from '#web/calculators/form/state/form-texts.ts'
import { headlineInWords } from '#web/calculators/form/words.ts'
import { calculator as jurosCompostos } from '#web/calculators/juros-compostos/calculator.ts'
import { calculators } from '#web/calculators/registry.ts'
import { calculator as rescisaoTrabalhista } from '#web/calculators/rescisao-trabalhista/calculator.ts'
import { calculator as simuladorFinanciamento } from '#web/calculators/simulador-financiamento/calculator.ts'
import { readFigures } from '#web/rates/daily/read-figures.ts'
import { FollowLink } from '#web/ui/FollowLink.tsx'
import { QuestionList } from '#web/ui/QuestionList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { iconOf } from '../_shell/calculator-icons.ts'
import styles from './ToolQuestions.module.css'

const asked: readonly Calculator[] = [
  jurosCompostos,
  simuladorFinanciamento,
  rescisaoTrabalhista,
  calculadoraMoedas,
  calculadoraIof,
  aposentadoria,
]

/** Six questions, each with the answer that its example has today; without one where a figure of today is missing. */
export async function ToolQuestions() {
  const figures = await readFigures()
  const items = asked.map((calculator) => {
    const { path, question, title } = calculators[calculator.slug]
    const evaluation = calculator.evaluate(startTexts(calculator, figures))
    const shown = 'result' in evaluation ? evaluation.result.shown : undefined
    const detail = shown ? (
      <>
        {shown.title}. {shown.headline.label}:{' '}
        <em className={styles.answer}>{headlineInWords(shown.headline)}</em>
      </>
    ) : (
      title
    )
    return { href: path, icon: iconOf(calculator.slug), title: question, detail }
  })
  return (
    <Section id="contas" title="Faça a conta">
      <QuestionList items={items} />
      <p className={styles.all}>
        <FollowLink href="/calculadoras">Todas as calculadoras</FollowLink>
      </p>
    </Section>
  )
}
