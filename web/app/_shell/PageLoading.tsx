import { Loading } from '#web/ui/Loading.tsx'
import styles from './PageLoading.module.css'

/**
 * "Carregando..." while the next page is on its way; the shell's script shows it.
 *
 * Not a `loading.tsx`: that wraps the page in a Suspense boundary, so the answer starts before the page knows whether
 * it exists and an unknown article would be a 404 with status 200; and links here are plain, so nothing else would
 * show it.
 */
export function PageLoading() {
  return (
    <div className={styles.pageLoading} data-page-loading="" hidden suppressHydrationWarning>
      <Loading />
    </div>
  )
}
