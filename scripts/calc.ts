// `npm run calc -- rescisao '{"salary": 3500}'`: a calculator of the site, JSON in, JSON out.
import { calculatorFor, calculators } from './calc/calculators.ts'

function run(name?: string, json?: string): { output: object; exitCode: number } {
  const slugs = Object.keys(calculators)
  if (!name) return { output: { calculators: slugs, usage: 'npm run calc -- rescisao [JSON]' }, exitCode: 0 }
  const found = calculatorFor(name)
  if (!found) {
    const message = `Não há uma calculadora "${name}".`
    return { output: { ok: false, errors: [{ field: null, message }], calculators: slugs }, exitCode: 2 }
  }
  const [slug, calculator] = found
  // Without a question it shows how one is asked.
  if (json === undefined) return { output: { calculator: slug, example: calculator.example }, exitCode: 0 }
  const answer = calculator.answer(json)
  return { output: answer, exitCode: answer.ok ? 0 : 2 }
}

const [name, json] = process.argv.slice(2)
const { output, exitCode } = run(name, json)
console.log(JSON.stringify(output, null, 2))
// Not process.exit: a pipe takes 64 kB at once, and a schedule of 420 months is longer.
process.exitCode = exitCode
