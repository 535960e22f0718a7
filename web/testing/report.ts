import { campaigns } from '#scripts/seed/ads.ts'
import { documents } from '#scripts/seed/documents.ts'
import { findingsOn, oldYearsIn, typedBesideLive } from '#scripts/year/findings.ts'
import { definitions } from '#web/calculators/definitions.ts'
import { rulesInText } from '#web/content/text/rules-in-text.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { type EventKind, economicEvents } from '#web/finance/calendar/economic-calendar.ts'
import { overdueRules } from '#web/finance/changelog/changed-rules.ts'
import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { overdueAmong, overdueInWords } from '#web/finance/core/renewal.ts'
import { openTables } from '#web/finance/open-rules/open-rules.ts'
import { brasiliaMoment, todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { openSite, type RenderedPage } from './site.ts'

/** A part of the report: what it looked for, and what it found; `isWrong` when readers would be told what is not so. */
type Part = { title: string; lines: readonly string[]; isWrong?: boolean }

const tables = openTables.map(({ editions }) => editions)
const kinds: readonly EventKind[] = ['copom', 'ipca', 'fomc', 'payroll', 'ecb', 'holiday']

function overdueTables(day: IsoDate): Part {
  const lines = overdueAmong(tables, day).map(
    (overdue) => `${overdueInWords(overdue, day)} ${overdue.renewal.published}.`,
  )
  return { title: 'Tabelas vencidas, ditas como tais', lines }
}

function tablesDueSoon(day: IsoDate): Part {
  const soon = overdueAmong(tables, addDays(day, 30)).filter(({ renewal }) => renewal.due > day)
  const lines = soon.map(
    ({ renewal: { name, due, published } }) => `${name}: ${formatDay(due)}. ${published}.`,
  )
  return { title: 'Tabelas que vencem nos 30 dias seguintes', lines }
}

function endedCalendars(day: IsoDate): Part {
  const ended = kinds.filter((kind) => economicEvents([kind], day, addDays(day, 90)).length === 0)
  return { title: 'Agendas sem nenhuma data em 90 dias', lines: ended }
}

/** Campaigns of a new site that are over, or will be in the 30 days that follow: their places show what has no campaign. */
function endedCampaigns(day: IsoDate): Part {
  const last = addDays(day, 30)
  const lines = campaigns.flatMap(({ name, to }) => {
    const { day: end } = brasiliaMoment(new Date(to))
    return end <= last ? [`“${name}”: até ${formatDay(end)}`] : []
  })
  return { title: 'Campanhas da casa que acabaram ou acabam nos 30 dias seguintes', lines }
}

/** Examples that the form would open with and that have no answer. */
function failedExamples(day: IsoDate): Part {
  const lines = Object.values(definitions).flatMap(({ slug, exampleOn, evaluate }) => {
    const evaluation = evaluate(exampleOn(day))
    if ('result' in evaluation) return []
    return [
      `${slug}: ${'refusal' in evaluation ? evaluation.refusal : Object.values(evaluation.errors).join(' ')}`,
    ]
  })
  return { title: 'Exemplos de calculadoras sem resposta', lines, isWrong: true }
}

/** Texts of a new site that quote a table which is overdue: those that editors would read again. */
function textsOfOverdueRules(day: IsoDate): Part {
  const overdue = overdueRules(day)
  const lines = documents.flatMap((document) => {
    const { title, ruleRefs } = document as { title?: string; ruleRefs?: string[] }
    const quoted = rulesInText(ruleRefs, document)
    const names = overdue
      .filter(({ rule }) => quoted.includes(rule))
      .map(({ overdue }) => overdue.renewal.name)
    return names.length > 0 ? [`“${title}”: ${[...new Set(names)].join(', ')}`] : []
  })
  return { title: 'Textos que citam uma tabela vencida', lines }
}

function pagesWith(day: IsoDate, pages: readonly RenderedPage[]): Part[] {
  const words = { unmarked: 'valor vencido sem aviso', former: 'valor anterior sem data' } as const
  const lines = findingsOn(day, pages).map(
    ({ path, kind, table, words: said }) => `${path}, ${words[kind]} (${table}): ${said}`,
  )
  const titles = pages.flatMap((page) => oldYearsIn(day, page).map((text) => `${page.path}: ${text}`))
  const typed = pages.flatMap(({ path, html }) => typedBesideLive(html).map((text) => `${path}: ${text}`))
  return [
    { title: `Frases falsas, em ${pages.length} páginas`, lines, isWrong: true },
    { title: 'Para a redação: títulos e descrições com um ano que já passou', lines: titles },
    { title: 'Número ou lei digitados ao lado de um que acompanha a tabela', lines: typed, isWrong: true },
  ]
}

/** Prints what readers would see today, by `Date`, that is overdue, ended or not so; returns whether nothing is not so. */
export async function printReport(): Promise<boolean> {
  const day = todayInBrasilia()
  const site = await openSite()
  const pages = await site.renderAll()
  site.close()
  const parts = [
    overdueTables(day),
    tablesDueSoon(day),
    endedCalendars(day),
    endedCampaigns(day),
    textsOfOverdueRules(day),
    ...pagesWith(day, pages),
    failedExamples(day),
  ]
  console.log(`O site em ${formatDay(day)}`)
  for (const { title, lines, isWrong } of parts) {
    const mark = lines.length === 0 ? '✓' : isWrong ? '✗' : '•'
    console.log(`\n${mark} ${title}: ${lines.length}`)
    for (const line of new Set(lines)) console.log(`  ${line}`)
  }
  return parts.every(({ isWrong, lines }) => !isWrong || lines.length === 0)
}
