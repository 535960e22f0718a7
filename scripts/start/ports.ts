import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { basename } from 'node:path'
import { type PortName, portVariables } from './settings.ts'
import { codeOf, Stop } from './stop.mjs'

const portsOfTests = [20_000, 32_000] as const

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 500 })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
    socket.on('timeout', () => end(false))
  })
}

function listenError(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', (error) => resolve(codeOf(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)))
  })
}

/** Inodes of the sockets that listen on a port, from the tables of Linux. */
function listeningInodes(port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const listening = '0A'
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    readFileSync(table, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => columns[1]?.endsWith(suffix) && columns[3] === listening)
      .map((columns) => `socket:[${columns[9]}]`),
  )
}

function ownsOneOf(pid: string, inodes: string[]): boolean {
  const folder = `/proc/${pid}/fd`
  const files = orElse<string[]>([], () => readdirSync(folder))
  // One may be closed by now: that with which the folder was read is.
  return files.some((file) => inodes.includes(orElse('', () => readlinkSync(`${folder}/${file}`))))
}

/** Result of `read` about another program, which may end or be unreadable: `instead` then. */
function orElse<Found>(instead: Found, read: () => Found): Found {
  try {
    return read()
  } catch {
    return instead
  }
}

/** `/usr/bin/node\0server.js` → `node server.js`: the system's name of a Node program is the name of its thread. */
function commandLine(pid: string): string {
  const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  return [basename(program), ...args].join(' ').trim().slice(0, 60)
}

/** Name and process id of the program behind a port, when the system tells. */
function programOn(port: number): { pid: number; name: string | undefined } | undefined {
  try {
    if (process.platform !== 'linux') {
      const fields = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
        encoding: 'utf8',
        stdio: 'pipe',
      })
      return { pid: Number(/^p(\d+)/m.exec(fields)?.[1]), name: /^c(.+)/m.exec(fields)?.[1] }
    }
    const inodes = listeningInodes(port)
    const pid = readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && ownsOneOf(entry, inodes))
    return pid ? { pid: Number(pid), name: commandLine(pid) } : undefined
  } catch {
    return undefined
  }
}

async function checkPort(name: PortName, port: number): Promise<void> {
  const code = await listenError(port)
  const variable = portVariables[name]
  if (code === 'EACCES') {
    throw new Stop(`Sem permissão para usar a porta ${port}. Escolha outra, acima de 1023, em ${variable}.`)
  }
  // A program on another address of this machine (::1) would answer in our place.
  const taken = code === 'EADDRINUSE' || (await answers('127.0.0.1', port)) || (await answers('::1', port))
  if (!taken) return
  const program = programOn(port)
  const by = program?.name ? ` por "${program.name}" (processo ${program.pid})` : ''
  throw new Stop(
    `A porta ${port} já está em uso${by}. Encerre esse programa ou escolha outra porta com ${variable}, por exemplo ${variable}=${port + 10}.`,
  )
}

/** @throws Stop with one sentence about the first port that is taken */
export async function checkPorts(ports: Partial<Record<PortName, number>>): Promise<void> {
  // The keys of an object written out are those of its type.
  for (const name of Object.keys(ports) as PortName[]) {
    const port = ports[name]
    if (port !== undefined) await checkPort(name, port)
  }
}

/** As many numbers as `Count` says. */
type Numbers<Count extends number, Found extends number[] = []> = Found['length'] extends Count
  ? Found
  : Numbers<Count, [...Found, number]>

/**
 * As many ports as asked for that nobody uses at this moment: below those that the system hands out by itself, or another
 * program's connection could take one before ours listens there.
 */
export async function freePorts<Count extends number>(count: Count): Promise<Numbers<Count>> {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = randomInt(...portsOfTests)
    if (!(await listenError(port))) ports.add(port)
  }
  // As many as were asked for.
  return [...ports] as Numbers<Count>
}
