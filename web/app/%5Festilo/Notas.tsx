import { Button } from '#web/ui/Button.tsx'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { Centavos } from '#web/ui/nota/Centavos.tsx'
import { Nota, type NotaLine } from '#web/ui/nota/Nota.tsx'
import { State } from './Sample.tsx'

/** Of each kind of line one. */
const lines: readonly NotaLine[] = [
  { label: 'Você investiu', value: '37.000,00', detail: '1.000,00 + 120 × 300,00', note: 1 },
  {
    label: 'Juros',
    value: '43.578,08',
    marks: [
      { label: 'IR', on: true },
      { label: 'IOF', on: false },
    ],
  },
  { label: 'Valor bruto', value: '80.578,08', kind: 'subtotal' },
  { label: 'Imposto de renda', value: '−6.536,71', detail: '15 % de 43.578,08', note: 2, kind: 'minus' },
  { label: 'Você recebe', value: 'R$ 74.041,37', kind: 'total' },
  { label: 'Fora da soma', value: '', kind: 'heading' },
  { label: 'Inflação do período', value: '62,89 %' },
]

const common = {
  title: 'Nota da conta',
  headingLevel: 3,
  headline: { label: 'Você recebe', value: 74_041.37, text: '74.041,37' },
  notes: ['Exemplo da folha de estilo.', 'Lei 11.033/2004, art. 1º'],
} as const

export function Notas() {
  return (
    <>
      <State name="Nota inteira, a principal da página">
        <Nota
          {...common}
          id="nota-inteira"
          lines={lines}
          stamp={<Carimbo>22/11/2026</Carimbo>}
          aside={{ label: 'Em dinheiro de hoje', value: 45_454.12, text: '45.454,12', note: 1 }}
          parts={[
            { label: 'são seus', value: 37_000 },
            { label: 'são juros', value: 37_041 },
            { label: 'são imposto', value: 6537 },
          ]}
          summary="você põe R$ 37.000,00 e recebe o dobro."
          inputs={[{ label: 'Prazo', value: '120 meses' }]}
          origin="Em Miúdos. Conteúdo educativo: confira antes de decidir."
          actions={
            <Button variant="plain" size="small">
              Copiar link
            </Button>
          }
        />
      </State>
      <State name="Nota simples, dentro de um texto">
        <Nota {...common} id="nota-simples" single lines={lines.slice(0, 1)} />
      </State>
      <State name="Nota da última conta válida">
        <Nota
          {...common}
          id="nota-antiga"
          outdated
          notice="Sua última conta válida"
          single
          lines={lines.slice(0, 1)}
        />
      </State>
      <State name="R$ 1,00 em duas partes">
        <Centavos
          parts={[
            { label: 'ficam com você', value: 85 },
            { label: 'são imposto', value: 15 },
          ]}
        />
      </State>
    </>
  )
}
