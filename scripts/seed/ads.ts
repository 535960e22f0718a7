import { slotNames } from '#web/ads/slots.ts'
import { reference, type Seed, slug } from './seed-document.ts'

type House = { name: string; headline: string; text: string; cta: string; href: string }

/** Our own tools: an advertiser is never invented. */
const house = {
  calculadoras: {
    name: 'Casa: calculadoras',
    headline: 'Qual conta você precisa fazer?',
    text: 'Todas as calculadoras, de graça e sem cadastro, com a lei de cada linha.',
    cta: 'Escolher a calculadora',
    href: '/calculadoras',
  },
  'alertas-cambio': {
    name: 'Casa: alerta de câmbio',
    headline: 'Espere o dólar chegar ao seu preço',
    text: 'O alerta fica no seu aparelho. Não pede e-mail nem cadastro.',
    cta: 'Criar o alerta',
    href: '/alertas-cambio',
  },
  'orcamento-viagem': {
    name: 'Casa: orçamento de viagem',
    headline: 'Quanto vai custar a viagem?',
    text: 'Some passagem, hotel e gastos, com o câmbio de hoje e o IOF.',
    cta: 'Somar a viagem',
    href: '/orcamento-viagem',
  },
  'juros-compostos': {
    name: 'Casa: juros compostos',
    headline: 'Quanto dá guardando todo mês?',
    text: 'A conta mês a mês, com imposto e inflação, e a tabela para baixar.',
    cta: 'Ver mês a mês',
    href: '/juros-compostos',
  },
  'status-mercado': {
    name: 'Casa: status do mercado',
    headline: 'O mercado está aberto agora?',
    text: 'Bolsa, câmbio, Tesouro e bancos: o que funciona hoje e a que horas.',
    cta: 'Ver os horários',
    href: '/status-mercado',
  },
  'comparador-custos': {
    name: 'Casa: comparador de custos',
    headline: 'À vista ou parcelado?',
    text: 'Compare as opções pelo que elas custam de verdade, com os juros de cada uma.',
    cta: 'Comparar as opções',
    href: '/comparador-custos',
  },
} as const satisfies Record<string, House>

const endOfYear: House = {
  name: 'Casa: férias de fim de ano',
  headline: 'Férias: dinheiro, cartão ou conta?',
  text: 'Veja quanto sai cada jeito de pagar lá fora, com o IOF na conta.',
  cta: 'Comparar os jeitos de pagar',
  href: '/orcamento-viagem',
}

export const adCreatives: Seed<'adCreative'>[] = Object.entries({ ...house, 'fim-de-ano': endOfYear }).map(
  ([code, creative]) => ({
    ...creative,
    _id: `ad-creative-casa-${code}`,
    _type: 'adCreative',
    slug: slug(`casa-${code}`),
    kind: 'house',
    format: 'text',
    createdBy: 'Redação',
    approvedBy: 'Revisão',
  }),
)

export const campaigns: Seed<'campaign'>[] = [
  {
    _id: 'campaign-casa-fim-de-ano-2026',
    _type: 'campaign',
    name: 'Casa: fim de ano de 2026',
    slug: slug('casa-fim-de-ano-2026'),
    from: '2026-11-01T03:00:00.000Z',
    to: '2027-01-01T03:00:00.000Z',
    creatives: [weighted('campaignCreative', 'fim-de-ano', 100)],
    includePages: ['/dolar-hoje', '/euro-hoje'],
    device: 'any',
  },
]

function weighted<T extends 'campaignCreative' | 'weightedCreative'>(_type: T, code: string, weight: number) {
  return { _type, _key: code, creative: reference(`ad-creative-casa-${code}`), weight }
}

const houseCodes = Object.keys(house) as (keyof typeof house)[] // its keys

/** Each place shows two house advertisements in turn; the first is the fallback when no other campaign counts. */
export const adSlots: Seed<'adSlot'>[] = slotNames.map((place, index) => {
  const first = houseCodes[index % houseCodes.length] ?? 'calculadoras'
  const second = houseCodes[(index + 1) % houseCodes.length] ?? 'calculadoras'
  const turns = place === 'cotacao-apos-nota' ? [first, second, 'fim-de-ano'] : [first, second]
  return {
    _id: `ad-slot-${place}`,
    _type: 'adSlot',
    place,
    enabled: true,
    provider: 'own',
    creatives: turns.map((code) => weighted('weightedCreative', code, 50)),
    houseFallback: reference(`ad-creative-casa-${first}`),
    minHeight: 250,
    lazyMargin: 200,
    frequency: 1,
  }
})
