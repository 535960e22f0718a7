import { calculator } from '#web/calculators/rentabilidade-real/calculator.ts'
import {
  formatBrl,
  formatDay,
  formatNumber,
  formatPercent,
  percentInWords,
} from '#web/finance/core/format.ts'
import { ltnPrice } from '#web/finance/fixed-income/tesouro-direto.ts'
import { selicTargets } from '#web/finance/series/selic-target.ts'
import {
  type ArticleSeed,
  body,
  callout,
  chart,
  comparison,
  faq,
  h2,
  p,
  rate,
  timeline,
} from '../portable-text.ts'
import { lawOn, worked } from '../worked.ts'
import {
  cdiOf2025,
  ipca2025,
  monthOf2025,
  months2025,
  netOf,
  realCdiOf,
  realOf2025,
  savedIn2025,
} from './renda-fixa-2025-sums.ts'

const cdi = cdiOf2025()
const lci = cdiOf2025(0.9)
/** Published: Elos Ayta (Exame, 10/01/2026) and ANBIMA (Investidor10, January of 2026). */
const poupanca = 0.0819
const selicBonds = 0.1455
const shortFixed = 0.1476
const longFixed = 0.2007

const real = worked(calculator, {
  mode: 'rate',
  amount: '10.000',
  nominalRate: formatNumber(cdi * 100),
  inflation: formatNumber(ipca2025 * 100),
  taxRate: '17,5',
})
const byYear = Array.from({ length: 20 }, (_, index) => 2006 + index)
const realCdi = realCdiOf(2025)

const taxed = (name: string, gross: number) => row(name, gross, netOf(gross))
const exempt = (name: string, gross: number) => row(name, gross, gross)
function row(name: string, gross: number, net: number): string[] {
  return [name, ...[gross, net, realOf2025(net)].map((each) => formatPercent(each))]
}

const february = monthOf2025('02/2025')
const august = monthOf2025('08/2025')

/** A Tesouro Prefixado of three years bought at 15 % and sold a year later. */
const bought = ltnPrice(0.15, 756)
const soldAt = (annualRate: number) => formatPercent(ltnPrice(annualRate, 504) / bought - 1, 1)

const targetsOf = (year: string) => selicTargets.filter(({ from }) => from.startsWith(year)).toReversed()
const dayAndTarget = ({ from, annualRate }: (typeof selicTargets)[number]) =>
  `${formatPercent(annualRate)} desde ${formatDay(from).slice(0, 5)}`

