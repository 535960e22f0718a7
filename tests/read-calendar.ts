export type CalendarComponent = {
  name: string
  /** By name with its parameters: `DTSTART;VALUE=DATE`. */
  properties: Record<string, string>
  components: CalendarComponent[]
}

/** A strict reader of iCalendar files (RFC 5545): CRLF, at most 75 octets, balanced components, no property twice. */
export function readCalendar(file: string): CalendarComponent {
  if (!file.endsWith('\r\n') || /[\r\n]/.test(file.replaceAll('\r\n', ''))) throw new Error('not CRLF')
  const long = file.split('\r\n').find((line) => new TextEncoder().encode(line).length > 75)
  if (long !== undefined) throw new Error(`more than 75 octets: ${long}`)
  const root: CalendarComponent = { name: '', properties: {}, components: [] }
  const open = [root]
  for (const line of file.replaceAll('\r\n ', '').slice(0, -2).split('\r\n')) readLine(line, open)
  if (open.length !== 1) throw new Error(`not closed: ${open.at(-1)?.name}`)
  const [calendar, second] = root.components
  if (!calendar || second || calendar.name !== 'VCALENDAR') throw new Error('not one calendar')
  return calendar
}

function readLine(line: string, open: CalendarComponent[]): void {
  const [, name, parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[A-Z]+)*):(.*)$/.exec(line) ?? []
  const current = open.at(-1)
  if (!(name && current)) throw new Error(`not a content line: ${line}`)
  if (name === 'BEGIN') {
    const component = { name: value, properties: {}, components: [] }
    current.components.push(component)
    open.push(component)
  } else if (name === 'END') {
    if (open.pop()?.name !== value) throw new Error(`closes another component: ${line}`)
  } else {
    const key = `${name}${parameters}`
    if (key in current.properties) throw new Error(`twice: ${key}`)
    current.properties[key] = value
  }
}
