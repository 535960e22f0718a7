import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { definitions } from '#web/calculators/definitions.ts'
import { workedDay } from '#web/calculators/form/ask.ts'
import type { Shown } from '#web/calculators/form/calculator.ts'
import { centsOfRoundings, isHeadline } from '#web/calculators/form/testing/formulas.ts'
import { answerable } from '#web/calculators/form/testing/questions.ts'
import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'

const seed = Number(process.env.PROPERTY_SEED || 20_261_121)
const questionsOfEach = 200

/** A LibreOffice as a Brazilian has it: its numbers, and its names of functions. */
const profile = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>pt-BR</value></prop></item>
<item oor:path="/org.openoffice.Office.Linguistic/General"><prop oor:name="UILocale" oor:op="fuse"><value>pt-BR</value></prop></item>
</oor:items>`

/** Cells apart by tabs, UTF-8, in Portuguese (1046), numbers recognised, formulas worked out: its help, "CSV Filter Parameters". */
const asTyped = 'CSV:9,34,76,1,,1046,false,true,false,false,false,0,true'
/** Each number with all of its digits. */
const asWorkedOut = 'csv:Text - txt - csv (StarCalc):9,34,76,1,,1046,false,false'

test('LibreOffice Calc makes the headline of every formula of Excel', async () => {
  // The keys of an object written out are those of its type.
  const answers = (await Promise.all((Object.keys(calculators) as CalculatorSlug[]).map(answersOf))).flat()
  const values = workedOut(answers.map(({ excel }) => excel))
  const wrong = answers.flatMap((shown, index) => {
    const text = values[index] ?? ''
    const value = Number(text.replace(',', '.') || Number.NaN)
    return isHeadline(value, shown, centsOfRoundings(shown)) ? [] : [`${shown.excel} is ${text}`]
  })
  console.log(`  ${answers.length} formulas`)
  expect(wrong).toEqual([])
})

/** The example, the known answers, and any other questions. */
async function answersOf(slug: CalculatorSlug) {
  const calculator = definitions[slug]
  const { goldens } = await import(`../../web/calculators/${slug}/golden.ts`)
  const known = [{ typed: {} }, ...goldens].map(({ typed }) => ({
    ...calculator.exampleOn(workedDay),
    ...typed,
  }))
  const others = fc.sample(answerable(calculator), { numRuns: questionsOfEach, seed })
  return [...known, ...others].flatMap((texts) => {
    const evaluation = calculator.evaluate(texts)
    return 'result' in evaluation && hasFormula(evaluation.result.shown) ? [evaluation.result.shown] : []
  })
}

function hasFormula(shown: Shown): shown is Shown & { excel: string } {
  return shown.excel !== undefined
}

/** Cells that LibreOffice writes for a sheet with one formula a row. */
function workedOut(formulas: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'em-miudos-sheet-'))
  try {
    mkdirSync(join(folder, 'user'))
    writeFileSync(join(folder, 'user/registrymodifications.xcu'), profile)
    writeFileSync(join(folder, 'sheet.csv'), formulas.join('\n'))
    const program = process.env.TEST_LIBREOFFICE ?? '/usr/bin/soffice'
    execFileSync(program, [
      `-env:UserInstallation=${pathToFileURL(folder)}`,
      '--headless',
      `--infilter=${asTyped}`,
      ...['--convert-to', asWorkedOut, '--outdir', join(folder, 'out')],
      join(folder, 'sheet.csv'),
    ])
    return readFileSync(join(folder, 'out/sheet.csv'), 'utf8').split('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
