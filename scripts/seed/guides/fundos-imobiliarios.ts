import { percentInWords } from '#web/finance/core/format.ts'
import { fiiIncome } from '#web/finance/tables/income-tax/fii.ts'
import { h2, h3, item, p } from '../portable-text.ts'
import { lawOn } from '../worked.ts'
import { DAY, type GuideSeed, typedRule } from './guide-seed.ts'

const { fewestHolders, paysFromShare, paysFromLinkedShare = Number.NaN, rate } = lawOn(fiiIncome, DAY)
const [ownShare, linkedShare, withheld] = [paysFromShare, paysFromLinkedShare, rate].map((share) =>
  percentInWords(share),
)

export const fundosImobiliarios: GuideSeed = {
  slug: 'fundos-imobiliarios',
  title: 'Como o FII paga renda, e quando ela é isenta?',
  dek: 'De onde vem o dinheiro que o fundo imobiliário paga por mês, o que a isenção pede, quanto a venda paga de imposto e como a cota pode cair.',
  summary: `Um fundo imobiliário junta o dinheiro de muita gente, aplica em imóveis ou em dívidas de imóveis e reparte a renda. Ela é isenta se o fundo tem pelo menos ${fewestHolders} cotistas, é negociado em bolsa e você tem menos de ${ownShare} das cotas. O ganho na venda da cota paga ${typedRule('fii-venda')}, e a cota pode cair.`,
  seo: {
    title: 'Fundos imobiliários: renda, isenção e imposto em 2026',
    description: `Como os FIIs distribuem rendimentos, o que é preciso para a isenção de IR, por que a venda paga ${typedRule('fii-venda')} e como comparar tijolo, papel e fundo de fundos.`,
  },
  body: [
    h2('O que é um FII'),
    p(
      'É um fundo fechado: você não resgata a cota, vende para outra pessoa na bolsa. O fundo recebe aluguel ou juros e distribui o resultado, quase sempre todo mês. O valor muda de um mês para outro e pode ser zero.',
    ),
    h2('Tijolo, papel e fundo de fundos'),
    h3('Tijolo'),
    p(
      'É dono de imóveis: galpões, lojas, escritórios. Ganha aluguel. O risco é o imóvel ficar vazio, o inquilino não pagar ou o prédio precisar de obra.',
    ),
    h3('Papel'),
    p(
      'Empresta dinheiro por meio de títulos, como os [CRI](termo:cri-cra). Ganha juros, em geral inflação ou CDI mais uma taxa. O risco é o devedor não pagar. Renda muito alta costuma ser o preço de um devedor pior.',
    ),
    h3('Fundo de fundos'),
    p(
      'Compra cotas de outros FIIs. Espalha o dinheiro, mas a [taxa de administração](termo:taxa-de-administracao) dele se soma à dos outros.',
    ),
    h2('As três condições da isenção'),
    item('O fundo tem pelo menos {{fii-cotistas}}.'),
    item('As cotas são negociadas em bolsa ou em mercado de balcão organizado.'),
    item(
      `A sua parte é menor que ${ownShare} das cotas e, somada à de parentes e empresas ligadas, menor que ${linkedShare}.`,
    ),
    p(
      `Falhou uma, ${withheld} do rendimento ficam na fonte. O simulador abaixo confere cada uma. Textos antigos ainda falam em 50 cotistas: era assim até 2023.`,
    ),
    h2('Como ler os números do fundo'),
    item(
      '**P/VP.** O preço da cota dividido pelo valor do patrimônio por cota. Abaixo de 1, o mercado paga menos do que o fundo diz valer. Pode ser desconto, pode ser que o fundo valha menos do que diz.',
    ),
    item('**Vacância.** Quanto do imóvel está vazio: sem inquilino, não há aluguel.'),
    item('**Rendimento sobre o preço.** O que pagou em doze meses, dividido pelo preço. É passado.'),
    item(
      '**Amortização.** Devolve parte do que você pôs. Não é renda: diminui o custo da sua cota e aumenta o ganho na venda.',
    ),
  ],
  risks: [
    {
      title: 'HCTR11: menos 60,5 % em 2023',
      text: [
        p(
          'O fundo de papel Hectare CE emprestava a um grupo de hotéis que parou de pagar em março de 2023. Até 8 de dezembro daquele ano, as cotas caíram 60,5 % e o que ele paga aos mais de 196 mil cotistas caiu pela metade, [segundo o Seu Dinheiro](https://www.seudinheiro.com/2023/bolsa-dolar/fundo-imobiliario-hctr11-volta-a-investir-em-titulos-ligados-a-gramado-parks-no-mes-da-assembleia-que-aprovou-renegociacao-das-dividas-lvit).',
        ),
        p(
          'A renda isenta e alta vinha antes do calote. Quem olhava só ela via o melhor número no fundo com mais risco.',
        ),
      ],
    },
  ],
  steps: [
    {
      title: 'Decida se aceita ver a cota cair',
      text: [p('Não há vencimento nem [FGC](termo:fgc). Dinheiro com data marcada não combina com cota.')],
    },
    {
      title: 'Leia o último relatório gerencial do fundo',
      text: [p('Procure quem deve, quem aluga, quanto está vazio e quanto o fundo cobra.')],
    },
    {
      title: 'Confira as três condições da isenção',
      text: [p('O número de cotistas está no informe mensal do fundo.')],
    },
    {
      title: 'Na corretora, procure o código de final 11',
      text: [p('O preço é o da hora; em fundo pouco negociado, a diferença entre compra e venda pesa.')],
    },
    {
      title: 'Anote custo e amortizações',
      text: [p('Na venda com ganho, o DARF é seu: código 6015, até o último dia útil do mês seguinte.')],
    },
  ],
  mistakes: [
    'Escolher pelo rendimento do último mês. Ele pode ter vindo de uma venda que não se repete.',
    `Contar com a isenção de ${typedRule('acoes-isencao')} das ações: ela não vale para FII.`,
    'Tratar amortização como renda.',
    'Abater o prejuízo do FII no ganho com ações. Só abate ganho com FII e Fiagro.',
  ],
  questions: [
    {
      question: 'FII paga IR?',
      answer: [
        p(
          'O rendimento mensal é isento para a pessoa física que cumpre as três condições. O ganho na venda da cota paga {{fii-venda}}, em qualquer valor.',
        ),
      ],
    },
    {
      question: 'O que é P/VP?',
      answer: [
        p(
          'O preço da cota na bolsa dividido pelo patrimônio do fundo por cota. Um P/VP de 0,90 quer dizer que a cota custa 10 % menos do que o patrimônio declarado. Não diz, sozinho, se está barato.',
        ),
      ],
    },
    {
      question: 'FII tem FGC?',
      answer: [p('Não. Ninguém cobre a perda. O fundo responde com o que ele tem.')],
    },
    {
      question: 'O fundo é obrigado a pagar todo mês?',
      answer: [
        p(
          'Não. A lei manda distribuir pelo menos 95 % do lucro em caixa a cada semestre; pagar por mês é costume. Se não há lucro, pode não haver pagamento.',
        ),
      ],
    },
  ],
  sources: [
    {
      title: 'Lei 11.033/2004, art. 3º, com a redação da Lei 14.754/2023',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11033.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Lei 8.668/1993 (fundos imobiliários)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l8668.htm',
      accessedOn: '2026-11-20',
      kind: 'law',
    },
    {
      title: 'HCTR11 volta a investir em títulos ligados à Gramado Parks',
      publisher: 'Seu Dinheiro, 08/12/2023',
      url: 'https://www.seudinheiro.com/2023/bolsa-dolar/fundo-imobiliario-hctr11-volta-a-investir-em-titulos-ligados-a-gramado-parks-no-mes-da-assembleia-que-aprovou-renegociacao-das-dividas-lvit',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
