import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
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

const decimal = /^-?\d+(\.\d+)?$/

function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'string' && decimal.test(value) ? Number(value) : undefined
}

/**
 * The places where `actual` is not what the case expects, each as `path: expected … got …`.
 *
 * Field by field, only those that the case names; numbers within `tolerance` (absolute), everything else exactly.
 */
export function differences(expected: unknown, actual: unknown, tolerance: number, path = ''): string[] {
  const wanted = asNumber(expected)
  if (wanted !== undefined) {
    const got = asNumber(actual)
    // A little over the tolerance: 0.01 apart in centavos is 0.010000000000218 apart in binary.
    const isClose = got !== undefined && Math.abs(got - wanted) <= tolerance + 1e-9
    return isClose ? [] : [unlike(path, expected, actual)]
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [unlike(path, expected, actual)]
    return expected.flatMap((item, index) => differences(item, actual[index], tolerance, `${path}[${index}]`))
  }
  if (isRecord(expected)) {
    if (!isRecord(actual)) return [unlike(path, expected, actual)]
    return Object.entries(expected).flatMap(([field, value]) =>
      differences(value, actual[field], tolerance, path ? `${path}.${field}` : field),
    )
  }
  return expected === actual ? [] : [unlike(path, expected, actual)]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function unlike(path: string, expected: unknown, actual: unknown): string {
  return `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`
}
