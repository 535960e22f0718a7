import { fxNames } from '../changelog/rule-words.ts'
import { icmsImportacao, type State, states } from '../tables/exchange/icms-importacao.ts'
import { impostoImportacao } from '../tables/exchange/imposto-importacao.ts'
import { iofCambio, iofCambioInvestimento } from '../tables/exchange/iof-cambio.ts'
import { iofInjunction } from '../tables/exchange/iof-injunction.ts'
import { iofSeguro } from '../tables/exchange/iof-seguro.ts'
import { schengenTables } from '../tables/exchange/schengen.ts'
import { travelLimits } from '../tables/exchange/travel-limits.ts'
import { code, days, each, eur, fraction, openTable, usd } from './fields.ts'

const fxFields = {
  rates: each(fxNames, (operation) => fraction(`${operation}: IOF sobre o valor em reais`)),
  older: code('Operação cuja alíquota é anterior a este dia, em que a nossa tabela dela começa'),
}
const missing = 'Operação que não aparece em uma edição não tem, nas nossas fontes, alíquota dessa época.'

// An entry for each name of the list.
const stateNames = Object.fromEntries(states.map((state) => [state, state])) as Record<State, string>

export const exchangeRules = [
  openTable({
    id: 'iof-cambio',
    title: 'IOF de câmbio',
    about: missing,
    editions: iofCambio,
    fields: fxFields,
  }),
  openTable({
    id: 'iof-cambio-investimento',
    title: 'IOF de câmbio para investir',
    about: 'Remessa para conta própria, para investir.',
    editions: iofCambioInvestimento,
    fields: fxFields,
  }),
  openTable({
    id: 'iof-cautelar-stf',
    title: 'IOF: o que o STF ainda vai decidir',
    about: 'Desde este dia, as alíquotas do Decreto 12.499/2025 valem por cautelar. Não tem números.',
    editions: iofInjunction,
    fields: {},
  }),
  openTable({
    id: 'iof-seguro',
    title: 'IOF de seguros',
    editions: iofSeguro,
    fields: {
      rates: {
        life: fraction('Vida, acidentes pessoais e prestamista: sobre o prêmio'),
        health: fraction('Saúde: sobre o prêmio'),
        general: fraction('Carro, casa e os demais: sobre o prêmio'),
        'zero-rated': fraction('Habitacional do SFH, rural, resseguro e exportação: sobre o prêmio'),
      },
    },
  }),
  openTable({
    id: 'importacao',
    title: 'Imposto de importação de remessas',
    about: 'Vale a edição do dia em que a declaração é registrada.',
    editions: impostoImportacao,
    fields: {
      compliant: {
        threshold: usd('Remessa Conforme: valor aduaneiro até o qual vale "rateUpTo", inclusive'),
        rateUpTo: fraction('Remessa Conforme: alíquota até esse valor'),
        rateAbove: fraction('Remessa Conforme: alíquota acima dele'),
        deduction: usd('Remessa Conforme: o que se tira do imposto acima dele'),
      },
      otherShopsRate: fraction('Demais lojas: alíquota'),
      ceiling: usd('Maior valor do regime simplificado, inclusive'),
      medicine: {
        rate: fraction('Remédio para uso próprio: alíquota'),
        ceiling: usd('Remédio para uso próprio: maior valor'),
      },
    },
  }),
  openTable({
    id: 'icms-importacao',
    title: 'ICMS de remessas',
    editions: icmsImportacao,
    fields: {
      rate: fraction('Alíquota geral, por dentro'),
      exceptions: each(stateNames, (state) => fraction(`${state}: alíquota própria`)),
    },
  }),
  openTable({
    id: 'limites-viagem',
    title: 'Limites do viajante na alfândega',
    editions: travelLimits,
    fields: {
      baggageQuota: usd('Cota de bagagem por viajante, de avião ou navio'),
      declaredCash: usd('Dinheiro em espécie acima disso se declara'),
    },
  }),
  openTable({
    id: 'schengen',
    title: 'Viagem ao espaço Schengen',
    editions: schengenTables,
    fields: {
      days: days('Estadia sem visto'),
      windowDays: days('Contada em qualquer período de'),
      declaredCash: eur('Dinheiro em espécie a partir do qual se declara'),
    },
  }),
]
