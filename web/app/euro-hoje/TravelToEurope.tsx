import { dollarsInWords } from '#web/finance/changelog/rule-words.ts'
import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import { schengenTables } from '#web/finance/tables/exchange/schengen.ts'
import { travelLimits } from '#web/finance/tables/exchange/travel-limits.ts'
import { today } from '../_currency/law-today.ts'

/** What who travels with euros should know at both borders, with the rule and the day on which it was checked. */
export function TravelToEurope() {
  const europe = today(schengenTables)
  const brazil = today(travelLimits)
  return (
    <section className="stack" aria-labelledby="viagem">
      <div className="section-top">
        <h2 id="viagem">Viagem ao espaço Schengen</h2>
      </div>
      <ul className="stack-small">
        <li>
          <b>{`${europe.days} dias em qualquer período de ${europe.windowDays}.`}</b> É o tempo sem visto de
          quem viaja a turismo ou a negócios. Some os dias em todos os países do espaço Schengen nos últimos{' '}
          {europe.windowDays} dias (Regulamento (UE) 2016/399, art.{'\u00A0'}6º).
        </li>
        <li>
          <b>{`€\u00A0${formatNumber(europe.declaredCash / 100, 0)} ou mais em dinheiro vivo: declare.`}</b>{' '}
          Vale ao entrar na União Europeia e ao sair dela, somando as moedas (Regulamento (UE) 2018/1672,
          desde {formatDay(europe.from)}).
        </li>
        <li>
          <b>{`Acima de ${dollarsInWords(brazil.declaredCash)} ou o equivalente: declare também no Brasil.`}</b>{' '}
          Na saída e na volta, pela e-DBV, da Receita. O que passar do limite sem declaração pode ser perdido
          (Lei 14.286/2021, art.{'\u00A0'}14, desde {formatDay(brazil.from)}).
        </li>
        <li>
          <b>ETIAS.</b> Essa autorização eletrônica estava prevista para o fim de 2026, e não confirmamos se
          já é pedida. Veja no site oficial da União Europeia antes de comprar a passagem.
        </li>
      </ul>
      <p className="small muted">
        Regras europeias conferidas em {formatDay(europe.checkedOn)}, em fontes secundárias. Irlanda e Chipre
        estão na União Europeia e fora do Schengen; Suíça e Noruega, o contrário. Antes de viajar, confirme no
        consulado do país de chegada.
      </p>
    </section>
  )
}
