import type { Metadata } from 'next'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { QuestionList } from '#web/ui/QuestionList.tsx'
import { CONTACT } from './_shell/contact.ts'
import { DeadEnd } from './_shell/DeadEnd.tsx'
import { questions } from './_shell/questions.ts'

export const metadata: Metadata = {
  title: 'Página não encontrada',
  description:
    'O endereço que você digitou não existe ou mudou. Use o menu, volte às cotações e calculadoras mais usadas ou avise a equipe do Em Miúdos sobre o erro.',
}

const subject = encodeURIComponent('Página não encontrada')

const ways = [
  ...questions,
  { href: '/blog', icon: 'paper', title: 'O que dá para ler?', detail: 'Blog' },
] as const

export default function NotFound() {
  return (
    <>
      <DeadEnd
        stamp={
          <Carimbo tone="error" size="large">
            Não encontrada
          </Carimbo>
        }
        title="Essa página não existe, ou mudou de nome."
        fault="missing"
        caption="Conferimos: falta um centavo."
      >
        <p className="ui">
          <a href={`mailto:${CONTACT}?subject=${subject}`}>Avise a gente</a> se um link daqui trouxe você.
        </p>
      </DeadEnd>
      <section className="section" aria-labelledby="caminhos">
        <div className="section-top">
          <h2 id="caminhos">Talvez você queira</h2>
        </div>
        <QuestionList items={ways} />
      </section>
    </>
  )
}
