import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { Origin } from '#web/rates/assets/AssetStatus.tsx'
import type { AssetPayouts, TaxedPayout } from '#web/rates/stocks/payouts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Section } from '#web/ui/Section.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { payoutTaxWords } from '../_assets/tax-words.ts'
import styles from './detail.module.css'

/** Half a year of a fund, the last payments of a share. */
const shown = { fund: 6, share: 3 }
/** Centavos of a share matter when there are many of them. */
const DECIMALS = 4

const kindNames: Record<Exclude<TaxedPayout['kind'], 'other'>, string> = {
  dividend: 'Dividendo',
  jcp: 'JCP',
  'fund-income': 'Rendimento',
}

type Props = { code: string; isFund: boolean; paid: AssetPayouts | null; today: IsoDate; now: Date }

/** Paid and announced, before and after tax. */
export function Payouts({ code, isFund, paid, today, now }: Props) {
  return (
    <Section
      id="proventos"
      title={isFund ? 'Rendimentos' : 'Dividendos e JCP'}
      className="stack section"
      beside={
        paid?.payouts &&
        paid.payouts.length > 0 && (
          <a className={styles.download} href={`/api/ativos?codigo=${code}&formato=csv`} download>
            <Icon name="download" size="small" />
            Baixar CSV
          </a>
        )
      }
    >
      {paid?.payouts ? (
        <Table code={code} isFund={isFund} payouts={paid.payouts} today={today} now={now} />
      ) : (
        <p className="muted">
          {paid
            ? `A fonte não informa o que ${code} pagou a este site. Veja no site da ${isFund ? 'administradora do fundo' : 'empresa'} ou da B3.`
            : 'Sem dado: a fonte não deu números que possamos usar.'}
        </p>
      )}
      {paid && paid.events.length > 0 && <Events events={paid.events} code={code} />}
      {paid && <Origin origin={paid.origin} />}
    </Section>
  )
}

function Table({
  code,
  isFund,
  payouts,
  today,
  now,
}: Omit<Props, 'paid'> & { payouts: readonly TaxedPayout[] }) {
  if (payouts.length === 0) return <p className="muted">A fonte não traz nenhum pagamento de {code}.</p>
  const columns = [
    { label: 'Data-com' },
    { label: 'Tipo e pagamento' },
    { label: 'Bruto', numeric: true },
    { label: 'Líquido', numeric: true },
  ]
  const rows = payouts.map((payout) => rowOf(payout, today))
  const count = isFund ? shown.fund : shown.share
  const unit = isFund ? 'cota' : 'ação'
  return (
    <>
      <p className="small">
        Quem tem {code} no fim do dia da data-com recebe no pagamento. Em reais por {unit}, com {DECIMALS}{' '}
        casas.
      </p>
      <DataTable caption={`O que ${code} pagou, por ${unit}`} columns={columns} rows={rows.slice(0, count)} />
      {rows.length > count && (
        <DataDetails summary={`Ver os ${rows.length - count} anteriores`}>
          <DataTable
            caption={`O que ${code} pagou antes, por ${unit}`}
            columns={columns}
            rows={rows.slice(count)}
          />
        </DataDetails>
      )}
      <DataDetails summary="Como contamos o imposto" icon="law">
        <p className="small muted">{payoutTaxWords(isFund ? 'fii' : 'acao', now)}</p>
      </DataDetails>
    </>
  )
}

function rowOf(
  { heldOn, paidOn, isDeadline, kind, label, gross, net }: TaxedPayout,
  today: IsoDate,
): string[] {
  const when = paidOn ? `${isDeadline ? 'até ' : ''}${formatDay(paidOn)}` : 'a definir'
  return [
    heldOn ? formatDay(heldOn) : 'sem dado',
    `${kind === 'other' ? label : kindNames[kind]}, ${paidOn && paidOn > today ? `${when} (a pagar)` : when}`,
    formatNumber(gross, DECIMALS),
    net === null ? 'sem dado' : formatNumber(net, DECIMALS),
  ]
}

function Events({ events, code }: { events: AssetPayouts['events']; code: string }) {
  return (
    <DataTable
      caption={`Mudanças no número de ações de ${code}`}
      columns={[{ label: 'Data-com' }, { label: 'O quê' }, { label: 'Fator' }]}
      rows={events.map(({ heldOn, label, factor }) => [
        heldOn ? formatDay(heldOn) : 'sem dado',
        label.toLowerCase(),
        factor || 'sem dado',
      ])}
    />
  )
}
