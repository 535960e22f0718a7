import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { QuestionList } from '#web/ui/QuestionList.tsx'
import { CONTACT } from './contact.ts'
import { DeadEnd } from './DeadEnd.tsx'
import { questions } from './questions.ts'

const subject = encodeURIComponent('Página não encontrada')

const ways = [
  ...questions,
  { href: '/blog', icon: 'paper', title: 'O que dá para ler?', detail: 'Blog' },
] as const

/** What the reader sees at an address that is none. */
export function Lost() {
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
