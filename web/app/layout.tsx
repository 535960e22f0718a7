import '#web/ui/styles/tokens.css'
import '#web/ui/styles/base.css'
import '#web/ui/styles/layout.css'
import '#web/ui/styles/print.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { DraftMode } from '#web/content/preview/DraftMode.tsx'
import { env } from '#web/env.ts'
import { serviceWorkerScript, shellScript } from './_shell/inline-scripts.ts'
import { PageLoading } from './_shell/PageLoading.tsx'
import { pages } from './_shell/pages.ts'
import { SimulatedBanner } from './_shell/SimulatedBanner.tsx'
import { SiteFooter } from './_shell/SiteFooter.tsx'
import { SiteHeader } from './_shell/SiteHeader.tsx'
import { SkipLinks } from './_shell/SkipLinks.tsx'

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  applicationName: 'Em Miúdos',
  title: { default: pages['/'].title, template: '%s | Em Miúdos' },
  description: pages['/'].description,
  openGraph: { siteName: 'Em Miúdos', locale: 'pt_BR', type: 'website' },
  formatDetection: { telephone: false, date: false, address: false, email: false },
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#FFFFFF' },
    { media: '(prefers-color-scheme: dark)', color: '#181C36' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  // Only the letter of figures and titles; the text's has a stand-in with its metrics.
  preload('/fonts/gabarito.woff2', { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    // The mark: scripts/pages/defer.mjs takes the framework out of the page until a reader needs it.
    <html lang="pt-BR" data-defer="">
      <body>
        <SkipLinks />
        <SiteHeader />
        <PageLoading />
        <script>{shellScript}</script>
        {env.MARKET === 'simulated' && <SimulatedBanner />}
        <main id="conteudo" tabIndex={-1} className="container">
          {children}
        </main>
        <DraftMode />
        <SiteFooter />
        {process.env.NODE_ENV === 'production' && <script>{serviceWorkerScript}</script>}
      </body>
    </html>
  )
}
