import { LegalPage, legalMetadata } from '../_legal/LegalPage.tsx'

const slug = 'termos-uso'

export const generateMetadata = () => legalMetadata(slug)

export default function TermsPage() {
  return <LegalPage slug={slug} />
}
