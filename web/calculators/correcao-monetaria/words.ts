import { addDays } from '#web/finance/calendar/days.ts'
import { formatBrl, formatDay, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'
import { shortBrl } from '../form/words.ts'
import type { Correction, CorrectionIndex, CorrectionInput, CorrectionRefusal } from './calculate.ts'

export const indexInWords: Readonly<Record<CorrectionIndex, string>> = {
  ipca: 'pelo IPCA',
  inpc: 'pelo INPC',
  selic: 'pela Selic somada',
  'selic-dia': 'pela Selic composta',
  tr: 'pela TR',
  poupanca: 'pela poupança',
}

/** `10/2025`. */
export function monthInWords(day: IsoDate): string {
  return formatDay(day).slice(3)
}

export function refusalInWords({ reason }: CorrectionRefusal, { start, index }: CorrectionInput): string {
  switch (reason) {
    case 'other-currency':
      return 'O real começou em 01/07/1994; antes dele a moeda era outra, e esta conta não converte. Use uma data inicial a partir de julho de 1994.'
    case 'not-published':
      return `A taxa de ${isMonthly(index) ? monthInWords(start) : formatDay(start)} ainda não foi publicada. Use uma data inicial anterior.`
    case 'gap':
      return 'Falta uma taxa no meio desse período, e sem ela a conta sairia errada. Use outra data ou outro índice.'
    case 'asking':
      return 'Buscando as taxas do Banco Central.'
    case 'failed':
      return 'As taxas do Banco Central não vieram. Mude um campo para tentar de novo.'
    case 'not-here':
      return 'Essas taxas o site busca no Banco Central, e elas ainda não estão aqui. IPCA e INPC vêm com a página.'
    case 'no-table-in-force':
      return 'A regra que soma a Selic vale desde 01/01/1997. Use uma data inicial a partir de 1997.'
  }
}

export function summaryInWords(answer: Correction, { amount, start, end, index }: CorrectionInput): string {
  const { corrected, rate } = answer
  const change =
    rate === 0 ? 'sem mudança' : `${formatPercent(Math.abs(rate))} a ${rate > 0 ? 'mais' : 'menos'}`
  const until = correctedUntil(answer, index)
  const day = until ? `, corrigidos até ${until}` : ` em ${formatDay(end)}`
  return `${shortBrl(amount)} de ${formatDay(start)} são ${formatBrl(corrected)}${day}, ${indexInWords[index]}: ${change}.`
}

/** Month or day of the last published rate, where a later one lacks. */
export function correctedUntil(
  { missingFrom, periods }: Correction,
  index: CorrectionIndex,
): string | undefined {
  const last = periods.at(-1)
  if (!(missingFrom && last)) return undefined
  return isMonthly(index) ? monthInWords(last.from) : formatDay(last.until)
}

export function isMonthly(index: CorrectionIndex): boolean {
  return index === 'ipca' || index === 'inpc' || index === 'selic'
}

export function warningsOf(answer: Correction, { index, end }: CorrectionInput): string[] {
  const { missingFrom, simulated } = answer
  const until = correctedUntil(answer, index)
  const missing =
    missingFrom &&
    until &&
    `A taxa de ${isMonthly(index) ? monthInWords(missingFrom) : formatDay(missingFrom)} ainda não foi publicada: o valor está corrigido até ${until}.${index === 'selic' ? ` O mês do pagamento, ${monthInWords(end)}, também não entrou.` : ''}`
  return [
    ...(missing ? [missing] : []),
    ...(simulated ? ['Dados simulados: as taxas deste servidor não são as do Banco Central.'] : []),
  ]
}

/** How the index counts, where the Central Bank's own calculator does the same, and what of the span has no rate. */
export function notesOf({ periods }: Correction, { index, start, end }: CorrectionInput): string[] {
  const last = periods.at(-1)
  switch (index) {
    case 'ipca':
    case 'inpc':
      return [
        `Contam o mês da data inicial e o da final, inteiros, qualquer que seja o dia, como na Calculadora do Cidadão do Banco Central. Se o índice de ${monthInWords(end)} não deve entrar, use uma data do mês anterior.`,
        'Sem índice combinado nem lei própria, a dívida civil é atualizada pelo IPCA (Código Civil, art. 389, parágrafo único, na redação da Lei 14.905/2024).',
      ]
    case 'selic':
      return [
        `A Receita soma, sem juros sobre juros, a Selic dos meses depois de ${monthInWords(start)} e antes de ${monthInWords(end)}, e mais ${percentInWords(inForce(darf, end)?.paymentMonthInterest ?? 0)} no mês do pagamento. No mês do vencimento não há juros. A Calculadora do Cidadão compõe por dia e dá outro número.`,
      ]
    case 'selic-dia':
      return [
        'Cada dia útil multiplica o anterior. O dia inicial conta, e o final não. Em impostos, a Receita não compõe: soma os meses.',
      ]
    case 'tr':
    case 'poupanca':
      return [
        ...(index === 'poupanca'
          ? [
              'O rendimento entra no dia do mês em que o dinheiro foi depositado; dos dias 29, 30 e 31, no dia 1º. Depósitos até 03/05/2012 seguem a regra antiga.',
            ]
          : ['Cada TR vale do dia inicial ao mesmo dia do mês seguinte.']),
        ...(end > (last?.until ?? start)
          ? [
              `De ${formatDay(last?.until ?? start)} a ${formatDay(end)} nada conta: o mês não se completou${index === 'tr' ? '. Um contrato pode mandar contar os dias' : ''}.`,
            ]
          : []),
      ]
  }
}

/** Of a row of the table. */
export function periodInWords(
  { from, until }: Correction['periods'][number],
  index: CorrectionIndex,
): string {
  if (index === 'tr' || index === 'poupanca') return `${formatDay(from)} a ${formatDay(until)}`
  const isPart = from.slice(8) !== '01' || until.slice(8) !== '01'
  const month = monthInWords(from)
  return isPart ? `${month} (dia ${Number(from.slice(8))} a ${Number(addDays(until, -1).slice(8))})` : month
}
