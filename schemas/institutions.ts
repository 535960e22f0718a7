type Institution = { publisher: string; kind: 'law' | 'official' | 'study' | 'press' }

/** Who publishes what our texts cite most: by the host and the beginning of the path; the first that fits counts. */
const institutions: readonly [host: string, path: string, publisher: string, kind: Institution['kind']][] = [
  ['planalto.gov.br', '/', 'Presidência da República', 'law'],
  ['gov.br', '/receitafederal/', 'Receita Federal', 'official'],
  ['gov.br', '/cvm/', 'Comissão de Valores Mobiliários', 'official'],
  ['gov.br', '/susep/', 'Susep', 'official'],
  ['conteudo.cvm.gov.br', '/legislacao/', 'Comissão de Valores Mobiliários', 'law'],
  ['cvm.gov.br', '/', 'Comissão de Valores Mobiliários', 'official'],
  ['bcb.gov.br', '/estabilidadefinanceira/exibenormativo', 'Banco Central do Brasil', 'law'],
  ['bcb.gov.br', '/', 'Banco Central do Brasil', 'official'],
  ['ibge.gov.br', '/', 'IBGE', 'official'],
  ['tesourodireto.com.br', '/', 'Tesouro Direto', 'official'],
  ['tesourotransparente.gov.br', '/', 'Tesouro Nacional', 'official'],
  ['caixa.gov.br', '/', 'Caixa Econômica Federal', 'official'],
  ['stf.jus.br', '/', 'Supremo Tribunal Federal', 'official'],
  ['b3.com.br', '/', 'B3', 'official'],
  ['fgc.org.br', '/', 'Fundo Garantidor de Créditos', 'official'],
  ['anbima.com.br', '/', 'Anbima', 'official'],
]

/** Who publishes an address and what it is, for institutions that we know; undefined for others. */
export function institutionAt(url: string): Institution | undefined {
  if (!URL.canParse(url)) return undefined
  const { hostname, pathname } = new URL(url)
  const found = institutions.find(
    ([host, path]) => `.${hostname}`.endsWith(`.${host}`) && pathname.toLowerCase().startsWith(path),
  )
  return found && { publisher: found[2], kind: found[3] }
}
