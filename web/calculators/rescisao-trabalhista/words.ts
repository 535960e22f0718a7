import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import { consignadoTables } from '#web/finance/tables/credit/consignado.ts'
import { domesticoTables } from '#web/finance/tables/labour/domestico.ts'
import { fgtsTables } from '#web/finance/tables/labour/fgts.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import type { DocumentKey, NoticeCode, RescisaoTrabalhistaResult } from './calculate.ts'
import type { Unemployment } from './calculate-fgts.ts'

/** Why there is no answer, and what to change. */
export function refusalInWords({ reason }: Extract<RescisaoTrabalhistaResult, { ok: false }>): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos as tabelas de INSS, IR e seguro-desemprego dessa data: esta conta vai de 11/01/2024 em diante. Mude o último dia de trabalho.'
  }
}

/** Warnings that name a number of the law: it changes with the day. */
type WithNumber = 'below-minimum-wage' | 'domestic-reserve' | 'payroll-loan'

const notices: Record<Exclude<NoticeCode, WithNumber>, string> = {
  'commission-only':
    'Só com médias não há saldo de salário: some à parte as comissões já fechadas do mês da saída.',
  'stability-gestante':
    'Gestante tem estabilidade da confirmação da gravidez até cinco meses depois do parto (ADCT, art. 10, II, "b"). A dispensa sem justa causa pode ser anulada: procure o sindicato ou um advogado antes de assinar.',
  'stability-cipa':
    'Quem é da Cipa tem estabilidade do registro da candidatura até um ano depois do mandato (ADCT, art. 10, II, "a"; CLT, art. 165). Procure o sindicato ou um advogado antes de assinar.',
  'stability-acidente':
    'Depois do auxílio por acidente de trabalho há 12 meses de estabilidade (Lei 8.213/1991, art. 118). Procure o sindicato ou um advogado antes de assinar.',
  'stability-outra':
    'Se você tem estabilidade (dirigente sindical, pré-aposentadoria da convenção), a dispensa pode ser anulada. Esta conta não inclui a indenização do período.',
  'birthday-withdrawal':
    'Você saca só a multa; o saldo fica na conta. Voltar ao saque-rescisão leva 24 meses.',
  'debts-capped':
    'As dívidas com a empresa passam de um mês de remuneração. O que passa não pode sair da rescisão (CLT, art. 477, § 5º).',
  uncovered:
    'Os descontos são maiores do que há a receber. O líquido fica em zero e o que falta não pode ser cobrado na rescisão.',
  'long-worked-notice':
    'Você tem direito a mais de 30 dias de aviso. A Justiça do Trabalho tende a mandar indenizar os dias acima de 30 em vez de fazer trabalhar: eles não estão nesta conta.',
  'notice-refused':
    'Você foi dispensado e não trabalhou o aviso: esta conta não paga o aviso nem desconta nada. A empresa pode descontar os dias em que você deveria ter ido.',
  'notice-in-fine-base':
    'A empresa costuma calcular a multa também sobre o FGTS do aviso indenizado; uma orientação do TST (OJ 42 da SDI-1) diz que não. Você escolhe nos campos.',
  'thirteenth-crosses-year':
    'O aviso passa de janeiro: o 13º tem avos dos dois anos. INSS e IR foram calculados sobre os dois juntos, como se faz na prática; não há texto oficial que diga isso.',
  'thirteenth-instalments':
    'A primeira parcela do 13º vence em 30/11 e a segunda em 20/12. Se já recebeu, digite em 13º já adiantado.',
  'agreement-projection':
    'No acordo, metade do aviso é paga; usamos os dias inteiros para projetar a data, porque a lei corta o valor, não o prazo. Há quem use só metade dos dias.',
  'unfair-early-end':
    'No contrato por prazo rompido pela empresa, o seguro-desemprego depende de provar a dispensa sem justa causa.',
  'tables-of-earlier-year':
    'As tabelas do ano da saída ainda não estão aqui: usamos as do ano anterior. INSS, IR e salário mínimo costumam mudar em janeiro.',
  'deadline-on-weekend': 'O prazo cai em fim de semana: peça o pagamento até o dia útil anterior.',
}

/** `lastDay` chooses the numbers that the texts name. */
export function noticeInWords(code: NoticeCode, lastDay: IsoDate): string {
  switch (code) {
    case 'below-minimum-wage':
      return belowMinimumWage(lastDay)
    case 'domestic-reserve': {
      const fine = percent(inForce(fgtsTables, lastDay)?.fine.full)
      const reserve = percent(inForce(domesticoTables, lastDay)?.reserveRate, 1)
      return `No trabalho doméstico não há multa de ${fine}: o patrão deposita ${reserve} por mês numa reserva, que vai para você quando a dispensa dá direito (LC 150/2015, art. 22).`
    }
    case 'payroll-loan': {
      const share = percent(inForce(consignadoTables, lastDay)?.severanceShare)
      return `O limite de ${share} das verbas para o consignado (Crédito do Trabalhador) não está confirmado, nem a base dele: veja o seu contrato. A garantia do FGTS, se você deu, não está nesta conta.`
    }
    default:
      return notices[code]
  }
}

function percent(rate: Fraction = 0, decimals = 0): string {
  return formatPercent(rate, decimals)
}

function belowMinimumWage(lastDay: IsoDate): string {
  const minimum = inForce(salarioMinimoTables, lastDay)
  const ofYear = minimum ? ` de ${minimum.from.slice(0, 4)} (${formatBrl(minimum.monthly)})` : ''
  return `Abaixo do salário mínimo${ofYear}. Jornada parcial?`
}

const documents: Record<DocumentKey, string> = {
  trct: 'Termo de rescisão do contrato (TRCT) e termo de quitação',
  ctps: 'Baixa na carteira de trabalho digital',
  'fgts-statement': 'Extrato do FGTS para fins rescisórios, com a multa',
  'fgts-key': 'Liberação do saque do FGTS no FGTS Digital',
  'unemployment-form': 'Requerimento do seguro-desemprego, na Carteira de Trabalho Digital ou no gov.br',
  'medical-exam': 'Exame médico demissional',
  'income-report': 'Informe de rendimentos para a declaração do ano que vem',
  agreement: 'Acordo assinado pelos dois lados',
  'resignation-letter': 'Cópia do pedido de demissão com a data de entrega',
  'dependants-certificate': 'Certidão de óbito e de dependentes habilitados no INSS, ou alvará judicial',
  'loan-statement': 'Extrato do consignado com o saldo depois do desconto',
}

export function documentInWords(key: DocumentKey): string {
  return documents[key]
}

export function unemploymentRefusalInWords({ reason }: Extract<Unemployment, { ok: false }>): string {
  switch (reason) {
    case 'kind-gives-none':
      return 'Esse motivo de saída não dá direito a seguro-desemprego.'
    case 'must-prove':
      return notices['unfair-early-end']
    case 'too-few-months':
      return 'Faltam meses trabalhados para esse pedido de seguro-desemprego. Se teve outro emprego antes, digite os meses dos últimos 36.'
  }
}
