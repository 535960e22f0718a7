'use client'

import { type ComponentProps, type FormEvent, useState } from 'react'
import { formatBrl, formatCents } from '#web/finance/core/format.ts'
import type { Cents, IsoDate } from '#web/finance/core/money.ts'
import { readReais } from '#web/finance/core/typed-reais.ts'
import { rateAndDay } from '#web/rates/daily/day-of-rate.ts'
import type { References } from '#web/rates/daily/references.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { Miudos } from '#web/ui/nota/Miudos.tsx'
import { Nota } from '#web/ui/nota/Nota.tsx'
import { QuestionList } from '#web/ui/QuestionList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import styles from './comparison.module.css'
import {
  cdbOf,
  daysInWords,
  decisionInWords,
  type Family,
  familiesOf,
  type Months,
  netInWords,
  type Question,
  terms,
} from './families.ts'

type Props = {
  rates: References
  /** Of the page: the comparison begins on it. */
  date: IsoDate
  /** Beside the Nota. */
  guides: ComponentProps<typeof QuestionList>['items']
}

type Filters = { months: Months; back: keyof typeof backs; kind: keyof typeof kinds }

const limits = { min: 100_00, max: 10_000_000_00 }

const backs = { any: 'só no fim do prazo', before: 'posso precisar antes' } as const
const kinds = {
  all: 'todos os tipos',
  covered: 'só com FGC ou Tesouro',
  'tax-free': 'só isentos de imposto de renda',
} as const

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The families side by side for an amount and a term; without code, all of them for the first ones. */
export function Comparison({ rates, date, guides }: Props) {
  const [amount, setAmount] = useState<Cents>(1000_00)
  const [wrong, setWrong] = useState<string>()
  const [filters, setFilters] = useState<Filters>({ months: 12, back: 'any', kind: 'all' })
  const question: Question = { amount, months: filters.months, date, rates }

  function readFields(event: FormEvent<HTMLFormElement>) {
    const data = new FormData(event.currentTarget)
    const read = readReais(String(data.get('amount')), limits)
    setWrong(read.wrong)
    if (read.amount !== undefined) setAmount(read.amount)
    setFilters(readFilters(data))
  }

  return (
    <>
      <form aria-label="Filtros" onInput={readFields} onSubmit={(event) => event.preventDefault()}>
        <FieldGrid>
          <Field
            name="amount"
            label="Quanto vou investir"
            unit="R$"
            inputMode="decimal"
            defaultValue={formatCents(1000_00)}
            error={wrong}
            half
          />
          <SelectField
            name="months"
            label="Por quanto tempo"
            options={optionsOf(terms)}
            defaultValue="12"
            half
          />
          <SelectField
            name="back"
            label="Quando preciso do dinheiro"
            options={optionsOf(backs)}
            half="roomy"
          />
          <SelectField name="kind" label="Mostrar" options={optionsOf(kinds)} half="roomy" />
        </FieldGrid>
      </form>
      <Answer families={familiesOf(question)} question={question} filters={filters} />
      <div className="columns section">
        <CdbNota question={question} />
        <Section id="guias" title="Os cinco guias">
          <QuestionList items={guides} />
        </Section>
      </div>
    </>
  )
}

type AnswerProps = { families: readonly Family[]; question: Question; filters: Filters }

