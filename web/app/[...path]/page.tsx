import { leaveOldAddress } from '#web/content/old-address.ts'
import { readable } from '../_search/typed-path.ts'

type Props = { params: Promise<{ path: string[] }> }

/** Kept at their first request, as every redirect that an editor writes comes after the build. */
export function generateStaticParams(): { path: string[] }[] {
  return []
}

/** Every address without a page of its own: an old one, or one that never was. */
export default async function OldAddress({ params }: Props) {
  const { path } = await params
  return leaveOldAddress(`/${path.map(readable).join('/')}`)
}
