import { type ArticleSeed, body, callout, faq, formula, h2, h3, item, p, table } from '../portable-text.ts'
import { bare } from '../worked.ts'
import {
  cdb,
  contribution,
  datedFlows,
  effective,
  inssFormula,
  inssRows,
  irrfFormula,
  loan,
  monthlyFlows,
  monthlyRate,
  monthsToGoal,
  real,
  salary,
  saved,
  savedAtStart,
  savedByDividing,
  shopLoan,
  shopPlan,
} from './spreadsheet-sums.ts'

export const formulasCalculadorasExcel: ArticleSeed = {
  slug: 'formulas-calculadoras-excel',
  category: 'planejamento',
  mainTool: 'juros-compostos',
  tags: ['excel', 'planilha', 'juros'],
  ruleRefs: ['inss-teto'],
  related: ['article-tesouro-direto-vs-renda-fixa-primavera-2025', 'article-planejamento-financeiro-fim-ano'],
  title: 'Fórmulas de finanças no Excel: confira nossas contas',
  dek: 'Dezessete contas deste site, cada uma em uma célula: a fórmula em português, os números e a calculadora que dá o mesmo resultado.',
  keyPoints: [
    'A taxa e o prazo precisam falar a mesma língua: taxa mensal com meses, taxa anual com anos.',
    'Taxa anual não se divide por 12. Use (1 + taxa)^(1/12) - 1.',
    'No Excel, dinheiro que sai do seu bolso entra com sinal de menos.',
    'INSS e Imposto de Renda de 2026 também cabem em uma célula cada um.',
  ],
  publishedAt: '2026-11-20',
  updatedAt: '2026-11-22',
  validUntil: '2027-05-19',
  changes: [
    [
      '2026-11-22',
      'Entraram IPGTO, PPGTO, TIR, XTIR, VPL, NOMINAL, o CDB líquido, o INSS e o Imposto de Renda de 2026, os nomes em inglês e as perguntas.',
    ],
  ],
  seo: {
    title: 'Fórmulas de finanças no Excel: confira nossas contas',
    description:
      'VF, VP, PGTO, TAXA, NPER, TIR, XTIR, VPL, EFETIVA, CDB líquido, INSS e IR de 2026 em uma célula, com exemplos resolvidos e os erros que mudam o resultado.',
  },
  body: body([
    p(
      `R$ 1.000 e mais R$ 300 por mês durante dez anos viram ${saved.headline} ou ${savedByDividing.headline}, com a mesma taxa, conforme um detalhe da fórmula. Só o primeiro está certo. Este texto mostra as principais contas daqui em uma célula cada uma, para você refazer na sua planilha.`,
    ),
    p(
      'As fórmulas estão no Excel em português do Brasil: ponto e vírgula separa os argumentos, e vírgula separa os centavos. Copie, cole em uma célula vazia e compare. O link ao lado de cada resultado abre a calculadora com os mesmos valores.',
    ),
    h2('Guardar dinheiro'),
    h3('Quanto vou ter: VF'),
    p(
      'Você tem R$ 1.000, guarda R$ 300 no fim de cada mês, e a aplicação rende 13,65 % ao ano. Quanto haverá em 120 meses, antes do imposto?',
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
      `Dá [${saved.headline}](${saved.href}): ${saved.row('Juros')} são juros, o resto saiu do seu bolso. A calculadora abaixo já vem com esses números.`,
    ),
    saved.embed('R$ 1.000, mais R$ 300 por mês, por dez anos'),
    h3('Em quanto tempo chego lá: NPER'),
    formula(
      {
        title: 'Meses até uma meta',
        expression: 'n = ln((M × i + P) ÷ (VP × i + P)) ÷ ln(1 + i)',
        excel: '=NPER(1,1365^(1/12)-1;-300;-1000;100000)',
        calculator: 'juros-compostos',
      },
      { M: 'a meta', VP: 'quanto já havia', P: 'quanto entra por mês', i: 'taxa de um mês' },
    ),
    p(
      `Para R$ 100.000, a célula mostra 139,28. Não existe depósito quebrado, então são 140 meses, ou [${monthsToGoal.headline}](${monthsToGoal.href}). Repare nos sinais: o que sai é negativo e a meta é positiva. Com sinais iguais, a função devolve erro.`,
    ),
    p(
      `A pergunta inversa, quanto guardar para chegar a R$ 100.000 em 120 meses, é uma PGTO com a meta no quarto argumento: \`=PGTO(1,1365^(1/12)-1;120;-1000;100000)\`. A célula dá 398,25 com sinal negativo, porque sai de você. A calculadora dá [${contribution.headline}](${contribution.href}), um centavo a mais, para o saldo não terminar logo abaixo da meta.`,
    ),
    h2('Converter taxas'),
    p('A taxa anunciada costuma ser do ano, e a parcela é do mês. Passe uma para a outra assim:'),
    formula(
      {
        title: 'Taxa do ano em taxa do mês',
        expression: 'i do mês = (1 + i do ano)^(1/12) − 1',
        excel: '=(1+13,65%)^(1/12)-1',
        calculator: 'conversor-taxas',
      },
      {},
    ),
    p(
      `É [${monthlyRate.headline}](${monthlyRate.href}). Dividir por 12 daria 1,1375 %, que parece quase igual. Em dez anos, essa diferença separa os dois resultados do começo do texto, porque a taxa maior entra 120 vezes.`,
    ),
    table(
      'R$ 1.000 mais R$ 300 por mês, 120 meses, 13,65 % ao ano',
      ['Como a taxa virou mensal', 'Saldo final, R$#'],
      [
        ['Certo: (1 + 13,65 %)^(1/12)\u00A0-\u00A01', bare(saved.headline)],
        ['Errado: 13,65 % ÷ 12', bare(savedByDividing.headline)],
        ['Certo, com depósito no começo do mês', bare(savedAtStart.headline)],
      ],
    ),
    formula(
      {
        title: 'Taxa nominal em taxa efetiva',
        expression: 'i efetiva = (1 + i nominal ÷ k)^k − 1',
        excel: '=EFETIVA(12%;12)',
        calculator: 'conversor-taxas',
      },
      { k: 'quantas vezes por ano os juros entram na conta' },
    ),
    formula(
      {
        title: 'Taxa efetiva em taxa nominal',
        expression: 'i nominal = k × ((1 + i efetiva)^(1/k) − 1)',
        excel: '=NOMINAL(12,6825%;12)',
        calculator: 'conversor-taxas',
      },
      {},
    ),
    p(
      `Um contrato que anuncia “12 % ao ano com capitalização mensal” cobra, em [taxa efetiva](termo:taxa-efetiva), [${effective.headline}](${effective.href}). A função NOMINAL faz o caminho de volta e devolve 12 %. Esse é o único caso em que dividir por 12 é certo: a própria taxa anunciada foi feita assim.`,
    ),
    h2('Pagar dívidas'),
    h3('Parcela, juros e amortização: PGTO, IPGTO e PPGTO'),
    p('R$ 400.000 em 360 meses, a 11,19 % ao ano, tabela Price, sem seguro e sem TR:'),
    formula(
      {
        title: 'Parcela igual do começo ao fim',
        expression: 'P = VP × i ÷ (1 − (1 + i)^(−n))',
        excel: '=PGTO(1,1119^(1/12)-1;360;-400000)',
        calculator: 'simulador-financiamento',
      },
      { P: 'a parcela', VP: 'quanto foi financiado', i: 'taxa de um mês', n: 'número de parcelas' },
    ),
    formula(
      {
        title: 'Juros dentro da primeira parcela',
        expression: 'J = saldo × i',
        excel: '=IPGTO(1,1119^(1/12)-1;1;360;-400000)',
        calculator: 'simulador-financiamento',
      },
      {},
    ),
    formula(
      {
        title: 'Amortização dentro da primeira parcela',
        expression: 'A = P − J',
        excel: '=PPGTO(1,1119^(1/12)-1;1;360;-400000)',
        calculator: 'simulador-financiamento',
      },
      {},
    ),
    p(
      `A parcela é de [${loan.headline}](${loan.href}). Na primeira, ${loan.row('Juros')} são juros e ${loan.row('Amortização')} abatem a dívida. Troque o 1 por 200: a parte dos juros cai e a da dívida cresce. No contrato real entram seguros e, quase sempre, correção: a parcela é maior.`,
    ),
    h3('Qual taxa estão me cobrando: TAXA'),
    formula(
      {
        title: 'Taxa escondida em um parcelamento',
        expression: 'a taxa i em que VP = P × (1 − (1 + i)^(−n)) ÷ i',
        excel: '=TAXA(24;-520;10000)',
        calculator: 'comparador-custos',
      },
      {},
    ),
    p(
      `R$ 10.000 em 24 vezes de R$ 520 escondem ${shopLoan.row('Juros embutidos ao mês')} ao mês, ${shopLoan.row('Juros embutidos ao ano')} ao ano. Para quem tem o dinheiro aplicado, parcelar custa [${shopLoan.headline}](${shopLoan.href}) a mais. Em um empréstimo com tarifa ou IOF, ponha no lugar de 10.000 o que de fato chegou à sua mão: a resposta vira o custo efetivo.`,
    ),
    h3('Quanto vale hoje: VP'),
    formula(
      {
        title: 'Parcelas futuras em dinheiro de hoje',
        expression: 'VP = P × (1 − (1 + i)^(−n)) ÷ i',
        excel: '=VP(1,1126^(1/12)-1;12;-93)',
        calculator: 'comparador-custos',
      },
      {},
    ),
    p(
      `Doze parcelas de R$ 93, com o dinheiro rendendo 11,26 % ao ano líquidos, valem hoje ${shopPlan.row('Parcelas')}. À vista, por R$ 1.000, custa [${shopPlan.headline}](${shopPlan.href}) a menos.`,
    ),
    h2('Avaliar um negócio'),
    p(
      'Ponha em B1 o que saiu, −10.000, de B2 a B12 entradas de 900 e em B13 a última, de 4.900. O VPL desconta pelo CDI líquido, 11,26125 % ao ano.',
    ),
    formula(
      {
        title: 'Taxa interna de retorno, por ano',
        expression: 'a taxa que zera a soma dos valores trazidos para hoje',
        excel: '=(1+TIR(B1:B13))^12-1',
        calculator: 'roi',
      },
      {},
    ),
    formula(
      {
        title: 'Valor presente líquido',
        expression: 'VPL = B1 + Σ Bt ÷ (1 + i)^t',
        excel: '=VPL(1,1126125^(1/12)-1;B2:B13)+B1',
        calculator: 'roi',
      },
      {},
    ),
    formula(
      {
        title: 'Taxa de retorno com datas',
        expression: 'a mesma ideia, com o tempo contado em dias ÷ 365',
        excel: '=XTIR(B1:B3;A1:A3)',
        calculator: 'roi',
      },
      {},
    ),
    p(
      `A [TIR](termo:tir) é de ${monthlyFlows.aside} e o [VPL](termo:vpl), de [${monthlyFlows.headline}](${monthlyFlows.href}). O primeiro valor fica fora dos parênteses do VPL, porque a função supõe que o primeiro da lista já é daqui a um mês. Em outra aba, com as datas na coluna A, −10.000 em 20/11/2026 e 6.000 em 20/05 e 20/11/2027, a XTIR dá ${datedFlows.aside}, e o valor presente é [${datedFlows.headline}](${datedFlows.href}).`,
    ),
    h2('Rendimento que sobra'),
    p('Primeiro sai o imposto; depois, a inflação. Cada um tem a sua célula:'),
    formula(
      {
        title: 'CDB de 110 % do CDI em um ano, líquido',
        expression: 'líquido = ((1 + CDI do dia × 110 %)^252 − 1) × (1 − imposto)',
        excel: '=((1+(1,1365^(1/252)-1)*110%)^252-1)*(1-17,5%)',
        calculator: 'conversor-cdi',
      },
      {},
    ),
    formula(
      {
        title: 'Ganho acima da inflação',
        expression: 'real = (1 + rendimento) ÷ (1 + inflação) − 1',
        excel: '=(1+13,65%)/(1+4,22%)-1',
        calculator: 'rentabilidade-real',
      },
      {},
    ),
    p(
      `O CDB deixa [${cdb.headline}](${cdb.href}), já sem o imposto de 17,5 % do prazo de um ano. O ganho real de 13,65 % com inflação de 4,22 % é de [${real.headline}](${real.href}): uma divisão, e não a subtração que daria 9,43 %.`,
    ),
    h2('O salário de 2026 em duas células'),
    p(
      'Monte a tabela do INSS em E2:G5: onde a faixa começa, a alíquota e a parcela a deduzir. Em A1, o salário bruto.',
    ),
    table('INSS de 2026, pronto para PROCV', ['De, R$#', 'Alíquota#', 'Deduzir, R$#'], inssRows),
    formula(
      {
        title: 'INSS do salário em A1',
        expression: 'salário até o teto × alíquota − parcela a deduzir',
        excel: inssFormula,
      },
      {},
    ),
    formula(
      {
        title: 'Imposto de Renda na fonte, com o INSS em B1',
        expression: 'imposto da tabela − redução da Lei 15.270/2025',
        excel: irrfFormula,
      },
      {},
    ),
    p(
      `Com R$ 6.000 em A1, o INSS é ${salary.inss} e o imposto, ${salary.tax}, sem dependentes. A função LET dá nome a cada pedaço e existe no Excel 2021 e no Microsoft 365. O maior entre as linhas da tabela é sempre o imposto certo, e por isso um MÁXIMO dispensa quatro SE encadeados.`,
    ),
    h2('Erros que estragam a planilha'),
    item('Taxa e prazo em unidades diferentes: taxa mensal pede meses.'),
    item(
      `Começo ou fim do mês. O último argumento de VF e PGTO vale 0, fim do mês, se você não escrever nada. Com 1, o VF sobe para [${savedAtStart.headline}](${savedAtStart.href}).`,
    ),
    item('Arredondar no meio. Deixe a conta da taxa dentro da função; não digite 1,07 %.'),
    item('Porcentagem como número: 13,65 na célula é 1.365 %. Escreva 13,65 % ou 0,1365.'),
    item('Na XTIR, data digitada como texto. Se ela encosta à esquerda da célula, é texto.'),
    callout(
      'alert',
      'As funções supõem a mesma taxa do começo ao fim. Na vida real, o CDI e as parcelas mudam. O resultado serve para comparar, e não é promessa de rendimento.',
    ),
    h2('Monte a planilha uma vez só'),
    p(
      'Taxa digitada dentro de dez fórmulas precisa ser corrigida dez vezes. Ponha a taxa do ano em uma célula, por exemplo D1, e a do mês em D2, com `=(1+D1)^(1/12)-1`. As outras fórmulas apontam para `$D$2`, e os cifrões seguram o endereço quando você copia a linha para baixo. Quando o CDI mudar, muda um número só.',
    ),
    p(
      'Deixe também uma coluna para o resultado da calculadora ao lado da sua. Se as duas contas diferem, uma está errada: procure primeiro um sinal trocado ou um prazo em anos.',
    ),
    h2('Em outras planilhas'),
    table(
      'Nomes das funções em português e em inglês',
      ['Excel em português', 'Em inglês'],
      [
        ['VF, VP, PGTO', 'FV, PV, PMT'],
        ['TAXA, NPER', 'RATE, NPER'],
        ['IPGTO, PPGTO', 'IPMT, PPMT'],
        ['TIR, XTIR, VPL', 'IRR, XIRR, NPV'],
        ['EFETIVA, NOMINAL', 'EFFECT, NOMINAL'],
        ['PROCV, SE, MÁXIMO, ARRED', 'VLOOKUP, IF, MAX, ROUND'],
      ],
    ),
    h2('De onde vêm os números'),
    p(
      '13,65 % ao ano é a taxa DI em vigor desde 17/09/2026, e 4,22 % é o IPCA de doze meses até agosto de 2026; hoje eles estão em {{cdi}} e {{ipca}}. 11,19 %, os prazos e os valores em reais são exemplos nossos. Cada resultado deste texto é o que a calculadora ligada a ele devolve.',
    ),
    h2('Perguntas frequentes'),
    faq([
      {
        question: 'As fórmulas funcionam no Google Planilhas?',
        answer: [
          p(
            'Funcionam. Com o arquivo na região Brasil, o separador é o ponto e vírgula. Se o nome em português não for aceito, use o da coluna em inglês; nas configurações há a opção de sempre usar nomes em inglês.',
          ),
        ],
      },
      {
        question: 'E no LibreOffice?',
        answer: [
          p(
            'As mesmas funções existem, e as opções do Calc deixam escolher nomes em inglês. A LET só aparece nas versões recentes; sem ela, use uma célula para cada pedaço da conta do imposto.',
          ),
        ],
      },
      {
        question: 'Por que o resultado do Excel difere em um centavo?',
        answer: [
          p(
            'Porque banco e governo arredondam em cada passo, e a planilha só na tela. Onde a lei manda arredondar, a fórmula precisa de ARRED no mesmo lugar, como na do INSS.',
          ),
        ],
      },
      {
        question: 'Por que a PGTO dá um número negativo?',
        answer: [
          p(
            'Porque o financiamento foi digitado como entrada. Dinheiro que chega é positivo, dinheiro que sai é negativo. Para ver a parcela positiva, ponha o sinal de menos no valor financiado.',
          ),
        ],
      },
    ]),
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
      title: 'Lei 15.270/2025 (redução do Imposto de Renda na fonte)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm',
      accessedOn: '2026-11-20',
      kind: 'law',
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
