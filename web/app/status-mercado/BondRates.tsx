import { readBonds } from '#web/rates/daily/bonds.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Section } from '#web/ui/Section.tsx'
import { BondTables } from '../_assets/BondTables.tsx'

/** Of the newest morning that the Treasury published. */
export async function BondRates() {
  const table = await readBonds()
  return (
    <Section
      id="taxas-tesouro"
      title="Taxas do Tesouro Direto"
      className="section"
      beside={
        table.rows.length > 0 && (
          <a className="follow" href="/api/ativos?classe=titulo&formato=csv" download>
            <Icon name="table" size="small" />
            Baixar a tabela (CSV)
          </a>
        )
      }
    >
      <BondTables {...table} />
    </Section>
  )
}
