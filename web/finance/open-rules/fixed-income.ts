import { comeCotas } from '../tables/fixed-income/come-cotas.ts'
import { fgcTables } from '../tables/fixed-income/fgc.ts'
import { fixedIncomeIr } from '../tables/fixed-income/fixed-income-ir.ts'
import { iofInvestimento, iofInvestimentoZero } from '../tables/fixed-income/iof-investimento.ts'
import { lciLcaTerms, priceIndexedTerms } from '../tables/fixed-income/lci-lca.ts'
import { poupanca } from '../tables/fixed-income/poupanca.ts'
import { tesouroBonds, tesouroCustody } from '../tables/fixed-income/tesouro-direto.ts'
import { brl, count, days, each, fraction, minimumWages, months, openTable, years } from './fields.ts'

const incomeBonds = { 'renda-mais': 'Tesouro RendA+', 'educa-mais': 'Tesouro Educa+' }
const custodyBonds = {
  selic: 'Tesouro Selic',
  prefixado: 'Tesouro Prefixado',
  ipca: 'Tesouro IPCA+',
}
const minimumTerm = (paper: string) => ({
  months: months(`${paper}: prazo mínimo`),
  days: days(`${paper}: prazo mínimo`),
})

export const fixedIncomeRules = [
  openTable({
    id: 'ir-renda-fixa',
    title: 'Imposto de renda da renda fixa',
    editions: fixedIncomeIr,
    fields: {
      brackets: {
        upToDays: days('Aplicado até, inclusive'),
        rate: fraction('Alíquota sobre o rendimento'),
      },
    },
  }),
  openTable({
    id: 'iof-investimento',
    title: 'IOF do resgate da renda fixa',
    editions: iofInvestimento,
    fields: {
      yieldShareByDay: fraction('Parte do rendimento, por dias desde a aplicação: o primeiro item é o dia 1'),
    },
  }),
  openTable({
    id: 'iof-investimento-zero',
    title: 'IOF zero de letras e certificados de crédito',
    about: 'Quem resgata não paga IOF. Não tem números.',
    editions: iofInvestimentoZero,
    fields: {},
  }),
  openTable({
    id: 'come-cotas',
    title: 'Come-cotas dos fundos',
    about: 'No último dia útil de maio e de novembro.',
    editions: comeCotas,
    fields: {
      rates: {
        long: fraction('Fundo de longo prazo: sobre o ganho desde a última cobrança'),
        short: fraction('Fundo de curto prazo: sobre o ganho desde a última cobrança'),
      },
    },
  }),
  openTable({
    id: 'poupanca',
    title: 'Rendimento da poupança',
    about: 'Depósitos a partir deste dia. A TR se soma sempre.',
    editions: poupanca,
    fields: {
      selicAbove: fraction('Meta da Selic acima da qual vale "fixedMonthlyRate"', 'year'),
      fixedMonthlyRate: fraction('Rendimento além da TR', 'month'),
      selicShare: fraction('Com a Selic nesse valor ou abaixo: parte dela'),
    },
  }),
  openTable({
    id: 'fgc',
    title: 'Garantia do FGC',
    about: 'Principal e rendimento de CDB, RDB, LC, LCI, LCA e poupança, por CPF.',
    editions: fgcTables,
    fields: {
      perConglomerate: brl('Em cada conglomerado'),
      perFourYears: brl('Soma de todos os pagamentos em quatro anos'),
    },
  }),
  openTable({
    id: 'prazo-lci-lca',
    title: 'Prazo mínimo de LCI e LCA',
    about: 'Sem índice de preços, pelo dia em que o papel é emitido. Cada um em meses ou em dias.',
    editions: lciLcaTerms,
    fields: { minimum: { lci: minimumTerm('LCI'), lca: minimumTerm('LCA') } },
  }),
  openTable({
    id: 'prazo-lci-indice',
    title: 'Prazo mínimo da LCI corrigida todo mês por índice de preços',
    editions: priceIndexedTerms.lci,
    fields: { months: months('Prazo mínimo') },
  }),
  openTable({
    id: 'prazo-lca-indice',
    title: 'Prazo mínimo da LCA por índice de preços',
    editions: priceIndexedTerms.lca,
    fields: { months: months('Prazo mínimo'), elsewhere: months('Prazo mínimo por outra fonte') },
  }),
  openTable({
    id: 'tesouro-titulos',
    title: 'Pagamentos dos títulos do Tesouro Direto',
    editions: tesouroBonds,
    fields: {
      semesterCoupon: {
        prefixado: fraction('Tesouro Prefixado com Juros: sobre o valor de face', 'semester'),
        ipca: fraction('Tesouro IPCA+ com Juros: sobre o valor corrigido', 'semester'),
      },
      payments: each(incomeBonds, (bond) => count(`${bond}: pagamentos mensais`)),
      waitingDays: days('RendA+ e Educa+: carência para vender'),
    },
  }),
  openTable({
    id: 'tesouro-custodia',
    title: 'Custódia do Tesouro Direto',
    editions: tesouroCustody,
    fields: {
      annualRate: fraction('Taxa de custódia', 'year'),
      freeBalance: each(custodyBonds, (bond) => brl(`${bond}: saldo por CPF que não paga`)),
      incomeBonds: each(incomeBonds, (bond) => ({
        onSale: {
          underYears: years(`${bond}, na venda: por quem o teve por menos de`),
          annualRate: fraction(`${bond}, na venda: taxa sobre o que se vende`, 'year'),
        },
        freeMinimumWages: minimumWages(`${bond}, até o fim: renda que não paga`, 'month'),
        rateAbove: fraction(`${bond}, até o fim: taxa sobre a renda acima disso`),
      })),
    },
  }),
]
