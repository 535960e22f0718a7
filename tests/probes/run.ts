import { type Ask, createAsk } from './ask.ts'
import { unsoundness } from './expectations.ts'
import type { Category, Probe } from './probe.ts'

export type Outcome = {
  category: string
  tried: number
  /** One line for each probe that did not hold, in Portuguese. */
  faults: string[]
}

/** Sends the probes of a category one after the other. @param isHard those too that take work of the server, or light an alarm */
export async function runCategory(
  base: string,
  { name, probes }: Category,
  isHard: boolean,
): Promise<Outcome> {
  const ask = createAsk(base)
  const sent = probes.filter((probe) => isHard || !probe.isHard)
  const faults: string[] = []
  for (const probe of sent) {
    const fault = await faultOf(base, ask, probe)
    if (fault === undefined) continue
    const { method = 'GET', path, bytes } = probe.sent
    const what = JSON.stringify(bytes === undefined ? `${method} ${path}` : path)
      .slice(1, -1)
      .slice(0, 100)
    faults.push(`${probe.name}: ${what} deve ${probe.must.says}; ${fault}`)
  }
  return { category: name, tried: sent.length, faults }
}

async function faultOf(base: string, ask: Ask, { sent, must }: Probe): Promise<string | undefined> {
  try {
    const answer = await ask(sent)
    try {
      return unsoundness(base, sent, answer) ?? (await must.faultOf(answer, ask))
    } finally {
      answer.close()
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
