import { ClientError, ServerError } from '@sanity/client'

/** Why the store did not do what was asked, in Portuguese. */
export function refusalOf(error: unknown): string {
  if (error instanceof ClientError && error.statusCode === 409) {
    return 'Outra pessoa mudou o texto agora mesmo. Confira e tente outra vez.'
  }
  if (error instanceof ClientError || error instanceof ServerError) return error.message
  return 'O acervo não respondeu. Veja se o texto mudou antes de tentar outra vez.'
}
