// Holds the process groups of a start: when the start is gone, however it went, they are ended too.
// Standard input: `+pid` and `-pid` lines; its end means that the start is gone.
const groups = new Set<number>()

function signal(name: NodeJS.Signals): void {
  for (const pid of groups) {
    try {
      process.kill(-pid, name)
    } catch {
      groups.delete(pid)
    }
  }
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined)

let rest = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', (text: string) => {
  const lines = (rest + text).split('\n')
  rest = lines.pop() ?? ''
  for (const line of lines) {
    const pid = Number(line.slice(1))
    if (line.startsWith('+')) groups.add(pid)
    else groups.delete(pid)
  }
})
process.stdin.on('close', () => {
  signal('SIGTERM')
  setTimeout(() => signal('SIGKILL'), groups.size ? 5_000 : 0)
})
