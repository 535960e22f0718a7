import { dayInBrasilia, formatDay, formatNumber, timeInBrasilia } from '#web/finance/core/format.ts'
import type { Simulation } from './control.ts'
import { canHave, type Fault, faults } from './faults.ts'
import type { Tick } from './market.ts'
import { type ProviderName, providers } from './providers.ts'

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
fieldset{margin:1.5rem 0;padding:1rem}label{display:block;margin:.75rem 0}input,select,button{font:inherit;padding:.4rem;max-width:100%}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;font-variant-numeric:tabular-nums}
td,th{padding:.25rem .75rem .25rem 0;text-align:left;vertical-align:top}.erro{border:2px solid;padding:.5rem 1rem}`

/** Assets whose price the form sets; any other goes through `POST /control`. */
const priced = { 'USD-BRL': 'Dólar', 'BTC-BRL': 'Bitcoin', PETR4: 'PETR4' } as const

/** The page for people at `/`: what the simulator is, what it answers now, and a form to change it. */
export function controlPage(simulation: Simulation, tick: Tick, now: Date, error?: string): string {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mercado simulado | Em Miúdos</title><style>${style}</style><main><h1>Mercado simulado</h1>
<p>Este programa responde no lugar das fontes de dados, no mesmo formato delas, para o site funcionar sem internet.
Os preços são inventados a partir de preços antigos e não valem para decisão nenhuma. O site mostra
<b>Dados simulados</b> onde eles aparecem.</p>
${error ? `<p class="erro" role="alert"><b>Nada mudou.</b> ${escaped(error)}</p>` : ''}
<h2>Agora</h2><dl>
<dt>Relógio do mercado</dt><dd>${brasilia(now)}${simulation.offsetMs === 0 ? ' (hora real)' : ''}</dd>
<dt>Último preço do dólar</dt><dd>${brasilia(tick.pricedAt)}</dd>
<dt>Dólar, compra e venda</dt><dd>${formatNumber(tick.bid, 4)} e ${formatNumber(tick.ask, 4)}</dd></dl>
<form method="post" action="/control"><fieldset><legend>Mudar</legend>
<label>Dia e hora em Brasília (vazio: não muda)<br><input type="datetime-local" name="now"></label>
${Object.entries(priced)
  .map(([key, name]) => priceField(key, name, simulation.prices[key]))
  .join('\n')}
<label>Falha em todas as fontes<br><select name="fault"><option value="">não muda</option>${options()}</select></label>
<table><thead><tr><th scope="col">Fonte</th><th scope="col">Falha</th></tr></thead><tbody>
${Object.entries(simulation.faults)
  // The keys of a record written out.
  .map(([name, fault]) => faultRow(name as ProviderName, fault))
  .join('\n')}
</tbody></table>
<button>Aplicar</button></fieldset></form>
<form method="post" action="/control"><input type="hidden" name="reset" value="1">
<button>Voltar ao começo: hora real, sem falha</button></form>
<h2>Por programa</h2><p><code>GET /control</code> mostra o estado em JSON. <code>POST /control</code> muda:
<code>{"now":"2026-11-18T14:00:00-03:00","fault":"down","faults":{"coingecko":"slow"},"prices":{"USD-BRL":5.5}}</code>.
Cada campo é opcional; <code>null</code> em <code>now</code> ou em um preço desfaz. <code>offset</code> soma segundos à
hora real; <code>retryAfterSeconds</code> é quanto um 429 pede para esperar.</p><h2>Fontes simuladas</h2><ul>${sources()}</ul></main></html>`
}

function priceField(key: string, name: string, price: number | undefined): string {
  return `<label>Preço de ${name} em reais (vazio: o do caminho simulado)<br>
<input name="price:${key}" inputmode="decimal" value="${price ?? ''}"></label>`
}

function faultRow(name: ProviderName, fault: Fault): string {
  return `<tr><th scope="row"><label for="f-${name}">${name}</label></th>
<td><select id="f-${name}" name="fault:${name}">${options(fault, name)}</select></td></tr>`
}

function sources(): string {
  return Object.entries(providers)
    .map(([name, { example }]) => `<li><a href="${escaped(`/${name}${example}`)}">${name}</a></li>`)
    .join('')
}

/** The form as the JSON that `POST /control` takes. */
export function changeFromForm(form: URLSearchParams): unknown {
  if (form.has('reset')) {
    return {
      now: null,
      fault: 'none',
      prices: Object.fromEntries(Object.keys(priced).map((key) => [key, null])),
    }
  }
  const now = form.get('now')
  const fault = form.get('fault')
  return {
    ...(now ? { now: `${now.length === 16 ? `${now}:00` : now}-03:00` } : {}),
    // The fault of all wins over what the table of single ones still says.
    ...(fault ? { fault } : { faults: fieldsOf(form, 'fault:', (value) => value) }),
    prices: fieldsOf(form, 'price:', (value) => (value === '' ? null : Number(value.replace(',', '.')))),
  }
}

function fieldsOf<Value>(form: URLSearchParams, prefix: string, read: (value: string) => Value) {
  return Object.fromEntries(
    [...form]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), read(value)]),
  )
}

function options(current?: Fault, provider?: ProviderName): string {
  return Object.entries(faults)
    .filter(([name]) => !provider || canHave(provider, name as Fault)) // a key of the constant
    .map(
      ([name, { text }]) => `<option value="${name}"${name === current ? ' selected' : ''}>${text}</option>`,
    )
    .join('')
}

function brasilia(instant: Date): string {
  return `${formatDay(dayInBrasilia(instant))}, ${timeInBrasilia(instant)}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
