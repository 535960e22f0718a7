// Of what comes apart, and so brings no styles along.
import '#web/ui/QuestionList.module.css'
import '#web/ui/nota/Carimbo.module.css'
import './_shell/DeadEnd.module.css'
import type { Metadata } from 'next'
import { LazyLost } from './_shell/LazyLost.tsx'

export const metadata: Metadata = {
  title: 'Página não encontrada',
  description:
    'O endereço que você digitou não existe ou mudou. Use o menu, volte às cotações e calculadoras mais usadas ou avise a equipe do Em Miúdos sobre o erro.',
}

export default function NotFound() {
  return <LazyLost />
}
