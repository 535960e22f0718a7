import { iofToday, undeclaredCashToday } from '../_currency/law-today.ts'

const cash = iofToday('cash')

// IOF from facts/01-iof.md §§1 and 2; what may be carried: Lei 14.286/2021, art. 14,
// and Regulation (EU) 2018/1672, both read in secondary sources on 22/11/2026.
export const questions = [
  {
    question: 'Quanto está o euro turismo hoje?',
    answer: `Não há um preço único: cada casa de câmbio soma o seu spread ao euro comercial, e o governo soma o IOF de ${cash}. Na conta desta página, escolha “Espécie” e mude o spread para o da sua casa de câmbio.`,
  },
  {
    question: 'É melhor levar euro ou dólar para a Europa?',
    answer:
      'Em geral, euro: quem leva dólar troca duas vezes e paga dois spreads. Compare o VET de cada caminho antes de comprar.',
  },
  {
    question: 'Quanto de euro posso levar sem declarar?',
    answer: `Até o equivalente a ${undeclaredCashToday()} em dinheiro vivo por pessoa (Lei 14.286/2021, art.\u00A014). Acima disso, declare na e-DBV antes de viajar. A União Europeia pede declaração de € 10.000 ou mais, na entrada e na saída (Regulamento (UE) 2018/1672). Confira no site da Receita e no do país de chegada.`,
  },
  {
    question: 'Qual o IOF do euro?',
    answer: `O mesmo das outras moedas: ${cash} em espécie, no cartão, no pré-pago, no saque e na conta em seu nome; ${iofToday('investment')} para investir (Decreto 6.306/2007, art.\u00A015-B, redação do Decreto 12.499/2025). O julgamento final no STF (ADC\u00A096) está pendente.`,
  },
]
