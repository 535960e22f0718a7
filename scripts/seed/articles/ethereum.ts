import { formatBrl, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import {
  type ArticleSeed,
  asset,
  body,
  callout,
  chart,
  faq,
  h2,
  h3,
  item,
  p,
  steps,
  table,
} from '../portable-text.ts'
import { bare, type Worked } from '../worked.ts'
import { codesOfGoods, cryptoLaw, cryptoSale, decripto, exemptInWords, smallSalesLaw } from './token-law.ts'

/** In reais: AwesomeAPI, 18/09/2026. */
const PRICE = 12_716.95
const STAKE = 32
/** ETH a day, as ethereum.org tells the change of 15/09/2022. */
const minedPerDay = 13_000
const stakedPerDay = 1_700
const CIRCULATING = 122_041_373

const sold = cryptoSale('60.000', '40.000')
const half = cryptoSale('30.000', '20.000')
const yearly = (perDay: number) => `${formatNumber((100 * perDay * 365) / CIRCULATING, 1)} %`
/** The price less the cost, before the exemption, so many times. */
const gainOf = ({ shown: { apart = [] } }: Worked, times: number) => {
  const amounts = apart[0]?.rows.flatMap((row) => ('amount' in row ? row.amount : [])) ?? []
  const [price = 0, cost = 0] = amounts
  return bare(formatBrl((price + cost) * times))
}
/** A fee of the network, supposed. */
const FEE = 5_00
const feeShare = (amount: number) => percentInWords(FEE / amount, 1)

export const ethereum: ArticleSeed = {
  slug: 'ethereum',
  template: 'token',
  category: 'cripto',
  mainTool: 'ganho-capital',
  tags: ['ethereum', 'cripto', 'imposto'],
  ruleRefs: ['cripto-isencao'],
  title: 'Ethereum: o que é, riscos e imposto em 2026',
  dek: 'Uma rede que roda programas e cobra por isso em ether. Não há teto de moedas, e trocar ether por outra moeda digital já conta como venda para o imposto.',
  keyPoints: [
    'Ethereum é a rede; ether (ETH) é a moeda que paga o uso dela.',
    `Não há teto: desde a mudança de 2022 sai bem menos ETH por dia, e parte das taxas é destruída.`,
    `Vendas e trocas de até ${exemptInWords} no mês são isentas; acima, o ganho inteiro paga.`,
    'Deixar ether travado para validar a rede rende, mas há fila para sair e risco de perda.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-05-22',
  related: ['article-bitcoin', 'article-usdt'],
  seo: {
    title: 'Ethereum: o que é, riscos e imposto em 2026',
    description:
      'O que é a rede Ethereum e a moeda ether, quem decide as mudanças, quantas moedas existem, para que servem, os riscos, o preço em reais e a conta do imposto.',
  },
  body: body([
    p(
      `Ether é a moeda que paga o uso da rede Ethereum: existem cerca de ${formatNumber(CIRCULATING / 1_000_000, 0)} milhões, e não há teto. Quem vende ${formatBrl(60_000_00)} em ether comprado por ${formatBrl(40_000_00)} paga ${sold.headline} de imposto; quem vende a metade num mês e a metade no outro, sem outras vendas de cripto, não paga. A conta está no fim. O começo é entender o que se compra, porque não é um bitcoin mais barato.`,
    ),
    h2('O que é'),
    p(
      'Ethereum é um computador que ninguém possui sozinho. Milhares de máquinas rodam os mesmos programas e conferem os resultados entre si. Esses programas chamam-se contratos: se tal coisa acontecer, mova tal quantia. A ideia é de Vitalik Buterin, que a descreveu [neste texto](fonte:1), e a rede está no ar desde 30/07/2015.',
    ),
    p(
      'Cada operação paga uma taxa, medida em gas, a unidade de trabalho da rede, e a taxa se paga em ether, cujo código é ETH. É por isso que a moeda existe: sem ela, qualquer um encheria a rede de programas inúteis. Quem usa um aplicativo na Ethereum precisa ter um pouco de ether, mesmo que só queira mexer em um token, como se chama a moeda criada dentro da rede.',
    ),
    h2('Quem emite e quem manda'),
    p(
      `Desde 15/09/2022, quem confere as operações são validadores. Cada um trava pelo menos ${STAKE} ETH como garantia e recebe moedas novas pelo serviço; se tenta fraudar, perde parte do que travou. Pelo preço de 18/09/2026, ${formatBrl(Math.round(PRICE * 100))} por unidade, são ${formatBrl(Math.round(PRICE * STAKE * 100))} de entrada. Quem tem menos entra por uma corretora ou por um serviço que junta gente, e aí confia neles.`,
    ),
    p(
      'As mudanças na regra são discutidas em público, em propostas numeradas, e valem quando a maioria dos validadores instala o programa novo. Há uma fundação, com dinheiro e influência. Ela não pode emitir moeda nem congelar conta, mas a sua palavra pesa.',
    ),
    h2('Quanto existe'),
    p(
      `Em 12/09/2026 circulavam cerca de ${formatNumber(CIRCULATING / 1_000_000, 0)} milhões de ETH, segundo o [CoinGecko](fonte:6), e não há teto. Em 2022, a [troca da mineração pela validação](fonte:2) cortou a emissão de perto de ${formatNumber(minedPerDay, 0)} para cerca de ${formatNumber(stakedPerDay, 0)} ETH por dia, algo como ${yearly(stakedPerDay)} ao ano sobre o que existe. Quanto mais moeda travada, mais se emite, então leia esse número como retrato daquela época.`,
    ),
    chart({
      kind: 'bar',
      caption: 'A validação emite muito menos que a mineração emitia',
      points: `Como;ETH por dia\nmineração, até 2022;${minedPerDay}\nvalidação, desde 2022;${stakedPerDay}`,
      unit: 'ETH por dia',
      source: 'ethereum.org, valores aproximados da época da mudança',
      alt: `Emissão por dia: cerca de ${formatNumber(minedPerDay, 0)} ETH com mineração e cerca de ${formatNumber(stakedPerDay, 0)} com validação.`,
    }),
    p(
      'Do outro lado, parte de cada taxa é destruída. A regra é de agosto de 2021, a [proposta 1559](fonte:3). Com a rede cheia, queima-se mais do que se emite, e o total diminui; com a rede calma, cresce. Quem promete que a moeda “só fica mais rara” está descrevendo os dias cheios.',
    ),
    h2('Para que serve'),
    item('Pagar o uso da rede, que é para o que foi feita.'),
    item('Servir de garantia em empréstimos e trocas feitos por contratos, sem banco no meio.'),
    item(
      'Emitir e mover outros tokens: o dólar digital [USDT](artigo:usdt), por exemplo, roda nela e em outras redes.',
    ),
    item('Travar para validar e receber por isso, o chamado staking.'),
    p(
      `A taxa fixa pesa no pouco. Se a rede cobrar ${formatBrl(FEE)} por uma transferência, um número de exemplo, isso é ${feeShare(50_00)} de R$ 50 e ${feeShare(5_000_00)} de R$ 5.000. Por esse motivo nasceram as redes de segunda camada, que juntam muitas operações numa só. Elas têm taxas menores e riscos próprios: um endereço copiado na rede errada pode não ter volta.`,
    ),
    h2('Riscos'),
    h3('De programa'),
    p(
      'Um contrato com erro pode ser esvaziado em minutos, e a rede registra o roubo como registra uma compra. Autorizar um site desconhecido a mover os seus tokens é dar a ele a chave da gaveta. Revise essas autorizações e retire as que não usa.',
    ),
    h3('De quem guarda por você'),
    p(
      'Corretora com saque travado, serviço de staking que quebra, ponte entre redes invadida: os três já aconteceram mais de uma vez. Ether travado também não sai na hora. Há fila, que cresce justamente quando todos querem sair.',
    ),
    h3('De preço e de lei'),
    p(
      'Nas grandes quedas dos últimos anos o ether caiu junto com o bitcoin; ter os dois não divide o risco como parece. No Brasil, as corretoras são supervisionadas pelo Banco Central desde 02/02/2026, pela [Lei 14.478/2022](fonte:4) e pelas Resoluções BCB 519 a 521. Contrato na rede não tem sede, telefone nem [FGC](termo:fgc): a supervisão para na porta da corretora.',
    ),
    h2('Quanto vale em reais'),
    asset('ETH'),
    p(
      'Compare esse preço com o da sua corretora no mesmo minuto: a distância entre os dois é o que ela cobra sem chamar de tarifa. Variação e volume estão na [ficha do ether](/detalhe-ativo?codigo=ETH), e as outras moedas, na [tabela de criptomoedas](/criptomoedas).',
    ),
    h2('Como declarar e quando paga imposto'),
    p(
      `Some tudo o que vendeu ou trocou no mês, de todas as criptomoedas. Até {{cripto-isencao}}, o ganho é isento. Acima, paga-se sobre o ganho inteiro, a partir de ${sold.row('Alíquota efetiva')}. A conta abaixo é a do começo do texto.`,
    ),
    sold.embed('Vender R$ 60 mil em ether'),
    table(
      'A mesma quantia, vendida de uma vez ou em dois meses',
      ['Como vendeu', 'Ganho, R$#', 'Imposto, R$#'],
      [
        ['R$ 60 mil em novembro', gainOf(sold, 1), bare(sold.headline)],
        ['R$ 30 mil em novembro e R$ 30 mil em dezembro', gainOf(half, 2), bare(half.headline)],
      ],
    ),
    p(
      `A primeira linha gera ${sold.headline}, com vencimento ${sold.aside}. Na segunda, cada mês fica abaixo do limite e o imposto é de ${half.headline} nos dois. A lei olha o mês; o preço, claro, pode ser outro em dezembro.`,
    ),
    callout(
      'mistake',
      'Trocar R$ 40 mil de ether por USDT e achar que nada aconteceu porque não entrou dinheiro na conta. A troca é uma venda: passou do limite, e o ganho sobre o ether paga imposto no mês seguinte.',
    ),
    steps('Na declaração anual', [
      {
        title: 'Abra Bens e Direitos, grupo 08, código 02',
        text: 'É o das criptomoedas que não são bitcoin. Stablecoins, como o USDT, vão no código 03.',
      },
      {
        title: 'Informe a quantidade e o custo em reais',
        text: 'O que você pagou, com taxas. O preço de 31 de dezembro não entra.',
      },
      {
        title: 'Diga onde está',
        text: 'Nome e CNPJ da corretora, ou carteira própria. No exterior, a regra é a da Lei 14.754/2023.',
      },
    ]),
    p(
      'Recompensa de staking é um ponto sem regra clara que tenhamos achado: há quem a trate como rendimento no recebimento e quem só apure na venda. Guarde dia, quantidade e preço de cada uma e pergunte a um contador. Na [DeCripto](fonte:5), entradas por staking estão entre as operações a informar.',
    ),
    h2('Perguntas frequentes'),
    faq([
      {
        question: 'Ethereum e ether são a mesma coisa?',
        answer: [
          p(
            'Não. Ethereum é a rede; ether é a moeda que paga o uso dela. No dia a dia as pessoas usam o primeiro nome para os dois.',
          ),
        ],
      },
      {
        question: 'Ethereum tem limite de moedas?',
        answer: [
          p('Não tem. A emissão por dia é pequena diante do total, e a queima de taxas às vezes a supera.'),
        ],
      },
      {
        question: 'Ethereum ou bitcoin?',
        answer: [
          p(
            'São coisas diferentes. O [bitcoin](artigo:bitcoin) tem teto e faz uma coisa só; a Ethereum roda programas e muda mais. Nenhum dos dois tem preço que se possa prever.',
          ),
        ],
      },
      {
        question: 'Quanto pago de imposto se vender R$ 20 mil?',
        answer: [
          p(
            'Nada, se as vendas e trocas de todas as suas criptomoedas no mês ficarem em até {{cripto-isencao}}. O ganho vai em rendimentos isentos na declaração.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Ethereum: whitepaper',
      publisher: 'ethereum.org',
      url: 'https://ethereum.org/whitepaper/',
      accessedOn: '2026-11-22',
      kind: 'study',
    },
    {
      title: 'How The Merge impacted ETH supply',
      publisher: 'ethereum.org',
      url: 'https://ethereum.org/roadmap/merge/issuance/',
      accessedOn: '2026-11-22',
      kind: 'study',
    },
    {
      title: 'EIP-1559: fee market change',
      publisher: 'Ethereum Improvement Proposals',
      url: 'https://eips.ethereum.org/EIPS/eip-1559',
      accessedOn: '2026-11-22',
      kind: 'study',
    },
    cryptoLaw,
    decripto,
    {
      title: 'Ethereum: preço e oferta em circulação',
      publisher: 'CoinGecko',
      url: 'https://www.coingecko.com/pt/moedas/ethereum',
      accessedOn: '2026-09-12',
      kind: 'press',
    },
    smallSalesLaw,
    codesOfGoods,
  ],
}
