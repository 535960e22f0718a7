import { AdSlot } from '#web/ads/AdSlot.tsx'
import { State } from './Sample.tsx'

export function AdPlaces() {
  return (
    <>
      <State name="Lugar de anúncio, com a linha da casa">
        <AdSlot slot="home-meio" />
      </State>
      <State name="Lugar alto, ao lado de um texto">
        <AdSlot slot="calc-rail" />
      </State>
    </>
  )
}
