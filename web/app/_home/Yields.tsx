import { formatBrl } from '#web/finance/core/format.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { readReferences } from '#web/rates/daily/references.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { FollowLink } from '#web/ui/FollowLink.tsx'
import { daysInWords, familiesOf, netInWords } from '../investimentos/families.ts'
import styles from './Yields.module.css'

const amount = 1000_00

/** R$ 1.000 after a year in each family whose yield is known beforehand, with the newest rates. */
export async function Yields() {
  const rates = await readReferences()
  const families = familiesOf({ amount, months: 12, date: todayInBrasilia(), rates })
  const known = families.filter(({ net }) => net !== 'unknowable')
  const days = daysInWords(rates)
  return (
    <FoldedSection
      id="rende"
      title={`${formatBrl(amount).replace(',00', '')} por um ano`}
      hint={known.map(({ name, net }) => `${name}: ${netInWords(net)}`).join(' · ')}
    >
      <p className="small muted">
        Já sem imposto, se as taxas não mudarem. Em ordem alfabética. {days && `Taxas: ${days}.`}
      </p>
      <dl className={styles.yields}>
        {known.map(({ name, net, yields, tax }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{netInWords(net)}</dd>
            <dd>
              {yields}. Imposto de renda: {tax}.
            </dd>
          </div>
        ))}
      </dl>
      {Object.values(rates).some(({ simulated }) => simulated) && <SimulatedTag />}
      <p className="small muted">
        Ações e fundos imobiliários não entram: ninguém sabe antes quanto vão render.
      </p>
      <p>
        <FollowLink href="/investimentos">Guia de investimentos</FollowLink>
      </p>
    </FoldedSection>
  )
}
