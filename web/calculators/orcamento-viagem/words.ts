import { formatNumber } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents, IsoDate } from '#web/finance/core/money.ts'
import { injunctionInWords } from '#web/finance/exchange/iof-injunction.ts'
import { travelLimits } from '#web/finance/tables/exchange/travel-limits.ts'
import type { Notice, TripResult } from './question.ts'

type Refusal = Extract<TripResult, { ok: false }>

/** `date` chooses the limits that the texts name. */
export function noticeInWords(notice: Notice, date: IsoDate): string {
  const limits = inForce(travelLimits, date)
  switch (notice) {
    case 'iof-injunction':
      return injunctionInWords
    case 'baggage-quota':
      return `As compras passam da cota de bagagem de ${dollars(limits?.baggageQuota)} por pessoa em viagem aérea: o excesso paga imposto.`
    case 'declare-cash':
      return `Quem sai ou entra com mais de ${dollars(limits?.declaredCash)} em espécie declara à Receita. A conta é por pessoa.`
    case 'limits-unknown':
      return `Sem o dólar, não comparamos com os limites. Lembre: a cota de bagagem é de ${dollars(limits?.baggageQuota)} por pessoa em viagem aérea, e mais de ${dollars(limits?.declaredCash)} em espécie se declara à Receita.`
    case 'departure-past':
      return 'A data da ida já passou. Os valores usam a regra do dia escolhido.'
    case 'enough-saved':
      return 'Você já guardou o bastante para esta viagem.'
  }
}

function dollars(cents: Cents = 0): string {
  return `US$\u00A0${formatNumber(cents / 100, 0)}`
}

type ChecklistItem = readonly [what: string, why: string]

/** `date` chooses the limits that the texts name. */
export function checklistOf(
  { isAbroad, hasChildren, entry }: { isAbroad: boolean; hasChildren: boolean; entry?: string },
  date: IsoDate,
): ChecklistItem[] {
  const limits = inForce(travelLimits, date)
  const child: ChecklistItem[] = hasChildren
    ? [
        [
          'Documento das crianças',
          'Sem um dos pais, pode ser preciso autorização. Veja no CNJ e na Polícia Federal.',
        ],
      ]
    : []
  if (!isAbroad) {
    return [
      ['Documento com foto', 'O de cada um que viaja, dentro da validade.'],
      ...child,
      ['Regras de bagagem', 'Veja na companhia o que a passagem inclui.'],
    ]
  }
  return [
    ['Passaporte', 'Muitos países pedem meses de validade depois da volta. Veja no consulado.'],
    [
      'Visto ou autorização',
      entry
        ? `${entry}. Confira no site oficial do país.`
        : 'Veja no site oficial do país se é preciso, e o preço.',
    ],
    ['Seguro-viagem', 'Alguns países exigem. Confira a cobertura mínima.'],
    ...child,
    ['Cartão', 'Avise o banco e veja se o seu funciona lá.'],
    [
      'Dinheiro vivo',
      `Mais de ${dollars(limits?.declaredCash)} por pessoa se declara à Receita, pela e-DBV.`,
    ],
    [
      'Notas das compras',
      `Na volta, o que passa de ${dollars(limits?.baggageQuota)} por pessoa em viagem aérea paga imposto.`,
    ],
  ]
}

export function refusalInWords({ reason }: Refusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos a regra do IOF dessa data. Escolha uma data mais recente.'
    case 'nothing-to-spend':
      return 'Todos os gastos estão em zero. Preencha ao menos um.'
  }
}
