import { domesticoTables } from '../tables/labour/domestico.ts'
import { fgtsTables } from '../tables/labour/fgts.ts'
import { inssTables } from '../tables/labour/inss.ts'
import { meiTables } from '../tables/labour/mei.ts'
import { proLaboreTables } from '../tables/labour/pro-labore.ts'
import { rescisaoTables } from '../tables/labour/rescisao.ts'
import { salarioFamiliaTables } from '../tables/labour/salario-familia.ts'
import { salarioMinimoTables } from '../tables/labour/salario-minimo.ts'
import { saqueAniversarioTables } from '../tables/labour/saque-aniversario.ts'
import { seguroDesempregoTables } from '../tables/labour/seguro-desemprego.ts'
import { simplesNacionalTables } from '../tables/labour/simples-nacional.ts'
import { valeTransporteTables } from '../tables/labour/vale-transporte.ts'
import { brl, code, count, days, each, flag, fraction, months, openTable } from './fields.ts'

const requestDays = { first: days('Primeiro dia para pedir'), last: days('Último dia para pedir') }

const endings = {
  sem_justa_causa: 'Dispensa sem justa causa',
  rescisao_indireta: 'Rescisão indireta',
  pedido_demissao: 'Pedido de demissão',
  justa_causa: 'Dispensa por justa causa',
  acordo_484a: 'Acordo (CLT, art. 484-A)',
  termino_prazo: 'Fim do prazo do contrato',
  antecipada_empregador_479: 'Contrato a prazo encerrado antes pelo empregador (CLT, art. 479)',
  antecipada_empregado_480: 'Contrato a prazo encerrado antes pelo empregado (CLT, art. 480)',
  culpa_reciproca: 'Culpa recíproca',
  morte: 'Morte do empregado',
}

const verbas = {
  salaryBalance: 'Saldo de salário',
  notice: 'Aviso prévio indenizado',
  thirteenth: '13º salário',
  accruedVacation: 'Férias proporcionais',
  accruedThird: 'Um terço das férias proporcionais',
  overdueVacation: 'Férias vencidas',
  overdueThird: 'Um terço das férias vencidas',
  earlyEnd: 'Indenização do contrato a prazo',
}

const charge = 'monthly: com o salário do mês; separate: à parte; none: não há'