export const rendaFixa2025: ArticleSeed = {
  slug: 'renda-fixa-ano-2025',
  category: 'investimentos',
  mainTool: 'rentabilidade-real',
  tags: ['renda fixa', 'cdi', 'inflação', 'selic'],
  ruleRefs: ['tesouro-custodia'],
  related: ['article-tesouro-direto-vs-renda-fixa-primavera-2025', 'guide-tesouro-direto', 'guide-cdb'],
  title: 'Renda fixa em 2025: o que rendeu mais, mês a mês',
  dek: `O CDI deu ${formatPercent(cdi)} no ano e ${formatPercent(realCdi)} acima da inflação. Quem mais ganhou, porém, foi o prefixado longo, que tinha perdido em 2024.`,
  keyPoints: [
    `CDI de 2025: ${formatPercent(cdi)}. IPCA: ${formatPercent(ipca2025)}. Ganho real antes do imposto: ${formatPercent(realCdi)}.`,
    `Depois do imposto, um CDB de 100 % do CDI deixou ${real.headline} acima da inflação.`,
    `Prefixados de mais de um ano renderam ${formatPercent(longFixed)}, segundo a ANBIMA; em 2024 tinham perdido 1,81 %.`,
    `A poupança rendeu ${formatPercent(poupanca)}, ou ${formatPercent(realOf2025(poupanca))} acima da inflação.`,
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-05-22',
  seo: {
    title: 'Renda fixa em 2025: o que rendeu mais, mês a mês',
    description:
      'CDI, poupança, LCI, Tesouro Selic e prefixados em 2025: quanto cada um rendeu, quanto ficou depois do imposto e da inflação, e o que mudou em 2026.',
  },
  body: body([
    p(
      `Quem deixou R$ 10.000 em um CDB de 100 % do CDI durante 2025 ganhou ${formatPercent(cdi)} e, pago o imposto, ficou ${real.headline} mais rico de verdade, já descontada a inflação. Antes do imposto, foi o maior ganho do [CDI](termo:cdi) acima da inflação desde 2006.`,
    ),
    p(
      'Só que não foi ele que mais rendeu. Este texto abre o ano mês a mês com as séries do Banco Central e do IBGE, separa o que ficou na mão e mostra por que o campeão de 2025 tinha sido um dos piores de 2024.',
    ),
    h2('O ano em que a Selic chegou a 15 %'),
    p(
      `O ano começou com a Selic em ${formatPercent(lawOn(selicTargets, '2025-01-01').annualRate)}. Vieram quatro altas: ${targetsOf('2025').map(dayAndTarget).join('; ')}. Dali até dezembro, nada mudou. O CDI, que fica um décimo de ponto abaixo, foi junto.`,
    ),
    chart({
      kind: 'line',
      caption: 'O CDI ganhou da inflação em onze dos doze meses de 2025',
      points: [
        'Mês;CDI;IPCA',
        ...months2025.map(({ month, cdi, ipca }) => `${month};${chartPoint(cdi)};${chartPoint(ipca)}`),
      ].join('\n'),
      unit: '% no mês',
      source: 'CDI pela meta da Selic (SGS 432 e 4389); IPCA do IBGE (SGS 433); conta nossa',
      alt: `O CDI de cada mês de 2025 vai de ${percentInWords(Math.min(...months2025.map(({ cdi }) => cdi)), 2)} a ${percentInWords(Math.max(...months2025.map(({ cdi }) => cdi)), 2)}. O IPCA fica abaixo dele em todos, menos em fevereiro, com ${formatPercent(february.ipca)}.`,
    }),
    p(
      `Fevereiro foi a exceção: o IPCA de ${formatPercent(february.ipca)} passou do CDI do mês, e quem olhou só aquele extrato perdeu ${formatPercent(-february.real)} para os preços. Em agosto eles caíram, e o ganho real foi de ${formatPercent(august.real)}, o maior do ano. O número de um mês diz pouco; o ano inteiro diz mais: ${formatPercent(ipca2025)} de inflação, [a mesma do IBGE](fonte:2), contra ${formatPercent(cdi)} de CDI.`,
    ),
    h2('O que ficou na mão'),
    comparison(
      undefined,
      'séries do Banco Central e do IBGE; índices da ANBIMA; poupança da Elos Ayta; conta nossa',
      'O ano de 2025 inteiro: rendimento, depois do imposto e depois da inflação',
      ['Aplicação', 'Bruto#', 'Líquido#', 'Acima do IPCA#'],
      [
        taxed('Prefixados acima de 1 ano (IRF-M 1+)', longFixed),
        taxed('Prefixados até 1 ano (IRF-M 1)', shortFixed),
        taxed('Tesouro Selic (IMA-S)', selicBonds),
        taxed('CDB de 110 % do CDI', cdiOf2025(1.1)),
        taxed('CDB de 100 % do CDI', cdi),
        exempt('LCI de 90 % do CDI', lci),
        exempt('Poupança', poupanca),
      ],
    ),
    p(
      'O imposto da tabela é o de quem aplicou no começo do ano e resgatou um ano depois. Os índices da ANBIMA são carteiras de títulos públicos sem custo; no Tesouro Direto há ainda a custódia da B3, de {{tesouro-custodia}} ao ano. Quem vendeu antes, ou comprou no meio do ano, teve outro resultado, sobretudo nas duas primeiras linhas. A LCI mostra a força da isenção em prazo curto: rende menos no papel e deixa mais que o CDB de 100 %.',
    ),
    p(
      `Em reais, para R$ 10.000 aplicados em janeiro: o CDB de 100 % do CDI entregou ${inReais(netOf(cdi))} líquidos, a LCI de 90 % ${inReais(lci)} e a poupança ${inReais(poupanca)}. Do CDB para a poupança, a diferença foi de ${inReais(netOf(cdi) - poupanca)} no ano.`,
    ),
    real.embed('O CDI de 2025, com imposto e inflação'),
    p(
      `Subtrair a inflação do rendimento dá um número parecido, mas errado. A conta certa divide o que o dinheiro virou pelo que os preços viraram: ${formatNumber(1 + netOf(cdi), 4)} ÷ ${formatNumber(1 + ipca2025, 4)}. Ela dá ${real.headline}. Os ${real.total} da última linha são o mesmo ganho em dinheiro de dezembro, quando os preços já tinham subido.`,
    ),
    h2('E quem guardou um pouco por mês?'),
    p(
      `O número do ano inteiro só vale para quem já tinha o dinheiro em janeiro. Quem pôs R$ 500 no começo de cada mês, a 100 % do CDI, juntou R$ 6.000 e terminou dezembro com ${formatBrl(savedIn2025(500_00))} antes do imposto. São ${formatPercent(savedIn2025(500_00) / 6_000_00 - 1, 1)} sobre o que foi depositado, porque o depósito de dezembro mal teve tempo de render. Comparar esse extrato com os ${formatPercent(cdi)} do noticiário é comparar coisas diferentes.`,
    ),
    p(
      'Em fundo de renda fixa há mais uma diferença. No fim de maio e no fim de novembro ele recolhe uma parte do imposto, o [come-cotas](termo:come-cotas), e você fica com menos cotas. O imposto total é parecido com o do CDB, mas sai antes, e o que saiu deixa de render. Some ainda a taxa de administração antes de comparar o seu fundo com a tabela.',
    ),
    h2('Por que o prefixado longo venceu'),
    p(
      `Os prefixados com mais de um ano renderam ${formatPercent(longFixed)} [segundo a ANBIMA](fonte:4), o melhor resultado desde 2017. Nenhum deles pagava isso na compra. A diferença veio do preço: quando o mercado passou a esperar juros menores em 2026, os papéis antigos, de taxa alta, ficaram mais caros.`,
    ),
    p(
      `Um exemplo nosso, com o preço calculado pela regra do Tesouro: um Prefixado de três anos comprado a 15 % custa ${formatBrl(bought)}. Se um ano depois o mercado pede 13 %, ele vale ${soldAt(0.13)} a mais. Se continua pedindo 15 %, a alta é de ${soldAt(0.15)}. E se pedir 18 %, sobra ${soldAt(0.18)}.`,
    ),
    p(
      'Foi esse o filme de 2024, ao contrário. Com os juros subindo, o mesmo índice [perdeu 1,81 %](fonte:5), e o dos títulos IPCA+ longos, 8,63 %. Em 2025, até novembro, esses IPCA+ longos [somavam 14,42 %](fonte:3). Não achamos o número deles fechado no ano em fonte que pudéssemos citar, por isso estão fora da tabela.',
    ),
    p(
      `Repare no tamanho da gangorra. O Tesouro Selic subiu nos dois anos, 11,11 % em 2024 e ${formatPercent(selicBonds)} em 2025, sempre perto da taxa do momento. O prefixado longo foi de 1,81 % de perda a ${formatPercent(longFixed)} de ganho. O governo que paga é o mesmo; muda o tempo que falta para vencer. Quanto mais longe o vencimento, mais o preço responde a cada mudança dos juros.`,
    ),
    callout(
      'summary',
      'quem ganhou mais em 2025 correu o risco que fez perder em 2024. Quem ficou no CDI ganhou bem nos dois anos, sem susto e sem o prêmio.',
    ),
    h2('O ganho real, em vinte anos'),
    chart({
      kind: 'bar',
      caption: `O CDI de 2025 ficou ${formatPercent(realCdi)} acima do IPCA, o maior ganho desde 2006`,
      points: [
        'Ano;CDI acima do IPCA',
        ...byYear.map((year) => `${year};${chartPoint(realCdiOf(year))}`),
      ].join('\n'),
      unit: '% no ano',
      source: 'CDI (SGS 4391, 432 e 4389) e IPCA (SGS 433); conta nossa',
      alt: `Ganho do CDI acima do IPCA por ano, antes do imposto: ${formatPercent(realCdiOf(2006))} em 2006, ${formatPercent(realCdiOf(2013))} em 2013, ${formatPercent(realCdiOf(2021))} em 2021, o pior, e ${formatPercent(realCdi)} em 2025.`,
    }),
    p(
      `Ano assim não é regra. Em 2020 e 2021 o CDI perdeu da inflação, e em 2021 a perda foi de ${formatPercent(-realCdiOf(2021))}. Quem faz plano de aposentadoria com o ganho de 2025 vai se decepcionar: a média dos vinte anos do gráfico é de ${formatPercent(byYear.reduce((sum, year) => sum + realCdiOf(year), 0) / byYear.length)}, e ainda falta o imposto.`,
    ),
    h2('O que mudou depois'),
    timeline([
      [
        '2025-10-08',
        'A Câmara tira de pauta, por 251 a 193, a medida que criaria uma alíquota única; ela caduca.',
        'MP 1.303/2025',
      ],
      ...targetsOf('2026').map(({ from, annualRate }): [string, string, string] => [
        from,
        `A meta da Selic passa a ${formatPercent(annualRate)} ao ano.`,
        'Copom',
      ]),
    ]),
    p(
      'A [tabela do Imposto de Renda](fonte:6) e a isenção das letras continuam as mesmas. Já a Selic começou a cair em março. O resultado da reunião de 3 e 4 de novembro de 2026 não foi conferido para este texto; o número de hoje é {{selic}}. A última reunião do ano está marcada para 8 e 9 de dezembro.',
    ),
    rate('selic'),
    p(
      'Para quem olha 2025 e quer repetir, a lição útil é de prazo. O pós-fixado paga os juros de cada dia, e eles estão menores. O prefixado guarda a taxa do dia da compra, que já conta com os cortes. Compare os dois no [conversor de CDI](/conversor-cdi) antes de escolher pelo retrovisor.',
    ),
    h2('Perguntas sobre 2025'),
    faq([
      {
        question: 'Quanto rendeu o CDI em 2025?',
        answer: [
          p(
            `${formatPercent(cdi)}, acumulados dia útil por dia útil. Descontado o IPCA de ${formatPercent(ipca2025)}, foram ${formatPercent(realCdi)} antes do imposto, número que também aparece [no levantamento da consultoria Elos Ayta](fonte:7).`,
          ),
        ],
      },
      {
        question: 'Quanto rendeu a poupança em 2025?',
        answer: [
          p(
            `${formatPercent(poupanca)}, [segundo a Elos Ayta](fonte:7): ${formatPercent(realOf2025(poupanca))} acima da inflação, sem imposto. Um CDB de 100 % do CDI deixou ${formatPercent(netOf(cdi))} depois do imposto.`,
          ),
        ],
      },
      {
        question: 'Qual foi a melhor renda fixa de 2025?',
        answer: [
          p(
            'Entre os índices que lemos, o dos prefixados com mais de um ano. Um índice é uma carteira; o resultado de quem tinha um título só depende do vencimento e do dia em que comprou.',
          ),
        ],
      },
      {
        question: 'Rentabilidade passada serve para escolher?',
        answer: [
          p(
            'Serve para entender o risco que cada uma correu. Ela não diz o que vem: o vencedor de 2025 estava entre os perdedores de 2024.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Meta da Selic (série 432) e taxa DI (série 4389) do SGS',
      publisher: 'Banco Central do Brasil',
      url: 'https://api.bcb.gov.br/dados/serie/bcdata.sgs.432/dados',
      accessedOn: '2026-11-20',
      kind: 'official',
    },
    {
      title: 'IPCA, variação mensal (série 433 do SGS)',
      publisher: 'IBGE e Banco Central do Brasil',
      url: 'https://api.bcb.gov.br/dados/serie/bcdata.sgs.433/dados',
      accessedOn: '2026-11-20',
      kind: 'official',
    },
    {
      title: 'IMA-B 5+ puxa alta da renda fixa em novembro',
      publisher: 'ANBIMA, 10/12/2025',
      url: 'https://www.anbima.com.br/es_es/imprensa/ima-b-5-puxa-alta-da-renda-fixa-em-novembro-com-desempenho-de-2-8.htm',
      accessedOn: '2026-11-22',
      kind: 'official',
    },
    {
      title: 'ANBIMA revela qual investimento teve maior ganho desde 2017',
      publisher: 'Investidor10, janeiro de 2026',
      url: 'https://investidor10.com.br/amp/noticias/renda-fixa-pagando-20-ao-ano-anbima-revela-qual-investimento-teve-maior-ganho-desde-2017-117993',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Risco fiscal impulsiona rentabilidade dos títulos de curto prazo em 2024',
      publisher: 'CRC News, com dados da ANBIMA, 08/01/2025',
      url: 'https://crcnews.com.br/gestoras-e-fundos/risco-fiscal-impulsiona-rentabilidade-dos-titulos-de-curto-prazo-em-2024',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'MP 1.303: Câmara derruba medida de tributação sobre aplicações financeiras',
      publisher: 'Martinelli Advogados, outubro de 2025',
      url: 'https://www.martinelli.adv.br/mp-1303-camara-derruba-medida-de-tributacao-sobre-aplicacoes-financeiras',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Poupança vence a inflação em 2025, mas segue distante do CDI',
      publisher: 'Exame, com dados da Elos Ayta, 10/01/2026',
      url: 'https://exame.com/invest/minhas-financas/poupanca-vence-a-inflacao-em-2025-mas-segue-distante-do-cdi',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}

/** A yield on R$ 10.000. */
function inReais(fraction: number): string {
  return formatBrl(Math.round(fraction * 10_000_00))
}

/** 0.0121 → `1,21`, and the minus that a sheet has: as a chart takes it. */
function chartPoint(fraction: number): string {
  return formatNumber(fraction * 100).replace('\u2212', '-')
}
