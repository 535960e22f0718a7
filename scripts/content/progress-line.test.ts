import { expect, test } from 'vitest'
import { progressLine } from './progress-line.ts'

function written(isTTY: boolean) {
  let text = ''
  const tell = progressLine({ isTTY, write: (more: string) => (text += more) })
  tell({ step: 'Reading/validating data file' })
  for (let current = 0; current <= 1900; current++)
    tell({ step: 'Importing documents', current, total: 1900 })
  tell({ step: 'Strengthening references', current: 0, total: 3 })
  return text
}

test('a file gets the name of each step once', () => {
  expect(written(false)).toBe('  Ler e conferir o arquivo\n  Gravar os documentos\n  Firmar as referências\n')
})

test('a terminal gets a line that advances', () => {
  const lines = written(true).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]?.split('\r').at(-1)).toBe('  Gravar os documentos: 1900 de 1900')
})
