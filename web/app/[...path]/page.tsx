import { leaveOldAddress } from '#web/content/old-address.ts'

type Props = PageProps<'/[...path]'>

/** Kept at their first request, as every redirect that an editor writes comes after the build. */
export function generateStaticParams(): { path: string[] }[] {
  return []
}

/** Every address without a page of its own: an old one, or one that never was. */
export default async function OldAddress({ params }: Props) {
  const { path } = await params
  return leaveOldAddress(`/${path.map(readable).join('/')}`)
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch (error) {
    if (error instanceof URIError) return part
    throw error
  }
}
