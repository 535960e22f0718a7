import { formatBrl, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { shortBrl } from '../form/words.ts'
import type { RealReturn, RealReturnRefusal } from './calculate.ts'

export function refusalInWords({ reason }: RealReturnRefusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos a tabela de imposto da data final. Escolha que o valor já é líquido, ou uma data mais recente.'
    case 'too-large':
      return 'O resultado passa de R$\u00A010 trilhões, mais do que esta conta mostra ao centavo. Diminua o valor.'
    case 'no-internal-rate':
      return 'Nenhuma taxa até 100.000\u00A0% ao ano explica esses valores. Confira as datas, as aplicações e o valor no fim.'
    case 'other-currency':
      return 'O real começou em 01/07/1994; antes dele a moeda era outra e os valores não se comparam. Use uma data a partir de julho de 1994.'
    case 'not-published':
      return 'O índice dos últimos meses desse período ainda não está guardado. Escolha uma data final anterior, outro índice, ou digite a inflação do período.'
  }
}

export function noticeInWords(notice: RealReturn['notices'][number]): string {
  switch (notice) {
    case 'estimated-month':
      return 'O índice dos meses marcados como estimados ainda não saiu: eles contam com o do último mês publicado.'
    case 'real-loss':
      return 'Os preços subiram mais do que o dinheiro: você compra menos do que no começo.'
  }
}

export function summaryInWords({
  invested,
  corrected,
  net,
  realRate,
  total,
  monthsBelow,
}: RealReturn): string {
  if (net === 0) return 'o dinheiro se perdeu todo, qualquer que seja a inflação.'
  const prices = `para comprar o que ${shortBrl(invested)} compravam, no fim são precisos ${formatBrl(corrected)}`
  const gain =
    total === 0
      ? 'Você tem exatamente isso: empatou'
      : `Você tem ${formatBrl(net)}: ${total > 0 ? 'ganhou' : 'perdeu'} ${formatPercent(Math.abs(realRate))} de poder de compra`
  const months =
    monthsBelow === 0
      ? ''
      : ` Em ${monthsBelow} ${monthsBelow === 1 ? 'mês' : 'meses'} os preços subiram mais que o investimento.`
  return `${prices}. ${gain}.${months}`
}

/** For the canhoto: the division that gives the rate, and what is supposed. */
export function notesOf(answer: RealReturn, index: string): string[] {
  const { netRate, nominalRate, inflation, realRate, subtraction, priceRise, months, publishedUntil } = answer
  const [first] = months
  const isAfterTax = netRate !== nominalRate
  return [
    ...(realRate === -1
      ? []
      : [
          `(1 + ${percentInWords(netRate, 7)}) ÷ (1 + ${percentInWords(inflation, 7)}) − 1 = ${formatPercent(realRate, 4)}. Subtrair daria ${formatPercent(subtraction)}, que não é o ganho real.`,
        ]),
    ...(isAfterTax ? [`Antes do imposto, a rentabilidade era de ${formatPercent(nominalRate)}.`] : []),
    ...(Math.abs(priceRise - inflation) > 1e-9
      ? [
          `Os preços subiram ${formatPercent(priceRise)} desde a primeira aplicação; as outras só pegaram a parte dos seus dias.`,
        ]
      : []),
    ...(first
      ? [
          `A taxa de cada mês não se conhece: o gráfico e a tabela supõem a mesma em todos, ${formatPercent(first.net, 4)} ao mês${isAfterTax ? ', depois do imposto' : ''}.`,
        ]
      : []),
    ...(publishedUntil ? [`${index} publicado até ${monthInWords(publishedUntil)}.`] : []),
  ]
}

/** `2026-09` → `09/2026`. */
export function monthInWords(month: string): string {
  return month.split('-').reverse().join('/')
}
