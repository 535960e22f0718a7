import type { Edition } from '../../core/in-force.ts'

/** Minutes since midnight in Brasília; the end is not part of it. */
export type Span = { start: number; end: number }

/** The cash market. */
export type B3Hours = {
  preOpen: Span
  continuous: Span
  closingCall: Span
  /** Absent when there is none but on the days of options expiry. */
  afterMarket?: Span
}

type B3Sessions = Edition & {
  usDaylightTime: B3Hours
  usStandardTime: B3Hours
  ashWednesday: B3Hours
}

const at = (hour: number, minute: number) => hour * 60 + minute
const span = (start: number, end: number): Span => ({ start, end })

const usStandardTime: B3Hours = {
  preOpen: span(at(9, 45), at(10, 0)),
  continuous: span(at(10, 0), at(17, 55)),
  closingCall: span(at(17, 55), at(18, 0)),
}

const hours = {
  usStandardTime,
  usDaylightTime: {
    preOpen: usStandardTime.preOpen,
    continuous: span(at(10, 0), at(16, 55)),
    closingCall: span(at(16, 55), at(17, 0)),
    afterMarket: span(at(17, 30), at(18, 0)),
  },
  ashWednesday: {
    preOpen: span(at(12, 45), at(13, 0)),
    continuous: span(at(13, 0), at(17, 55)),
    closingCall: usStandardTime.closingCall,
  },
} as const

/** B3 publishes one circular for each change of the clocks of New York. */
export const b3Sessions: readonly B3Sessions[] = [
  {
    from: '2026-11-03',
    source: 'Padrão dos ofícios circulares da B3; o de novembro de 2026 não foi encontrado',
    checkedOn: '2026-11-20',
    confidence: 'uncertain',
    renewal: {
      due: '2027-03-15',
      name: 'Tabela de horários da B3',
      published: 'B3, Ofício Circular, um para cada mudança do relógio de Nova York (março e novembro)',
    },
    ...hours,
  },
  {
    from: '2026-03-09',
    source: 'B3, Ofício Circular 005/2026-PRE',
    url: 'https://exame.com/invest/mercados/ibovespa-tera-pregao-mais-curto-a-partir-de-hoje-veja-o-novo-horario/',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    ...hours,
  },
  {
    from: '2025-11-03',
    source:
      'B3, horários desde 03/11/2025 (Exame e O Povo, 15/10/2025); Quarta-feira de Cinzas, aviso de 02/2026',
    url: 'https://exame.com/invest/mercados/b3-tera-novos-horarios-de-negociacao-a-partir-de-novembro-confira/',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    ...hours,
  },
  {
    from: '2025-03-10',
    source: 'B3, horários desde 10/03/2025 (Exame, 03/2025)',
    url: 'https://exame.com/invest/mercados/b3-b3sa3-reduz-horario-de-funcionamento-a-partir-de-segunda-feira/',
    checkedOn: '2026-11-21',
    confidence: 'confirmed',
    ...hours,
  },
  {
    from: '2024-11-04',
    source: 'B3, horários desde 04/11/2024 (UOL, 04/11/2024)',
    url: 'https://economia.uol.com.br/mais/suno/2024/11/04/b3-b3sa3-tem-horario-de-negociacao-ampliado-a-partir-desta-segunda-04.htm',
    checkedOn: '2026-11-21',
    confidence: 'confirmed',
    ...hours,
  },
  {
    from: '2024-01-01',
    source: 'Padrão dos ofícios circulares da B3 de 2023 e 2024',
    checkedOn: '2026-11-20',
    confidence: 'known',
    ...hours,
  },
]
