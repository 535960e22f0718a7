import {
  type ArticleSeed,
  body,
  calculator,
  callout,
  formula,
  h2,
  item,
  p,
  step,
  table,
} from '../portable-text.ts'

export const formulasCalculadorasExcel: ArticleSeed = {
  slug: 'formulas-calculadoras-excel',
  category: 'planejamento',
  mainTool: 'juros-compostos',
  tags: ['excel', 'juros'],
  title: 'Fórmulas de finanças no Excel: confira nossas contas',
  dek: 'Toda conta deste site cabe em uma célula. Aqui estão as fórmulas em português, com números que você pode refazer agora.',
  keyPoints: [
    'A taxa e o prazo precisam falar a mesma língua: taxa mensal com meses, taxa anual com anos.',
    'Taxa anual não se divide por 12. Use (1 + taxa)^(1/12) - 1.',
    'No Excel, dinheiro que sai do seu bolso entra com sinal de menos.',
  ],
  publishedAt: '2026-11-20',
  updatedAt: '2026-11-20',
  validUntil: '2027-05-19',
  seo: {
    title: 'Fórmulas de finanças no Excel: confira nossas contas',
    description:
      'VF, VP, PGTO, TAXA, NPER e EFETIVA em português, com exemplos resolvidos até o centavo e os erros mais comuns de sinal, de prazo e de taxa mensal.',
  },
  body: body([
    p(
      'Uma calculadora pronta é cômoda, mas pede confiança. Uma planilha mostra o caminho. Este texto traz as seis funções que resolvem quase toda conta de dinheiro no tempo, com os mesmos números que usamos aqui. Copie a fórmula, cole em uma célula e veja se o resultado bate.',
    ),
    p(
      'As fórmulas estão no Excel em português do Brasil: ponto e vírgula separa os argumentos e vírgula separa os centavos. Se a sua planilha estiver em inglês, o nome da função e o separador mudam; a conta é a mesma.',
    ),
    h2('Quanto vou ter: VF'),
    p(
      'Você tem R$ 1.000, guarda R$ 300 no fim de cada mês e a aplicação rende 13,65 % ao ano. Quanto haverá em 120 meses, antes do imposto?',
    ),
    formula(
      {
        title: 'Saldo com depósitos iguais no fim de cada mês',
        expression: 'VF = VP × (1 + i)^n + P × ((1 + i)^n − 1) ÷ i',
        excel: '=VF(1,1365^(1/12)-1;120;-300;-1000)',
        calculator: 'juros-compostos',
      },
      {
        VF: 'quanto haverá no fim',
        VP: 'quanto já havia',
        P: 'quanto entra por mês',
        i: 'taxa de um mês',
        n: 'número de meses',
      },
    ),
    p(
      'Resultado: **R$ 76.216,34**. Desse total, R$ 37.000,00 saíram do seu bolso e R$ 39.216,34 são juros. O primeiro argumento transforma a taxa anual em mensal, 1,0720 % ao mês. Os dois valores em dinheiro levam sinal de menos porque saem de você.',
    ),
    callout(
      'summary',
      'taxa por mês, número de meses, quanto entra por mês e quanto já havia. A ordem é sempre essa.',
    ),
    p('A nossa calculadora faz a mesma conta, com cada linha explicada:'),
    calculator('juros-compostos'),
    h2('A taxa do mês não é a do ano dividida por 12'),
    p(
      'Este é o erro que mais muda o resultado. Juros rendem juros, então doze meses de 1,1375 % (que é 13,65 % dividido por 12) dão mais de 13,65 % no ano. No exemplo acima, dividir por 12 levaria a R$ 79.991,20: R$ 3.774,86 que não existem.',
    ),
    table(
      'R$ 1.000 mais R$ 300 por mês, 120 meses, 13,65 % ao ano',
      ['Como a taxa virou mensal', 'Taxa do mês#', 'Saldo final, R$#'],
      [
        ['Certo: (1 + 13,65 %)^(1/12) - 1', '1,0720 %', '76.216,34'],
        ['Errado: 13,65 % ÷ 12', '1,1375 %', '79.991,20'],
      ],
    ),
    p(
      'O caminho contrário tem função pronta. Se um banco anuncia 12 % ao ano com capitalização mensal, a taxa que você paga de verdade no ano é `=EFETIVA(12%;12)`, ou seja, **12,68 %**.',
    ),
    h2('Quanto fica a parcela: PGTO'),
    p(
      'Um financiamento de R$ 400.000 em 360 meses, a 11,19 % ao ano, com parcelas iguais (tabela Price), sem seguro e sem TR:',
    ),
    formula(
      {
        title: 'Parcela de um financiamento em parcelas iguais',
        expression: 'P = VP × i ÷ (1 − (1 + i)^(−n))',
        excel: '=PGTO(1,1119^(1/12)-1;360;-400000)',
        calculator: 'simulador-financiamento',
      },
      { P: 'a parcela', VP: 'quanto foi financiado', i: 'taxa de um mês', n: 'número de parcelas' },
    ),
    p(
      'Resultado: **R$ 3.705,10** por mês. Em 360 parcelas são cerca de R$ 1.333.836. A taxa é um exemplo; a do seu contrato inclui seguros e pode ter correção, e por isso a parcela real é maior.',
    ),
    h2('Qual taxa estão me cobrando: TAXA'),
    p('A loja oferece R$ 10.000 em 24 vezes de R$ 520 e diz que os juros são baixos. A planilha responde:'),
    p('`=TAXA(24;-520;10000)`'),
    p(
      'Resultado: **1,8539 % ao mês**, ou 24,66 % ao ano. Você devolve R$ 12.480. Se houver tarifa ou IOF dentro da dívida, use no lugar de 10.000 o valor que de fato chegou à sua mão: o resultado passa a ser o custo efetivo.',
    ),
    h2('Em quanto tempo chego lá: NPER'),
    p(
      'Com os mesmos R$ 1.000 iniciais, R$ 300 por mês e 13,65 % ao ano, quantos meses faltam para R$ 100.000?',
    ),
    p('`=NPER(1,1365^(1/12)-1;-300;-1000;100000)`'),
    p(
      'Resultado: 139,28. Como não existe depósito quebrado, são **140 meses**, quase doze anos. Repare que os dois primeiros valores são negativos e a meta é positiva: com sinais iguais, a função devolve erro.',
    ),
    h2('Quanto vale hoje: VP'),
    p(
      'R$ 76.216,34 daqui a 120 meses equivalem a quanto agora, se o dinheiro rende 13,65 % ao ano? A fórmula `=VP(1,1365^(1/12)-1;120;0;-76216,34)` dá **R$ 21.200,87**. É a quantia única que, parada na mesma taxa, chegaria ao mesmo lugar.',
    ),
    h2('E a inflação'),
    p(
      'Nenhuma dessas contas desconta a alta dos preços. O ganho real não é a diferença entre as duas taxas, é uma divisão. Com rendimento de 13,65 % e inflação de 4,58 % no mesmo período: `=(1+13,65%)/(1+4,58%)-1` dá **8,67 %**, e não 9,07 %. Os 4,58 % são o IPCA de doze meses até setembro de 2026, que lemos em uma fonte só; troque pelo valor do IBGE do dia.',
    ),
    h2('Cinco erros que estragam a planilha'),
    step('**Sinal trocado.** O que sai do bolso é negativo, o que entra é positivo.'),
    step('**Taxa e prazo em unidades diferentes.** Taxa mensal pede meses.'),
    step(
      '**Começo ou fim do mês.** O último argumento vale 0 (fim) se você não escrever nada. Com 1, o depósito rende desde o primeiro dia e o exemplo do VF sobe para R$ 76.994,83.',
    ),
    step('**Arredondar no meio.** Escreva a fórmula da taxa dentro da função; não digite 1,07 %.'),
    step('**Porcentagem digitada como número.** 13,65 é 1.365 %. Escreva 13,65 % ou 0,1365.'),
    callout(
      'alert',
      'As funções supõem a mesma taxa do começo ao fim. O CDI muda, o aluguel muda, a vida muda. O resultado é uma referência para comparar, não uma promessa de rendimento. E o imposto de renda ainda não entrou.',
    ),
    h2('De onde vêm os números'),
    item(
      '13,65 % ao ano é a taxa DI em vigor desde 17/09/2026, a última que conferimos (série 4389 do Banco Central). O resultado da reunião do Copom de novembro não foi conferido para este texto.',
    ),
    item('11,19 %, os prazos e os valores em reais são exemplos escolhidos por nós.'),
    item('Os centavos foram refeitos fora da planilha, com a fórmula de cada função.'),
  ]),
  sources: [
    {
      title: 'Taxa DI anualizada, base 252 (série 4389 do SGS)',
      publisher: 'Banco Central do Brasil',
      url: 'https://api.bcb.gov.br/dados/serie/bcdata.sgs.4389/dados/ultimos/1?formato=json',
      accessedOn: '2026-10-08',
      kind: 'official',
    },
    {
      title: 'IPCA, variação mensal (série 433 do SGS)',
      publisher: 'Banco Central do Brasil, dados do IBGE',
      url: 'https://api.bcb.gov.br/dados/serie/bcdata.sgs.433/dados/ultimos/12?formato=json',
      accessedOn: '2026-10-08',
      kind: 'official',
    },
    {
      title: 'Função VF',
      publisher: 'Suporte da Microsoft',
      url: 'https://support.microsoft.com/pt-br/Excel/functions/fv-function',
      accessedOn: '2026-11-20',
      kind: 'study',
    },
  ],
}
