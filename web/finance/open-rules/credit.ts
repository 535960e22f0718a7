import { borrowerNames } from '../changelog/rule-words.ts'
import { consignadoTables } from '../tables/credit/consignado.ts'
import { creditPractice } from '../tables/credit/credit-practice.ts'
import { earlySettlement } from '../tables/credit/early-settlement.ts'
import { fgtsHousing } from '../tables/credit/fgts-housing.ts'
import { iofCredito, iofCreditoSpecial, type SpecialCredit } from '../tables/credit/iof-credito.ts'
import { mcmvTables } from '../tables/credit/mcmv.ts'
import { sfhTables } from '../tables/credit/sfh.ts'
import { brl, days, each, flag, fraction, months, openTable, text, years } from './fields.ts'

const creditFields = {
  daily: fraction('IOF sobre o principal', 'day'),
  additional: fraction('IOF adicional, uma vez, sobre o principal'),
}

function specialCredit(purpose: SpecialCredit, id: string, title: string) {
  return openTable({
    id,
    title,
    editions: iofCreditoSpecial[purpose],
    fields: { ...creditFields, isOlder: flag('A regra é anterior a este dia, em que a nossa tabela começa') },
  })
}

export const creditRules = [
  openTable({
    id: 'iof-credito',
    title: 'IOF de crédito',
    about: 'Quem não aparece em uma edição não tem, nas nossas fontes, alíquota dessa época.',
    editions: iofCredito,
    fields: {
      rates: each(borrowerNames, (borrower) => ({
        daily: fraction(`${borrower}: IOF sobre o principal`, 'day'),
        additional: fraction(`${borrower}: IOF adicional, uma vez, sobre o principal`),
      })),
      maxDays: days('Dias cobrados, no máximo, com principal fixo'),
      simplesUpTo: brl('Principal até o qual vale a alíquota do Simples, inclusive'),
    },
  }),
  specialCredit('housing', 'iof-credito-habitacao', 'IOF de crédito para moradia'),
  specialCredit('rural', 'iof-credito-rural', 'IOF de crédito rural'),
  specialCredit('portability', 'iof-credito-portabilidade', 'IOF da portabilidade de crédito'),
  specialCredit(
    'relief-vehicle',
    'iof-credito-veiculo-isento',
    'IOF do carro de taxista ou de pessoa com deficiência',
  ),
  openTable({
    id: 'mcmv',
    title: 'Minha Casa, Minha Vida',
    about:
      'Faixas das cidades, da menor renda à maior. Nas Faixas 1 e 2 o valor do imóvel é o das maiores cidades.',
    editions: mcmvTables,
    fields: {
      bands: {
        name: text('Faixa'),
        incomeUpTo: brl('Renda bruta da família até, inclusive', 'month'),
        propertyUpTo: brl('Valor do imóvel até, inclusive'),
        annualRates: {
          lowest: fraction('Juros nominais, além da TR, de quem paga menos', 'year'),
          highest: fraction('Juros nominais, além da TR, de quem paga mais', 'year'),
        },
      },
    },
  }),
  openTable({
    id: 'sfh',
    title: 'Limites do Sistema Financeiro da Habitação',
    editions: sfhTables,
    fields: {
      propertyLimit: brl('Valor do imóvel até, inclusive'),
      annualCostLimit: fraction('Custo efetivo até, inclusive, além do índice', 'year'),
    },
  }),
  openTable({
    id: 'fgts-imovel',
    title: 'FGTS no financiamento do imóvel',
    editions: fgtsHousing,
    fields: {
      yearsOfWork: years('Trabalho com FGTS, em uma empresa ou em várias'),
      instalmentShare: fraction('Parte de cada prestação que o FGTS paga'),
      instalmentMonths: months('Por quantos meses de cada vez'),
      monthsBetween: months('Entre um uso e outro para abater o saldo'),
    },
  }),
  openTable({
    id: 'pratica-credito-imobiliario',
    title: 'O que os bancos pedem no financiamento do imóvel',
    about: 'Prática dos bancos, não lei: um banco pode pedir mais.',
    editions: creditPractice,
    fields: {
      incomeShare: fraction('Parte da renda bruta da família que a prestação toma'),
      oldestAgeMonths: months('Idade do mais velho na última prestação'),
      loanToValue: fraction('Parte do valor do imóvel que se financia'),
    },
  }),
  openTable({
    id: 'consignado',
    title: 'Empréstimo consignado na rescisão',
    editions: consignadoTables,
    about:
      'A garantia vale na dispensa sem justa causa, na indireta, na culpa recíproca e na força maior, e só se o empregado a deu.',
    fields: {
      severanceShare: fraction('Parte da rescisão que pode ir para a dívida, depois dos descontos'),
      guarantee: {
        balanceShare: fraction('Garantia: parte do saldo do FGTS, no máximo'),
        fineShare: fraction('Garantia: parte da multa do FGTS, no máximo'),
      },
    },
  }),
  openTable({
    id: 'pagamento-antecipado',
    title: 'Pagar a dívida antes do prazo',
    about: 'Direito de pagar antes com desconto dos juros que ainda não venceram. Não tem números.',
    editions: earlySettlement,
    fields: {},
  }),
]
