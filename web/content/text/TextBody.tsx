import { PortableText as Blocks } from '@portabletext/react'
import type { ReactNode } from 'react'
import { AdSlot } from '#web/ads/AdSlot.tsx'
import { type AdPolicy, placeAds } from '#web/ads/place-ads.ts'
import { AffiliateCta } from '#web/content/affiliates/AffiliateCta.tsx'
import { isIsoDate } from '#web/content/article-facts.ts'
import { chartPiece, compareTablePiece, simpleTablePiece } from '#web/content/blocks/DataPieces.tsx'
import { EditorNotice } from '#web/content/blocks/EditorNotice.tsx'
import { keptPunctuation } from '#web/content/blocks/kept-punctuation.ts'
import { figurePiece, videoPiece } from '#web/content/blocks/MediaPieces.tsx'
import { decoratorComponents, markComponents, type Referred } from '#web/content/blocks/marks.tsx'
import { NewsletterForm } from '#web/content/blocks/NewsletterForm.tsx'
import { safeBody, type UnknownNode } from '#web/content/blocks/safe-body.ts'
import {
  calloutPiece,
  checklistPiece,
  correctionPiece,
  formulaPiece,
  isCalculator,
  quotePiece,
  stepListPiece,
  timelinePiece,
} from '#web/content/blocks/TextPieces.tsx'
import { Lacking, list, type Unfinished, words } from '#web/content/blocks/unfinished.ts'
import type { Body } from '#web/content/sanity.types.ts'
import { isQuotedRule } from '#web/finance/changelog/quoted-rules.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { isFollowed } from '#web/rates/catalogue/assets.ts'
import { AssetCard } from '#web/rates/in-text/AssetCard.tsx'
import { InlineNumber, RateWidget } from '#web/rates/in-text/RateEmbeds.tsx'
import { type IndicatorId, indicators, type SeriesId, series } from '#web/rates/series.ts'
import { Faq } from '#web/ui/Faq.tsx'
import { CalculatorInText } from './CalculatorInText.tsx'
import { safeLink } from './links.ts'
import { outline } from './outline.ts'
import styles from './PortableText.module.css'
import { RuleInText } from './RuleInText.tsx'

type Block = Body[number]
type TextBlock = Extract<Block, { _type: 'block' }>
type Inline = NonNullable<TextBlock['children']>[number]
type Embed = Exclude<Block['_type'], 'block'> | Exclude<Inline['_type'], 'span'>
type ValueOf<T extends Embed> = Unfinished<Extract<Block | Inline, { _type: T }>>

export type TextContext = {
  isDraft: boolean
  referred: Referred
  /** The editors' sentence below the form of the newsletter; undefined while the site has none. */
  newsletterNote: string | undefined
}

type Draw<T extends Embed> = (value: ValueOf<T>, context: TextContext) => ReactNode | Lacking

// One piece for each block that the schema allows: a new block does not compile until it has one.
const pieces: { [T in Embed]: { name: string; draw: Draw<T> } } = {
  calculatorEmbed: {
    name: 'Calculadora',
    draw: (embed) =>
      embed.slug && isCalculator(embed.slug) ? (
        <CalculatorInText embed={{ ...embed, slug: embed.slug }} />
      ) : (
        new Lacking('qual calculadora')
      ),
  },
  rateWidget: {
    name: 'Número de hoje em destaque',
    draw: ({ series: id, mode, fallback }, { isDraft }) =>
      isNumber(id)
        ? liveOrNot('div', isDraft, (isLive) => (
            <RateWidget
              series={id}
              mode={mode ?? undefined}
              fallback={checkedValue(fallback)}
              isLive={isLive}
            />
          ))
        : new Lacking('qual número'),
  },
  inlineRate: {
    name: 'Número de hoje na frase',
    draw: ({ series: id, format }, { isDraft }) =>
      isNumber(id)
        ? liveOrNot('span', isDraft, (isLive) => (
            <InlineNumber series={id} isRounded={format === 'rounded'} isLive={isLive} />
          ))
        : new Lacking('qual número'),
  },
  ruleRef: {
    name: 'Número da lei na frase',
    draw: ({ rule, format }) =>
      isQuotedRule(rule) ? (
        <RuleInText rule={rule} isPlain={format === 'plain'} />
      ) : (
        new Lacking('qual número')
      ),
  },
  assetCard: {
    name: 'Ativo',
    draw: ({ code }, { isDraft }) =>
      isFollowed(words(code))
        ? liveOrNot('div', isDraft, (isLive) => <AssetCard code={words(code)} isLive={isLive} />)
        : new Lacking('código'),
  },
  affiliateCta: {
    name: 'Oferta de parceiro',
    draw: ({ partner, title, text, href, campaign }) =>
      partner?._ref && words(title) && safeLink(href) ? (
        <AffiliateCta
          partnerId={partner._ref}
          offer={{ title: words(title), text: words(text), href: words(href), campaign: words(campaign) }}
        />
      ) : (
        new Lacking('parceiro', 'título', 'endereço')
      ),
  },
  adBreak: { name: 'Pausa para anúncio', draw: ({ place }) => (place ? <AdSlot slot={place} /> : null) },
  callout: { name: 'Aviso', draw: calloutPiece },
  correction: { name: 'Correção', draw: correctionPiece },
  simpleTable: { name: 'Tabela', draw: simpleTablePiece },
  compareTable: { name: 'Tabela de comparação', draw: compareTablePiece },
  chart: { name: 'Gráfico', draw: chartPiece },
  formula: { name: 'Fórmula', draw: formulaPiece },
  stepList: { name: 'Passo a passo', draw: stepListPiece },
  timeline: { name: 'Linha do tempo', draw: timelinePiece },
  checklist: { name: 'Lista para imprimir', draw: checklistPiece },
  quote: { name: 'Fala de alguém', draw: quotePiece },
  faq: { name: 'Perguntas e respostas', draw: faqPiece },
  figure: { name: 'Imagem', draw: figurePiece },
  video: { name: 'Vídeo', draw: videoPiece },
  newsletterForm: {
    name: 'Formulário da newsletter',
    draw: ({ title }, { newsletterNote }) =>
      newsletterNote === undefined ? null : <NewsletterForm title={words(title)} note={newsletterNote} />,
  },
}

