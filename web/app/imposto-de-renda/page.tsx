import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { educationTables } from '#web/finance/tables/income-tax/education.ts'
import { irpfAnualTables } from '#web/finance/tables/income-tax/irpf-anual.ts'
import { irpfm } from '#web/finance/tables/income-tax/irpfm.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { pgblTables } from '#web/finance/tables/pension/pgbl.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { today } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const generateMetadata = () => pageMetadata('/imposto-de-renda')

export default function AnnualReturnPage() {
  const { simplifiedRate, simplifiedCap } = today(irpfAnualTables)
  return (
    <CalculatorPage
      slug="imposto-de-renda"
      questions={questionsToday()}
      dek="A declaração simplificada ao lado da completa, com a lei de cada dedução. Troque o exemplo pelo seu informe."
      related={['salario-liquido', 'aposentadoria', 'acoes-mensal', 'clt-pj']}
    >
      <p>
        Na simplificada, saem {percentInWords(simplifiedRate)} dos rendimentos, até {formatBrl(simplifiedCap)}
        . Na completa, saem o INSS, os dependentes, a saúde, a escola, a pensão e o PGBL. Sobre a base vai a
        tabela do ano, e do imposto sai a redução da lei.
      </p>
      <p>
        O imposto da declaração menos o que já foi retido é o que falta pagar, ou volta para você. Quem tem
        renda muito alta completa até o imposto mínimo.
      </p>
    </CalculatorPage>
  )
}

function questionsToday() {
  const { reducer } = today(irpfAnualTables)
  const minimum = today(irpfm)
  return [
    {
      question: 'Quem ganha até quanto no ano não paga?',
      answer: reducer
        ? `Com rendimentos tributáveis de até ${formatBrl(reducer.fullUpTo)} no ano, o imposto é zero. Daí até ${formatBrl(reducer.upTo)}, ele é menor que o da tabela (Lei 15.270/2025).`
        : 'Hoje não há redução além da faixa isenta da tabela.',
    },
    {
      question: 'Quanto posso deduzir de escola e de dependentes?',
      answer: `De escola e faculdade, até ${formatBrl(today(educationTables).perPerson)} por pessoa no ano; curso de idioma e material não entram. Cada dependente tira ${formatBrl(12 * today(irrfTables).perDependant)} (Lei 9.250/1995, art. 8º).`,
    },
    {
      question: 'O PGBL diminui o imposto?',
      answer: `Na completa, até ${percentInWords(today(pgblTables).deductibleShare)} dos rendimentos, para quem também paga INSS (Lei 9.532/1997, art. 11). O imposto fica para depois: no resgate, paga-se sobre tudo. O VGBL não entra.`,
    },
    {
      question: 'O que é o imposto mínimo?',
      answer: `Desde a renda de 2026, quem recebe mais de ${formatBrl(minimum.exemptUpTo)} no ano, com lucros e outros isentos, completa o imposto até uma parte da renda, que chega a ${percentInWords(minimum.highestRate)} em ${formatBrl(minimum.fullFrom)} (Lei 15.270/2025).`,
    },
  ]
}
