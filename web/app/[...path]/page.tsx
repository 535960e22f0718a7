import { calculators } from '#web/calculators/registry.ts'
import { leaveOldAddress } from '#web/content/old-address.ts'
import { pages } from '../_search/pages.ts'
import { addressMeant, readable } from '../_search/typed-path.ts'

/** Of what a reader opens; a file or a page that only the site leads to is nobody's typo. */
const pageAddresses = [
  ...Object.values(calculators).map(({ path }) => path),
  ...pages.map(({ href }) => href),
]

type Props = PageProps<'/[...path]'>

/** Kept at their first request, as every redirect that an editor writes comes after the build. */
export function generateStaticParams(): { path: string[] }[] {
  return []
}

/** Every address without a page of its own: an old one, or one that never was. */
export default async function OldAddress({ params }: Props) {
  const { path } = await params
  const typed = `/${path.map(readable).join('/')}`
  return leaveOldAddress(typed, addressMeant(typed, pageAddresses))
}
