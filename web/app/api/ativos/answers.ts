import * as z from 'zod'
import { rateKinds } from '#web/rates/catalogue/asset-rows.ts'
import { assetClasses } from '#web/rates/catalogue/assets.ts'
import { indexCodes } from '#web/rates/catalogue/indexes.ts'
import { type SourceId, sources } from '#web/rates/sources.ts'

// The keys of an object written out are those of its type.
const sourceIds = Object.keys(sources) as SourceId[]

const instant = z.iso.datetime()
const reais = z.number()
const maybeReais = z.number().nullable()
const fraction = z.number().nullable()
const kind = z.enum(assetClasses).describe('Classe do ativo')

const session = z
  .object({
    day: z.iso.date().describe('Dia do pregão'),
    isOver: z.boolean().describe('Verdadeiro quando o pregão desse dia já acabou'),
  })
  .nullable()
  .describe('Pregão dos preços; nulo em criptomoedas')

const common = {
  provenance: z
    .object({
      source: z.enum(sourceIds),
      name: z.string(),
      url: z.url(),
      licence: z.string().describe('Em que termos o dado pode ser mostrado'),
      depth: z.number().int().nonnegative().describe('Lugar da fonte na ordem de escolha; 0 é a primeira'),
      simulated: z.boolean().describe('Verdadeiro quando os preços são do simulador'),
      fetchedAt: instant.describe('Quando buscamos'),
      doubted: z
        .literal(true)
        .optional()
        .describe('A fonte anterior respondeu outros valores, que não foram usados'),
    })
    .nullable()
    .describe('A quem dar o crédito; nulo quando nenhuma fonte respondeu, e então não há preços'),
  failedAt: instant.nullable().describe('Quando falhou a última tentativa de renovar; nulo se não falhou'),
}

const day = z.iso.date()

const facts = z
  .object({
    yearChange: fraction.describe('Variação do preço em 12 meses, em fração'),
    dividendYield: fraction.describe(
      'Proventos brutos com data-com nos últimos 12 meses, divididos pelo preço',
    ),
    priceEarnings: z
      .number()
      .nullable()
      .describe('P/L: preço dividido pelo lucro por ação de 12 meses. Negativo é prejuízo'),
    priceToBook: z.number().nullable().describe('P/VP: preço dividido pelo patrimônio por ação'),
    balanceOn: day
      .nullable()
      .describe('Fim do trimestre mais novo no P/L e no P/VP; nulo se a fonte não diz'),
    updatedOn: day.nullable().describe('Dia em que a fonte calculou o P/L e o P/VP; nulo se ela não diz'),
    day: day.describe('Pregão do preço nos dois primeiros'),
    simulated: z.boolean().describe('Verdadeiro quando os números são do simulador'),
    fetchedAt: instant.describe('Quando buscamos'),
  })
  .nullable()
  .describe(
    `Indicadores, da resposta da ${sources.brapi.name} sobre o ativo; nulos enquanto ela não chega. O que o plano dela não dá vem nulo, nunca zero`,
  )

/** `GET /api/ativos?classe=acao`, `fii` or `etf`. */
export const listedAnswer = z.object({
  class: z.enum(['acao', 'fii', 'etf']),
  session,
  delayMinutes: z.number().int().describe('Atraso da fonte, em minutos'),
  assets: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      kind,
      sector: z.string().nullable(),
      price: reais.describe('Último preço, em reais'),
      changeFraction: fraction.describe('Variação desde o fechamento anterior, em fração: 0.0042 é 0,42 %'),
      doubtful: z
        .boolean()
        .describe('Verdadeiro quando o preço mudou mais de 25 % no dia: pode ser desdobramento'),
      volume: z.number().nullable().describe('Quantidade negociada no dia'),
      turnover: maybeReais.describe('Volume em reais: quantidade vezes o último preço'),
      marketCap: maybeReais.describe('Valor de mercado, em reais'),
      facts,
    }),
  ),
  indexes: z
    .array(
      z.object({
        code: z.enum(indexCodes),
        points: z.number(),
        changeFraction: fraction,
        pricedAt: instant,
        simulated: z.boolean(),
      }),
    )
    .describe('Os índices que a fonte informa'),
  ...common,
})

