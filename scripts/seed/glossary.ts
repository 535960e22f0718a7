import { bolsa } from './glossary/bolsa.ts'
import { creditoECambio } from './glossary/credito-e-cambio.ts'
import { glossaryDocuments } from './glossary/glossary-seed.ts'
import { impostos } from './glossary/impostos.ts'
import { rendaFixa } from './glossary/renda-fixa.ts'
import { taxas } from './glossary/taxas.ts'

/** Every word that a text may explain: `[spread](termo:spread)`. */
export const glossaryTerms = [taxas, rendaFixa, bolsa, impostos, creditoECambio].flatMap(glossaryDocuments)
