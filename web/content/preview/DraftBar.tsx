'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import styles from './DraftBar.module.css'
import { PreviewOptions } from './PreviewOptions.tsx'

export function DraftBar() {
  const path = usePathname()
  useEditingOverlays()
  return (
    <aside className={styles.bar} aria-label="Rascunho">
      <p>
        <b>Você está vendo um rascunho.</b> Leitores veem só o que está publicado.
      </p>
      <PreviewOptions />
      <a href={`/api/draft-mode/disable?voltar=${encodeURIComponent(path)}`}>Sair do rascunho</a>
    </aside>
  )
}

/** Click to edit, and following the Studio's preview. Loaded here alone: it is larger than the rest of the site. */
function useEditingOverlays() {
  const router = useRouter()
  useEffect(() => {
    let disable: (() => void) | undefined
    let isGone = false
    void import('@sanity/visual-editing').then(({ enableVisualEditing }) => {
      if (isGone) return
      disable = enableVisualEditing({
        refresh: async () => router.refresh(),
        history: {
          subscribe: (navigate) => {
            navigate({ type: 'push', title: document.title, url: window.location.href })
            return () => {}
          },
          update: ({ type, url }) => {
            if (type === 'push') router.push(url)
            else if (type === 'pop') router.back()
            else router.replace(url)
          },
        },
      })
    })
    return () => {
      isGone = true
      disable?.()
    }
  }, [router])
}
