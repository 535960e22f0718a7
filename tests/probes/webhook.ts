import { createHmac } from 'node:crypto'
import { all, hasHeader, isJsonError, isRefused } from './expectations.ts'
import { type Category, hardProbe, post, probe } from './probe.ts'

const change = JSON.stringify({ _id: 'x', _type: 'article', slug: 'x', oldSlug: 'x', operation: 'update' })
const send = (signature: string, body = change) =>
  post('/api/revalidate', body, { 'content-type': 'application/json', 'sanity-webhook-signature': signature })

/** As the store signs, with a secret that is nobody's. */
function sign(at: number, body = change): string {
  return `t=${at},v1=${createHmac('sha256', 'forged').update(`${at}.${body}`).digest('base64url')}`
}

const isUnheard = all(isJsonError(401, 503), hasHeader('content-type', /json/))

/** A well-formed signature lights `aviso-recusado` in /api/saude until the next valid one: those probes are `hard`. */
export const webhook: Category = {
  name: 'avisos de publicação',
  probes: [
    probe('sem assinatura', post('/api/revalidate', change), isUnheard),
    probe('assinatura vazia', send(''), isUnheard),
    probe('assinatura que não é uma', send('x'), isUnheard),
    probe('assinatura sem carimbo', send('v1=abc'), isUnheard),
    probe('carimbo que não é um número', send('t=agora,v1=abc'), isUnheard),
    probe('corpo que não é JSON', send('x', '{'), isUnheard),
    probe('sem corpo', send('x', ''), isUnheard),
    probe('corpo de 300 kB', post('/api/revalidate', 'x'.repeat(300_000)), isRefused(413, 503)),
    hardProbe('forjado agora', send(sign(Date.now())), isUnheard),
    hardProbe('forjado, de um ano atrás', send(sign(Date.now() - 31_536_000_000)), isUnheard),
    hardProbe('forjado, do futuro', send(sign(Date.now() + 86_400_000)), isUnheard),
    hardProbe('assinatura de outro corpo', send(sign(Date.now(), '{}')), isUnheard),
  ],
}
