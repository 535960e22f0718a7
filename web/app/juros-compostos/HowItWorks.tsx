import { exampleRate } from '#web/calculators/juros-compostos/input.ts'
import { spreadsheetFormula } from '#web/calculators/juros-compostos/spreadsheet.ts'
import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { answerTo, examplePlan } from './example.ts'
import styles from './page.module.css'

/** The method in words, with the numbers of the example, each worked out by the calculator itself. */
export function HowItWorks() {
  const right = answerTo({ solveFor: 'total', ...examplePlan })
  const divided = exampleRate.value / 12
  const wrong = answerTo({ solveFor: 'total', ...examplePlan, rate: { value: divided, per: 'month' } })
  return (
    <section aria-labelledby="como" className="stack">
      <div className="section-top">
        <h2 id="como">Como a conta é feita</h2>
      </div>
      <p className="measure">
        Cada mês, o saldo rende a taxa do mês e recebe o aporte. A taxa do ano vira taxa do mês por raiz, não
        por divisão: {formatPercent(exampleRate.value)} ÷ 12 daria {formatPercent(divided, 4)}, e o total do
        exemplo sairia {formatBrl(wrong.total - right.total)} maior do que o certo.
      </p>
      <p className={styles.formula}>
        <code>{spreadsheetFormula('total', right)}</code>
      </p>
      <p className="measure">
        É a fórmula do exemplo. Cole no Excel ou no Google Planilhas em português: o resultado é{' '}
        {formatBrl(right.total)}.
      </p>
      <h3>O que esta conta não inclui</h3>
      <ul className={`${styles.list} measure`}>
        <li>Imposto de renda e IOF.</li>
        <li>Taxa de corretora, de banco ou de fundo.</li>
        <li>Mudança da taxa no caminho: ela fica igual do primeiro ao último mês.</li>
        <li>Inflação, a não ser que você preencha o campo em “Mais opções”.</li>
      </ul>
    </section>
  )
}
