import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { fgtsTables } from '#web/finance/tables/labour/fgts.ts'
import { rescisaoTables } from '#web/finance/tables/labour/rescisao.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { today } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const generateMetadata = () => pageMetadata('/rescisao-trabalhista')

export default function RescisaoPage() {
  const law = today(rescisaoTables)
  const { depositRate, fine } = today(fgtsTables)
  return (
    <CalculatorPage
      slug="rescisao-trabalhista"
      questions={questionsToday()}
      dek="Linha por linha, com a lei ao lado e o prazo para pagarem. Os campos trazem um exemplo: troque pelos seus."
      related={['aposentadoria', 'juros-compostos', 'independencia-financeira', 'simulador-financiamento']}
    >
      <p>
        O saldo é o salário dividido por {law.monthDays} e multiplicado pelos dias trabalhados no mês. O 13º
        conta um doze avos por mês com {law.fewestDays.thirteenth} dias ou mais; as férias, um doze avos por
        mês do período, mais um terço. O aviso indenizado empurra a data do fim do contrato, e por isso conta
        para o 13º e as férias.
      </p>
      <p>
        INSS e imposto de renda saem do saldo de salário e, separados, do 13º. Aviso e férias indenizados não
        pagam. Cada linha diz, com uma marca, o que incide sobre ela.
      </p>
      <p>
        O FGTS fica à parte: {percentInWords(depositRate)} de cada mês, mais a multa de{' '}
        {percentInWords(fine.full)} ou {percentInWords(fine.half)}. Sem o valor dos depósitos, a conta mostra
        duas estimativas, uma para menos e outra para mais.
      </p>
      <p>
        Tem o termo de rescisão (TRCT) na mão? Abra “Confira o seu papel”, abaixo da Nota, e veja qual linha
        difere.
      </p>
    </CalculatorPage>
  )
}

function questionsToday() {
  const { notice, paymentDays, rights } = today(rescisaoTables)
  const { fine } = today(fgtsTables)
  const { reducer } = today(irrfTables)
  const agreement = rights.acordo_484a
  const threeYears = notice.days + 3 * notice.perYear
  const freeOfTax = reducer
    ? ` Cada um deles até ${formatBrl(reducer.fullUpTo)} não paga nada (Lei 15.270/2025).`
    : ''
  return [
    {
      question: 'Quanto tempo a empresa tem para pagar?',
      answer: `${paymentDays} dias corridos do fim do contrato, qualquer que seja o motivo (CLT, art. 477, § 6º). Se atrasar, deve a você mais um mês de salário, com as médias (§ 8º e TST, Tema 142).`,
    },
    {
      question: 'Pedi demissão, saco o FGTS?',
      answer:
        'Não por causa do pedido, e não há multa. O dinheiro continua na sua conta, rendendo, e pode sair nos outros casos da lei, como compra da casa própria, aposentadoria, doença grave ou três anos seguidos sem carteira (Lei 8.036/1990, art. 20).',
    },
    {
      question: 'Quantos dias de aviso tenho?',
      answer: `${notice.days} dias, mais ${notice.perYear} por ano completo na empresa, até ${notice.most} (Lei 12.506/2011). Com três anos, são ${threeYears}. Quem pede demissão deve ${notice.days} dias.`,
    },
    {
      question: 'Tem desconto de IR na rescisão?',
      answer: `Só sobre o saldo de salário e sobre o 13º, cada um na sua conta. O aviso e as férias indenizadas não pagam imposto de renda.${freeOfTax}`,
    },
    {
      question: 'No acordo recebo seguro-desemprego?',
      answer: `Não. No acordo do art. 484-A você recebe ${percentInWords(agreement.notice)} do aviso indenizado, a multa do FGTS é de ${percentInWords(fine.half)} e o saque vai até ${percentInWords(agreement.withdrawal)} do saldo, sem seguro-desemprego.`,
    },
  ]
}