export const labourRules = [
  openTable({
    id: 'salario-minimo',
    title: 'Salário mínimo',
    editions: salarioMinimoTables,
    fields: { monthly: brl('Salário mínimo', 'month') },
  }),
  openTable({
    id: 'salario-familia',
    title: 'Salário-família',
    editions: salarioFamiliaTables,
    fields: {
      limit: brl('Maior remuneração que dá direito, inclusive', 'month'),
      quota: brl('Cota por filho de até 14 anos ou com deficiência', 'month'),
    },
  }),
  openTable({
    id: 'inss',
    title: 'INSS do empregado',
    about: 'Cada fatia do salário paga a sua alíquota. Acima da última, o teto, nada se paga.',
    editions: inssTables,
    fields: {
      brackets: {
        upTo: brl('Faixa do salário até, inclusive', 'month'),
        rate: fraction('Alíquota da faixa'),
      },
    },
  }),
  openTable({
    id: 'pro-labore',
    title: 'INSS do pró-labore',
    editions: proLaboreTables,
    fields: { inssRate: fraction('Alíquota, do salário mínimo ao teto') },
  }),
  openTable({
    id: 'mei',
    title: 'MEI de serviços',
    editions: meiTables,
    fields: {
      annualLimit: brl('Maior receita do ano', 'year'),
      inssShare: fraction('INSS, parte do salário mínimo', 'month'),
      iss: brl('ISS', 'month'),
      exemptShare: fraction('Lucro isento sem contabilidade, parte da receita'),
    },
  }),
  openTable({
    id: 'simples-nacional',
    title: 'Simples Nacional, serviços',
    about:
      'A alíquota é (receita de 12 meses vezes rate, menos deduction) dividida pela receita. O anexo V passa a III quando a folha chega a factorR da receita.',
    editions: simplesNacionalTables,
    fields: {
      factorR: fraction('Fator R: folha de 12 meses sobre a receita, a partir de'),
      annexes: each({ iii: 'Anexo III', v: 'Anexo V' }, (annex) => ({
        upTo: brl(`${annex}: receita de 12 meses até, inclusive`),
        rate: fraction(`${annex}: alíquota nominal`),
        deduction: brl(`${annex}: parcela a deduzir`),
      })),
    },
  }),
  openTable({
    id: 'vale-transporte',
    title: 'Vale-transporte',
    editions: valeTransporteTables,
    fields: { share: fraction('Parte do salário-base que o empregado paga, no máximo') },
  }),
  openTable({
    id: 'fgts',
    title: 'FGTS',
    editions: fgtsTables,
    fields: {
      depositRate: fraction('Depósito do empregador sobre a remuneração'),
      fine: {
        full: fraction('Multa inteira sobre os depósitos do contrato'),
        half: fraction('Multa pela metade'),
        none: fraction('Sem multa'),
      },
      annualInterest: fraction('Juros, além da TR e da parte no lucro do fundo', 'year'),
    },
  }),
  openTable({
    id: 'saque-aniversario',
    title: 'FGTS: antecipação do saque-aniversário',
    editions: saqueAniversarioTables,
    fields: {
      least: brl('Menor valor antecipado de cada saque anual'),
      most: brl('Maior valor antecipado de cada saque anual'),
      withdrawals: count('Saques anuais que se pode antecipar'),
      waitingDays: days('Espera, da opção pelo saque-aniversário à primeira antecipação'),
    },
  }),
  openTable({
    id: 'domestico',
    title: 'Empregado doméstico',
    editions: domesticoTables,
    fields: {
      reserveRate: fraction('Reserva no lugar da multa do FGTS, sobre a remuneração'),
      unemployment: {
        instalments: count('Parcelas do seguro-desemprego, de um salário mínimo cada'),
        months: months('Meses trabalhados que dão direito'),
        ofLast: months('Contados nos últimos'),
        requestDays,
      },
    },
  }),
  openTable({
    id: 'seguro-desemprego',
    title: 'Seguro-desemprego',
    about:
      'Até first.upTo, a média vezes first.rate; até second.upTo, second.plus mais second.rate do que passa de first.upTo; acima, ceiling. O piso é o salário mínimo. Em entitlement e em instalments, o primeiro item é do primeiro pedido, o segundo do segundo e o terceiro dos seguintes: sem os meses de entitlement não há parcela.',
    editions: seguroDesempregoTables,
    fields: {
      first: {
        upTo: brl('Primeira faixa da média até, inclusive', 'month'),
        rate: fraction('Parte da média'),
      },
      second: {
        upTo: brl('Segunda faixa da média até, inclusive', 'month'),
        rate: fraction('Parte do que passa da primeira faixa'),
        plus: brl('Soma fixa da segunda faixa', 'month'),
      },
      ceiling: brl('Maior parcela', 'month'),
      entitlement: {
        months: months('Meses com salário que dão direito'),
        ofLast: months('Contados nos últimos, antes da dispensa'),
      },
      instalments: {
        months: months('A partir de tantos meses trabalhados nos últimos 36'),
        count: count('Parcelas'),
      },
      fewestDays: days('Um mês conta a partir de tantos dias'),
      requestDays,
    },
  }),
  openTable({
    id: 'rescisao',
    title: 'Rescisão do contrato de trabalho',
    about: 'Em rights, o que cada forma de sair dá: 1 é inteiro, 0 é nada. Em incidences, o que se desconta.',
    editions: rescisaoTables,
    fields: {
      rights: each(endings, (ending) => ({
        notice: fraction(`${ending}: parte do aviso prévio indenizado`),
        owesNotice: flag(`${ending}: quem não cumpre o aviso paga por ele`),
        thirteenth: fraction(`${ending}: parte do 13º proporcional`),
        accruedVacation: fraction(`${ending}: parte das férias proporcionais`),
        fine: code(`${ending}: multa do FGTS (full: inteira; half: metade; none: não há)`),
        unemployment: code(`${ending}: seguro-desemprego (yes: sim; no: não; uncertain: a confirmar)`),
        withdrawal: fraction(`${ending}: parte do FGTS que pode ser sacada`),
        endsEarly: code(`${ending}: quem encerra antes do prazo (employer: empregador; employee: empregado)`),
      })),
      incidences: each(verbas, (verba) => ({
        inss: code(`${verba}: INSS (${charge})`),
        irrf: code(`${verba}: imposto de renda (${charge})`),
        fgts: flag(`${verba}: depósito do FGTS`),
      })),
      monthDays: days('Dias pelos quais se divide o salário do mês'),
      notice: {
        days: days('Aviso prévio'),
        perYear: days('A mais por ano de serviço'),
        most: days('Aviso prévio mais longo'),
      },
      fewestDays: {
        thirteenth: days('Dias que contam um avo do 13º'),
        vacation: days('Dias que contam um avo das férias'),
      },
      vacationDays: { absences: count('Faltas sem motivo até, inclusive'), days: days('Dias de férias') },
      vacationBonus: { parts: count('O adicional de férias é uma parte de tantas') },
      paymentDays: days('Dias para pagar, do fim do contrato'),
    },
  }),
]
