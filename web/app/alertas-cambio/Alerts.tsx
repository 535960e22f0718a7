'use client'

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useCopy } from '#web/calculators/form/actions/use-copy.tsx'
import { formatNumber } from '#web/finance/core/format.ts'
import { alertKey, readAlerts, writeAlerts } from '#web/rates/alerts/alert-link.ts'
import { firedSentence } from '#web/rates/alerts/alert-words.ts'
import type { Alert } from '#web/rates/alerts/alerts.ts'
import type { Quote } from '#web/rates/quote.ts'
import { type SeriesId, series } from '#web/rates/series.ts'
import { Button } from '#web/ui/Button.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import type { ServedSeries } from './AlertForm.tsx'
import { AlertForm } from './AlertForm.tsx'
import styles from './Alerts.module.css'
import { askPermission, notify, usePermission } from './notification.ts'
import { type Fired, groupBySeries, SeriesAlerts } from './SeriesAlerts.tsx'

/** The whole of the page that lives: the form, the count of days, and the alerts of the address. */
export function Alerts({ all }: { all: Readonly<Record<SeriesId, ServedSeries>> }) {
  const { alerts, isDamaged, setAlerts } = useLinkAlerts()
  const [fired, setFired] = useState<Record<string, Fired>>({})
  const [announced, setAnnounced] = useState('')
  const { take, outcome } = useCopy()

  const onFire = useCallback((alert: Alert, quote: Quote) => {
    const { decimals } = series[alert.series]
    const sentence = firedSentence(alert)
    const label = quote.simulated ? 'Dados simulados. ' : ''
    setFired((before) => ({
      ...before,
      [alertKey(alert)]: { at: new Date().toISOString(), price: quote.last },
    }))
    setAnnounced(`${label}${sentence}.`)
    void notify(sentence, `${label}Preço: R$ ${formatNumber(quote.last, decimals)}.`, alertKey(alert))
  }, [])
  useTitleMark(Object.keys(fired).length)

  async function create(alert: Alert) {
    setAlerts([...alerts.filter((other) => alertKey(other) !== alertKey(alert)), alert])
    await askPermission()
  }

  return (
    <>
      <AlertForm all={all} onCreate={create} />
      <section className="section" id="resultado" aria-labelledby="seus-alertas">
        <div className="section-top">
          <h2 id="seus-alertas">Seus alertas nesta aba</h2>
          {alerts.length > 0 && (
            <Button
              variant="plain"
              size="small"
              onClick={() =>
                take({
                  label: 'Link dos alertas',
                  text: window.location.href,
                  message: 'Link copiado. Guarde-o.',
                })
              }
            >
              Copiar o link
            </Button>
          )}
        </div>
        <span className="visually-hidden" role="status">
          {announced}
        </span>
        <div className="stack">
          <PermissionNote needed={alerts.length > 0} />
          {isDamaged && (
            <Callout tone="alert" title="Parte do link não pôde ser lida">
              <p>Os alertas que entendemos estão abaixo. Confira se o link foi copiado inteiro.</p>
            </Callout>
          )}
          {alerts.length === 0 && (
            <div className={styles.empty}>
              <h3>Nenhum alerta ainda</h3>
              <p className="muted ui">
                Crie o primeiro acima. Se fechar esta aba, ele para; com o link guardado, volta.
              </p>
            </div>
          )}
          {groupBySeries(alerts).map(([id, group]) => (
            <SeriesAlerts
              key={id}
              served={all[id].served}
              alerts={group}
              fired={fired}
              onFire={onFire}
              onRemove={(gone) => setAlerts(alerts.filter((alert) => alert !== gone))}
            />
          ))}
        </div>
      </section>
      {outcome}
    </>
  )
}

function PermissionNote({ needed }: { needed: boolean }) {
  const permission = usePermission()
  if (!needed || permission === 'granted') return null
  if (permission === 'default') {
    return (
      <Callout tone="explain" title="O navegador ainda não pode avisar">
        <p>
          Sem a permissão, o aviso aparece só nesta página.{' '}
          <Button variant="outline" size="small" onClick={askPermission}>
            Permitir avisos
          </Button>
        </p>
      </Callout>
    )
  }
  return (
    <Callout
      tone="alert"
      title={permission === 'denied' ? 'O navegador bloqueou os avisos' : 'Este navegador não avisa'}
    >
      <p>
        {permission === 'denied'
          ? 'O aviso aparece só nesta página. Para liberar, toque no cadeado ao lado do endereço, abra “Notificações” e escolha “Permitir”.'
          : 'O aviso aparece só nesta página. No iPhone, adicione o site à Tela de Início e abra-o por lá.'}
      </p>
    </Callout>
  )
}

/** The name of the tab says that something happened, also where notices are blocked. */
function useTitleMark(count: number): void {
  useEffect(() => {
    if (count === 0) return
    const title = document.title
    document.title = `(${count}) ${title}`
    return () => {
      document.title = title
    }
  }, [count])
}

/** The alerts of the address, where alone they live; none in the HTML, as a fragment never reaches the server. */
function useLinkAlerts() {
  const hash = useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => '',
  )
  const { alerts, isDamaged } = useMemo(() => readAlerts(hash), [hash])
  return { alerts, isDamaged, setAlerts }
}

function setAlerts(alerts: readonly Alert[]): void {
  const { pathname, search } = window.location
  const fragment = alerts.length > 0 ? `#${writeAlerts(alerts)}` : ''
  window.history.replaceState(null, '', `${pathname}${search}${fragment}`)
  // Replacing an address tells nobody.
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

function onHashChange(listen: () => void): () => void {
  window.addEventListener('hashchange', listen)
  return () => window.removeEventListener('hashchange', listen)
}
