import { calculator as conversorCdi } from '#web/calculators/conversor-cdi/calculator.ts'
import { calculator as fii } from '#web/calculators/fundos-imobiliarios/calculator.ts'
import { calculator as rendaPassiva } from '#web/calculators/renda-passiva/calculator.ts'
import { formatNumber, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { darfCodes } from '#web/finance/tables/income-tax/darf.ts'
import { fiiIncome } from '#web/finance/tables/income-tax/fii.ts'
import {
  type ArticleSeed,
  asset,
  body,
  callout,
  chart,
  checklist,
  comparison,
  faq,
  h2,
  h3,
  item,
  p,
} from '../portable-text.ts'
import { lawOn, worked } from '../worked.ts'

const DAY = '2026-11-22'
const law = lawOn(fiiIncome, DAY)
const own = percentInWords(law.paysFromShare)
const linked = percentInWords(law.paysFromLinkedShare ?? Number.NaN)

const units = { date: '20/11/2026', units: '100', unitCost: '100,00', unitIncome: '0,90' }
const sold = worked(fii, { ...units, unitPrice: '112,00' })
const repaid = worked(fii, { ...units, unitPrice: '102,00', unitAmortization: '5,00' })
const notRepaid = worked(fii, { ...units, unitPrice: '102,00' })
const taxOf = (sale: typeof sold) => sale.row('IR sobre o ganho').replace('\u2212', '')

/** R$ 1.000 a month from funds that pay 10 % of their price a year. */
const income = worked(rendaPassiva, {
  date: '20/11/2026',
  annualIpca: '4,22',
  kind: 'dividend-yield',
  rate: '10',
  taxation: 'exempt',
  monthlyIncome: '1.000',
  wealth: '0',
  monthlyContribution: '500',
})
const cdb = worked(conversorCdi, {
  annualCdi: '13,65',
  annualIpca: '4,22',
  kind: 'cdi-share',
  amount: '10.000',
  date: '17/09/2026',
  exempt: 'nao',
  rate: '100',
  days: '730',
})

/** `11,71 % ao ano` */
const netCdb = cdb.headline.replace(/\d+,\d+/, (rate) => formatNumber(parseDecimal(rate) ?? Number.NaN))

/** Closes of the IFIX: the end of 2024 and of each month of 2025 (fiis.com.br, 30/12/2025). */
const ifix: [month: string, close: number][] = [
  ['12/2024', 3116.28],
  ['01/2025', 3020.63],
  ['02/2025', 3121.48],
  ['03/2025', 3313.09],
  ['04/2025', 3412.71],
  ['05/2025', 3461.93],
  ['06/2025', 3483.77],
  ['07/2025', 3436.38],
  ['08/2025', 3476.36],
  ['09/2025', 3589.44],
  ['10/2025', 3593.58],
  ['11/2025', 3660.41],
  ['12/2025', 3775.31],
]
const rose = formatPercent(3775.31 / 3116.28 - 1)
/** From 30/08 to 19/12/2024, the lowest of the year. */
const fell = formatPercent(1 - 2878.39 / 3393.55, 1)
/** A fund whose only tenant left, 25 to 28/10/2020 (Exame). */
const emptied = formatPercent(1 - 1674 / 3095, 0)

const yieldOf = (monthly: number, price: number) => percentInWords((monthly * 12) / price, 1)

export const fundosImobiliariosDiversificar: ArticleSeed = {
  slug: 'fundos-imobiliarios-diversificar-carteira-outono',
  category: 'investimentos',
  mainTool: 'fundos-imobiliarios',
  tags: ['fundos imobiliários', 'renda', 'imposto de renda'],
  ruleRefs: ['fii-cotistas', 'fii-venda'],
  related: ['guide-fundos-imobiliarios', 'article-investimentos-acoes-iniciantes'],
  title: 'Fundos imobiliários: diversificar sem cair em armadilha',
  dek: `Cem cotas podem pagar ${sold.headline} por mês sem imposto e cobrar ${taxOf(sold)} na venda. A isenção tem três condições, e a renda alta tem motivo.`,
  keyPoints: [
    `O rendimento é isento só se o fundo tiver ${law.fewestHolders} cotistas, for negociado e você tiver menos de ${own} dele.`,
    'O ganho na venda da cota paga imposto em qualquer valor: a isenção das ações não vale aqui.',
    `Para R$ 1.000 por mês que não encolham, a 10 % ao ano, são precisos ${income.headline}.`,
    `O índice dos fundos caiu ${fell} em menos de quatro meses de 2024 e subiu ${rose} em 2025.`,
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-05-22',
  seo: {
    title: 'Fundos imobiliários: como diversificar sem armadilhas',
    description:
      'O que a isenção dos FIIs pede, por que a venda paga imposto, como ler P/VP, vacância e amortização, e quanto é preciso ter para uma renda mensal.',
  },
  body: body([
    p(
      `Quem tem cem cotas que custaram R$ 100 e pagam R$ 0,90 por mês recebe ${sold.headline}, limpos. Se vender a R$ 112, paga ${taxOf(sold)} de imposto. As duas frases são do mesmo fundo imobiliário, e é a segunda que quase ninguém conta.`,
    ),
    p(
      'Um FII junta o dinheiro de muita gente para ter imóveis ou emprestar a quem os tem. Serve para espalhar: com R$ 1.000 você tem um pouco de shopping, de galpão e de dívida imobiliária. O que vem a seguir é o que olhar para não acabar com vários fundos que correm o mesmo risco.',
    ),
    h2('A renda isenta tem três condições'),
    p(
      `O rendimento que pinga todo mês não paga Imposto de Renda se, ao mesmo tempo: o fundo tiver pelo menos {{fii-cotistas}}; as cotas forem negociadas em bolsa ou balcão organizado; e você tiver menos de ${own} delas. [Desde 2024](fonte:1) somam-se também as cotas de parentes e de empresas ligadas, com limite de ${linked} para o grupo.`,
    ),
    p(
      'Para quem compra aos poucos pelo aplicativo, as três estão quase sempre cumpridas. A surpresa aparece em fundo pequeno, vendido como exclusivo. O número de cotistas está no informe mensal; textos que falam em 50 são de antes da mudança.',
    ),
    p(
      'Por lei, o fundo distribui pelo menos [95 % do resultado de caixa](fonte:2) a cada semestre. A maioria antecipa todo mês. Repare na palavra resultado: se o aluguel cai, a distribuição cai junto, e ela pode ser zero.',
    ),
    h2('A venda paga, em qualquer valor'),
    p(
      `O ganho na venda da cota paga {{fii-venda}}, mesmo que você venda uma só. O [DARF](termo:darf), a guia do imposto, código ${darfCodes.exchange}, é por sua conta e vence no último dia útil do mês seguinte. Prejuízo com FII só abate ganho com FII e com Fiagro, o fundo do agronegócio.`,
    ),
    sold.embed('Cem cotas, um mês de rendimento e a venda'),
    p(
      `No exemplo, o mês rende ${sold.row('No mês')} do que foi pago: ${sold.headline}. A venda dá R$ 1.200 de ganho, e o imposto leva quase três meses de rendimento. Quem troca de fundo toda hora devolve à Receita boa parte da isenção.`,
    ),
    h2('Tijolo, papel ou fundo de fundos'),
    comparison(
      undefined,
      'quadro nosso, a partir das regras da Resolução CVM 175, anexo III',
      'Três tipos de fundo, e de onde vem a dor de cada um',
      ['Fundo', 'Tem', 'Ganha com', 'Sofre com', 'Quando os juros sobem'],
      [
        ['Tijolo', 'Imóveis', 'Aluguel e venda', 'Imóvel vazio e obra', 'A cota costuma cair'],
        [
          'Papel',
          'Dívidas de imóveis, os CRI',
          'Juros: inflação ou CDI, mais uma taxa',
          'Devedor que não paga',
          'O atrelado ao CDI rende mais',
        ],
        [
          'Fundo de fundos',
          'Cotas de outros FIIs',
          'O que os outros pagam',
          'A queda de todos e duas taxas',
          'Acompanha a média',
        ],
      ],
    ),
    p(
      'Ter dez fundos de papel que emprestaram ao mesmo grupo não é diversificar. Abra o relatório gerencial de cada um e anote três nomes: os maiores devedores, os maiores inquilinos, a cidade dos imóveis. Se os nomes se repetem de um fundo para outro, você tem um risco só com vários códigos.',
    ),
    h2('Quatro números que enganam'),
    h3('O rendimento do último mês'),
    p(
      `Um fundo que vende um imóvel distribui o lucro. Se a cota custa R$ 100 e ele paga R$ 1,50 nesse mês, o anúncio multiplica por doze e mostra ${yieldOf(1.5, 100)} ao ano. O aluguel de sempre, de R$ 0,80, dá ${yieldOf(0.8, 100)}.`,
    ),
    h3('O P/VP abaixo de 1'),
    p(
      `O P/VP é o preço da cota dividido pelo patrimônio por cota. A R$ 80, um fundo que diz valer R$ 100 parece em promoção. Mas o laudo do imóvel costuma ser anual, e o mercado já pode saber que o inquilino sai. Se ele distribui R$ 0,50 por mês, a cota com “desconto” paga ${yieldOf(0.5, 80)} ao ano, menos que os ${yieldOf(0.8, 100)} do exemplo anterior.`,
    ),
    h3('A vacância zero'),
    p(
      `[Vacância](termo:vacancia) é a parte do imóvel que está vazia. Com um inquilino só, ela é zero até o dia em que vira 100 %. Em outubro de 2020, as cotas do fundo dono de um prédio no centro do Rio caíram [de R$ 3.095 para R$ 1.674 em dois pregões](fonte:4), ${emptied} a menos, quando o único inquilino confirmou a saída.`,
    ),
    h3('A amortização'),
    p(
      `Às vezes o fundo devolve uma parte do que você pôs, e o dinheiro cai na conta com cara de renda. Não é. Se ele devolve R$ 5 por cota, o seu custo passa de R$ 100 para R$ 95. Vendendo a R$ 102, o imposto sobe de ${taxOf(notRepaid)} para ${taxOf(repaid)}.`,
    ),
    h2('Quanto é preciso ter para R$ 1.000 por mês'),
    p(
      `Suponha fundos que pagam 10 % ao ano sobre o preço, isentos, e inflação de 4,22 %, a de doze meses até agosto de 2026. Para receber R$ 1.000 por mês gastando tudo, bastam ${income.aside}. Só que em dez anos esses R$ 1.000 compram bem menos. Para a renda não encolher, é preciso reinvestir uma parte, e o número vai a ${income.headline}.`,
    ),
    income.embed('R$ 1.000 por mês, com 10 % ao ano'),
    p(
      `Compare com o que não balança. Um CDB de 100 % do CDI, a 13,65 % ao ano, deixava [${netCdb}](${cdb.href}) depois do imposto para quem ficasse dois anos, pela taxa de 17/09/2026. Quem aceita menos no FII está contando com aluguel que sobe e cota que se valoriza. Pode acontecer; a comparação mostra o que você paga para esperar. O CDI de hoje está em {{cdi}}.`,
    ),
    h2('O preço balança mais do que o aluguel'),
    p('O IFIX mede os fundos mais negociados na bolsa, juntos. Este é o de agora:'),
    asset('IFIX'),
    chart({
      kind: 'line',
      caption: `O IFIX subiu ${rose} em 2025, mas não em linha reta`,
      points: [
        'Mês;IFIX',
        ...ifix.map(([month, close]) => `${month};${String(close).replace('.', ',')}`),
      ].join('\n'),
      unit: 'pontos',
      source: 'fechamentos do mês na B3, reunidos por fiis.com.br em 30/12/2025',
      alt: `O índice IFIX começa 2025 perto de 3.116 pontos, cai em janeiro, sobe até junho, recua em julho e termina dezembro em 3.775, ${rose} acima.`,
    }),
    p(
      `Entre agosto e dezembro de 2024, com a Selic subindo, o mesmo índice, que já soma os rendimentos, [perdeu ${fell}](fonte:5). Os aluguéis não mudaram isso tudo em quatro meses: o que mais mudou foi a taxa que o investidor passou a exigir. Sem FGC, sem vencimento e sem resgate, a única saída da cota é vender a outra pessoa, pelo preço que ela aceitar.`,
    ),
    callout(
      'alert',
      'Renda muito acima da dos outros fundos é o mercado avisando: ou o devedor é pior, ou o aluguel não vai durar, ou há uma venda que não se repete.',
    ),
    h2('O que mudou na regra'),
    item(
      `Em 2024, o mínimo de cotistas passou a ${law.fewestHolders}, e entrou o limite das pessoas ligadas.`,
    ),
    item('Desde 2023 a Resolução CVM 175 rege os fundos; os antigos tiveram até 30/06/2025 para se adaptar.'),
    item(
      'Em 30/10/2025 a CVM pôs em [consulta pública](fonte:6) mudanças para os FIIs, como a recompra de cotas. Confira em gov.br/cvm se já viraram regra.',
    ),
    item('A Medida Provisória 1.303/2025, que tributaria o rendimento, caducou em 08/10/2025.'),
    checklist('Antes de comprar uma cota', [
      'Li o último relatório gerencial, e não só o rendimento.',
      'Sei quem são os três maiores devedores ou inquilinos.',
      'Vi a distribuição de doze meses, mês a mês, e separei o que foi venda.',
      'Somei as taxas de administração, gestão e desempenho.',
      'Aceito ver a cota cair sem precisar do dinheiro.',
    ]),
    h2('Perguntas frequentes'),
    faq([
      {
        question: 'Fundo imobiliário paga imposto de renda?',
        answer: [
          p(
            'O rendimento mensal, não, se as três condições forem cumpridas. O ganho na venda da cota paga {{fii-venda}}, sem limite de isenção.',
          ),
        ],
      },
      {
        question: 'FII tem garantia do FGC?',
        answer: [
          p(
            'Não. Você é dono de uma fatia do fundo, não credor de um banco. Se os imóveis ou os devedores vão mal, a cota cai e ninguém repõe.',
          ),
        ],
      },
      {
        question: 'Vale a pena comprar FII com P/VP abaixo de 1?',
        answer: [
          p(
            'O número sozinho não responde. Ele compara o preço com um laudo que pode estar velho. Veja antes a vacância, os contratos que vencem e quem paga o aluguel.',
          ),
        ],
      },
      {
        question: 'Quantos fundos é preciso ter?',
        answer: [
          p(
            'Não há número mágico. Importa que os devedores, inquilinos e regiões sejam diferentes. Cinco fundos que não se repetem espalham mais que quinze iguais.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Lei 11.033/2004, art. 3º, III e § 1º, com a redação da Lei 14.754/2023',
      publisher: 'LegJur',
      url: 'https://legjur.com/legislacao/nivel/lei_00147542023/capitulo-ii-da-tributacao-dos-rendimentos-de-apli-secao-vii-das-isencoes-do-imposto-sobre-a-renda',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Lei 8.668/1993, art. 10 (distribuição) e arts. 17 e 18 (imposto)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l8668.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'IFIX sobe no último pregão do ano e fecha 2025 com valorização acima de 21 %',
      publisher: 'fiis.com.br, 30/12/2025',
      url: 'https://fiis.com.br/noticias/ifix-fechamento-301225',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Fundo imobiliário da sede da Caixa no Rio desvaloriza em dois dias',
      publisher: 'Exame, outubro de 2020',
      url: 'https://exame.com/seu-dinheiro/fundo-imobiliario-da-sede-da-caixa-no-rio-desvaloriza-50-em-dois-dias/',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'IFIX fecha com melhor resultado desde 30 de agosto (mínima de 19/12/2024)',
      publisher: 'fiis.com.br, 25/04/2025',
      url: 'https://fiis.com.br/?p=383504',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'CVM publica consulta pública para aprimorar as regras dos FII',
      publisher: 'Freitas Leite Advogados, 2025',
      url: 'https://www.freitasleite.com.br/conteudo/cvm-publica-consulta-publica-para-aprimorar-as-regras-dos-fii',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'CVM prorroga prazos de adaptação de fundos à Resolução CVM 175',
      publisher: 'Madrona Fialho Advogados, 13/03/2024',
      url: 'https://madronafialho.com.br/publicacoes/conhecimento-em-foco/cvm-prorroga-prazos-de-adaptacao-de-fundos-a-resolucao-cvm-175-e-regulamenta-oneracao-de-imoveis-de-fundos-de-investimento-imobiliarios',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
