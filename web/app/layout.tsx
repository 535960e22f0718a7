import '#web/ui/styles/tokens.css'
import '#web/ui/styles/base.css'
import '#web/ui/styles/layout.css'
import '#web/ui/styles/print.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { DraftMode } from '#web/content/preview/DraftMode.tsx'
import { env } from '#web/env.ts'
import { InstallBanner } from './_frame/InstallBanner.tsx'
import { clockScript, firstScript, menuScript } from './_frame/inline-scripts.ts'
import { OwnScript } from './_frame/OwnScript.tsx'
import { SimulatedBanner } from './_frame/SimulatedBanner.tsx'
import { SiteFooter } from './_frame/SiteFooter.tsx'
import { SiteHeader } from './_frame/SiteHeader.tsx'
import { SiteNotice } from './_frame/SiteNotice.tsx'
import { SkipLinks } from './_frame/SkipLinks.tsx'
import { KeptNotice } from './_shell/KeptNotice.tsx'
import { PageLoading } from './_shell/PageLoading.tsx'
import { pages } from './_shell/pages.ts'

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
  return (
    // The mark: scripts/pages/defer.ts takes the framework out of the page until a reader needs it.
    // The rest is marked before React comes, by the inline script and by the service worker.
    <html lang="pt-BR" data-defer="" suppressHydrationWarning>
      <body>
        {env.CLOCK_OFFSET_MS !== undefined && <script>{clockScript(env.CLOCK_OFFSET_MS)}</script>}
        <script>{firstScript}</script>
        <SkipLinks />
        <SiteHeader />
        <PageLoading />
        <script>{menuScript}</script>
        <KeptNotice />
        {env.MARKET === 'simulated' && <SimulatedBanner />}
        <SiteNotice />
        <main id="conteudo" tabIndex={-1} className="container">
          {children}
        </main>
        <DraftMode />
        <SiteFooter />
        <InstallBanner />
        <OwnScript />
      </body>
    </html>
  )
}
