import { coinSalesToday } from '../_currency/law-today.ts'

const law = coinSalesToday()

// Law from facts/04-ganho-capital.md §6 and facts/01-iof.md §4, as read on 2026-11-20.
export const questions = [
  {
    question: 'Preciso declarar bitcoin?',
    answer:
      'Na declaração anual, sim, quando o custo de cada moeda passa do limite de bens da Receita daquele ano. Ganho isento também entra na declaração.',
  },
  {
    question: 'Vendi menos de R$ 35 mil, pago imposto?',
    answer: `Não, se as vendas de todas as moedas no mês somam até ${law.exemptUpTo} e elas estavam em corretora no Brasil ou na sua carteira (Lei 9.250/1995, art.\u00A022, II). Trocar uma moeda por outra conta como venda. Acima disso, o ganho inteiro paga de ${law.rates}.`,
  },
  {
    question: 'E se a corretora é do exterior?',
    answer: `Não há isenção: o ganho do ano paga ${law.abroad} na declaração anual, e as perdas do ano diminuem o ganho (Lei 14.754/2023).`,
  },
  {
    question: 'O que é DeCripto?',
    answer: `É a declaração de operações com criptoativos da Receita, em vigor desde 01/07/2026 (IN RFB 2.291/2025), no lugar da antiga. Quem opera no exterior ou sem intermediária informa os meses acima de ${law.reportAbove}. Ela não cria imposto.`,
  },
  {
    question: 'Quanto vale 1 satoshi?',
    answer:
      'Um satoshi é a centésima milionésima parte de um bitcoin: 0,00000001. Nos números desta página está quanto custam 1.000 satoshis e quantos R$\u00A01,00 compra.',
  },
  {
    question: 'Bitcoin paga IOF?',
    answer:
      'Até a nossa última leitura, em outubro de 2026, nenhuma regra cobrava IOF na compra de bitcoin. A Resolução BCB 521/2025 pôs parte das operações no mercado de câmbio desde 02/02/2026, sem criar imposto.',
  },
]
