import { AdSlot } from '#web/ads/AdSlot.tsx'
import type { BrasiliaMoment } from '#web/finance/calendar/fx-session.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { brasiliaMoment } from '#web/rates/brasilia-time.ts'
import { checkInWords, readHolidayCheck } from '#web/rates/daily/holidays.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { sources } from '#web/rates/sources.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Faq } from '#web/ui/Faq.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Section } from '#web/ui/Section.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { pageMetadata } from '../_shell/page-metadata.ts'
import { pageGraph, StructuredData } from '../_shell/StructuredData.tsx'
import { BondRates } from './BondRates.tsx'
import { answer } from './board.ts'
import { nextSessions, type UnusualDay, unusualDays } from './calendar.ts'
import { dayName, hoursInWords } from './hours-in-words.ts'
import { LiveBoard } from './LiveBoard.tsx'
import { MonthCalendar, monthTitle } from './MonthCalendar.tsx'
import styles from './page.module.css'

export const revalidate = 60

const path = '/status-mercado'

export const metadata = pageMetadata('/status-mercado')

export default function MarketStatusPage() {
  const now = new Date()
  const moment = brasiliaMoment(now)
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Home' }, { label: 'Mercado agora' }]} />
      <div className={styles.top}>
        <h1>A bolsa está aberta hoje?</h1>
        {/* What it says of the markets holds for the minute that the page is kept. */}
        <Island
          name="market-status"
          code="LiveBoard"
          when="stale"
          freshUntil={new Date(now.getTime() + 60_000).toISOString()}
        >
          <LiveBoard servedAt={now.toISOString()} />
        </Island>
      </div>
      <div className="columns columns-66 section">
        <Sessions today={moment.day} />
        <Section id="mes" title={monthTitle(moment.day)}>
          <MonthCalendar today={moment.day} />
        </Section>
      </div>
      <BondRates />
      <Holidays today={moment.day} />
      <div className="section">
        <Questions moment={moment} />
      </div>
      <AdSlot slot="rodape" className="section" />
      <StructuredData graph={pageGraph(path, 'Mercado agora', 'A bolsa está aberta hoje?')} />
    </>
  )
}

function Sessions({ today }: { today: IsoDate }) {
  const sessions = nextSessions(today, 5)
  const rows = sessions.map(({ day, opens, closes, after, isUncertain }) => [
    `${dayName(day)}${isUncertain ? ' *' : ''}`,
    opens,
    closes,
    after,
  ])
  return (
    <Section id="pregoes" title="Próximos pregões da B3">
      <DataTable
        caption="Horário de Brasília; o fechamento inclui o leilão"
        columns={[
          { label: 'Dia' },
          { label: 'Abre', numeric: true },
          { label: 'Fecha', numeric: true },
          { label: 'After-market', numeric: true },
        ]}
        rows={rows}
      />
      {sessions.some(({ isUncertain }) => isUncertain) && (
        <p className="small muted">
          * Horário a confirmar: é o padrão da B3 para quando os Estados Unidos saem do horário de verão. Não
          encontramos o ofício circular.
        </p>
      )}
    </Section>
  )
}

function Holidays({ today }: { today: IsoDate }) {
  const year = Number(today.slice(0, 4))
  const years = [year, year + 1]
  return (
    <Section
      id="feriados"
      title="Feriados do mercado"
      beside={
        <a className="follow" href={`${path}/feriados.ics`} download>
          <Icon name="calendar" size="small" />
          Baixar o calendário (.ics)
        </a>
      }
      className="section"
    >
      <div className="stack">
        {years.map((one) => (
          <Fold key={one} summary={`Dias fora do comum em ${one}`}>
            <YearTable days={unusualDays(one)} year={one} />
          </Fold>
        ))}
        <p className="small muted">
          * A confirmar. Fontes: Lei 662/1949, Lei 10.607/2002 e Lei 14.759/2023; calendário de negociação da
          B3; regra 7.2 da NYSE. Estados e municípios têm feriados próprios, que não fecham a bolsa. Conferido
          em 21/11/2026.
        </p>
        <HolidayCheck years={years} />
      </div>
    </Section>
  )
}

function YearTable({ days, year }: { days: readonly UnusualDay[]; year: number }) {
  const rows = days.map(({ day, name, b3, banks, unitedStates, isUncertain }) => [
    `${dayName(day)}${isUncertain ? ' *' : ''}`,
    name,
    b3,
    banks,
    unitedStates,
  ])
  return (
    <DataTable
      caption={`Feriados e horários especiais de ${year}, de segunda a sexta`}
      columns={[
        { label: 'Dia' },
        { label: 'Motivo' },
        { label: 'B3' },
        { label: 'Bancos, câmbio e TED' },
        { label: 'NYSE e Nasdaq' },
      ]}
      rows={rows}
    />
  )
}

/** Whether another calendar of holidays says the same as ours, for each year shown. */
async function HolidayCheck({ years }: { years: readonly number[] }) {
  const checks = (await Promise.all(years.map(readHolidayCheck))).filter((check) => check !== null)
  if (checks.length === 0) return <p className="small muted">Não foi possível conferir agora.</p>
  const { name, url, licence } = sources.brasilapi
  return (
    <div className="stack-small">
      {checks.map((check) => (
        <p key={check.year} className="small muted">
          {checkInWords(check)}
        </p>
      ))}
      <p className="small muted">
        <a href={url}>{name}</a>: {licence}.
      </p>
      {checks.some(({ simulated }) => simulated) && (
        <p>
          <SimulatedTag />
        </p>
      )}
    </div>
  )
}

/** facts/10-mercado.md §§1 to 3. The first two answers are of the moment; the others do not change with it. */
function Questions({ moment }: { moment: BrasiliaMoment }) {
  const items = [
    { question: 'A bolsa abre hoje?', answer: answer(moment) },
    {
      question: 'Que horas fecha a B3?',
      answer: `Hoje: ${hoursInWords('b3', moment.day, moment.day).hours} Quando os Estados Unidos estão no horário de verão (de março a novembro), o pregão vai até 16:55, o leilão até 17:00, e há after-market das 17:30 às 18:00. No resto do ano, o pregão vai até 17:55 e o leilão até 18:00.`,
    },
    {
      question: 'Tem pregão em 24/12?',
      answer:
        'Não. A B3 não abre em 24/12, 25/12 e 31/12. Para os bancos, 24/12 e 31/12 são dias úteis: o câmbio e a TED funcionam.',
    },
    {
      question: 'Pix funciona no feriado?',
      answer: 'Sim. O Pix funciona 24 horas, todos os dias. A TED sai só em dias úteis.',
    },
  ]
  return (
    <Section id="perguntas" title="Perguntas">
      <Faq items={items} />
    </Section>
  )
}
