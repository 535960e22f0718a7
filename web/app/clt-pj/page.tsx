import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { dividendTables } from '#web/finance/tables/income-tax/dividends.ts'
import { irpfm } from '#web/finance/tables/income-tax/irpfm.ts'
import { meiTables } from '#web/finance/tables/labour/mei.ts'
import { proLaboreTables } from '#web/finance/tables/labour/pro-labore.ts'
import { simplesNacionalTables } from '#web/finance/tables/labour/simples-nacional.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { today } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const generateMetadata = () => pageMetadata('/clt-pj')

export default function CltPjPage() {
  const { factorR, annexes } = today(simplesNacionalTables)
  return (
    <CalculatorPage
      slug="clt-pj"
      questions={questionsToday()}
      dek="O ano inteiro de cada lado, com o que cada um perde. Troque o exemplo pelas suas duas propostas."
      related={['salario-liquido', 'ferias', 'decimo-terceiro', 'rescisao-trabalhista']}
    >
      <p>
        Na CLT, somam-se 12 salários, o 13º, um terço de férias, os benefícios e o FGTS, e saem INSS e imposto
        de cada pagamento. No PJ, das notas do ano saem o Simples, o contador e o que o dono paga sobre o
        pró-labore: {percentInWords(today(proLaboreTables).inssRate)} de INSS, até o teto, e imposto de renda.
      </p>
      <p>
        O Simples começa em {percentInWords(annexes.iii[0]?.rate ?? 0)} no anexo III e em{' '}
        {percentInWords(annexes.v[0]?.rate ?? 0)} no anexo V. No fator R, o pró-labore de{' '}
        {percentInWords(factorR)} da receita leva do anexo V ao III: custa mais INSS, e paga menos Simples.
      </p>
      <p>A nota que empata é a menor que deixa, no ano, ao menos o mesmo que a CLT.</p>
    </CalculatorPage>
  )
}

function questionsToday() {
  const mei = today(meiTables)
  const { exemptUpTo, rate } = today(dividendTables)
  return [
    {
      question: 'O que é o fator R?',
      answer: `É a folha de 12 meses, com o pró-labore, dividida pela receita. A partir de ${percentInWords(today(simplesNacionalTables).factorR)}, serviços como os de tecnologia, engenharia e publicidade saem do anexo V para o III (LC 123/2006, art. 18, §§ 5º-J e 5º-M).`,
    },
    {
      question: 'Posso ser MEI?',
      answer: `Com receita de até ${formatBrl(mei.annualLimit)} no ano e uma das ocupações da lista, de que profissões regulamentadas ficam fora (LC 123/2006, art. 18-A; Resolução CGSN 140/2018, anexo XI). Sem contabilidade, ${percentInWords(mei.exemptShare)} da receita de serviços é lucro isento; o resto entra na sua declaração.`,
    },
    {
      question: 'A empresa pode me trocar de CLT para PJ?',
      answer:
        'Quem foi empregado não pode, por 18 meses, ser dono da empresa que presta serviço ao antigo empregador, salvo se aposentado (Lei 6.019/1974, art. 5º-C). E se há ordens, horário e pessoa certa, pode ser emprego, qualquer que seja o contrato (CLT, arts. 2º, 3º e 9º).',
    },
    {
      question: 'O lucro do PJ paga imposto?',
      answer: `Até ${formatBrl(exemptUpTo)} por mês de uma empresa, não. Acima, a empresa retém ${percentInWords(rate)}, e quem recebe mais de ${formatBrl(today(irpfm).exemptUpTo)} no ano tem um imposto mínimo (Lei 15.270/2025, desde 2026). A Receita aplica a regra ao Simples; há disputa na Justiça.`,
    },
  ]
}
