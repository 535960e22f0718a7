import { isIP } from 'node:net'
import type { Environment } from './checks.ts'
import { Stop } from './stop.mjs'

/** Ports after the store's own for event streams: each carries six of a browser, and an open document needs six. */
const streamPortCount = 8

function listed(list = ''): string[] {
  return list
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

function checkNames(names: string[]): void {
  const wrong = names.find((name) => !isIP(name) && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(name))
  if (wrong) throw new Stop(`STORE_NAMES: "${wrong}" não é nome nem endereço de máquina.`)
}

/** `::1` is written `[::1]` in an address. */
function inUrl(name: string): string {
  return isIP(name) === 6 ? `[${name}]` : name
}

/** Where programs of this machine find what listens on `host`. */
function reachOf(host: string): string {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : inUrl(host)
}

export type Network = {
  /** To listen on. */
  host: string
  /** For calls from this machine. */
  reach: string
  names: string[]
  /** In the addresses that people open. */
  name: string
  /** Of the store. */
  streamPorts: number[]
  asksPassphrase: boolean
  isOpen: boolean
}

/**
 * Who reaches the stack: this machine alone, unless STORE_HOST or STORE_NAMES say otherwise; then never without
 * the editor passphrase.
 */
export function networkFrom(environment: Environment, storePort: number): Network {
  const host = environment.STORE_HOST || '127.0.0.1'
  const names = listed(environment.STORE_NAMES)
  checkNames(names)
  const signIn = environment.STORE_SIGN_IN
  if (signIn && signIn !== 'passphrase') {
    throw new Stop(`STORE_SIGN_IN: "${signIn}" não existe. Use passphrase, ou deixe sem valor.`)
  }
  if ((host === '0.0.0.0' || host === '::') && names.length === 0) {
    throw new Stop(
      `STORE_HOST=${host} abre o acervo para a rede. Diga também por qual nome ou endereço ele é aberto, por exemplo STORE_NAMES=192.168.0.10.`,
    )
  }
  const isOpen = !isLoopback(host) || names.length > 0
  return {
    host,
    reach: reachOf(host),
    names,
    name: inUrl(names[0] ?? (isOpen ? host : 'localhost')),
    streamPorts: isOpen ? Array.from({ length: streamPortCount }, (_, index) => storePort + index + 1) : [],
    asksPassphrase: isOpen || signIn === 'passphrase',
    isOpen,
  }
}
