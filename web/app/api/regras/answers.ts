import * as z from 'zod'
import { type Period, periods, type Unit, units } from '#web/finance/open-rules/fields.ts'

// The keys of an object written out are those of its type.
const unitNames = Object.keys(units) as [Unit, ...Unit[]]
const periodNames = Object.keys(periods) as [Period, ...Period[]]

const format = z.enum(['json', 'csv']).optional()

/** `?em=2026-11-22&formato=csv`; without `em`, today in Brasília. */
export const rulesQuery = z.object({ em: z.iso.date().optional(), formato: format })

/** `?formato=csv` */
export const ruleQuery = z.object({ formato: format })

const field = z.object({
  path: z.string().describe('Onde o valor está em "values": brackets[].upTo é o "upTo" de cada faixa'),
  label: z.string().describe('O que ele diz'),
  unit: z.enum(unitNames).describe(
    `Unidade. ${Object.entries(units)
      .map(([name, meaning]) => `${name}: ${meaning}`)
      .join('; ')}`,
  ),
  per: z.enum(periodNames).optional().describe('Por quanto tempo: BRL por month são reais por mês'),
})

const edition = z.object({
  from: z.iso.date().describe('Primeiro dia em vigor'),
  until: z.iso.date().nullable().describe('Último dia em vigor; nulo enquanto não conhecemos outra'),
  addedOn: z.iso.date().optional().describe('Dia em que entrou nesta tabela, quando foi depois de valer'),
  source: z.string().describe('Lei, decreto ou portaria, com o artigo'),
  url: z.url().nullable().describe('Onde ler; nulo quando não conferimos um endereço público'),
  checkedOn: z.iso.date().describe('Dia em que conferimos pela última vez'),
  confidence: z
    .enum(['confirmed', 'known', 'uncertain'])
    .describe(
      'confirmed: confirmada em fonte pública; known: regra conhecida, não lida de novo; uncertain: a confirmar',
    ),
  renewal: z
    .object({
      due: z.iso.date().describe('Primeiro dia da edição seguinte: desde então esta está vencida'),
      name: z.string(),
      published: z.string().describe('Quem publica a seguinte, e quando'),
      isCustom: z.literal(true).optional().describe('Nenhuma lei diz que haverá outra; é o costume'),
    })
    .nullable()
    .describe('Quando se espera a edição seguinte; nulo se esta vale até que uma lei a mude'),
  values: z
    .record(z.string(), z.json())
    .describe('Os números, na forma da tabela. Nulo é "sem limite"; o que falta não tem regra nessa edição'),
})

const table = {
  id: z.string().describe('Nome fixo, o do endereço /api/regras/<tabela>'),
  title: z.string(),
  about: z.string().optional().describe('Como ler a tabela'),
  fields: z.array(field).describe('O que é cada valor, e em que unidade'),
}

/** `GET /api/regras?em=2026-11-22`. */
export const rulesAnswer = z.object({
  on: z.iso.date().describe('O dia perguntado'),
  tables: z.array(
    z.object({
      ...table,
      edition: edition.describe('A edição em vigor nesse dia'),
      overdue: z.boolean().describe('A edição seguinte já deveria valer nesse dia, e não está aqui'),
    }),
  ),
  without: z
    .array(z.string())
    .describe('As tabelas que não têm edição em vigor nesse dia, nem a mais próxima'),
})

/** `GET /api/regras/inss`. */
export const ruleAnswer = z.object({
  ...table,
  editions: z.array(edition).describe('Da mais nova à mais antiga, com as que já têm dia para começar'),
})

/** 400 and 404. */
export const rulesFailure = z.object({ error: z.string().describe('O que está errado no pedido') })
