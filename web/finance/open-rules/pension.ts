import { iofVgbl } from '../tables/pension/iof-vgbl.ts'
import { pgblTables } from '../tables/pension/pgbl.ts'
import { previdenciaRegressiva } from '../tables/pension/previdencia-regressiva.ts'
import {
  benefitTables,
  generalRuleTables,
  tollRuleTables,
  transitionTables,
} from '../tables/pension/retirement.ts'
import { brl, code, day, each, fraction, months, openTable, points, years } from './fields.ts'

const bySex = { woman: 'mulher', man: 'homem' }
const yearsOf = (what: string) => each(bySex, (sex) => years(`${what}, ${sex}`))

export const pensionRules = [
  openTable({
    id: 'iof-vgbl',
    title: 'IOF do VGBL',
    about: 'Com alíquota zero, o limite não cobra nada: só diz o que se soma.',
    editions: iofVgbl,
    fields: {
      rate: fraction('Alíquota'),
      limit: brl('Aportes que não pagam, no período de "period"'),
      charged: code('O que paga quando passa do limite (excess: só o excesso; whole: tudo)'),
      summedOver: code('O que se soma, por CPF (insurer: em cada seguradora; all-insurers: em todas)'),
      period: code('Período da soma (month: mês; year: ano)'),
      countedFrom: day('A soma começa neste dia, se o período começou antes'),
    },
  }),
  openTable({
    id: 'pgbl',
    title: 'Dedução do PGBL',
    about: 'Só para quem entrega a declaração completa e contribui para o INSS ou outro regime público.',
    editions: pgblTables,
    fields: { deductibleShare: fraction('Parte da renda tributável do ano que sai da base do imposto') },
  }),
  openTable({
    id: 'previdencia-regressiva',
    title: 'Imposto regressivo de PGBL e VGBL',
    editions: previdenciaRegressiva,
    fields: {
      brackets: { upToYears: years('Idade do aporte até, inclusive'), rate: fraction('Alíquota') },
    },
  }),
  openTable({
    id: 'aposentadoria-transicao',
    title: 'Aposentadoria: pontos e idade progressiva',
    about: 'Vale para quem já contribuía em 13/11/2019. Os anos que vêm já estão na emenda.',
    editions: transitionTables,
    fields: {
      points: each(bySex, (sex) => points(`Idade mais contribuição, ${sex}`)),
      age: yearsOf('Idade mínima progressiva'),
    },
  }),
  openTable({
    id: 'aposentadoria-regra-geral',
    title: 'Aposentadoria: regra geral',
    editions: generalRuleTables,
    fields: {
      age: yearsOf('Idade'),
      contribution: yearsOf('Contribuição de quem entrou depois da reforma'),
      contributionOfInsured: yearsOf('Contribuição de quem já era segurado'),
      minimumMonths: months('Carência, em contribuições mensais'),
    },
  }),
  openTable({
    id: 'aposentadoria-pedagio',
    title: 'Aposentadoria: pedágios e contribuição das transições',
    editions: tollRuleTables,
    fields: {
      contribution: yearsOf('Contribuição nas regras de transição'),
      toll50: {
        before: yearsOf('Art. 17: contribuição que era preciso passar no dia da reforma'),
        extra: fraction('Art. 17: pedágio sobre o tempo que faltava'),
      },
      toll100: {
        age: yearsOf('Art. 20: idade'),
        extra: fraction('Art. 20: pedágio sobre o tempo que faltava'),
      },
    },
  }),
  openTable({
    id: 'aposentadoria-valor',
    title: 'Aposentadoria: valor do benefício',
    editions: benefitTables,
    fields: {
      base: fraction('Parte da média pelos primeiros anos'),
      perYear: fraction('Parte da média por ano completo a mais'),
      baseYears: yearsOf('Primeiros anos de contribuição'),
    },
  }),
]
