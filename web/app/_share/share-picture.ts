/** Pixels of what a shared link shows. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Address of the picture that the site draws for a page: `/imagens/inicio.png`, `/imagens/investimentos-cdb.png`. */
export function sharePicture(path: string): string {
  return `/imagens/${pictureName(path)}.png`
}

/** Of an asset too, whose page is a question: `detalhe-ativo-PETR4`. */
export function pictureName(path: string): string {
  if (path === '/') return 'inicio'
  return path.slice(1).replace('?codigo=', '-').replaceAll('/', '-')
}
