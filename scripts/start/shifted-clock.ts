// Imported first by every program of a stack that was started with CLOCK: its "now" is that of CLOCK_OFFSET_MS from here.
let offset = Number(process.env.CLOCK_OFFSET_MS ?? 0)
const RealDate = Date

class ShiftedDate extends RealDate {
  constructor(...given: unknown[]) {
    // The overloads of Date take no spread.
    super(...((given.length === 0 ? [RealDate.now() + offset] : given) as [number]))
  }
  static override now = () => RealDate.now() + offset
  // Own, not inherited: Next makes a Date of its own from what stands here.
  static override parse = RealDate.parse
  static override UTC = RealDate.UTC
}

globalThis.Date = ShiftedDate as DateConstructor

/** Makes `instant`, in milliseconds, the time of this program. */
export function moveClockTo(instant: number): void {
  offset = instant - RealDate.now()
}
