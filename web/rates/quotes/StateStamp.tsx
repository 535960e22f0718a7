import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import type { QuoteState } from './quote-state.ts'

const looks = {
  fresh: { tone: 'ok', icon: 'check' },
  stale: { tone: 'warning', icon: 'clock' },
  reference: { tone: 'warning', icon: 'info' },
  closed: { tone: 'muted', icon: 'moon' },
  failed: { tone: 'error', icon: 'warning' },
} as const

export function StateStamp({ kind, text }: { kind: QuoteState['kind']; text: string }) {
  return <Carimbo {...looks[kind]}>{text}</Carimbo>
}
