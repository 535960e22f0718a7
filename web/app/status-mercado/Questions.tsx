import type { BrasiliaMoment } from '#web/finance/calendar/fx-session.ts'
import { Faq } from '#web/ui/Faq.tsx'
import { answer } from './board.ts'
import { hoursInWords } from './hours.ts'

/** facts/10-mercado.md §§1 to 3. The first two answers are of the moment; the others do not change with it. */
export function Questions({ moment }: { moment: BrasiliaMoment }) {
  const items = [
    { question: 'A bolsa abre hoje?', answer: answer(moment) },
    {
      question: 'Que horas fecha a B3?',
      answer: `Hoje: ${hoursInWords('b3', moment.day, moment.day).hours} Quando os Estados Unidos estão no horário de verão (de março a novembro), o pregão vai até 16:55, o leilão até 17:00, e há after-market das 17:30 às 18:00. No resto do ano, o pregão vai até 17:55 e o leilão até 18:00.`,
    },
    {
      question: 'Tem pregão em 24/12?',
      answer:
        'Não. A B3 não abre em 24/12, 25/12 e 31/12. Para os bancos, 24/12 e 31/12 são dias úteis: o câmbio e a TED funcionam.',
    },
    {
      question: 'Pix funciona no feriado?',
      answer: 'Sim. O Pix funciona 24 horas, todos os dias. A TED sai só em dias úteis.',
    },
  ]
  return (
    <section aria-labelledby="perguntas">
      <div className="section-top">
        <h2 id="perguntas">Perguntas</h2>
      </div>
      <Faq items={items} />
    </section>
  )
}
