import { dayInBrasilia, formatDay, formatNumber, timeInBrasilia } from '#web/finance/format.ts'
import { type Fault, faults, type Simulation } from './control.ts'
import type { Tick } from './market.ts'

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
fieldset{margin:1.5rem 0;padding:1rem}label{display:block;margin:.75rem 0}input,select,button{font:inherit;padding:.4rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;font-variant-numeric:tabular-nums}
.erro{border:2px solid;padding:.5rem 1rem}`

/** The page for people at `/`: what the simulator is, what it answers now, and a form to change it. */
export function controlPage(simulation: Simulation, tick: Tick, now: Date, error?: string): string {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mercado simulado | Em Miúdos</title><style>${style}</style><main><h1>Mercado simulado</h1>
<p>Este programa responde no lugar da fonte de câmbio, no mesmo formato dela, para o site funcionar sem internet.
Os preços são inventados a partir de fechamentos antigos e não valem para decisão nenhuma. O site mostra
<b>Dados simulados</b> onde eles aparecem.</p>
${error ? `<p class="erro" role="alert"><b>Nada mudou.</b> ${escaped(error)}</p>` : ''}
<h2>Agora</h2><dl>
<dt>Relógio do mercado</dt><dd>${brasilia(now)}${simulation.offsetMs === 0 ? ' (hora real)' : ''}</dd>
<dt>Último preço</dt><dd>${brasilia(tick.pricedAt)}</dd>
<dt>Dólar, compra e venda</dt><dd>${formatNumber(tick.bid, 4)} e ${formatNumber(tick.ask, 4)}</dd>
<dt>Falha ligada</dt><dd>${faults[simulation.fault]}</dd></dl>
<form method="post" action="/control"><fieldset><legend>Mudar</legend>
<label>Falha<br><select name="fault">${options(simulation.fault)}</select></label>
<label>Dia e hora em Brasília (vazio: não muda)<br><input type="datetime-local" name="now"></label>
<label>Preço de venda do dólar (vazio: o do caminho simulado)<br>
<input name="price" inputmode="decimal" value="${simulation.price ?? ''}" placeholder="5.2238"></label>
<button>Aplicar</button></fieldset></form>
<form method="post" action="/control"><input type="hidden" name="reset" value="1">
<button>Voltar ao começo: hora real, sem falha</button></form>
<h2>Por programa</h2><p><code>GET /control</code> mostra o estado em JSON. <code>POST /control</code> muda:
<code>{"now":"2026-11-18T14:00:00-03:00","fault":"down","price":5.5}</code>. Cada campo é opcional;
<code>null</code> em <code>now</code> ou <code>price</code> desfaz. <code>offset</code> soma segundos à hora real.</p>
<p>Fonte simulada: <a href="/economia.awesomeapi.com.br/json/last/USD-BRL">AwesomeAPI, USD-BRL</a>.</p></main></html>`
}

/** What the form sends, as the JSON that `POST /control` takes. */
export function changeFromForm(form: URLSearchParams): unknown {
  if (form.has('reset')) return { now: null, fault: 'none', price: null }
  const now = form.get('now')
  const price = form.get('price')?.replace(',', '.')
  return {
    fault: form.get('fault') ?? undefined,
    ...(now ? { now: `${now.length === 16 ? `${now}:00` : now}-03:00` } : {}),
    price: price ? Number(price) : null,
  }
}

function options(current: Fault): string {
  return Object.entries(faults)
    .map(([name, text]) => `<option value="${name}"${name === current ? ' selected' : ''}>${text}</option>`)
    .join('')
}

function brasilia(instant: Date): string {
  return `${formatDay(dayInBrasilia(instant))}, ${timeInBrasilia(instant)}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
