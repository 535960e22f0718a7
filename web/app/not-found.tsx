// Of what comes apart, and so brings no styles along.
import '#web/ui/QuestionList.module.css'
import '#web/ui/SearchBox.module.css'
import '#web/ui/nota/Carimbo.module.css'
import './_search/Results.module.css'
import './_search/SiteSearch.module.css'
import './_shell/DeadEnd.module.css'
import './_shell/MeantAddress.module.css'
import type { Metadata } from 'next'
import { siteTexts } from '#web/content/queries/site-texts.ts'
import { LazyLost } from './_shell/LazyLost.tsx'

export const metadata: Metadata = {
  title: 'Página não encontrada',
  description:
    'O endereço que você digitou não existe ou mudou. Use a busca, volte às cotações e calculadoras mais usadas ou avise a equipe do Em Miúdos sobre o erro.',
}

export default async function NotFound() {
  const { notFoundTitle } = await siteTexts()
  return <LazyLost {...(notFoundTitle && { title: notFoundTitle })} />
}
