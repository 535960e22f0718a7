import { type CSSProperties, useEffect, useState } from 'react'
import type { PreviewHeaderProps } from 'sanity/presentation'

/** In CSS pixels: a phone, a tablet, a laptop. */
const widths = [360, 768, 1280]

const styles = {
  bar: {
    display: 'flex',
    gap: '0.25rem',
    alignItems: 'center',
    padding: '0.25rem 0.5rem',
    font: '0.8125rem/1.4 Inter, system-ui, sans-serif',
    color: 'var(--card-fg-color)',
    background: 'var(--card-bg-color)',
    borderBottom: '1px solid var(--card-border-color)',
  },
  button: {
    font: 'inherit',
    padding: '0.25rem 0.5rem',
    color: 'inherit',
    background: 'none',
    border: '1px solid var(--card-border-color)',
    borderRadius: '3px',
    cursor: 'pointer',
  },
} satisfies Record<string, CSSProperties>

/** The header of the preview, and below it the widths at which a page is looked at before it goes out. */
export function PreviewWidths(props: PreviewHeaderProps) {
  const [width, setWidth] = useState<number | null>(null)
  const { iframeRef } = props
  useEffect(() => showAt(iframeRef.current, width))
  return (
    <>
      {props.renderDefault(props)}
      <fieldset aria-label="Largura da prévia" style={{ ...styles.bar, borderWidth: '0 0 1px', margin: 0 }}>
        <span>Largura:</span>
        {[null, ...widths].map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === width}
            style={{ ...styles.button, fontWeight: choice === width ? 700 : 400 }}
            onClick={() => setWidth(choice)}
          >
            {choice === null ? 'Toda' : `${choice} px`}
          </button>
        ))}
      </fieldset>
    </>
  )
}

/** A page wider than the pane is drawn smaller, not narrower. */
function showAt(frame: HTMLIFrameElement | null, width: number | null): void {
  if (!frame) return
  const room = frame.parentElement?.clientWidth ?? 0
  const scale = width !== null && room > 0 ? Math.min(1, room / width) : 1
  frame.style.width = width === null ? '' : `${width}px`
  frame.style.minWidth = width === null ? '' : `${width}px`
  frame.style.zoom = String(scale)
  frame.style.marginInline = width === null ? '' : 'auto'
}
