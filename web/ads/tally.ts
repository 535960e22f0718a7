/** More pairs of place and piece than any day has: what is beyond is a caller who invents them. */
const MOST = 500

type Event = 'view' | 'click'
type Line = { ads: string; slot: string; creative: string; views: number; clicks: number }

/** How often each piece was seen and chosen in each place, by day in Brasília: sums alone, nothing of who. */
export class AdTally {
  private lines = new Map<string, Line>()

  get isEmpty(): boolean {
    return this.lines.size === 0
  }

  add(day: string, slot: string, creative: string, event: Event): void {
    const key = `${day} ${slot} ${creative}`
    const line = this.lines.get(key) ?? { ads: day, slot, creative, views: 0, clicks: 0 }
    if (!this.lines.has(key) && this.lines.size >= MOST) return
    this.lines.set(key, line)
    if (event === 'view') line.views += 1
    else line.clicks += 1
  }

  take(): Line[] {
    const lines = [...this.lines.values()]
    this.lines.clear()
    return lines
  }
}
