/**
 * Highest cost of a night and of a day of meals where Brazilians travel, and the demands of each border.
 *
 * Lodging and meals: the most that the United States pay an official there, in US dollars, the dearest season of the year.
 * Abroad: Department of State, foreign per diem rates of 01/04/2026; in the United States: GSA, fiscal year 2026, from 01/10/2025;
 * both as CSV in github.com/melitele/per-diem-rates. Nothing was found of one source for transport, tours and shopping: none is
 * here. Entry: Zero Hora, 23/10/2025 (who needs no visa); Portal 6, 31/01/2026 (who does); the others beside their text.
 */
export const perDiemsOn = {
  abroad: 'Departamento de Estado dos EUA, 01/04/2026',
  unitedStates: 'GSA, EUA, 01/10/2025',
  entry: 'Zero Hora, 23/10/2025; Portal 6, 31/01/2026; Conexão Turismo, 2026',
} as const

export type Destination = {
  name: string
  /** US dollars a night, for a room. */
  lodging: number
  /** US dollars a day, for one person, with small expenses. */
  food: number
  entry: string
  /** US dollars for one person; absent where no source was found, or it is paid in another currency. */
  visa?: number
}

// ETIAS: Alô Alô Bahia and others, 24/07/2025. Insurance: sources disagree.
const europe =
  'Sem visto por até 90 dias. A autorização ETIAS, de € 20, era prevista para o fim de 2026: veja se já vale. Seguro de € 30 mil: a regra o pede a quem precisa de visto; há fontes que dizem que é de todos'
// Conexão Turismo e Negócios, 2026: the identity card will do in Mercosul and its associates.
const neighbour = 'Sem visto; entra-se com RG recente ou passaporte. Seguro: veja no consulado'
const free = 'Sem visto para turismo. Seguro: veja no consulado'
// BOL, 12/07/2025: US$ 185, and a fee of US$ 250 in law whose start was not said.
const american = {
  entry:
    'Visto obrigatório: US$ 185 de taxa consular. Uma lei de 07/2025 criou mais US$ 250: veja se já se cobra',
  visa: 185,
}

export const destinations = {
  lisboa: { name: 'Lisboa', lodging: 280, food: 112, entry: europe },
  madri: { name: 'Madri', lodging: 399, food: 139, entry: europe },
  barcelona: { name: 'Barcelona', lodging: 307, food: 134, entry: europe },
  paris: { name: 'Paris', lodging: 511, food: 173, entry: europe },
  roma: { name: 'Roma', lodging: 489, food: 179, entry: europe },
  amsterda: { name: 'Amsterdã', lodging: 453, food: 192, entry: europe },
  berlim: { name: 'Berlim', lodging: 271, food: 145, entry: europe },
  atenas: { name: 'Atenas', lodging: 341, food: 144, entry: europe },
  // Radar Nacional, 30/10/2025.
  londres: { name: 'Londres', lodging: 424, food: 174, entry: 'Autorização ETA, de £ 16 (em 10/2025)' },
  orlando: { name: 'Orlando', lodging: 169, food: 80, ...american },
  miami: { name: 'Miami', lodging: 232, food: 92, ...american },
  'nova-york': { name: 'Nova York', lodging: 342, food: 92, ...american },
  'las-vegas': { name: 'Las Vegas', lodging: 159, food: 86, ...american },
  // Panrotas, 02/2026.
  cancun: {
    name: 'Cancún',
    lodging: 287,
    food: 135,
    entry: 'Visto eletrônico de US$ 10,30 para quem chega de avião; quem tem visto dos EUA não precisa',
    visa: 10.3,
  },
  toronto: {
    name: 'Toronto',
    lodging: 325,
    food: 141,
    entry: 'Visto ou autorização eletrônica, conforme o caso: veja o preço no site do Canadá',
  },
  'buenos-aires': { name: 'Buenos Aires', lodging: 266, food: 126, entry: neighbour },
  bariloche: { name: 'Bariloche', lodging: 237, food: 132, entry: neighbour },
  santiago: { name: 'Santiago', lodging: 226, food: 113, entry: neighbour },
  montevideu: { name: 'Montevidéu', lodging: 155, food: 126, entry: neighbour },
  'punta-del-este': { name: 'Punta del Este', lodging: 303, food: 166, entry: neighbour },
  assuncao: { name: 'Assunção', lodging: 175, food: 97, entry: neighbour },
  lima: { name: 'Lima', lodging: 250, food: 103, entry: neighbour },
  cusco: { name: 'Cusco', lodging: 230, food: 118, entry: neighbour },
  bogota: { name: 'Bogotá', lodging: 405, food: 171, entry: neighbour },
  cartagena: { name: 'Cartagena', lodging: 383, food: 168, entry: neighbour },
  dubai: { name: 'Dubai', lodging: 383, food: 173, entry: free },
  'cidade-do-cabo': { name: 'Cidade do Cabo', lodging: 239, food: 95, entry: free },
} as const satisfies Readonly<Record<string, Destination>>

/** Undefined for a place that is not in the table. */
export function destinationOf(name: string | undefined): Destination | undefined {
  const known: Readonly<Record<string, Destination>> = destinations
  return name !== undefined && Object.hasOwn(known, name) ? known[name] : undefined
}
