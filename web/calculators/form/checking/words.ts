import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import type { CheckedLine, Checking } from './checking.ts'
import type { Cause, Comparison } from './compare.ts'

/** A value of a line as its document writes it. */
function valueInWords({ apart }: CheckedLine, value: number): string {
  return apart === 'percent' ? `${formatNumber(value / 100)}\u00A0%` : formatBrl(value)
}

/** Of two values: points of a percentage, or reais. */
function distanceInWords({ apart }: CheckedLine, distance: number): string {
  if (apart !== 'percent') return formatBrl(distance)
  return `${formatNumber(distance / 100)}\u00A0${distance < 200 ? 'ponto' : 'pontos'}`
}

/** Our value beside the amount of a row, and how far it is from it; `isJoined`: other rows are of the same line. */
export function besideInWords(
  { line, ours, theirs }: Comparison['rows'][number],
  isJoined: boolean,
): { mine: string; difference?: string } | undefined {
  if (!line) return undefined
  if (line.isInformation) return { mine: 'Só informa: não é comparado' }
  const mine = ours === undefined ? 'Não está nesta conta.' : `Nesta conta: ${valueInWords(line, ours)}.`
  if (theirs === undefined) return { mine }
  const joined = isJoined ? `Linhas somadas no papel: ${valueInWords(line, theirs)}. ` : ''
  const difference = theirs - (ours ?? 0)
  if (difference === 0) return { mine: `${joined}Igual` }
  const side = difference > 0 ? 'a mais' : 'a menos'
  return {
    mine: `${joined}${mine}`,
    difference: `No papel, ${distanceInWords(line, Math.abs(difference))} ${side}`,
  }
}

const differs = ({ line, ours = 0, theirs }: Comparison['rows'][number]) =>
  !line?.isInformation && theirs !== undefined && theirs !== ours

/** Of all that is typed, in one sentence. */
export function outcomeInWords({ rows, causes, unexplained }: Comparison): string {
  const typed = new Set(rows.flatMap(({ line, theirs }) => (line && theirs !== undefined ? [line.key] : [])))
  if (typed.size === 0)
    return 'Digite ou cole os valores do papel: cada linha aparece ao lado da desta conta.'
  const off = new Set(rows.flatMap((row) => (row.line && differs(row) ? [row.line.key] : [])))
  const count = (lines: number) => (lines === 1 ? '1 linha' : `${lines} linhas`)
  if (off.size > 0) return `${count(off.size)} com diferença, de ${typed.size}.`
  if (causes.length > 0 || unexplained.length > 0)
    return 'Cada linha é igual à desta conta, e a soma delas não é o total.'
  return `${count(typed.size)} sem diferença.`
}

/** What to send to the other side, without accusing. */
export function questionInWords(
  { checking, rows }: Pick<Comparison, 'checking' | 'rows'>,
  { explains, ask }: Pick<Cause, 'explains' | 'ask'>,
): string {
  const all = explains.flatMap((key) => rows.find(({ line }) => line?.key === key) ?? [])
  // A sum may be equal while its typed parts are not.
  const seen = all.filter(({ ours = 0, theirs = 0 }) => ours !== theirs)
  const amounts = seen.map(({ line, ours = 0, theirs = 0 }) =>
    line
      ? `${line.label}: ${valueInWords(line, theirs)} no papel, ${valueInWords(line, ours)} na minha conta`
      : '',
  )
  const doubt = amounts.length > 0 ? ` e não entendi: ${amounts.join('; ')}` : ''
  return `Olá. Conferi o meu ${checking.document}${doubt}. ${ask} Podem me mandar a conta por escrito?`
}

type Channel = { text: string; link?: { href: string; label: string } }

/** Whom to turn to when the answer does not settle it, in this order. */
export const channels: Readonly<Record<Checking['from'], readonly Channel[]>> = {
  employer: [
    { text: 'Fale com o RH e peça a conta por escrito.' },
    { text: 'Procure o sindicato da sua categoria.' },
    { text: 'Tire a dúvida no Alô Trabalho, telefone 158, do Ministério do Trabalho e Emprego.' },
    {
      text: 'Se nada mudar, a Inspeção do Trabalho recebe denúncias, com os seus dados em sigilo:',
      link: {
        href: 'https://www.gov.br/pt-br/servicos/realizar-denuncia-trabalhista',
        label: 'denúncia trabalhista no gov.br',
      },
    },
  ],
  bank: [
    { text: 'Fale com o SAC do banco e, se não bastar, com a ouvidoria dele. Guarde os protocolos.' },
    {
      text: 'O Banco Central registra reclamações contra bancos pela internet, com a conta gov.br, e pelo telefone 145.',
    },
    {
      text: 'Você também pode reclamar em',
      link: { href: 'https://www.consumidor.gov.br', label: 'consumidor.gov.br' },
    },
    { text: 'O Procon do seu estado ou da sua cidade também recebe a reclamação.' },
  ],
}