/** To its editor a number of today comes in both forms; the bar of the preview shows one (DraftBar.module.css). */
function liveOrNot(Box: 'div' | 'span', isDraft: boolean, draw: (isLive: boolean) => ReactNode) {
  if (!isDraft) return draw(true)
  return (
    <>
      <Box data-live="">{draw(true)}</Box>
      <Box data-without-live="" hidden>
        {draw(false)}
      </Box>
    </>
  )
}

function faqPiece({ questions }: ValueOf<'faq'>, context: TextContext) {
  const asked = list(questions).filter(({ question }) => words(question))
  if (asked.length === 0) return new Lacking('perguntas')
  // An answer is text alone: a block in it, which the schema does not allow, could hold another list of questions.
  const items = asked.map(({ question, answer }) => ({
    question: words(question),
    answer: (
      <TextBody value={list(answer).filter(({ _type }) => _type === 'block')} context={context} isInside />
    ),
  }))
  return <Faq items={items} />
}

const lists: { [L in NonNullable<TextBlock['listItem']>]: (props: { children?: ReactNode }) => ReactNode } = {
  bullet: ({ children }) => <ul>{children}</ul>,
  number: ({ children }) => <ol>{children}</ol>,
}

const headings = ['h2', 'h3'] as const satisfies TextBlock['style'][]
const otherStyles = {
  normal: ({ children }: TextBlockProps) => <p>{children}</p>,
  blockquote: ({ children }: TextBlockProps) => <blockquote>{children}</blockquote>,
}

type TextBlockProps = { value: { _key?: string }; children?: ReactNode }
type Style = NonNullable<TextBlock['style']>

const inlineTypes: readonly Embed[] = ['inlineRate', 'ruleRef'] satisfies Exclude<Inline['_type'], 'span'>[]
const known = {
  blocks: new Set(Object.keys(pieces).filter((type) => !inlineTypes.some((inline) => inline === type))),
  inlines: new Set<string>(inlineTypes),
  marks: new Set(Object.keys(markComponents)),
  decorators: new Set(Object.keys(decoratorComponents)),
  styles: new Set<string>([...headings, ...Object.keys(otherStyles)]),
}

type TextBodyProps = {
  /** A text of the store, not trusted: `safeBody` checks it. */
  value: unknown
  context: TextContext
  /** Whether advertisements may stand between the blocks: only in articles. */
  ads?: AdPolicy
  /** Inside a block: without the margins of a whole text. */
  isInside?: boolean
}

/** A text of the store as a page shows it: whatever is in it, nothing of it runs and nothing of it throws. */
export function TextBody({ value, context, ads = 'none', isInside }: TextBodyProps) {
  const body = safeBody(value, known)
  const ids = new Map(outline(body).map(({ key, id }) => [key, id]))
  const block: { [S in Style]: (props: TextBlockProps) => ReactNode } = {
    ...otherStyles,
    h2: ({ value: { _key }, children }) => <h2 id={ids.get(_key ?? '')}>{children}</h2>,
    h3: ({ value: { _key }, children }) => <h3 id={ids.get(_key ?? '')}>{children}</h3>,
  }
  const components = { types: typesFor(context), marks: marksFor(context), list: lists, block }
  return (
    <div className={isInside ? undefined : styles.text}>
      <Blocks
        value={placeAds(body, ads).blocks.map(keptPunctuation)}
        components={components}
        onMissingComponent={false}
      />
    </div>
  )
}

function typesFor(context: TextContext) {
  const drawn = Object.entries(pieces).map(([type, { name, draw }]) => [
    type,
    ({ value }: { value: never }) => {
      const piece = draw(value, context)
      if (!(piece instanceof Lacking)) return piece
      return context.isDraft ? (
        <EditorNotice>{`Bloco incompleto: ${name}. Falta ${piece.parts.join(' e ')}.`}</EditorNotice>
      ) : null
    },
  ])
  return {
    ...Object.fromEntries(drawn),
    unknown: ({ value: { name } }: { value: UnknownNode }) =>
      context.isDraft ? (
        <EditorNotice>{`O site não conhece o bloco “${name}” e não o mostra aos leitores.`}</EditorNotice>
      ) : null,
  }
}

function marksFor({ referred }: TextContext) {
  const drawn = Object.entries(markComponents).map(([type, draw]) => [
    type,
    ({ value, children }: { value: never; children: ReactNode }) => draw({ value, referred, children }),
  ])
  return { ...decoratorComponents, ...Object.fromEntries(drawn) }
}

function isNumber(id: unknown): id is SeriesId | IndicatorId {
  return typeof id === 'string' && (Object.hasOwn(series, id) || Object.hasOwn(indicators, id))
}

function checkedValue(fallback: ValueOf<'rateWidget'>['fallback']) {
  const { value, date } = fallback ?? {}
  return words(value) && isIsoDate(date) ? { value: words(value), day: formatDay(date) } : undefined
}
