const steps: Record<string, string> = {
  'Reading/validating data file': 'Ler e conferir o arquivo',
  'Validating asset documents': 'Conferir os documentos de mídia',
  'Importing documents': 'Gravar os documentos',
  'Importing assets (files/images)': 'Enviar os arquivos de mídia',
  'Setting asset references to documents': 'Ligar a mídia aos documentos',
  'Strengthening references': 'Firmar as referências',
}

type Progress = { step: string; current?: number; total?: number }
type Output = { isTTY?: boolean; write(text: string): unknown }

/** Tells how far an import is: on a terminal in one line per step, which advances; elsewhere the name of each step, once. */
export function progressLine(output: Output): (progress: Progress) => void {
  let shown: string | undefined
  return ({ step, current = 0, total }) => {
    const isNew = step !== shown
    const name = `  ${steps[step] ?? step}`
    const count = total ? `: ${current} de ${total}` : ''
    if (output.isTTY) output.write(`${isNew && shown ? '\n' : '\r'}${name}${count}`)
    else if (isNew) output.write(`${name}\n`)
    shown = step
  }
}
