import { openFailure } from '../open-answer.ts'

/** Every address below `/api` that is none of ours: programs ask there, so the answer is JSON and not a page. */
export function GET(): Response {
  return openFailure(404, { error: 'Este endereço não existe. Os dados abertos estão descritos em /api.' })
}
