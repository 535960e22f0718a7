import { pagesTable } from '#scripts/check-live/pages-table.ts'
import { feedsOfPages } from './feeds-of-pages.ts'
import { openSite } from './site.ts'

/** Prints which page has the numbers of which source, with the keys and addresses of the environment. */
export async function printPages(): Promise<void> {
  const site = await openSite()
  const pages = await feedsOfPages(site)
  site.close()
  console.log(`\n${pagesTable(pages).join('\n')}`)
}
