import { stegaClean } from '@sanity/client/stega'
import { siteSettings } from '#web/content/queries/settings.ts'
import { Banner } from './Banner.tsx'

/** The editors' notice. A kept page outlives its hours, so web/shell/notice.ts shows and hides it by the reader's clock. */
export async function SiteNotice() {
  const { notice } = await siteSettings()
  if (!notice.text) return null
  const [from, to] = [Date.parse(notice.from), Date.parse(notice.to)]
  return (
    <Banner data-from={from} data-to={to} hidden={!isNowWithin(from, to)} suppressHydrationWarning>
      {notice.href ? <a href={stegaClean(notice.href)}>{notice.text}</a> : notice.text}
    </Banner>
  )
}

function isNowWithin(from: number, to: number): boolean {
  const now = Date.now()
  return from <= now && now < to
}
