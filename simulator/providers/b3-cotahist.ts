import { strToU8, zipSync } from 'fflate'
import { parseDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { fundSymbols, shares } from '../assets.ts'
import { type Answer, type Provider, text, type View } from '../provider.ts'
import { isTradingDay } from '../sessions.ts'

const LINE = 245

/** The exchange's file of a day: a ZIP with lines of 245 characters in latin-1; nothing on days without a session. */
export const b3Cotahist: Provider = {
  answer,
  example: '/InstDados/SerHist/COTAHIST_D19112026.ZIP',
  traits: ['prices'],
  numbers: [],
  unknown: text(404, '<html>404</html>', 'text/html'),
}

function answer({ pathname }: URL, view: View): Answer {
  const [, date, month, year] = /COTAHIST_D(\d{2})(\d{2})(\d{4})\.ZIP$/.exec(pathname) ?? []
  const day = parseDay(`${year}-${month}-${date}`)
  if (!day || !isTradingDay('b3', day)) return text(404, '<html>404</html>', 'text/html')
  const lines = [...shares.map(({ symbol }) => symbol), ...fundSymbols].flatMap((symbol) =>
    asset(symbol, day, view),
  )
  if (lines.length === 0) return text(404, '<html>404</html>', 'text/html')
  const stamp = day.replaceAll('-', '')
  const file = [
    `00COTAHIST.${year}BOVESPA ${stamp}`.padEnd(LINE),
    ...lines,
    `99COTAHIST.${year}BOVESPA ${stamp}${digits(lines.length + 2, 11)}`.padEnd(LINE),
  ]
  const content = strToU8(`${file.join('\r\n')}\r\n`, true)
  // Dated like the session: else each answer would carry the clock of this machine.
  const body = zipSync({
    [`COTAHIST_D${date}${month}${year}.TXT`]: [content, { mtime: `${day}T20:00-03:00` }],
  })
  return { status: 200, headers: { 'Content-Type': 'application/zip' }, body }
}

function asset(symbol: string, day: IsoDate, view: View): string[] {
  const [bar] = view.bars(symbol, day, day)
  if (!bar) return []
  const code = fundSymbols.includes(symbol) ? '12' : '02'
  const price = (value: number) => digits(Math.round(value * 100), 13)
  const { open, high, low, close } = bar
  const prices = [open, high, low, (high + low) / 2, close, close, close].map(price).join('')
  const volume = 1_320_690
  const start =
    `01${day.replaceAll('-', '')}${code}${symbol.padEnd(12)}010${symbol.padEnd(12)}ON          `.padEnd(52)
  const traded = `${digits(21_339, 5)}${digits(volume, 18)}${digits(Math.round(volume * close * 100), 18)}`
  const end = `${digits(0, 13)}099991231${digits(1, 7)}${digits(0, 13)}BR${symbol.padEnd(10)}111`
  return [`${start}R$  ${prices}${traded}${end}`.padEnd(LINE).slice(0, LINE)]
}

function digits(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
