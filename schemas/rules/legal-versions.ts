import { dayInWords } from '../day.ts'
import { isRecord, listOf } from './texts.ts'

type LegalText = Record<string, unknown>

/**
 * The versions that a text has to keep below its own: those that its published text keeps, and that one itself as soon
 * as the text has another number. Newest first.
 *
 * @param version the number of the text that is to be published
 */
export function versionsToKeep(published: LegalText, version: unknown): LegalText[] {
  const before = listOf(published.previousVersions)
  if (version === published.version) return before
  const { validFrom, whatChanged, clauses } = published
  const entry = { _type: 'legalVersion', version: published.version, validFrom, whatChanged, clauses }
  return [{ ...entry, _key: `v${String(published.version).replace('.', '-')}` }, ...before]
}

/** Whether two texts say the same, whatever the order of their fields. */
export function saysTheSame(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((each, index) => saysTheSame(each, right[index]))
  }
  if (!isRecord(left) || !isRecord(right)) return left === right
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return Array.from(names).every((name) => saysTheSame(left[name], right[name]))
}

type Finding = { field: 'version' | 'validFrom' | 'clauses'; message: string }

/** Reason why a draft of a legal text must not replace the published one; undefined without one. */
export function versionProblem(draft: LegalText, published: LegalText): Finding | undefined {
  const message = numberProblem(draft, published)
  if (message) return { field: 'version', message }
  const [last] = versionsToKeep(published, draft.version)
  if (!last || String(draft.validFrom) > String(last.validFrom)) return undefined
  const since = dayInWords(String(last.validFrom))
  return {
    field: 'validFrom',
    message: `A versão ${last.version} vale desde ${since}: uma versão nova vale desde um dia depois.`,
  }
}

function numberProblem(draft: LegalText, published: LegalText): string | undefined {
  const kept = listOf(draft.previousVersions)
  const lost = versionsToKeep(published, draft.version).find(
    (version) => !kept.some((each) => saysTheSame(each, version)),
  )
  if (lost)
    return `A versão ${lost.version} sumiu das versões anteriores. Descarte este rascunho e comece outro.`
  if (draft.version === published.version) {
    return saysTheSame(draft.clauses, published.clauses)
      ? undefined
      : `As cláusulas mudaram: dê à versão um número maior que ${published.version}.`
  }
  return isLater(draft.version, published.version)
    ? undefined
    : `Uma versão nova tem um número maior que ${published.version}.`
}

/** Warnings for the editor before a new version is published on `day`. Empty while the number stays. */
export function versionDoubts(draft: LegalText, published: LegalText, day: string): Finding[] {
  if (draft.version === published.version) return []
  const isPast = String(draft.validFrom) < day
  const isSame = saysTheSame(draft.clauses, published.clauses)
  return [
    ...(isPast
      ? [{ field: 'validFrom' as const, message: 'O dia já passou: a versão valeria para trás.' }]
      : []),
    ...(isSame
      ? [
          {
            field: 'clauses' as const,
            message: `Nenhuma cláusula mudou desde a versão ${published.version}.`,
          },
        ]
      : []),
  ]
}

function isLater(version: unknown, than: unknown): boolean {
  const [major = 0, minor = 0] = numbersOf(version)
  const [thanMajor = 0, thanMinor = 0] = numbersOf(than)
  return major > thanMajor || (major === thanMajor && minor > thanMinor)
}

const numbersOf = (version: unknown) => String(version).split('.').map(Number)
