import { calculator } from '#web/calculators/tesouro-direto/calculator.ts'
import { h2, h3, p } from '../portable-text.ts'
import { worked } from '../worked.ts'
import { type GuideSeed, longTermTax, shortTermTax } from './guide-seed.ts'

/** A long title sold three months after, when the market asks more, the same, or less for it. */
const sold = (saleRate: string) =>
  worked(calculator, {
    bond: 'prefixado',
    year: '2032',
    amount: '10.000',
    annualRate: '13',
    until: 'sale',
    date: '23/11/2026',
    saleDay: '23/02/2027',
    saleRate,
  })
const higher = sold('15')

export const tesouroDireto: GuideSeed = {
  slug: 'tesouro-direto',
  title: 'Qual título do Tesouro serve para o meu prazo?',
  dek: 'Os títulos que o governo vende a pessoas, quanto pagam hoje, o que sobra depois do imposto e da custódia, e quando vender antes dá prejuízo.',
  summary: `O Selic, para dinheiro que pode sair a qualquer hora; o Prefixado e o IPCA+, para quem vai até o vencimento. Antes disso o preço sobe e desce: R$ 10.000 em um Prefixado 2032 a 13 % viram ${higher.headline}, se vendidos três meses depois com o mercado a 15 %.`,
  seo: {
    title: 'Tesouro Direto: taxas de hoje e simulador líquido',
    description:
      'Taxas e preços do Tesouro Selic, Prefixado, IPCA+, Renda+ e Educa+, com simulador que desconta IR, IOF e custódia e mostra o efeito de vender antes.',
  },
  body: [
    h2('O que é o Tesouro Direto'),
    p(
      'Você empresta dinheiro ao Tesouro Nacional e recebe de volta com juros. Quem deve é o governo federal; o FGC não entra. Cada título tem um dia para acabar, o vencimento. Nesse dia, você recebe o que foi combinado na compra.',
    ),
    p(
      'Não é preciso ficar até lá: nos dias úteis o Tesouro compra o título de volta. Só que pelo preço do dia, que pode ser maior ou menor do que você espera. No vencimento essa dúvida não existe.',
    ),
    h2('As três famílias'),
    h3('Tesouro Selic'),
    p(
      'Acompanha a taxa básica de juros, a [Selic](termo:selic), que está em {{selic}}. O preço quase não cai, e por isso é o título usado para dinheiro que pode ser preciso logo. Se a Selic baixar, ele passa a render menos.',
    ),
    h3('Prefixado'),
    p(
      'A taxa fica decidida na compra. Você sabe quantos reais recebe no vencimento, mas não sabe quanto eles vão comprar: a inflação do caminho não está na conta. Existe uma versão que paga juros a cada semestre.',
    ),
    h3('IPCA+, Renda+ e Educa+'),
    p(
      'Pagam a inflação medida pelo IPCA e mais uma taxa. O IPCA+ devolve tudo no vencimento, ou com juros semestrais. O Renda+ vira uma renda mensal por vinte anos e o Educa+, por cinco; nos dois, não há recompra nos primeiros 60 dias.',
    ),
    h2('Por que o preço muda'),
    p(
      'Um título que promete 13 % ao ano vale menos no dia em que o governo passa a oferecer 14 %: ninguém paga o mesmo pelo que rende menos. O contrário também vale. Isso é a [marcação a mercado](termo:marcacao-mercado). Quanto mais longe o vencimento, maior o balanço. No simulador abaixo, escolha “vender antes” para ver o resultado em várias taxas, com a perda escrita.',
    ),
    h2('O Tesouro Reserva'),
    p(
      'Foi lançado em 2026. Segundo a imprensa, rende a Selic inteira, aceita a partir de R$ 1, funciona a qualquer hora por Pix, dura três anos e não tem preço que sobe e desce. O imposto é o dos outros títulos. Não conseguimos confirmar a [taxa de custódia](termo:custodia) dele nem todos os lugares que vendem; por isso ele não está no simulador.',
    ),
  ],
  risks: [
    {
      title: 'IPCA+ 2045: menos 20,35 % em doze meses',
      text: [
        p(
          'Em 8 de janeiro de 2025, quem tinha comprado um Tesouro IPCA+ 2045 um ano antes e precisasse vender naquele dia perdia 20,35 %, segundo os dados do próprio Tesouro citados pelo [Investidor10](https://investidor10.com.br/amp/noticias/tesouro-direto-qual-renda-fixa-ja-perde-mais-de-8-em-2025-110184). O Renda+ 2065 caía 48,91 % no mesmo período.',
        ),
        p(
          'Ninguém deixou de pagar: a taxa do mercado subiu, e o preço caiu. Quem não precisou vender continua com a taxa que contratou, até o vencimento.',
        ),
      ],
    },
    {
      title: 'Um exemplo nosso, com a conta',
      text: [
        p(
          `Você põe R$ 10.000 em um Prefixado 2032 a 13 % ao ano, em 23/11/2026, e precisa vender em 23/02/2027. Se nesse dia o mercado pedir 15 %, você recebe ${higher.headline}, menos do que pôs. Se pedir os mesmos 13 %, ${sold('13').headline}; se pedir 11 %, ${sold('11').headline}, já sem imposto e custódia. [Refaça a conta](${higher.href}) com o seu título.`,
        ),
      ],
    },
  ],
  steps: [
    {
      title: 'Escreva quando vai precisar do dinheiro',
      text: [
        p(
          'Sem data certa, olhe o Selic. Com data certa, procure um título que vença perto dela, e não depois.',
        ),
      ],
    },
    {
      title: 'Abra conta em um banco ou corretora que opere o Tesouro Direto',
      text: [p('Pergunte se ela cobra taxa própria, além da custódia da B3.')],
    },
    {
      title: 'Faça a conta líquida no mesmo prazo',
      text: [
        p(
          'Compare com um [CDB](/investimentos/cdb) ou uma [LCI](/investimentos/lci-lca) já sem imposto e sem custódia.',
        ),
      ],
    },
    {
      title: 'Na compra, confira a taxa e o preço da hora',
      text: [p('Os números desta página são da manhã de um dia útil que já passou.')],
    },
    {
      title: 'Anote o vencimento',
      text: [p('Vender antes é vender pelo preço do dia.')],
    },
  ],
  mistakes: [
    'Guardar a reserva de emergência em Prefixado ou IPCA+: você descobre que precisa dela no dia em que o preço está baixo.',
    'Olhar só a taxa e esquecer o vencimento: o título longo é o que mais balança.',
    'Vender antes de 30 dias e pagar IOF sobre o rendimento.',
    'Contar com o FGC: ele não cobre o Tesouro Direto. Quem deve é o Tesouro Nacional.',
  ],
  questions: [
    {
      question: 'Tesouro Direto pode dar prejuízo?',
      answer: [
        p(
          'Pode, se você vender antes do vencimento. No Prefixado e no IPCA+, a perda pode passar de 20 % num título longo, como em janeiro de 2025. No Selic, a queda costuma ser pequena. Até o vencimento, você recebe o que contratou.',
        ),
      ],
    },
    {
      question: 'Qual o mínimo para investir?',
      answer: [
        p(
          'Você compra partes de um título. O mínimo costuma ser cerca de R$ 30. No Tesouro Reserva, segundo a imprensa, R$ 1.',
        ),
      ],
    },
    {
      question: 'O que é Tesouro Reserva?',
      answer: [
        p(
          'Um título de 2026 que rende a Selic, sem preço que sobe e desce, com aplicação e resgate por Pix a qualquer hora, segundo a imprensa. A custódia dele não foi confirmada por nós.',
        ),
      ],
    },
    {
      question: 'Tesouro Selic ou CDB?',
      answer: [
        p(
          'Os dois pagam o mesmo imposto. Compare três coisas: quanto o CDB paga do CDI, se ele sai no dia em que você precisar, e quem devolve. No Selic é o Tesouro Nacional; no CDB, o banco, com o FGC até {{fgc-limite}} por pessoa e conglomerado. A custódia do Tesouro, de {{tesouro-custodia}} por ano, também entra na conta; no Selic, os primeiros {{tesouro-selic-livre}} não pagam.',
        ),
      ],
    },
    {
      question: 'Quanto o Tesouro Direto paga de imposto?',
      answer: [
        p(
          `De ${shortTermTax} do que rendeu, nos prazos curtos, a ${longTermTax}, nos longos; a tabela está acima. Antes de 30 dias, há também IOF. Tudo é descontado na hora, você não paga guia.`,
        ),
      ],
    },
  ],
  sources: [
    {
      title: 'Preço e taxa dos títulos do Tesouro Direto (dados abertos)',
      publisher: 'Tesouro Transparente, Tesouro Nacional',
      url: 'https://www.tesourotransparente.gov.br/ckan/dataset/taxas-dos-titulos-ofertados-pelo-tesouro-direto',
      accessedOn: '2026-11-20',
      kind: 'official',
    },
    {
      title: 'Lei 11.033/2004, art. 1º',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11033.htm',
      accessedOn: '2026-11-20',
      kind: 'law',
    },
    {
      title: 'Cálculo da rentabilidade dos títulos públicos no Tesouro Direto',
      publisher: 'Tesouro Nacional e B3 (cópia no Scribd)',
      url: 'https://pt.scribd.com/document/658112778/Tesouro-IPCA-e-IPCA-Juros-Semestrais',
      accessedOn: '2026-11-20',
      kind: 'study',
    },
    {
      title: 'Tesouro Direto: qual renda fixa já perde mais de 8 % em 2025',
      publisher: 'Investidor10, 08/01/2025',
      url: 'https://investidor10.com.br/amp/noticias/tesouro-direto-qual-renda-fixa-ja-perde-mais-de-8-em-2025-110184',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Novo título do Tesouro Direto terá liquidez 24 horas',
      publisher: 'A Gazeta, 04/03/2026',
      url: 'https://www.agazeta.com.br/economia/novo-titulo-do-tesouro-direto-tera-liquidez-24-horas-veja-como-vai-funcionar-0326',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
  ],
}
