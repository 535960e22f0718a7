import { LegalPage, legalMetadata } from '../_legal/LegalPage.tsx'

const slug = 'politica-privacidade'

export const generateMetadata = () => legalMetadata(slug)

export default function PrivacyPage() {
  return <LegalPage slug={slug} />
}
