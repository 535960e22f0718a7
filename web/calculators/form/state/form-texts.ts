import { formatDay, parseDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import type { Figures } from '#web/rates/figures.ts'
import type { Calculator } from '../calculator.ts'
import { type Field, type Fields, figureOf, formatTyped, isAsked, type Texts } from '../fields.ts'

/** The texts of a form that nobody has touched: the example, with today's figures where it has any, and a `preset`. */
export function startTexts(calculator: Calculator, figures: Figures, preset: Texts = {}): Texts {
  const example = calculator.exampleOn(dayOf(figures))
  return { ...example, ...liveTexts(calculator, { ...example, ...preset }, figures), ...preset }
}

/** The day that figures are of; without one, that of this clock. */
export function dayOf({ today }: Figures): IsoDate {
  return parseDay(today?.text ?? '') ?? todayInBrasilia()
}

/** The same figures on another day. */
export function onDay(figures: Figures, today: IsoDate): Figures {
  return figures.today ? { ...figures, today: { ...figures.today, text: formatDay(today) } } : figures
}

/**
 * A page may be hours old: the day of today is the device's, and dates of the example are counted from it. A text that was
 * typed, or that a `preset` has, stays.
 */
export function withToday(
  calculator: Calculator,
  texts: Texts,
  figures: Figures,
  today: IsoDate,
  preset: Texts = {},
): Texts {
  const served = calculator.exampleOn(dayOf(figures))
  const own = Object.entries(changes(served, calculator.exampleOn(today)))
  const moved = own.filter(([name]) => texts[name] === served[name] && !(name in preset))
  return { ...texts, ...Object.fromEntries(moved) }
}

/** Those of `after` that say something else than before. */
export function changes(before: Texts, after: Texts): Texts {
  return Object.fromEntries(Object.entries(after).filter(([name, text]) => text !== before[name]))
}

/** Today's figures for the fields that have one, by these choices; empty where it is not known. */
export function liveTexts({ fields }: Calculator, texts: Texts, figures: Figures): Texts {
  const live = Object.entries(fields).flatMap(([name, field]) =>
    field.live ? [[name, figureOf(field, texts, figures)?.text ?? '']] : [],
  )
  return Object.fromEntries(live)
}

/**
 * The texts to fill a form with when a link asks for `linked`. What the form would refuse keeps what it has in `start`,
 * and its label is given back in `ignored`: a link may be broken, or made to mislead.
 */
export function fromLink(
  calculator: Calculator,
  start: Texts,
  linked: Texts,
): { texts: Texts; ignored: string[] } {
  const { fields } = calculator
  const ignored: string[] = []
  const texts: Record<string, string> = { ...start, ...linked }
  const ignore = (name: string) => {
    if (texts[name] === start[name]) return
    texts[name] = start[name] ?? ''
    ignored.push(fields[name]?.label ?? name)
  }
  for (const [name, field] of Object.entries(fields)) if (!isReadable(field, name, texts)) ignore(name)
  // Each round mends at least one field; a conflict that none of the linked fields explains gives up the link.
  for (let round = 0; round <= Object.keys(fields).length; round++) {
    const errors = calculator.errorsOf(texts)
    if (!errors) return { texts, ignored }
    const wrong = Object.keys(errors).filter((name) => texts[name] !== start[name])
    for (const name of wrong.length > 0 ? wrong : Object.keys(fields)) ignore(name)
  }
  return { texts, ignored }
}

/** A field that the question does not use is not judged by `evaluate`, but it is shown later. */
function isReadable(field: Field, name: string, texts: Texts): boolean {
  const text = texts[name]?.trim() ?? ''
  return text === '' || isAsked(field, texts) || field.read(text, () => undefined, texts) !== undefined
}

/**
 * The texts after a choice was made: a field that nobody changed takes the example that suits it, such as 100 for a
 * share of the CDI; one whose figure follows the choice takes that figure, or nothing: a rate typed for one currency is
 * none of another. `start` is what the form was born with.
 */
export function suggested(
  { fields }: Calculator,
  start: Texts,
  before: Texts,
  texts: Texts,
  figures: Figures = {},
): Texts {
  const [then, now] = [printed(fields, before), printed(fields, texts)]
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    const { suggest, live } = field
    if (typeof live === 'function')
      return live(texts) === live(before) ? [] : [[name, figureOf(field, texts, figures)?.text ?? '']]
    const isSuited = says(field, texts[name], suitedText(field, name, then, start), before)
    return suggest && isSuited ? [[name, suitedText(field, name, now, start)]] : []
  })
  return { ...texts, ...Object.fromEntries(changed) }
}

/** `start` with the examples and figures that suit what `linked` chooses: a currency without a rate means today's. */
export function startSuiting(calculator: Calculator, start: Texts, linked: Texts, figures: Figures): Texts {
  const chosen = { ...start, ...linked }
  return { ...start, ...changes(chosen, suggested(calculator, start, start, chosen, figures)) }
}

/** Texts as the house prints them: a field that is still being typed into has `16032026` for a day. */
function printed(fields: Fields, texts: Texts): Texts {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    formatTyped(field, texts[name] ?? '', texts),
  ])
  return { ...texts, ...Object.fromEntries(entries) }
}

/** The example that suits the choices: what the field suggests for them, or what it began with. */
function suitedText({ suggest }: Field, name: string, texts: Texts, start: Texts): string {
  return suggest?.(texts) ?? start[name] ?? ''
}

function says(field: Field, text: string | undefined, other: string | undefined, texts: Texts): boolean {
  return formatTyped(field, text ?? '', texts) === formatTyped(field, other ?? '', texts)
}

/**
 * The fields of a question whose text nobody typed or chose: it is the form's example, that of this device's day, the one that
 * suits the choices, or a figure of the market.
 *
 * @param typed fields that somebody has typed into, be it what was there
 */
export function untouchedFields(
  { fields, exampleOn }: Calculator,
  texts: Texts,
  start: Texts,
  { figures = {}, typed }: { figures?: Figures | undefined; typed?: ReadonlySet<string> | undefined } = {},
): string[] {
  const today = exampleOn(todayInBrasilia())
  const now = printed(fields, texts)
  const asked = Object.entries(fields).filter(([name, field]) => isAsked(field, texts) && !typed?.has(name))
  const untouched = asked.filter(([name, field]) => {
    const figure = figureOf(field, texts, figures)?.text
    const examples = [suitedText(field, name, now, start), today[name], ...(field.live ? [figure, ''] : [])]
    return examples.some((example) => example !== undefined && says(field, texts[name], example, texts))
  })
  return untouched.map(([name]) => name)
}
