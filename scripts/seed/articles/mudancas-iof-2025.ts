import { type ArticleSeed, body, callout, h2, h3, item, p, table, timeline } from '../portable-text.ts'

export const mudancasIof2025: ArticleSeed = {
  slug: 'mudancas-iof-2025',
  category: 'impostos',
  mainTool: 'calculadora-iof',
  tags: ['iof', 'stf'],
  ruleRefs: ['iof-cartao', 'iof-especie', 'iof-conta-propria', 'iof-investimento', 'iof-entrada'],
  title: 'IOF: linha do tempo das mudanças de 2025 até hoje',
  dek: 'O imposto subiu, parou, voltou. Veja o que aconteceu em cada data, quanto você paga hoje em cada operação e o que falta decidir.',
  keyPoints: [
    'Desde 17/07/2025, cartão, saque, espécie e conta própria no exterior pagam 3,5 % de IOF.',
    'Operações de 27/06 a 16/07/2025 ficaram nas alíquotas antigas.',
    'A redução até zero em 2028 foi revogada. Quem ainda calcula com ela erra.',
    'A decisão do STF é provisória: em 24/09/2026, o plenário ainda não tinha julgado.',
  ],
  publishedAt: '2026-11-20',
  updatedAt: '2026-11-20',
  validUntil: '2027-02-18',
  seo: {
    title: 'IOF: linha do tempo das mudanças de 2025 até hoje',
    description:
      'O que subiu, o que foi suspenso e o que voltou no IOF desde maio de 2025, com decretos, decisões do STF e a alíquota de hoje em cada tipo de operação.',
  },
  body: body([
    p(
      'Em menos de dois meses de 2025, o IOF do câmbio e do crédito mudou por decreto, foi derrubado pelo Congresso, suspenso pelo Supremo e restabelecido quase inteiro. Quem comprou dólar em junho pagou uma alíquota, quem comprou na primeira semana de julho pagou outra. Este texto põe as datas em ordem e diz o que vale hoje.',
    ),
    h2('A linha do tempo'),
    p(
      'Até 22/05/2025 valia o Decreto 6.306/2007 com as alterações anteriores: cartão 3,38 %, espécie e conta própria 1,10 %, outras saídas 0,38 %.',
    ),
    timeline([
      [
        '2025-05-23',
        'Cartão, espécie e remessas sobem para 3,5 %; a tabela de redução é revogada',
        'Decreto 12.466/2025',
      ],
      [
        '2025-05-23',
        'Remessa para investimento fica em 1,10 %; fundos que investem fora voltam a zero',
        'Decreto 12.467/2025',
      ],
      [
        '2025-06-11',
        'Substitui os dois; adicional do crédito de empresas volta a 0,38 %',
        'Decreto 12.499/2025',
      ],
      [
        '2025-06-27',
        'Congresso suspende os três decretos: voltam as alíquotas antigas',
        'Decreto Legislativo 176/2025',
      ],
      [
        '2025-07-04',
        'Suspende os decretos e o decreto legislativo: alíquotas antigas na prática',
        'STF, ADC 96',
      ],
      ['2025-07-16', 'Restabelece o Decreto 12.499, menos a cobrança sobre o risco sacado', 'STF, ADC 96'],
      [
        '2025-07-18',
        'As alíquotas novas não alcançam operações de 27/06 a 16/07/2025',
        'STF, esclarecimento',
      ],
    ]),
    callout(
      'summary',
      'para saber quanto pagou, olhe o dia. De 27/06 a 16/07/2025, vale a regra antiga; desde 17/07/2025, a nova.',
    ),
    h2('Quanto você paga hoje no câmbio'),
    p(
      'A lista está no art. 15-B do Decreto 6.306/2007, com a redação do Decreto 12.499/2025. O imposto incide sobre o valor em reais, já com o spread da instituição dentro.',
    ),
    table(
      'IOF de câmbio em vigor, art. 15-B do Decreto 6.306/2007 (leitura de 24/09/2026)',
      ['Operação', 'Inciso', 'Alíquota#'],
      [
        ['Cartão de crédito ou débito no exterior', 'VII', '3,5 %'],
        ['Saque no exterior', 'IX', '3,5 %'],
        ['Carga de pré-pago e cheque de viagem', 'X', '3,5 %'],
        ['Compra de moeda em espécie', 'XX', '3,5 %'],
        ['Remessa para conta própria, cônjuge ou parente', 'XXI', '3,5 %'],
        ['Remessa com finalidade de investimento', 'XXI-A', '1,10 %'],
        ['Outras transferências para fora', 'XXIV', '3,5 %'],
        ['Dinheiro que entra no Brasil', 'XXV', '0,38 %'],
      ],
    ),
    h3('Dois exemplos'),
    item('R$ 1.000,00 no cartão, já convertidos e com o spread: IOF de R$ 35,00, total de R$ 1.035,00.'),
    item('R$ 52.000,00 enviados para investir fora: IOF de R$ 572,00, total de R$ 52.572,00.'),
    p(
      'Para ver o efeito do spread nessa conta, leia [cartão de crédito em viagem](/blog/cartao-credito-viagens).',
    ),
    h2('O mesmo gasto, duas datas'),
    p(
      'A data muda mais que a forma de pagar. Pegue uma compra de R$ 5.400,00 em moeda em espécie, já com o spread: em 05/07/2025, dentro da janela antiga, o IOF de 1,10 % dava R$ 59,40. Em 17/07/2025, com 3,5 %, dava R$ 189,00. São R$ 129,60 de diferença em doze dias. No cartão a mudança foi menor do que parece: em janeiro de 2025 ele já pagava 3,38 %.',
    ),
    p(
      'Para conferir uma fatura antiga, divida o IOF cobrado pelo valor da compra em reais. Perto de 0,0338, foi a regra antiga; perto de 0,035, a nova. Se a compra é de 27/06 a 16/07/2025 e a conta deu 0,035, pergunte ao emissor que data ele considerou: para o cartão, o que conta é a liquidação feita por ele.',
    ),
    h2('No crédito'),
    p(
      'Para pessoa física, a regra não mudou em 2025: 0,0082 % ao dia, contados no máximo 365 dias, mais 0,38 % sobre o valor. O teto é 3,373 %. Um empréstimo de R$ 10.000,00 pago de uma vez depois de 365 dias tem IOF de R$ 337,30: R$ 299,30 da parte diária e R$ 38,00 do adicional.',
    ),
    p(
      'Para empresa, a parte diária dobrou, de 0,0041 % para 0,0082 %, e o adicional voltou a 0,38 % depois de ter sido 0,95 % entre 23/05 e 10/06/2025. O risco sacado, em que um banco adianta ao fornecedor o que uma empresa vai pagar, ficou de fora: foi o único ponto do decreto que a decisão de 16/07/2025 manteve suspenso.',
    ),
    h2('Na previdência VGBL'),
    p(
      'Em 2025, de 11/06 a 31/12, o imposto era de 5 % sobre o que passasse de R$ 300 mil em cada seguradora. Desde 01/01/2026, são 5 % sobre o que passa de R$ 600 mil por ano, somadas todas as seguradoras do mesmo CPF. Exemplo: quem aporta R$ 400 mil em fevereiro, R$ 300 mil em agosto e R$ 50 mil em novembro de 2026 paga R$ 5.000,00 no segundo aporte e R$ 2.500,00 no terceiro. PGBL não paga, e resgate e portabilidade também não.',
    ),
    h2('No resgate antes de 30 dias'),
    p(
      'Esta parte é antiga e não mudou. Quem resgata CDB, Tesouro Direto ou fundo de renda fixa antes de 30 dias deixa uma parte do rendimento no IOF: 96 % no primeiro dia, 66 % no décimo, 33 % no vigésimo, zero no trigésimo. Sobre R$ 100,00 de rendimento no décimo dia: R$ 66,00 de IOF, R$ 7,65 de Imposto de Renda, R$ 26,35 no seu bolso. LCI e LCA têm alíquota zero.',
    ),
    h2('Três erros que ainda circulam'),
    item(
      '**2,38 % no cartão em 2026, zero em 2028.** Era a tabela do Decreto 10.997/2022, revogada em maio de 2025.',
    ),
    item(
      '**3,5 % sem interrupção desde maio de 2025.** Entre 27/06 e 16/07/2025 valeram as alíquotas antigas.',
    ),
    item(
      '**1,10 % para conta própria no exterior.** Só a remessa para investimento paga 1,10 %; a conta própria paga 3,5 %.',
    ),
    h2('O que ainda pode mudar'),
    callout(
      'alert',
      'A ADC 96 continua com decisão provisória de um ministro. O último andamento que lemos é de 26/08/2026, sem julgamento do plenário. Se o resultado mudar, as alíquotas daqui mudam junto.',
      'Ainda sem decisão final',
    ),
    p(
      'Até 24/09/2026 não encontramos decreto de 2026 que alterasse o Decreto 6.306. Depois dessa data, não conferimos: antes de uma operação grande, abra o texto compilado no site do Planalto. Também há dias de fronteira, como 22 e 23/05/2025 e 11/06/2025, em que a hora da publicação pesa; nesses casos, vale o que a sua instituição recolheu.',
    ),
  ]),
  sources: [
    {
      title: 'Decreto 6.306/2007 (texto compilado)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm',
      accessedOn: '2026-09-24',
      kind: 'law',
    },
    {
      title: 'Decreto 12.499/2025',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/D12499.htm',
      accessedOn: '2026-09-24',
      kind: 'law',
    },
    {
      title: 'Decreto Legislativo 176/2025',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/DLG/DLG176-2025-CN.htm',
      accessedOn: '2026-09-24',
      kind: 'law',
    },
    {
      title: 'Andamento da ADC 96',
      publisher: 'Supremo Tribunal Federal',
      url: 'https://portal.stf.jus.br/processos/detalhe.asp?incidente=7303647',
      accessedOn: '2026-09-24',
      kind: 'official',
    },
    {
      title: 'STF publica decisão cautelar restabelecendo o Decreto 12.499/2025',
      publisher: 'Demarest Advogados',
      url: 'https://www.demarest.com.br/majoracao-do-iof-stf-publica-decisao-cautelar-restabelecendo-a-eficacia-do-decreto-no-12-499-2025',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
    {
      title: 'IOF sobre aporte em planos VGBL',
      publisher: 'Central de ajuda da Brasilprev',
      url: 'https://centraldeajuda.brasilprev.com.br/IOF-sobre-Aporte-em-Planos-VGBL',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
  ],
}
