import { Faq } from '#web/ui/Faq.tsx'

const questions = [
  {
    question: 'Como ser avisado quando o dólar cair?',
    answer:
      'Escolha o valor, crie o alerta e deixe esta aba aberta: conferimos o preço a cada 5 minutos. Ou assine o feed do alerta no seu leitor de feeds, que avisa mesmo com a aba fechada.',
  },
  {
    question: 'Funciona no iPhone?',
    answer:
      'Sim, com o site na Tela de Início: é de lá que o iPhone deixa um site avisar. Com a tela apagada, a página dorme e confere o preço quando você volta.',
  },
  {
    question: 'Funciona com a aba em segundo plano?',
    answer:
      'No computador, sim. No Android, o sistema pode pôr a aba para dormir: ela confere o preço assim que acorda. Se o preço passou pelo valor e voltou enquanto ela dormia, a aba não tem como saber.',
  },
  {
    question: 'Guardam meus dados?',
    answer:
      'Não. O alerta fica no link desta página, que não chega ao servidor, ou no endereço do feed. Não há conta, e-mail nem registro.',
  },
  {
    question: 'E no fim de semana?',
    answer:
      'O dólar e o euro param na sexta, às 17:00, e voltam na segunda, às 9:00. O bitcoin negocia todos os dias.',
  },
  {
    question: 'Por que o aviso não se repete?',
    answer:
      'Ele avisa uma vez a cada passagem. Para avisar de novo, o preço precisa se afastar 0,3\u00A0% do valor e voltar. Assim um preço que treme não enche a sua tela.',
  },
]

export function Questions() {
  return (
    <section aria-labelledby="perguntas">
      <div className="section-top">
        <h2 id="perguntas">Perguntas</h2>
      </div>
      <Faq items={questions} />
    </section>
  )
}
