import * as z from 'zod'
import { env } from '#web/env.ts'
import { openTables } from '#web/finance/open-rules/open-rules.ts'
import { focusIds } from '#web/rates/catalogue/focus-questions.ts'
import { rangeIds } from '#web/rates/chart-ranges.ts'
import { firstIndexYear } from '#web/rates/daily/index-rates.ts'
import { firstYear, ratedCurrencies } from '#web/rates/daily/rates-of-year.ts'
import { series } from '#web/rates/series.ts'
import { assetAnswer, bondsAnswer, coinsAnswer, failureAnswer, listedAnswer } from './ativos/answers.ts'
import { exchangeAnswer, exchangeFailure } from './cambio/answer.ts'
import { quoteAnswer, quoteFailure } from './cotacoes/answer.ts'
import { expectationsAnswer, expectationsFailure } from './expectativas/answer.ts'
import { indexAnswer, indexFailure, indexIds } from './indices/answer.ts'
import { ruleAnswer, rulesAnswer, rulesFailure } from './regras/answers.ts'
import { seriesAnswer, seriesFailure } from './series/answer.ts'
import { marketsSchema } from './status-mercado/market-answer.ts'

type JsonSchema = Record<string, unknown>
type Parameter = {
  name: string
  in: 'query' | 'header' | 'path'
  required: boolean
  description: string
  schema: JsonSchema
  example?: string
}
export type Answer = {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content?: Record<string, { schema: JsonSchema }>
}
export type Operation = {
  operationId: string
  summary: string
  description: string
  parameters: Parameter[]
  responses: Record<string, Answer>
}

const known: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'A ETag da resposta que você já tem. Se nada mudou, a resposta é 304, sem corpo.',
  schema: { type: 'string' },
}
const unchanged: Answer = { description: 'Nada mudou desde a ETag que você mandou.' }

function query(name: string, description: string, values: readonly string[], required: boolean): Parameter {
  return { name, in: 'query', required, description, schema: { type: 'string', enum: values } }
}

function indexYear(name: string, words: string): Parameter {
  const schema = { type: 'integer', minimum: firstIndexYear }
  return {
    name,
    in: 'query',
    required: true,
    description: `${words}, de ${firstIndexYear} até este.`,
    schema,
    example: '2025',
  }
}

const inFormat = query('formato', 'json, se você não disser outro.', ['json', 'csv'], false)

function json(description: string, schema: z.core.$ZodType): Answer {
  return { description, content: { 'application/json': { schema: inline(schema) } } }
}

/** 200, which alone is kept by caches. */
function ok(description: string, ...schemas: [z.core.$ZodType, ...z.core.$ZodType[]]): Answer {
  const [first, ...others] = schemas
  const schema = others.length > 0 ? { oneOf: schemas.map(inline) } : inline(first)
  return {
    description,
    headers: {
      ETag: { description: 'Muda quando o conteúdo muda.', schema: { type: 'string' } },
      'Cache-Control': {
        description: 'Por quanto tempo a resposta pode ser guardada.',
        schema: { type: 'string' },
      },
    },
    content: { 'application/json': { schema } },
  }
}

/** OpenAPI 3.1 speaks JSON Schema 2020-12, which is what zod writes. */
function inline(schema: z.core.$ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12' })
  return rest
}

const seriesIds = Object.keys(series)

