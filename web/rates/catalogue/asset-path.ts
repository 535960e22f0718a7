/** The address of an asset. Apart from the list of assets, which the browser does not need. */
export function assetPath(code: string): string {
  return `/detalhe-ativo?codigo=${code}`
}
