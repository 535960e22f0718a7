import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { differences } from './compare.ts'
import type { Calculations } from './values.ts'

const vectorFile = z.object({
  cases: z.array(
    z.object({
      id: z.string(),
      calc: z.string(),
      inputs: z.record(z.string(), z.unknown()),
      expected: z.record(z.string(), z.unknown()),
      tolerance: z.union([z.string(), z.number()]).optional(),
    }),
  ),
})

type Case = z.infer<typeof vectorFile>['cases'][number]

/** `problems` is empty when the case passes. */
export type Verdict = { file: string; id: string; calc: string; problems: string[] }

/** Runs every case of every JSON file of `folder`, in the format of facts/vectors. */
export function runVectors(folder: string, calculations: Calculations): Verdict[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
  return files.flatMap((file) => {
    const { cases } = vectorFile.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    return cases.map((one) => ({ file, id: one.id, calc: one.calc, problems: judge(one, calculations) }))
  })
}

function judge({ calc, inputs, expected, tolerance }: Case, calculations: Calculations): string[] {
  const calculate = calculations[calc]
  if (!calculate) return [`no calculation named ${calc}`]
  try {
    return differences(expected, calculate(inputs), Number(tolerance ?? 0))
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
