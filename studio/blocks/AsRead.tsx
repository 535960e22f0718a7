import { Stack, Text } from '@sanity/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { readPasted } from '#schemas/blocks/pasted-series.ts'
import { today } from '#schemas/day.ts'
import { isQuotedRule, quotedRules } from '#web/finance/changelog/quoted-rules.ts'
import { formatNumber } from '#web/finance/core/format.ts'
import { isFollowed } from '#web/rates/catalogue/assets.ts'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { LineChart } from '#web/ui/charts/LineChart.tsx'
import styles from './AsRead.module.css'
import type { EmbedResult } from './embed-result.ts'
import { type NumberInText, type SiteNumbers, useAsset, useSiteNumbers } from './site-numbers.ts'

type Block = Readonly<Record<string, unknown>>

type Props = { block: Block /** Inside a sentence. */; inline?: boolean | undefined }

const drawings: Readonly<Record<string, (props: Props) => ReactNode>> = {
  calculatorEmbed: Calculation,
  rateWidget: Rate,
  inlineRate: Rate,
  assetCard: Asset,
  ruleRef: Rule,
  chart: Chart,
}

/** Whether a block has numbers that its form does not show. */
export const isDrawn = (type: string) => Object.hasOwn(drawings, type)

/** A block with numbers as a reader sees it now; of a calculator its result. */
export function AsRead({ type, ...props }: Props & { type: string }) {
  const Drawing = drawings[type]
  return Drawing ? <Drawing {...props} /> : null
}

function Calculation({ block }: Props) {
  const numbers = useSiteNumbers()
  const result = useResult(block, numbers)
  if (numbers === null) return <Says>O site não respondeu: sem os números do dia não há resultado.</Says>
  if (!result) return <Says>Calculando…</Says>
  if ('why' in result) {
    return (
      <Stack gap={2}>
        {result.why.map((sentence) => (
          <Says key={sentence}>{sentence}</Says>
        ))}
      </Stack>
    )
  }
  const { title, label, value, simulated } = result
  return <NumberNow label={saidOf(title, simulated)} value={`${label}: ${value}`} />
}

/** All calculators are many; they are loaded when a text has one. */
function useResult(block: Block, numbers: SiteNumbers | null | undefined): EmbedResult | undefined {
  const [parts, setParts] = useState<typeof import('./embed-result.ts')>()
  useEffect(() => {
    let isCurrent = true
    void import('./embed-result.ts').then((loaded) => isCurrent && setParts(loaded))
    return () => {
      isCurrent = false
    }
  }, [])
  return parts && numbers ? parts.embedResult(block, numbers.figures) : undefined
}

function Rate({ block: { series, format }, inline }: Props) {
  const numbers = useSiteNumbers()
  if (typeof series !== 'string') return null
  const number = numbers && (numbers.inText[series] ?? 'none')
  return <FromSite {...{ number, format, inline }} />
}

function Asset({ block: { code } }: Props) {
  return typeof code === 'string' && isFollowed(code) ? <Price code={code} /> : null
}

function Price({ code }: { code: string }) {
  return <FromSite number={useAsset(code)} />
}

type FromSiteProps = {
  number: NumberInText | 'none' | null | undefined
  format?: unknown
  inline?: boolean | undefined
}

function FromSite({ number, format, inline }: FromSiteProps) {
  if (number === null)
    return <Says inline={inline}>O site não respondeu: o número de hoje não aparece aqui.</Says>
  if (number === undefined) return <Says inline={inline}>Carregando…</Says>
  if (number === 'none') return <Says inline={inline}>Sem dado agora: nenhuma fonte respondeu.</Says>
  const { text, rounded, per, age, simulated } = number
  const value = [format === 'rounded' ? (rounded ?? text) : text, per].filter(Boolean).join(' ')
  return <NumberNow inline={inline} label={saidOf(age, simulated)} value={value} />
}

function Rule({ block: { rule, format }, inline }: Props) {
  if (!isQuotedRule(rule)) return null
  const quote = quotedRules[rule].on(today())
  if (!quote) return <Says inline={inline}>Sem regra em vigor hoje.</Says>
  const doubt = quote.source.confidence === 'uncertain' ? ', não confirmado' : ''
  return (
    <NumberNow
      inline={inline}
      label={format === 'plain' ? undefined : quote.law + doubt}
      value={quote.text}
    />
  )
}

function Chart({ block: { caption, unit, kind, points } }: Props) {
  const read = readPasted(String(points ?? ''))
  if (typeof read === 'string') return null
  const texts = { title: String(caption ?? ''), subtitle: String(unit ?? '') }
  const format = (value: number) => formatNumber(value, read.decimals)
  const bars = read.labels.map((label, index) => ({ label, value: read.lines[0]?.values[index] ?? 0 }))
  return (
    <div className={styles.chart}>
      {kind === 'bar' ? (
        <BarChart {...texts} bars={bars} format={format} />
      ) : (
        <LineChart {...texts} series={read.lines} names={read.labels} format={{ decimals: read.decimals }} />
      )}
    </div>
  )
}

const saidOf = (text: string, simulated: boolean) => (simulated ? `${text}, dados simulados` : text)

type NumberProps = { label: string | undefined; value: string; inline?: boolean | undefined }

function NumberNow({ label, value, inline }: NumberProps) {
  if (inline) return <span>{label ? `${value} (${label})` : value}</span>
  return (
    <Stack gap={2}>
      <Text size={1} weight="semibold">
        {value}
      </Text>
      {label && (
        <Text size={1} muted>
          {label}
        </Text>
      )}
    </Stack>
  )
}

function Says({ children, inline }: { children: string; inline?: boolean | undefined }) {
  if (inline) return <span>({children})</span>
  return (
    <Text size={1} muted>
      {children}
    </Text>
  )
}
