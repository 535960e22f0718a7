import { execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, untilAnswered } from '../e2e/own-site.ts'

const deployed = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the bench with "npm run bench -- site"`)
  return value
}

type Nginx = {
  /** Before the site, with the cache of one second of deploy/nginx.conf. */
  cached: string
  /** The same nginx sending files. */
  files: string
  stop: () => void
}

/** The nginx of deploy/nginx.conf before `site`, without TLS, and beside it one that sends `pages`, by name. */
export async function startNginx(site: string, pages: Record<string, string>): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'em-miudos-nginx-'))
  const [cached, files] = [await freePort(), await freePort()]
  mkdirSync(join(folder, 'pages'))
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, 'pages', name), text)
  writeFileSync(join(folder, 'em-miudos.conf'), await plainly(site, cached, folder))
  writeFileSync(join(folder, 'nginx.conf'), around(folder, files))
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;']
  const server = spawn(given('TEST_NGINX'), args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const addresses = { cached: `http://127.0.0.1:${cached}`, files: `http://127.0.0.1:${files}` }
  await untilAnswered(`${addresses.files}/${Object.keys(pages)[0]}`)
  const stop = () => {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...addresses, stop }
}

/** What is deployed, at a port of this machine and without TLS. */
async function plainly(site: string, port: number, folder: string): Promise<string> {
  const other = await freePort()
  const changes: [RegExp, string][] = [
    [/server 127\.0\.0\.1:3000 /, `server ${new URL(site).hostname}:${new URL(site).port} `],
    [/\/var\/cache\/nginx\/em-miudos/, join(folder, 'cache')],
    [/listen 443 ssl http2;/g, `listen 127.0.0.1:${port};`],
    [/listen 80 default_server;/, `listen 127.0.0.1:${other};`],
    [/listen \[::\].*;/g, ''],
    [/include \/etc\/nginx\/em-miudos-tls\.conf;/g, ''],
  ]
  return changes.reduce((text, [from, to]) => {
    if (text.search(from) === -1) throw new Error(`deploy/nginx.conf has no ${from}`)
    return text.replace(from, to)
  }, deployed)
}

function around(folder: string, port: number): string {
  // The folder is its maker's alone, who on a machine for tests is often root.
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type text/html;
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/pages;
  }
  include em-miudos.conf;
}
`
}

const run = promisify(execFile)

/** Answers per second to sixteen readers who ask for nothing else. */
export async function answersPerSecond(address: string, seconds: number): Promise<number> {
  const { stdout } = await run(given('BENCH_WRK'), ['-t1', '-c16', `-d${seconds}s`, address])
  if (/Non-2xx/.test(stdout)) throw new Error(`${address}: ${stdout}`)
  return Number(/Requests\/sec: +([\d.]+)/.exec(stdout)?.[1])
}
