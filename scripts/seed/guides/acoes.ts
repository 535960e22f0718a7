import { formatBrl } from '#web/finance/core/format.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'
import { h2, item, p } from '../portable-text.ts'
import { lawOn } from '../worked.ts'
import { DAY, type GuideSeed, typedRule } from './guide-seed.ts'

const exemption = typedRule('acoes-isencao')
const smallestDarf = formatBrl(lawOn(darf, DAY).minimum)

export const acoes: GuideSeed = {
  slug: 'acoes',
  title: 'Como funcionam as ações, quanto custam e que imposto pagam?',
  dek: 'O que você compra com uma ação, o que sai do seu bolso na compra e na venda, quando a venda é isenta e quanto dá para perder em um dia.',
  summary: `Uma ação é um pedaço de uma empresa: o preço pode subir, cair e ninguém devolve a perda. Comprar custa a corretagem e as taxas da bolsa. O imposto é de ${typedRule('acoes-imposto')} do ganho na venda, que você calcula e paga até o fim do mês seguinte. Vendas de até ${exemption} no mês são isentas.`,
  seo: {
    title: 'Como investir em ações: custos, impostos e riscos',
    description: `Entenda como comprar ações na B3, o que você paga de corretagem e imposto, quando há isenção de ${exemption}, como fica o JCP em 2026 e os riscos reais.`,
  },
  body: [
    h2('O que é uma ação'),
    p(
      'É um pedaço de uma empresa, negociado na B3, a bolsa brasileira. Quem compra vira sócio: participa do lucro, quando a empresa distribui, e da perda, quando o preço cai. Não há prazo, taxa combinada nem [FGC](termo:fgc).',
    ),
    p(
      'O preço é o do último negócio fechado na bolsa. Ele muda o dia inteiro, e não só pelo que a empresa faz: juros, dólar e humor também contam.',
    ),
    h2('O que você pode ganhar'),
    item('**Ganho na venda.** A diferença entre o que você recebeu e o que pagou, já sem os custos.'),
    item(
      '**Dividendos.** Parte do lucro que a empresa paga aos sócios. Não é obrigatório que haja todo ano.',
    ),
    item(
      '**JCP, juros sobre capital próprio.** Outra forma de pagar ao sócio, com imposto de {{jcp-imposto}} já descontado.',
    ),
    item(
      '**Direito de subscrição.** Quando a empresa emite ações novas, você pode comprar antes dos outros, por um prazo curto. Quem não usa nem vende perde o direito.',
    ),
    h2('O que você paga'),
    item('A corretagem. Cada corretora define a sua, e algumas não cobram pelo aplicativo.'),
    item(
      'Os [emolumentos](termo:emolumentos), que são as taxas da bolsa. Vêm na nota de corretagem, junto com cada negócio, e diminuem o seu ganho.',
    ),
    item('A diferença entre o preço de compra e o de venda, que é maior em ação pouco negociada.'),
    item('O imposto sobre o ganho. A conta é sua, mês a mês; o simulador abaixo faz.'),
    h2('Comprar uma ação só, ou um lote'),
    p(
      'O lote comum tem cem ações. Quem quer menos compra no mercado fracionário, de uma a 99, com a letra F no fim do código. O imposto é o mesmo. Como há menos gente negociando ali, confira o preço antes de confirmar.',
    ),
    h2('Quando não há imposto'),
    p(
      'Se as suas vendas de ações no mês, somadas, não passarem de {{acoes-isencao}}, o ganho é isento. O que conta é o total vendido, não o lucro. [Day trade](termo:day-trade) fica fora da soma e da isenção; ETF, BDR, opções e fundos imobiliários também não têm essa isenção.',
    ),
  ],
  risks: [
    {
      title: 'Americanas: de R$ 12 para R$ 2,72 em um dia',
      text: [
        p(
          'Na noite de 11 de janeiro de 2023, a Americanas contou ter achado inconsistências de cerca de R$ 20 bilhões no balanço. No dia seguinte a ação fechou a R$ 2,72, uma queda de 77 %, [segundo o E-Investidor](https://einvestidor.estadao.com.br/mercado/maiores-quedas-bolsa-de-valores). Quem tinha R$ 10.000 na véspera ficou com cerca de R$ 2.270.',
        ),
        p(
          'A empresa era grande, conhecida e auditada. Ter várias empresas não impede a perda; impede que uma só leve tudo.',
        ),
      ],
    },
  ],
  steps: [
    {
      title: 'Separe o dinheiro que pode cair pela metade sem mudar a sua vida',
      text: [p('A reserva para imprevistos não entra aqui.')],
    },
    {
      title: 'Abra conta em uma corretora autorizada',
      text: [p('Compare a corretagem, a custódia e como ela entrega a nota de corretagem.')],
    },
    {
      title: 'Confira o código antes de enviar a ordem',
      text: [p('Na [lista de ações](/acoes) você vê o nome ao lado do código e o preço com a hora.')],
    },
    {
      title: 'Guarde toda nota de corretagem',
      text: [
        p(
          'O [preço médio](termo:preco-medio) e o imposto saem dela. Reconstruir isso anos depois dá trabalho.',
        ),
      ],
    },
    {
      title: 'No fim do mês, some as vendas e faça a conta do DARF',
      text: [
        p(
          `O código é 6015, e o prazo, o último dia útil do mês seguinte. Menos de ${smallestDarf} não se paga: soma com o dos próximos meses.`,
        ),
      ],
    },
  ],
  mistakes: [
    'Olhar o lucro para saber se é isento: o limite é do total vendido no mês.',
    'Usar o prejuízo do day trade para abater o ganho comum. Cada prejuízo só abate ganho do mesmo tipo.',
    'Achar que ETF e BDR têm a isenção das ações. Não têm.',
    'Deixar o ganho isento e as ações fora da declaração anual.',
    'Seguir indicação de quem não diz se tem a ação ou se recebe para falar dela.',
  ],
  questions: [
    {
      question: 'Quanto preciso para começar?',
      answer: [
        p(
          'O preço de uma ação no mercado fracionário mais as taxas. Isso diz o mínimo, não se vale a pena: com pouco dinheiro, uma corretagem fixa pode custar mais que o ganho esperado.',
        ),
      ],
    },
    {
      question: `Vendi menos de ${exemption}, pago?`,
      answer: [
        p(
          'Se foram ações, fora de day trade, e o total vendido no mês não passou de {{acoes-isencao}}, o ganho é isento. O prejuízo desse mês pode ser guardado. Acima disso, o imposto é sobre todo o ganho do mês, e não só sobre a parte que passou.',
        ),
      ],
    },
    {
      question: 'Dividendos pagam imposto em 2026?',
      answer: [
        p(
          'Na maioria dos casos, não. Quando uma mesma empresa paga a você mais de {{dividendos-limite}} em um mês, ficam na fonte {{dividendos-imposto}} de tudo o que ela pagou nesse mês, e não só do que passou. O JCP é outra coisa: paga na fonte sempre.',
        ),
      ],
    },
    {
      question: 'O que acontece com o prejuízo?',
      answer: [
        p(
          'Fica guardado, sem prazo, e abate ganhos futuros do mesmo tipo: comum com comum, day trade com day trade, fundo imobiliário com fundo imobiliário.',
        ),
      ],
    },
  ],
  sources: [
    {
      title: 'Lei 11.033/2004, arts. 2º e 3º',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11033.htm',
      accessedOn: '2026-11-20',
      kind: 'law',
    },
    {
      title: 'Lei 15.270/2025 (dividendos)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15270.htm',
      accessedOn: '2026-11-20',
      kind: 'law',
    },
    {
      title: 'Lei Complementar 224/2025, art. 8º (JCP)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/lcp/Lcp224.htm',
      accessedOn: '2026-09-24',
      kind: 'law',
    },
    {
      title: 'Veja as maiores quedas diárias na Bolsa de Valores brasileira desde 1986',
      publisher: 'E-Investidor, Estadão, 12/01/2023',
      url: 'https://einvestidor.estadao.com.br/mercado/maiores-quedas-bolsa-de-valores',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