const operations: Record<string, Operation> = {
  '/api/cotacoes': {
    operationId: 'cotacoes',
    summary: 'A cotação de agora',
    description:
      'O valor mais novo de uma cotação em reais, com a hora do preço, a fonte e a licença. O que a fonte não informa vem nulo.',
    parameters: [query('series', 'Qual cotação.', seriesIds, true), known],
    responses: {
      200: ok('A cotação.', quoteAnswer),
      304: unchanged,
      400: json('A série não existe.', quoteFailure),
      503: json(
        'Nenhuma fonte respondeu e não há valor das últimas 24 horas: "quote" vem nulo.',
        quoteAnswer,
      ),
    },
  },
  '/api/series': {
    operationId: 'series',
    summary: 'O histórico de uma cotação',
    description:
      'Os pontos do gráfico de uma cotação, do mais antigo ao mais novo, todos de uma fonte só. Em reais por unidade. Com "range=1D", o dólar e o euro vêm minuto a minuto, do último pregão: as últimas 100 cotações, ou o dia todo quando o site tem chave da fonte. Sem elas vêm fechamentos, e "measure" diz o que são. Em ações e fundos, "withPayouts" é o preço com os proventos reinvestidos, antes do imposto, onde a fonte os informa. Com "formato=csv", uma tabela para planilhas.',
    parameters: [
      {
        name: 'series',
        in: 'query',
        required: true,
        description: `Uma cotação (${seriesIds.join(', ')}) ou o código de uma ação, um fundo ou uma criptomoeda, como PETR4.`,
        schema: { type: 'string' },
        example: 'usd-brl',
      },
      query('range', 'Período. D são dias, M meses, A anos.', rangeIds, true),
      inFormat,
      known,
    ],
    responses: {
      200: ok('O histórico.', seriesAnswer),
      304: unchanged,
      400: json('A série ou o período não existe.', seriesFailure),
      404: json('O ativo não tem esse período.', seriesFailure),
      503: json('Nenhuma fonte respondeu.', seriesFailure),
    },
  },
  '/api/cambio': {
    operationId: 'cambio',
    summary: 'A taxa oficial de cada dia',
    description:
      'Um ano de uma moeda em reais, um valor por dia útil: o fechamento da PTAX de venda, do Banco Central, ou, nas moedas que ele não acompanha, a taxa de referência do Banco Central Europeu. Em fim de semana e feriado vale a do último dia útil; por isso a resposta começa nos últimos dias do ano anterior.',
    parameters: [
      query('moeda', 'Qual moeda.', ratedCurrencies, true),
      {
        name: 'ano',
        in: 'query',
        required: true,
        description: `De que ano, de ${firstYear} até este.`,
        schema: { type: 'integer', minimum: firstYear },
        example: '2025',
      },
      known,
    ],
    responses: {
      200: ok('As taxas do ano.', exchangeAnswer),
      304: unchanged,
      400: json('A moeda ou o ano não existe.', exchangeFailure),
      404: json('A fonte não tem essa moeda nesse ano.', exchangeFailure),
      503: json('A fonte não respondeu.', exchangeFailure),
    },
  },
  '/api/indices': {
    operationId: 'indices',
    summary: 'As taxas de um índice',
    description:
      'IPCA, INPC e Selic de cada mês, Selic de cada dia útil, TR e poupança de cada dia, como o Banco Central as publica, de um ano a outro. Um mês que ainda não saiu não está na resposta.',
    parameters: [
      query('indice', 'Qual índice.', indexIds, true),
      indexYear('de', 'Primeiro ano'),
      indexYear('ate', 'Último ano'),
      known,
    ],
    responses: {
      200: ok('As taxas.', indexAnswer),
      304: unchanged,
      400: json('O índice ou os anos não existem.', indexFailure),
      503: json('A fonte não respondeu.', indexFailure),
    },
  },
  '/api/ativos': {
    operationId: 'ativos',
    summary: 'Ações, fundos, ETFs, criptomoedas e títulos do Tesouro',
    description:
      'Todos os ativos de uma classe ("classe") ou um só ("codigo"). Preços da B3 vêm com atraso, e os títulos do Tesouro Direto ("titulo") são da manhã de um ou dois dias úteis antes. Com "formato=csv", uma tabela para planilhas: a da classe ou, com "codigo", a dos proventos.',
    parameters: [
      query('classe', 'Todos de uma classe.', ['acao', 'fii', 'etf', 'cripto', 'titulo'], false),
      {
        name: 'codigo',
        in: 'query',
        required: false,
        description: 'Um ativo só, pelo código.',
        schema: { type: 'string' },
        example: 'PETR4',
      },
      inFormat,
      known,
    ],
    responses: {
      200: ok('A lista ou o ativo.', listedAnswer, coinsAnswer, bondsAnswer, assetAnswer),
      304: unchanged,
      400: json('Falta dizer a classe ou o código, ou o formato não existe.', failureAnswer),
      404: json('Não acompanhamos esse código.', failureAnswer),
      503: json(
        'Nenhuma fonte respondeu: a mesma forma do 200, vazia.',
        z.union([listedAnswer, coinsAnswer, bondsAnswer, assetAnswer]),
      ),
    },
  },
  '/api/expectativas': {
    operationId: 'expectativas',
    summary: 'O que o mercado espera',
    description:
      'A mediana das expectativas do boletim Focus, do Banco Central, para o dólar, a Selic e o IPCA deste ano e dos próximos. É expectativa: a taxa em vigor é outra.',
    parameters: [query('indicador', 'Qual expectativa.', focusIds, true), known],
    responses: {
      200: ok('As expectativas.', expectationsAnswer),
      304: unchanged,
      400: json('A expectativa não existe.', expectationsFailure),
      503: json('A fonte não respondeu: a mesma forma do 200, sem anos.', expectationsAnswer),
    },
  },
  '/api/regras': {
    operationId: 'regras',
    summary: 'As regras em vigor num dia',
    description:
      'Toda tabela de lei, prática ou calendário que usamos nas contas, na edição em vigor no dia: números com a unidade, lei, endereço, dia em que conferimos e confiança. Dinheiro vem em reais (ou dólares e euros, como diz "unit"), taxas em fração: 0.075 é 7,5 %. Uma tabela sem edição nesse dia fica em "without": nunca damos a mais próxima. O feed das mudanças, em Atom, está em /api/regras/feed.xml.',
    parameters: [
      {
        name: 'em',
        in: 'query',
        required: false,
        description: 'O dia, como AAAA-MM-DD. Sem ele, hoje em Brasília.',
        schema: { type: 'string', format: 'date' },
        example: '2026-11-22',
      },
      inFormat,
      known,
    ],
    responses: {
      200: ok('As regras em vigor nesse dia.', rulesAnswer),
      304: unchanged,
      400: json('O dia não existe ou o formato não é um dos dois.', rulesFailure),
    },
  },
  '/api/regras/{tabela}': {
    operationId: 'regra',
    summary: 'A história de uma regra',
    description:
      'Todas as edições de uma tabela, da mais nova à mais antiga, com o primeiro e o último dia em vigor, a lei e os números. As que já têm dia para começar vêm junto. Com "formato=csv", uma linha por valor de cada edição.',
    parameters: [
      {
        name: 'tabela',
        in: 'path',
        required: true,
        description: 'Qual tabela.',
        schema: { type: 'string', enum: openTables.map(({ id }) => id) },
      },
      inFormat,
      known,
    ],
    responses: {
      200: ok('A história da tabela.', ruleAnswer),
      304: unchanged,
      400: json('O formato não é json nem csv.', rulesFailure),
      404: json('A tabela não existe: a frase diz quais existem.', rulesFailure),
    },
  },
  '/api/status-mercado': {
    operationId: 'statusMercado',
    summary: 'O que está aberto agora',
    description:
      'A fase de cada mercado neste minuto, até quando, e quando volta. Vem só de calendários, sem fonte externa.',
    parameters: [known],
    responses: { 200: ok('O estado dos mercados.', marketsSchema), 304: unchanged },
  },
}

/** The public interface in OpenAPI 3.1, from the schemas its answers are written by. */
export const apiDocument = {
  openapi: '3.1.1',
  info: {
    title: 'Em Miúdos: dados abertos',
    version: '1.0.0',
    description:
      'Cotações, históricos, ativos, horários de mercado e as regras de impostos e limites com a lei e a vigência. Só leitura, sem cadastro, aberto a qualquer página (CORS). Quem usa os números credita a fonte que vem com eles.',
    contact: { name: 'Em Miúdos', url: new URL('/api', env.SITE_URL).href },
  },
  servers: [{ url: new URL(env.SITE_URL).origin }],
  paths: Object.fromEntries(Object.entries(operations).map(([path, get]) => [path, { get }])),
}
