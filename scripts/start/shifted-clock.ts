// Imported first by every program of a stack that was started with CLOCK: shifts its clock by CLOCK_OFFSET_MS.
let offset = Number(process.env.CLOCK_OFFSET_MS ?? 0)
const RealDate = Date

class ShiftedDate extends RealDate {
  constructor(...given: unknown[]) {
    // The overloads of Date take no spread.
    super(...((given.length === 0 ? [RealDate.now() + offset] : given) as [number]))
  }
  static override now = () => RealDate.now() + offset
  // Own properties, not inherited: Next builds its own Date class from them.
  static override parse = RealDate.parse
  static override UTC = RealDate.UTC
}

globalThis.Date = ShiftedDate as DateConstructor

/** Makes `instant`, in milliseconds, the time of this program. */
export function moveClockTo(instant: number): void {
  offset = instant - RealDate.now()
}
