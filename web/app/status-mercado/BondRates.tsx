import { readBonds } from '#web/rates/daily/bonds.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { BondTables } from '../_assets/BondTables.tsx'

/** Of the newest morning that the Treasury published. */
export async function BondRates() {
  const table = await readBonds()
  return (
    <section className="section" aria-labelledby="taxas-tesouro">
      <div className="section-top">
        <h2 id="taxas-tesouro">Taxas do Tesouro Direto</h2>
        {table.rows.length > 0 && (
          <a className="follow" href="/api/ativos?classe=titulo&formato=csv" download>
            <Icon name="table" size="small" />
            Baixar a tabela (CSV)
          </a>
        )}
      </div>
      <BondTables {...table} />
    </section>
  )
}
