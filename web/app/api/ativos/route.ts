import { bondsCsv, coinsCsv, payoutsCsv, stocksCsv } from '#web/app/api/csv.ts'
import { readAsset } from '#web/rates/asset-detail/asset-reading.ts'
import type { Origin } from '#web/rates/catalogue/asset-rows.ts'
import {
  type AssetClass,
  assetClasses,
  assetOf,
  isAssetClass,
  newCodeOf,
} from '#web/rates/catalogue/assets.ts'
import { readCoins } from '#web/rates/coins/coins.ts'
import { readBonds } from '#web/rates/daily/bonds.ts'
import { sources } from '#web/rates/sources.ts'
import { readPayouts } from '#web/rates/stocks/payouts.ts'
import { askForFacts } from '#web/rates/stocks/stock-facts.ts'
import { readStocks } from '#web/rates/stocks/stocks.ts'
import { openAnswer, openFailure, openJson } from '../open-answer.ts'
import type { AssetAnswer, BondsAnswer, CoinsAnswer, FailureAnswer, ListedAnswer } from './answers.ts'

/**
 * `GET /api/ativos?classe=acao` (or `fii`, `etf`, `cripto`, `titulo`) answers all of a class, with `&formato=csv` as a table for
 * spreadsheets; `GET /api/ativos?codigo=PETR4` answers one asset, and with
 * `&formato=csv` what it paid, where the source says it. The shapes are those of `answers.ts`: reais, fractions
 * (0.0042 for 0,42 %), null for what the source does not say, and where each comes from.
 *
 * 503 with the same shape, empty, when there is nothing to show; 400 and 404 with `{ "error": … }`. Open to any page.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('codigo')
  const format = searchParams.get('formato') ?? 'json'
  if (format !== 'json' && format !== 'csv') return refuse(400, 'O "formato" pode ser json ou csv.')
  if (code !== null) return oneAsset(request, code, format)
  const kind = searchParams.get('classe') ?? ''
  if (!isAssetClass(kind) && kind !== 'titulo') {
    return refuse(400, `Diga "classe" (${assetClasses.join(', ')}, titulo) ou "codigo" (por exemplo PETR4).`)
  }
  if (kind === 'titulo') return bonds(request, format)
  return kind === 'cripto' ? coins(request, format) : listed(request, kind, format)
}

async function oneAsset(request: Request, code: string, format: string): Promise<Response> {
  const asset = assetOf(code)
  if (!asset) {
    const renamedTo = newCodeOf(code)
    return refuse(
      404,
      renamedTo ? `Esse código mudou para ${renamedTo}.` : 'Não acompanhamos esse código.',
      renamedTo,
    )
  }
  const { origin, ...reading } = await readAsset(asset)
  const payouts = await readPayouts(asset)
  if (format === 'csv' && payouts?.payouts) {
    return file(request, payoutsCsv(asset.code, payouts), `proventos-${asset.code}`)
  }
  const body: AssetAnswer = {
    ...reading,
    name: asset.name,
    class: asset.kind,
    provenance: provenanceOf(origin),
    payouts: payouts?.payouts ?? null,
    payoutsProvenance: provenanceOf(payouts?.origin ?? null),
  }
  return reading.quote ? openJson(request, body) : openFailure(503, body)
}

async function listed(request: Request, kind: Exclude<AssetClass, 'cripto'>, format: string) {
  const table = await readStocks()
  void askForFacts(table)
  const rows = table.rows.filter((row) => row.kind === kind)
  if (format === 'csv' && rows.length > 0) {
    return file(request, stocksCsv({ ...table, rows }), kind)
  }
  const { indexes, session, origin, failedAt } = table
  const body: ListedAnswer = {
    class: kind,
    session,
    delayMinutes: table.delayMinutes,
    assets: rows,
    indexes,
    provenance: provenanceOf(origin),
    failedAt,
  }
  return rows.length > 0 ? openJson(request, body) : openFailure(503, body)
}

async function coins(request: Request, format: string): Promise<Response> {
  const table = await readCoins()
  const { rows, origin, failedAt, dollar, market } = table
  if (format === 'csv' && rows.length > 0) return file(request, coinsCsv(table), 'cripto')
  const provenance = provenanceOf(origin)
  const body: CoinsAnswer = { class: 'cripto', assets: rows, provenance, failedAt, dollar, market }
  return rows.length > 0 ? openJson(request, body) : openFailure(503, body)
}

async function bonds(request: Request, format: string): Promise<Response> {
  const table = await readBonds()
  const { rows, day, origin, failedAt } = table
  if (format === 'csv' && rows.length > 0) return file(request, bondsCsv(table), 'titulo')
  const body: BondsAnswer = {
    class: 'titulo',
    day,
    assets: rows,
    provenance: provenanceOf(origin),
    failedAt,
  }
  return rows.length > 0 ? openJson(request, body) : openFailure(503, body)
}

function provenanceOf(origin: Origin | null): ListedAnswer['provenance'] {
  if (!origin) return null
  const { name, url, licence } = sources[origin.source]
  return { ...origin, name, url, licence }
}

function file(request: Request, text: string, name: string): Response {
  const answer = openAnswer(request, text, 'text/csv; charset=utf-8')
  answer.headers.set('Content-Disposition', `attachment; filename="em-miudos-${name}.csv"`)
  return answer
}

function refuse(status: 400 | 404, error: string, renamedTo?: string): Response {
  const body: FailureAnswer = { error, ...(renamedTo && { renamedTo }) }
  return openFailure(status, body)
}
