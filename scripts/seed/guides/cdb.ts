import { calculator } from '#web/calculators/cdb/calculator.ts'
import { h2, h3, item, p } from '../portable-text.ts'
import { worked, yearFromDay } from '../worked.ts'
import { bancoMaster, fgcPress } from './banco-master.ts'
import { type GuideSeed, longTermTax, shortTermTax, typedRule } from './guide-seed.ts'

const oneYear = worked(calculator, {
  amount: '10.000',
  kind: 'cdi-share',
  rate: '110',
  annualCdi: '13,65',
  selicTarget: '13,75',
  monthlyTr: '0,1668',
  ...yearFromDay('23/11/2026'),
})

export const cdb: GuideSeed = {
  slug: 'cdb',
  title: 'Quanto sobra de um CDB, e quem paga se o banco quebrar?',
  dek: 'Como o banco calcula o rendimento, o que o imposto leva em cada prazo, até onde o FGC cobre e o que acontece com o dinheiro se o banco para.',
  summary: `Com o CDI parado em 13,65 % ao ano, R$ 10.000 em um CDB de 110 % do CDI viram ${oneYear.headline} em um ano, já sem o imposto, que leva de ${shortTermTax} a ${longTermTax} do rendimento. Se o banco quebrar, o FGC devolve até ${typedRule('fgc-limite')} por pessoa e grupo de bancos, sem juros pela espera.`,
  seo: {
    title: 'CDB: quanto rende hoje, imposto e garantia do FGC',
    description:
      'Simule um CDB pelo CDI de hoje, prefixado ou IPCA+, com IR regressivo, IOF antes de 30 dias e limite do FGC, e compare com poupança e Tesouro.',
  },
  body: [
    h2('O que é um CDB'),
    p(
      'Certificado de Depósito Bancário: você empresta ao banco, ele devolve com juros. Banco pequeno costuma pagar mais, para convencer quem emprestaria a um grande. A taxa alta é o preço do risco, da espera ou dos dois.',
    ),
    h2('As três formas de render'),
    h3('Porcentagem do CDI'),
    p(
      'A mais comum. O [CDI](termo:cdi) anda perto da Selic e muda quando o Banco Central muda os juros. Um CDB de 100 % do CDI rende o CDI de cada dia, hoje {{cdi}}. O futuro ninguém sabe: nossas contas mantêm o CDI de hoje parado e dizem isso.',
    ),
    h3('Prefixado'),
    p(
      'A taxa é combinada no começo. Se os juros do país subirem depois, você continua com a taxa antiga até o vencimento.',
    ),
    h3('IPCA mais uma taxa'),
    p('Acompanha a inflação e soma uma taxa. O resultado em reais só é conhecido no fim.'),
    h2('Quando o dinheiro volta'),
    p(
      'É a [liquidez](termo:liquidez): alguns CDBs devolvem o dinheiro em qualquer dia útil; outros, só no vencimento. Os que prendem costumam pagar mais. Antes de escolher, responda se você pode mesmo esperar: um CDB sem resgate não tem porta de saída, só a venda a outra pessoa, quando o banco aceita intermediar.',
    ),
    h2('Até onde o FGC vai'),
    p(
      'O [Fundo Garantidor de Créditos](termo:fgc) devolve o que você aplicou e o rendimento até o dia em que o banco parou, no limite de {{fgc-limite}} por pessoa em cada conglomerado. Conglomerado é o grupo: dois bancos do mesmo dono somam. Conta corrente, poupança, LCI e LCA entram na mesma soma.',
    ),
    item('Some o que já tem no grupo antes de aplicar.'),
    item('Conte o rendimento: o limite inclui os juros.'),
    item('O que passa do limite vira crédito contra um banco em liquidação, sem prazo para receber.'),
  ],
  risks: [
    {
      title: bancoMaster.title,
      text: [
        p(bancoMaster.what),
        p(
          'Quem tinha até o limite recebeu, mas ficou cerca de dois meses sem render. Quem tinha acima do limite entrou na fila de credores do banco.',
        ),
      ],
    },
  ],
  steps: [
    {
      title: 'Decida quando vai precisar do dinheiro',
      text: [p('Para imprevistos, só com resgate em qualquer dia.')],
    },
    {
      title: 'Veja quem é o banco e o grupo dele',
      text: [p('No site do FGC e no do Banco Central dá para achar o conglomerado.')],
    },
    {
      title: 'Compare líquido com líquido, no mesmo prazo',
      text: [
        p(
          'Uma [LCI ou LCA](/investimentos/lci-lca) isenta pode deixar mais com taxa menor. Nos prazos longos, essa vantagem encolhe.',
        ),
      ],
    },
    {
      title: 'Confira o limite do FGC com o rendimento dentro',
      text: [p('O simulador mostra quanto fica coberto no vencimento e quanto fica fora.')],
    },
  ],
  mistakes: [
    'Comparar 110 % do CDI com 13 % ao ano sem converter. São réguas diferentes.',
    'Resgatar antes de 30 dias e deixar parte do rendimento no IOF.',
    'Espalhar entre bancos do mesmo grupo achando que cada um tem um limite.',
    'Esquecer que 180 e 181 dias pagam impostos diferentes: um dia a mais pode valer a pena.',
  ],
  questions: [
    {
      question: 'CDB 110% do CDI rende quanto?',
      answer: [
        p(
          `Depende do CDI e do prazo. Com o CDI de 13,65 % ao ano, o de 22/09/2026, parado, R$ 10.000 de 23/11/2026 a 23/11/2027 viram ${oneYear.headline}, já sem o imposto. [Refaça a conta](${oneYear.href}) com o seu prazo e o CDI de hoje.`,
        ),
      ],
    },
    {
      question: 'CDB é seguro?',
      answer: [
        p(
          'Até {{fgc-limite}} por pessoa e conglomerado, o FGC devolve se o banco parar, sem juros pela espera. Acima disso, você é credor do banco. E o rendimento prefixado ou IPCA+ vale para quem fica até o vencimento.',
        ),
      ],
    },
    {
      question: 'CDB ou poupança?',
      answer: [
        p(
          'Com a Selic acima de {{poupanca-selic}}, a [poupança](termo:poupanca) rende a TR mais {{poupanca-mes}} ao mês, só no dia do aniversário, sem imposto. O simulador põe os dois lado a lado, com o mesmo dinheiro e o mesmo prazo.',
        ),
      ],
    },
  ],
  sources: [
    {
      title: 'Lei 11.033/2004, art. 1º',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11033.htm',
      accessedOn: '2026-11-20',
      kind: 'law',
    },
    {
      title: 'Taxa DI anualizada, base 252 (série 4389 do SGS)',
      publisher: 'Banco Central do Brasil',
      url: 'https://api.bcb.gov.br/dados/serie/bcdata.sgs.4389/dados/ultimos/1?formato=json',
      accessedOn: '2026-10-08',
      kind: 'official',
    },
    ...fgcPress,
  ],
}
