import { type ListPath, listPages } from '#schemas/document-types.ts'
import { calculators } from '#web/calculators/registry.ts'
import { isIsoDate } from '#web/content/article-facts.ts'
import { type DataPicture, dataPicture } from '#web/content/blocks/data-picture.ts'
import { fetchContent } from '#web/content/queries/client.ts'
import { guideQuery, legalPageQuery, sitePageQuery } from '#web/content/queries/page-queries.ts'
import type { ArticleResult } from '#web/content/sanity.types.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { assetOf } from '#web/rates/catalogue/assets.ts'
import type { PagePath } from '../_shell/pages.ts'
import { aboutAsset } from '../detalhe-ativo/asset-texts.ts'
import { isGuide } from '../investimentos/[slug]/guides.ts'
import { pictureName } from './share-picture.ts'

/** It stays where it was shared: no figure without its day. */
export type ShareTexts = {
  category: string
  title: string
  summary: string
  /** Only beside a summary with the day of its numbers. */
  picture?: DataPicture
}

type OwnPath = (typeof calculators)[keyof typeof calculators]['path']

/** Of the pages in the code that are not a calculator's own; a quote's page is more than its calculator. */
const inCode: Record<Exclude<PagePath, OwnPath | ListPath> | '/dolar-hoje' | '/bitcoin-hoje', ShareTexts> = {
  '/': {
    category: 'Cotações e calculadoras',
    title: 'Quanto dá, de verdade?',
    summary: 'Digite a conta. A gente mostra cada linha, a lei e a data.',
  },
  '/acoes': {
    category: 'Ações',
    title: 'Como está a bolsa hoje?',
    summary: 'Ibovespa, altas e baixas, dividendos e múltiplos, com a data de cada dado.',
  },
  '/alertas-cambio': {
    category: 'Alerta de câmbio',
    title: 'Me avise quando o preço chegar a…',
    summary: 'Sem conta e sem e-mail. O alerta fica na aba e no link que você guardar.',
  },
  '/api': {
    category: 'Dados abertos',
    title: 'Cotações, mercado e regras em JSON e CSV',
    summary: 'Sem cadastro, com a fonte e a licença de cada número, e a lei de cada regra.',
  },
  '/bitcoin-hoje': {
    category: 'Bitcoin hoje',
    title: 'Quanto vale o bitcoin em reais?',
    summary: 'E quanto você recebe se vender, com o imposto linha por linha.',
  },
  '/calculadoras': {
    category: 'Calculadoras',
    title: 'Qual conta você precisa fazer?',
    summary: 'Cada linha do resultado com a lei e a data. Sem cadastro.',
  },
  '/criptomoedas': {
    category: 'Criptomoedas',
    title: 'Quanto vale cada cripto em reais?',
    summary: 'Preço, variação e valor de mercado, com hora e fonte, e o que muda no imposto.',
  },
  '/detalhe-ativo': {
    category: 'Ativos',
    title: 'Qual ativo você quer ver?',
    summary: 'Ações, fundos imobiliários e criptomoedas, cada um com seu preço e sua regra.',
  },
  '/dolar-hoje': {
    category: 'Dólar hoje',
    title: 'Quanto está o dólar, e quanto você paga?',
    summary: 'No cartão, em espécie ou na conta global, com IOF e spread.',
  },
  '/euro-hoje': {
    category: 'Euro hoje',
    title: 'Quanto está o euro, e quanto você paga?',
    summary: 'No cartão, em espécie ou na conta global, com IOF e spread.',
  },
  '/status-mercado': {
    category: 'Mercado agora',
    title: 'A bolsa está aberta hoje?',
    summary: 'Horários e feriados da B3, do dólar, do Tesouro e das bolsas dos EUA, no fuso de Brasília.',
  },
}

const fixed = new Map([
  ...Object.values(calculators).map(({ title, question, path }): [string, ShareTexts] => [
    pictureName(path),
    {
      category: title,
      title: question,
      summary: 'Cada linha do resultado com a lei e a data. Sem cadastro.',
    },
  ]),
  ...listPages.flatMap((list): [string, ShareTexts][] =>
    'texts' in list ? [[pictureName(list.path), list.texts.share]] : [],
  ),
  ...Object.entries(inCode).map(([path, texts]): [string, ShareTexts] => [pictureName(path), texts]),
])

/** By the name of a picture (share-picture.ts); nothing when no page has it. */
export async function shareTexts(name: string): Promise<ShareTexts | undefined> {
  return (await ofContent(name)) ?? fixed.get(name) ?? ofAsset(name)
}

function ofAsset(name: string): ShareTexts | undefined {
  const asset = name.startsWith('detalhe-ativo-') ? assetOf(name.slice('detalhe-ativo-'.length)) : undefined
  return asset && { category: 'Preço, gráfico e imposto', title: asset.code, summary: aboutAsset(asset) }
}

const sitePages = ['contato', 'investimentos', 'sobre-nos']
const legalPages = ['politica-privacidade', 'termos-uso']

/** Of the pages whose text an editor writes. The names come first: another one costs no query. */
async function ofContent(name: string): Promise<ShareTexts | undefined> {
  const guide = /^investimentos-(.+)$/.exec(name)?.[1] ?? ''
  if (isGuide(guide)) {
    const text = await fetchContent(guideQuery, { slug: guide })
    return text ? textShared('Guia de investimentos', text.title, text.dek, text.updatedAt) : undefined
  }
  if (sitePages.includes(name)) {
    const page = await fetchContent(sitePageQuery, { slug: name })
    return page ? textShared('Em Miúdos', page.title, page.dek) : undefined
  }
  if (!legalPages.includes(name)) return undefined
  const legal = await fetchContent(legalPageQuery, { slug: name })
  return legal ? textShared('Em Miúdos', legal.title, legal.dek, legal.validFrom) : undefined
}

/** Two lines of the picture, and of the same without the day that may follow. */
const LONGEST = 118
const DAY = ' (20/11/2026)'.length

/** Of a text whose words may hold figures: then with its day, and without a sentence when it has none. */
export function textShared(
  category: string,
  title: string,
  sentence: string,
  day?: string | null,
): ShareTexts {
  if (!/\d/.test(title + sentence)) return { category, title, summary: shortened(sentence, LONGEST) }
  if (!isIsoDate(day)) return { category, title, summary: '' }
  return { category, title, summary: `${shortened(sentence, LONGEST - DAY)} (${formatDay(day)})` }
}

/** Of an article: its numbers in place of a sentence, as of the day of the text. */
export function articleShared(article: NonNullable<ArticleResult>): ShareTexts {
  const { category, title, dek, keyPoints, pictured, updatedAt } = article
  const picture = dataPicture(pictured)
  if (!picture || !isIsoDate(updatedAt)) return textShared(category, title, keyPoints[0] ?? dek, updatedAt)
  const caption = shortened(picture.caption, LONGEST - DAY)
  return { category, title, summary: `${caption} (${formatDay(updatedAt)})`, picture }
}

function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest - 1))}…`
}
