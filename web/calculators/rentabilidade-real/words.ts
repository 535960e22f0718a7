import type { RealReturn, RealReturnRefusal } from './calculate.ts'

/** Why there is no answer, and what to change. */
export function refusalInWords({ reason }: RealReturnRefusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não há tabela de imposto guardada para a data final. Escolha que o valor já é líquido, ou uma data mais recente.'
    case 'too-large':
      return 'O resultado passa de R$\u00A010 trilhões, mais do que esta conta mostra ao centavo. Diminua o valor.'
    case 'no-internal-rate':
      return 'Nenhuma taxa explica esses valores. Confira os aportes e o valor no fim.'
    case 'other-currency':
      return 'O real começou em 01/07/1994; antes dele a moeda era outra e os valores não se comparam. Use uma data a partir de julho de 1994.'
    case 'no-index':
      return 'O IPCA guardado aqui começa em janeiro de 2024. Para uma data anterior, digite a inflação do período.'
    case 'not-published':
      return 'O IPCA dos últimos meses desse período ainda não está guardado. Escolha uma data final anterior ou digite a inflação do período.'
  }
}

/** What the page says beside the result. */
export function noticeInWords(notice: RealReturn['notices'][number]): string {
  switch (notice) {
    case 'estimated-month':
      return 'O índice de um dos meses ainda não saiu: ele conta com o do último mês publicado.'
    case 'real-loss':
      return 'Os preços subiram mais do que o dinheiro: você compra menos do que no começo.'
  }
}
