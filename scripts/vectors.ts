// `npm run vectors -- DIR`: every case of every vector file in DIR, against the functions of web/finance.
import { calculations } from './vectors/calculations.ts'
import { runVectors } from './vectors/run.ts'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: npm run vectors -- DIR')
  process.exit(2)
}

const verdicts = runVectors(folder, calculations)
for (const { file, id, calc, problems } of verdicts) {
  if (problems.length > 0) console.log(`✗ ${file} ${id} (${calc}): ${problems.join('; ')}`)
}
for (const file of new Set(verdicts.map((verdict) => verdict.file))) {
  const fileVerdicts = verdicts.filter((verdict) => verdict.file === file)
  const passed = fileVerdicts.filter(({ problems }) => problems.length === 0).length
  console.log(`${file}: ${passed} of ${fileVerdicts.length}`)
}
const failed = verdicts.filter(({ problems }) => problems.length > 0).length
console.log(`\n${verdicts.length - failed} passed, ${failed} failed`)
// A folder without a case is a mistake, not a success.
process.exitCode = failed > 0 || verdicts.length === 0 ? 1 : 0
