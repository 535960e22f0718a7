import styles from './IndicatorHelp.module.css'

/** Meaning, way of counting and time of each number of a share. */
export const indicators = {
  yearChange: {
    name: '12 meses',
    meaning: 'Quanto o preço mudou em um ano, sem somar o que a empresa pagou.',
    formula: 'preço de hoje ÷ fechamento de 12 meses antes − 1',
    when: 'Preço do último pregão que a fonte informou.',
  },
  dividendYield: {
    name: 'DY (dividend yield)',
    meaning:
      'Quanto a empresa pagou por ação em um ano, comparado com o preço. O passado não garante o próximo.',
    formula: 'dividendos + JCP, antes do imposto, com data-com nos últimos 12 meses ÷ preço',
    when: 'Preço do último pregão que a fonte informou.',
  },
  priceEarnings: {
    name: 'P/L',
    meaning:
      'Quantos anos do lucro de hoje pagariam o preço da ação. Com prejuízo não há conta: escrevemos “prejuízo”.',
    formula: 'preço ÷ lucro por ação dos últimos 12 meses',
    when: 'Dia em que a fonte calculou, dito junto do número.',
  },
  priceToBook: {
    name: 'P/VP',
    meaning:
      'O preço comparado com o patrimônio do balanço: abaixo de 1, a bolsa paga menos que o patrimônio por ação.',
    formula: 'preço ÷ (patrimônio líquido ÷ número de ações)',
    when: 'Dia em que a fonte calculou, dito junto do número.',
  },
  turnover: {
    name: 'Volume',
    meaning: 'Quanto foi negociado no dia, em reais. Uma aproximação: cada negócio teve seu preço.',
    formula: 'quantidade negociada × último preço',
    when: 'Pregão do preço.',
  },
  marketCap: {
    name: 'Valor de mercado',
    meaning:
      'Quanto custariam todas as ações da empresa pelo preço de hoje. É o tamanho que usamos no filtro.',
    formula: 'preço × número de ações',
    when: 'Como a fonte informa, com o preço.',
  },
} as const

/** The columns of the table of shares: meaning, formula, and of when. */
export function IndicatorHelp() {
  return (
    <dl className={styles.help}>
      {Object.values(indicators).map(({ name, meaning, formula, when }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
          <dd>
            <b>Conta:</b> {formula}
          </dd>
          <dd className="small muted">{when}</dd>
        </div>
      ))}
    </dl>
  )
}
