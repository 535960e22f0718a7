import { useCallback, useMemo, useRef, useState } from 'react'
import { formatDay, formatNumber, parseDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { type AskedRates, askDayRates, type DayQuestion } from '#web/rates/daily/ask-day-rates.ts'
import type { Figure, FigureName, Figures } from '#web/rates/figures.ts'
import { decimalsOf, type Texts } from '../form/fields.ts'
import { fields } from './fields.ts'

type Asked = { question: DayQuestion; rates?: AskedRates[] }

/** Today's figures; on another day, the official ones of then, asked for when the reader chooses that day. */
export function useDayFigures(today: Figures) {
  const [asked, setAsked] = useState<Asked>()
  /** The newest question, in words: an answer to the one before comes too late. */
  const newest = useRef('')
  const follow = useCallback((texts: Texts) => {
    const question = questionOf(texts, todayInBrasilia())
    const words = JSON.stringify(question ?? '')
    if (words === newest.current) return
    newest.current = words
    setAsked(question && { question })
    if (!question) return
    void askDayRates(question).then((rates) => {
      if (words === newest.current) setAsked({ question, rates })
    })
  }, [])
  const figures = useMemo(() => (asked ? figuresOn(asked, today) : today), [asked, today])
  return { figures, follow }
}

/** The sides of a conversion that are not the real, on a day of the past; undefined where the rates are today's. */
export function questionOf(texts: Texts, today: IsoDate): DayQuestion | undefined {
  const day = parseDay(texts.date ?? '')
  const isPast = day && fields.date.read(texts.date ?? '', () => undefined, texts) && day < today
  if (texts.tab !== 'converter' || !isPast) return undefined
  const { from = 'USD', to = 'BRL' } = texts
  return { day, codes: [from, to].filter((code) => code !== 'BRL') }
}

/** The rates of today are none of another day. */
function figuresOn({ question: { day, codes }, rates }: Asked, { today }: Figures): Figures {
  const named = codes.map((code, index) => [nameOf(code), figureOn(day, code, rates?.[index] ?? 'asking')])
  return { ...(today && { today }), ...Object.fromEntries(named) }
}

function nameOf(code: string): FigureName {
  // The figures of the other currencies are called by their codes.
  return code === 'USD' ? 'usd' : code === 'EUR' ? 'eur' : (code as FigureName)
}

/** The rate of a day, or of the last business day before it. An empty text says why it is empty. */
export function figureOn(day: IsoDate, code: string, asked: AskedRates): Figure {
  const empty = (label: string) => ({ text: '', label, simulated: false })
  if (asked === 'asking') return empty(`Buscando a cotação de ${formatDay(day)}.`)
  if (asked === 'failed') return empty(`A cotação de ${formatDay(day)} não veio: digite o valor.`)
  const last = asked === 'none' ? undefined : asked.rates.findLast((one) => one.day <= day)
  if (asked === 'none' || !last)
    return empty(`Sem cotação oficial de ${code} em ${formatDay(day)}: digite o valor.`)
  const name = asked.kind === 'ptax' ? 'PTAX de venda' : 'referência do Banco Central Europeu'
  const since = last.day === day ? '' : `, último dia útil até ${formatDay(day)}`
  return {
    text: formatNumber(last.rate, Math.max(2, decimalsOf(last.rate))),
    label: `${name} de ${formatDay(last.day)}${since}`,
    source: asked.source.id,
    simulated: asked.simulated,
  }
}