/** `GET /api/ativos?classe=cripto`. */
export const coinsAnswer = z.object({
  class: z.literal('cripto'),
  assets: z.array(
    z.object({
      id: z.string().describe(`Nome da moeda na ${sources.coingecko.name}; o código não é único`),
      code: z.string(),
      name: z.string(),
      isStablecoin: z.boolean(),
      hasPage: z.boolean().describe('Verdadeiro quando há página em /detalhe-ativo?codigo='),
      price: reais.describe('Em reais'),
      hour: fraction.describe('Variação em 1 hora, em fração'),
      day: fraction.describe('Variação em 24 horas, em fração'),
      week: fraction.describe('Variação em 7 dias, em fração'),
      marketCap: maybeReais.describe('Valor de mercado, em reais'),
      volume: maybeReais.describe('Volume em 24 horas, em reais'),
      trend: z
        .object({ prices: z.array(reais), low: reais, high: reais })
        .nullable()
        .describe('Sete dias em reais: cerca de um preço a cada 12 horas, o menor e o maior'),
      pricedAt: instant.describe('Hora do preço'),
    }),
  ),
  dollar: z
    .object({
      rate: reais.describe('Reais por dólar'),
      kind: z.enum(['spot', 'ptax', 'daily']),
      source: z.enum(sourceIds),
      simulated: z.boolean(),
      pricedAt: instant,
    })
    .nullable()
    .describe('O dólar, para converter; nulo quando nenhuma fonte respondeu'),
  market: z
    .object({
      marketCap: reais.describe(`Valor de mercado de todas as moedas da ${sources.coingecko.name}, em reais`),
      bitcoinShare: z.number().describe('Parte do bitcoin nesse valor, em fração'),
      updatedAt: instant,
    })
    .nullable(),
  ...common,
})

/** `GET /api/ativos?classe=titulo`. */
export const bondsAnswer = z.object({
  class: z.literal('titulo'),
  day: z.iso
    .date()
    .nullable()
    .describe('Data base: a manhã das taxas e dos preços, publicada um ou dois dias úteis depois'),
  assets: z.array(
    z.object({
      name: z.string().describe('Nome de venda, com o ano'),
      kind: z.string().describe('Tipo, como no arquivo do Tesouro'),
      family: z.string().describe('Família do título'),
      maturity: z.iso.date().describe('Vencimento'),
      rateKind: z
        .enum(rateKinds)
        .nullable()
        .describe('A que índice a taxa se soma; nominal é a nenhum, nulo quando não conhecemos o tipo'),
      investRate: fraction.describe(
        'Taxa ao ano para quem compra, em fração: 0.1321 é 13,21 %. Nula quando não houve oferta',
      ),
      investPrice: maybeReais.describe('Preço de um título inteiro para quem compra'),
      redeemRate: fraction.describe('Taxa ao ano para quem vende antes do vencimento'),
      redeemPrice: maybeReais.describe('Preço de um título inteiro para quem vende'),
    }),
  ),
  ...common,
})

const quote = z.object({
  price: reais.describe('Em reais'),
  changeFraction: fraction.describe('Desde o fechamento anterior, ou em 24 horas na criptomoeda, em fração'),
  doubtful: z.boolean().describe('Verdadeiro quando o preço mudou mais de 25 % no dia'),
  hour: fraction.describe('Variação em 1 hora, só de criptomoeda'),
  week: fraction.describe('Variação em 7 dias, só de criptomoeda'),
  open: maybeReais.describe('Abertura'),
  high: maybeReais.describe('Máxima do dia'),
  low: maybeReais.describe('Mínima do dia'),
  until: instant
    .nullable()
    .describe('Até quando vão abertura, máxima e mínima; nulo quando são do pregão inteiro'),
  turnover: maybeReais.describe('Volume em reais'),
  marketCap: maybeReais.describe('Valor de mercado, em reais'),
  pricedAt: instant.nullable().describe('Hora do preço; nulo quando a fonte só diz o pregão'),
})

const payout = z.object({
  kind: z.enum(['dividend', 'jcp', 'fund-income', 'other']),
  label: z.string().describe('Como a fonte chama'),
  heldOn: day.nullable().describe('Data-com: quem tem no fim desse dia recebe'),
  paidOn: day.nullable().describe('Dia do pagamento'),
  isDeadline: z.boolean().describe('Verdadeiro quando "paidOn" é só o último dia para pagar'),
  gross: reais.describe('Por unidade, antes do imposto'),
  net: maybeReais.describe(
    'Por unidade, depois do imposto na fonte para pessoa física; nulo sem regra conhecida',
  ),
})

/** `GET /api/ativos?codigo=PETR4`. */
export const assetAnswer = z.object({
  code: z.string(),
  name: z.string(),
  class: kind,
  session,
  delayMinutes: z.number().int().describe('Atraso da fonte no pregão, em minutos; 0 para criptomoeda'),
  quote: quote.nullable().describe('Nulo quando não há o que mostrar. O que a fonte não diz vem nulo'),
  facts,
  payouts: z
    .array(payout)
    .nullable()
    .describe('Proventos, do mais novo ao mais antigo; nulo quando a fonte não os informa a este site'),
  payoutsProvenance: common.provenance.describe('De onde vêm os proventos'),
  ...common,
})

/** 400 and 404. */
export const failureAnswer = z.object({
  error: z.string().describe('O que está errado no pedido'),
  renamedTo: z.string().optional().describe('O código que substituiu o que você pediu'),
})

export type ListedAnswer = z.infer<typeof listedAnswer>
export type CoinsAnswer = z.infer<typeof coinsAnswer>
export type BondsAnswer = z.infer<typeof bondsAnswer>
export type AssetAnswer = z.infer<typeof assetAnswer>
export type FailureAnswer = z.infer<typeof failureAnswer>
