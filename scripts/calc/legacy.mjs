// Until every calculator has its definition: the old input.ts and words.ts by their naming.
export async function legacy(slug, command) {
  const folder = `../../web/calculators/${slug}`
  const input = await import(`${folder}/input.ts`)
  const { refusalInWords } = await import(`${folder}/words.ts`)
  const calculation = await import(`${folder}/calculate.ts`)
  const named = (module, test) => Object.entries(module).find(([name]) => test(name))?.[1]
  return command({
    schema: named(input, (name) => name.endsWith('Input')),
    example: named(input, (name) => name.endsWith('Example')),
    calculate: named(calculation, (name) => name.startsWith('calculate')),
    refusalInWords,
  })
}
