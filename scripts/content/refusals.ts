import { Stop } from '../start/stop.mjs'

const existing =
  'Já há documentos com os mesmos identificadores. Use --replace para trocá-los pelos do arquivo, ou --missing para importar só os que faltam.'

/** Messages of @sanity/import about a faulty file, in English, with ours. */
const faults: [RegExp, (found: RegExpExecArray) => string][] = [
  [/line #(\d+)/, ([, line]) => `A linha ${line} do arquivo não é um documento em JSON.`],
  [
    /duplicate IDs in the source file:\n([\s\S]*)/,
    ([, ids]) => `O arquivo traz documentos repetidos:\n${ids}`,
  ],
  [/ndjson[- ]file|\.ndjson file/, () => 'O arquivo .tar.gz não tem documentos (um .ndjson dentro dele).'],
  [
    /unexpected end of file|header check|incorrect data check|Invalid tar/i,
    () => 'O arquivo está incompleto ou danificado.',
  ],
  [
    /different (project ID|dataset)/,
    () => 'O arquivo traz documentos de mídia de outro projeto. Exporte com npm run content -- export.',
  ],
]

/** The clear sentence behind an error of import or export, as a Stop; one that is not known keeps what was said. */
export function refusalOf(error: unknown, place: string): unknown {
  if (!(error instanceof Error) || error instanceof Stop) return error
  const text = `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
  const status = 'statusCode' in error ? Number(error.statusCode) : 0
  if (/ECONNREFUSED|fetch failed|Request error/.test(text)) {
    return new Stop(`${place} não respondeu. Se for o acervo deste computador, inicie com npm start.`)
  }
  if (status === 401 || status === 403) {
    return new Stop(`${place} recusou a chave de acesso. Confira se ela é deste projeto e se pode gravar.`)
  }
  if (status === 409 && /existe|exist/i.test(text)) return new Stop(existing)
  for (const [pattern, sentence] of faults) {
    const found = pattern.exec(text)
    if (found) return new Stop(sentence(found))
  }
  return new Stop(`Não foi possível concluir. O programa de importação e exportação disse: ${error.message}`)
}
