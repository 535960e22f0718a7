import { PortableText as Blocks } from '@portabletext/react'
import type { ReactNode } from 'react'
import type { Decorator } from '#schemas/blocks/body.ts'
import { AdSlot } from '#web/ads/AdSlot.tsx'
import { type AdPolicy, placeAds } from '#web/ads/place-ads.ts'
import { InlineRate, RateCard } from '#web/rates/quotes/RateEmbeds.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import { Miudos } from '#web/ui/nota/Miudos.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { ArticleImage } from './ArticleImage.tsx'
import { AffiliateCta } from './affiliates/AffiliateCta.tsx'
import { PartnerLink } from './affiliates/PartnerLink.tsx'
import { CalculatorInText } from './CalculatorInText.tsx'
import { outline } from './outline.ts'
import styles from './PortableText.module.css'
import { RuleInText } from './RuleInText.tsx'
import type { Body } from './sanity.types.ts'

type Block = Body[number]
type TextBlock = Extract<Block, { _type: 'block' }>
type Inline = NonNullable<TextBlock['children']>[number]
type Mark = NonNullable<TextBlock['markDefs']>[number]
type Embed = Exclude<Block['_type'], 'block'> | Exclude<Inline['_type'], 'span'>

const calloutTitles = { explain: 'Para entender', alert: 'Quando dá errado', correction: 'Correção' } as const

// One component for each block that the schema allows: a new block does not compile until it has one.
const types: { [T in Embed]: (props: { value: Extract<Block | Inline, { _type: T }> }) => ReactNode } = {
  calculatorEmbed: ({ value }) => <CalculatorInText embed={value} />,
  rateWidget: ({ value }) => <RateCard series={value.series} />,
  inlineRate: ({ value }) => <InlineRate series={value.series} />,
  ruleRef: ({ value }) => <RuleInText rule={value.rule} />,
  callout: ({ value: { tone, title, text } }) =>
    tone === 'summary' ? (
      <Miudos>{text}</Miudos>
    ) : (
      <Callout tone={tone} title={title || calloutTitles[tone]}>
        <p>{text}</p>
      </Callout>
    ),
  simpleTable: ({ value: { caption, columns, rows } }) => (
    <DataTable caption={caption} columns={columns} rows={rows.map(({ cells }) => cells)} />
  ),
  figure: ({ value }) => (value.asset ? <ArticleImage figure={value} /> : null),
  affiliateCta: ({ value }) => <AffiliateCta offer={value} />,
  adBreak: ({ value: { place } }) => (place ? <AdSlot slot={place} /> : null),
}

const marks: {
  [T in Mark['_type']]: (props: { value?: Extract<Mark, { _type: T }>; children: ReactNode }) => ReactNode
} & { [D in Decorator]: (props: { children: ReactNode }) => ReactNode } = {
  link: ({ value, children }) => {
    const plain = <a href={value?.href}>{children}</a>
    if (!value?.href.startsWith('https://')) return plain
    return (
      <PartnerLink href={value.href} plain={plain}>
        {children}
      </PartnerLink>
    )
  },
  strong: ({ children }) => <strong>{children}</strong>,
  em: ({ children }) => <em>{children}</em>,
  code: ({ children }) => <code>{children}</code>,
}

const list: { [L in NonNullable<TextBlock['listItem']>]: (props: { children?: ReactNode }) => ReactNode } = {
  bullet: ({ children }) => <ul>{children}</ul>,
  number: ({ children }) => <ol>{children}</ol>,
}

type PortableTextProps = {
  value: Body
  /** Whether advertisements may stand between the blocks: only in articles. */
  ads?: AdPolicy
}

export function PortableText({ value, ads = 'none' }: PortableTextProps) {
  const ids = new Map(outline(value).map(({ key, id }) => [key, id]))
  const block: { [S in NonNullable<TextBlock['style']>]: (props: TextBlockProps) => ReactNode } = {
    normal: ({ children }) => <p>{children}</p>,
    h2: ({ value: { _key }, children }) => <h2 id={ids.get(_key ?? '')}>{children}</h2>,
    h3: ({ value: { _key }, children }) => <h3 id={ids.get(_key ?? '')}>{children}</h3>,
    blockquote: ({ children }) => <blockquote>{children}</blockquote>,
  }
  return (
    <div className={styles.text}>
      <Blocks value={placeAds(value, ads).blocks} components={{ types, marks, list, block }} />
    </div>
  )
}

type TextBlockProps = { value: { _key?: string }; children?: ReactNode }
