import type { Metadata } from 'next'
import { AdPlaces } from './AdPlaces.tsx'
import { Basics } from './Basics.tsx'
import { CalculationParts } from './CalculationParts.tsx'
import { Charts } from './Charts.tsx'
import { Controls } from './Controls.tsx'
import { Notas } from './Notas.tsx'
import { Notices } from './Notices.tsx'
import { Places } from './Places.tsx'
import { Sample } from './Sample.tsx'
import { Tables } from './Tables.tsx'

export const metadata: Metadata = { title: 'Folha de estilo', robots: { index: false } }

const sections = [
  { id: 'letras', title: 'Letras e desenhos', parts: <Basics /> },
  { id: 'botoes', title: 'Botões e campos', parts: <Controls /> },
  { id: 'avisos', title: 'Avisos', parts: <Notices /> },
  { id: 'caminhos', title: 'Caminhos', parts: <Places /> },
  { id: 'notas', title: 'Notas', parts: <Notas /> },
  { id: 'tabelas', title: 'Tabelas', parts: <Tables /> },
  { id: 'graficos', title: 'Gráficos', parts: <Charts /> },
  { id: 'contas', title: 'Partes das contas', parts: <CalculationParts /> },
  { id: 'anuncios', title: 'Publicidade', parts: <AdPlaces /> },
]

/**
 * Every component in each of its states, in development alone: no build knows the ending `.dev.tsx` (next.config.js).
 * tests/e2e/reading/style-sheet.e2e.ts looks at it; docs/decisions/0019-living-style-sheet.md says how.
 */
export default function StyleSheetPage() {
  return (
    <>
      <h1>Folha de estilo</h1>
      <nav aria-label="Partes da folha">
        <ul className="row">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, parts }) => (
        <Sample key={id} id={id} title={title}>
          {parts}
        </Sample>
      ))}
    </>
  )
}
