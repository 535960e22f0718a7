import { DeadEnd } from '#web/app/_shell/DeadEnd.tsx'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Faq } from '#web/ui/Faq.tsx'
import { FollowLink } from '#web/ui/FollowLink.tsx'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { QuestionList } from '#web/ui/QuestionList.tsx'
import { State } from './Sample.tsx'

export function Places() {
  return (
    <>
      <State name="Onde a página está">
        <Breadcrumb
          items={[{ href: '/', label: 'Home' }, { label: 'Parte sem página' }, { label: 'Esta página' }]}
        />
      </State>
      <State name="Perguntas que levam a uma página">
        <QuestionList
          items={[
            { href: '/dolar-hoje', icon: 'money', title: 'Quanto está o dólar?', detail: 'Dólar hoje' },
            { href: '/roi', icon: 'chart', title: 'O dinheiro voltou?', detail: 'ROI' },
          ]}
        />
      </State>
      <State name="Link que segue adiante">
        <FollowLink href="/calculadoras">Ver todas as calculadoras</FollowLink>
      </State>
      <State name="Perguntas que abrem">
        <Faq
          items={[
            { question: 'De onde vem a cotação?', answer: 'Da fonte escrita ao lado dela, com a hora.' },
            { question: 'O que você digita fica onde?', answer: 'Só no seu aparelho.' },
          ]}
        />
      </State>
      <State name="Página que falta">
        <DeadEnd
          stamp={
            <Carimbo tone="error" size="large">
              Não encontrada
            </Carimbo>
          }
          title="Essa página não existe."
          fault="missing"
          caption="Conferimos: falta um centavo."
        >
          <p>O que aconteceu, e para onde ir.</p>
        </DeadEnd>
      </State>
      <State name="Página que quebrou">
        <DeadEnd
          stamp={
            <Carimbo tone="error" size="large">
              Erro
            </Carimbo>
          }
          title="Algo quebrou aqui."
          fault="broken"
          caption="Uma linha não fechou."
        >
          <p>O que aconteceu, e para onde ir.</p>
        </DeadEnd>
      </State>
    </>
  )
}
