import { execFile, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { percentile } from '../bench/measure.ts'
import { freePorts } from '../start/ports.ts'

const inDeploy = (name: string) => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8')

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the bench with "npm run bench"`)
  return value
}

/** A page as the site sends it. */
export type Sent = { html: string; headers: [string, string][] }

/** Headers that nginx writes itself of a file. */
const fileHeaders = /^(content-(type|length|encoding)|connection|keep-alive|transfer-encoding|date|etag)$/

export async function sentBy(address: string): Promise<Sent> {
  const answer = await fetch(address)
  const headers = Array.from(answer.headers).filter(([name]) => !fileHeaders.test(name))
  return { html: await answer.text(), headers }
}

/** Addresses of the same nginx. */
type Doors = {
  /** Before the site, with the cache of one second of deploy/nginx.conf. */
  cached: string
  /** Sending `pages` as files, by their names; below `/whole/` with the headers that the site sends, below `/packed/` also packed. */
  files: string
}

type Nginx = Doors & {
  /** By TLS, as readers come. */
  secure: Doors
  /** One line for each answer of `cached`: status, seconds, what the cache did. */
  log: string
  stop: () => void
}

/** The nginx of deploy/nginx.conf before servers of the site, with and without TLS, and beside it one that sends files. */
export async function startNginx(sites: string[], pages: Record<string, Sent>): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'em-miudos-nginx-'))
  const ports = await freePorts(5)
  const [cached, files, secureCached, secureFiles, other] = ports
  mkdirSync(join(folder, 'pages'))
  const all = { 'there.html': { html: 'there', headers: [] }, ...pages }
  for (const [name, { html }] of Object.entries(all)) {
    writeFileSync(join(folder, 'pages', name), html)
    writeFileSync(join(folder, 'pages', `${name}.br`), packed(html))
  }
  writeFileSync(join(folder, 'tls.conf'), tlsIn(folder))
  writeFileSync(join(folder, 'em-miudos.conf'), onThisMachine(sites, folder, { cached, secureCached, other }))
  writeFileSync(join(folder, 'nginx.conf'), around(folder, { files, secureFiles }, all))
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;']
  // Its complaints about a server that is down would only fill the screen.
  const server = spawn(given('TEST_NGINX'), args, { stdio: 'ignore' })
  const addresses = {
    cached: `http://127.0.0.1:${cached}`,
    files: `http://127.0.0.1:${files}`,
    secure: { cached: `https://127.0.0.1:${secureCached}`, files: `https://127.0.0.1:${secureFiles}` },
  }
  await untilThere(`${addresses.files}/there.html`)
  const stop = () => {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...addresses, log: join(folder, 'access.log'), stop }
}

async function untilThere(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await pause(100)
  }
  throw new Error('nginx did not start')
}

/** deploy/tls.conf with a new certificate, which is written to the folder. */
export function tlsIn(folder: string): string {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const certificate = ['-x509', '-days', '2', '-subj', '/CN=www.example.com.br']
  const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`]
  // A program of the system, and none of a package.
  execFileSync('/usr/bin/openssl', ['req', ...certificate, ...key, ...files], { stdio: 'ignore' })
  return inDeploy('tls.conf')
    .replace(/\S+fullchain\.pem/, `${folder}/cert.pem`)
    .replace(/\S+privkey\.pem/, `${folder}/key.pem`)
}

/** The deployed configuration, at ports of this machine. */
function onThisMachine(
  sites: string[],
  folder: string,
  { cached, secureCached, other }: Record<'cached' | 'secureCached' | 'other', number>,
): string {
  const servers = sites.map((site) => `server ${new URL(site).host.replace('localhost', '127.0.0.1')}`)
  const changes: [RegExp, string][] = [
    [/server 127\.0\.0\.1:3000 (.*;)/, servers.map((server) => `${server} $1`).join(' ')],
    [/\/var\/cache\/nginx\/em-miudos/, join(folder, 'cache')],
    [/listen 443 (ssl http2;)/g, `listen 127.0.0.1:${cached}; listen 127.0.0.1:${secureCached} $1`],
    [/listen 80 default_server;/, `listen 127.0.0.1:${other};`],
    [/listen \[::\].*;/g, ''],
    [/\/etc\/nginx\/em-miudos-tls\.conf/g, join(folder, 'tls.conf')],
  ]
  return changes.reduce((text, [from, to]) => {
    if (text.search(from) === -1) throw new Error(`deploy/nginx.conf has no ${from}`)
    return text.replace(from, to)
  }, inDeploy('nginx.conf'))
}

/** As the site packs a page that is often asked for. */
const packed = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })

/** The files of a page with all that the site says of it, plain and packed. */
function wholeFiles(folder: string, [name, { headers }]: [string, Sent]): string {
  const said = headers.map(([header, value]) => `add_header ${header} ${JSON.stringify(value)};`).join(' ')
  return `location = /whole/${name} { alias ${folder}/pages/${name}; ${said} }
    location = /packed/${name} { alias ${folder}/pages/${name}.br; types { } add_header Content-Encoding br; ${said} }`
}

function around(
  folder: string,
  { files, secureFiles }: Record<'files' | 'secureFiles', number>,
  pages: Record<string, Sent>,
): string {
  // The folder is its maker's alone, who on a machine for tests is often root.
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid nginx.pid;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  default_type text/html;
  log_format kind '$status $request_time $upstream_cache_status';
  access_log ${folder}/access.log kind buffer=64k flush=1s;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${files};
    listen 127.0.0.1:${secureFiles} ssl http2;
    include tls.conf;
    access_log ${folder}/files.log kind buffer=64k flush=1s;
    root ${folder}/pages;
    ${Object.entries(pages)
      .map((page) => wholeFiles(folder, page))
      .join('\n    ')}
  }
  include em-miudos.conf;
}
`
}

const run = promisify(execFile)

/** Median of `rounds` times a second: answers per second of each address by its name, and of one to another in the same round. */
export async function answersInTurn<Name extends string>(
  asked: Record<Name, [address: string, ...headers: string[]]>,
  rounds = 15,
) {
  // Names and addresses of the very object.
  const all = Object.entries(asked) as [Name, [string, ...string[]]][]
  const found: Record<Name, number>[] = []
  for (let round = 0; round < rounds; round++) {
    const now: [Name, number][] = []
    for (const [name, [address, ...headers]] of all)
      now.push([name, await answersPerSecond(address, headers)])
    found.push(Object.fromEntries(now) as Record<Name, number>)
  }
  const typical = (value: (round: Record<Name, number>) => number) => percentile(found.map(value), 0.5)
  return {
    perSecond: (name: Name) => Math.round(typical((round) => round[name])),
    ratio: (name: Name, to: Name) => typical((round) => round[name] / round[to]),
  }
}

/** Header of a browser: its answers are compressed. */
export const asBrowser = 'Accept-Encoding: gzip, deflate, br, zstd'

/** Answers per second to sixteen readers who ask for nothing else. */
async function answersPerSecond(address: string, headers: string[]): Promise<number> {
  const said = headers.flatMap((header) => ['-H', header])
  const { stdout } = await run(given('BENCH_WRK'), ['-t1', '-c16', '-d1s', ...said, address])
  if (/Non-2xx/.test(stdout)) throw new Error(`${address}: ${stdout}`)
  return Number(/Requests\/sec: +([\d.]+)/.exec(stdout)?.[1])
}
