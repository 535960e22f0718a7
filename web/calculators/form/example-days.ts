import { hasBankCalendar, isBusinessDay } from '#web/finance/calendar/business-days.ts'
import { addDays, addMonths, isWeekend, weekday } from '#web/finance/calendar/days.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { ExampleDay } from './fields.ts'

// Days of examples, each counted from the day on which the example is asked.

/** `months` and `days` from today; before it when negative. */
export function fromToday(months: number, days = 0): ExampleDay {
  return (today) => addDays(addMonths(today, months), days)
}

/** The first Monday, `months` from today or later. */
export function mondayIn(months: number): ExampleDay {
  return (today) => {
    const day = addMonths(today, months)
    return addDays(day, (8 - weekday(day)) % 7)
  }
}

/** The first business day, `months` from today or later: a paper pays on no other. */
export function dueIn(months: number): ExampleDay {
  return (today) => {
    let due = addMonths(today, months)
    while (!isOpen(due)) due = addDays(due, 1)
    return due
  }
}

function isOpen(day: IsoDate): boolean {
  return hasBankCalendar(day) ? isBusinessDay(day) : !isWeekend(day)
}