/** The decision first: a sentence and a bar for each amount; tax, term and guarantee are folded. */
function Answer({ families, question, filters }: AnswerProps) {
  const shown = families.filter((family) => isShown(family, filters))
  const left = families.filter((family) => !shown.includes(family)).map(({ name }) => name)
  const { amount, months, rates } = question
  const days = daysInWords(rates)
  const known = shown.flatMap(({ named, net }) => (typeof net === 'number' ? [{ named, net }] : []))
  return (
    <div className={`${styles.table} stack-small`} id="resultado">
      {known.length > 0 && (
        <>
          <Miudos>{decisionInWords(question, shown)}</Miudos>
          <BarChart
            title={`${formatBrl(amount)} por ${terms[months]}: quanto fica, já sem imposto`}
            subtitle="A barra é o que rende se as taxas não mudarem. Em ordem alfabética"
            bars={known.map(({ named, net }) => ({ label: named, value: net - amount }))}
            format={(gain) => formatBrl(amount + gain)}
          />
        </>
      )}
      <DataDetails summary="Comparar imposto, prazo, garantia e risco">
        <DataTable
          caption={`${formatBrl(amount)} por ${terms[months]}, líquido, se as taxas não mudarem`}
          columns={[
            { label: 'Tipo' },
            { label: 'Sobra no fim', numeric: true },
            { label: 'Rende' },
            { label: 'Imposto de renda' },
            { label: 'IOF' },
            { label: 'Mínimo' },
            { label: 'Quando volta' },
            { label: 'Garantia' },
            { label: 'Principal risco' },
          ]}
          rows={shown.map(({ name, net, yields, tax, iof, minimum, back, guarantee, risk }) => [
            name,
            netInWords(net),
            yields,
            tax,
            iof,
            minimum,
            back,
            guarantee,
            risk,
          ])}
        />
      </DataDetails>
      <div aria-live="polite">
        {left.length > 0 && <p className="small">Fora do que você pediu: {left.join(', ')}.</p>}
      </div>
      <p className="small muted">
        {days ? `Taxas: ${days}.` : 'Sem taxas agora: em vez de estimar, não mostramos valores.'} O CDB e a
        LCI são exemplos, com 100 % e 90 % do CDI; cada banco paga o seu. O Tesouro Selic foi contado a 100 %
        do CDI, que anda perto da Selic, já sem a custódia. Quanto ações e fundos imobiliários vão render,
        ninguém sabe antes.
      </p>
      {isSimulated(rates) && (
        <p>
          <SimulatedTag />
        </p>
      )}
    </div>
  )
}

function CdbNota({ question }: { question: Question }) {
  const held = cdbOf(question)
  const { cdi } = question.rates
  if (!(held && cdi)) return <p>Sem o CDI, não mostramos a conta. Em vez de estimar, a linha espera.</p>
  const origin = cdi.isUndated ? 'Taxa sem data na fonte' : 'Banco Central, série 4389'
  const notes = [
    `${rateAndDay('CDI', cdi)}, parado até o fim. ${origin}${cdi.simulated ? ' (simulado)' : ''}.`,
    ...held.lines.flatMap(({ source }) => source?.source ?? []),
  ]
  return (
    <Nota
      id="nota-cdb"
      single
      title={`CDB de 100 % do CDI, ${terms[question.months]}`}
      stamp={<Carimbo>{rateAndDay('CDI', cdi)}</Carimbo>}
      headline={{
        label: `De ${formatBrl(question.amount)}, ficam`,
        value: held.net / 100,
        text: formatCents(held.net),
      }}
      lines={[
        ...held.lines.map(({ label, amount, formula }) => ({
          label,
          value: formatCents(amount),
          detail: formula,
        })),
        { label: 'Líquido', value: formatBrl(held.total), kind: 'total' as const },
      ]}
      summary={`dos ${formatBrl(held.gross - held.invested)} que rende, ${formatBrl(held.ir + held.iof)} vão para o imposto.`}
      notes={[...new Set(notes)]}
    />
  )
}

function isShown({ isLiquid, isCovered, isTaxFree }: Family, { back, kind }: Filters): boolean {
  if (back === 'before' && !isLiquid) return false
  if (kind === 'covered') return isCovered
  return kind === 'all' || isTaxFree
}

function isSimulated(rates: References): boolean {
  return Object.values(rates).some(({ simulated }) => simulated)
}

function readFilters(data: FormData): Filters {
  return {
    months: oneOf(terms, data.get('months'), 12),
    back: oneOf(backs, data.get('back'), 'any'),
    kind: oneOf(kinds, data.get('kind'), 'all'),
  }
}

/** The chosen key of a list, as it is in the list: a number stays one. */
function oneOf<Key extends string | number>(
  list: Readonly<Record<Key, string>>,
  chosen: unknown,
  other: Key,
): Key {
  // Object.keys makes texts of numbers; the list itself has the key.
  const found = (Object.keys(list) as unknown as Key[]).find((key) => String(key) === chosen)
  return found === undefined ? other : ((typeof other === 'number' ? Number(found) : found) as Key)
}
