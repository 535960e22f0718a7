import type { Terms } from './glossary-seed.ts'

/** Shares, funds on the exchange, and their indicators. */
export const bolsa: Terms = {
  acao: {
    term: 'Ação',
    definition:
      'Pequena parte de uma empresa, negociada na bolsa. Quem tem uma ação é sócio: participa do lucro e também da perda.',
    related: ['on-pn', 'dividendo', 'ibovespa'],
  },
  'on-pn': {
    term: 'ON e PN',
    definition:
      'Tipos de ação. A ordinária (ON, código que termina em 3) dá voto; a preferencial (PN, em geral final 4) tem preferência nos dividendos e, em regra, não vota.',
    law: 'Lei 6.404/1976, arts. 16 e 17',
    related: ['acao', 'tag-along'],
  },
  'tag-along': {
    term: 'Tag along',
    definition:
      'Direito do acionista pequeno quando o controle da empresa é vendido: o comprador tem de lhe oferecer uma parte mínima do preço pago ao controlador. A lei o dá às ações com voto.',
    law: 'Lei 6.404/1976, art. 254-A',
    related: ['on-pn', 'acao'],
  },
  ibovespa: {
    term: 'Ibovespa',
    definition:
      'Índice que mostra o retorno médio das ações mais negociadas da B3. A lista de empresas é revista a cada quatro meses.',
    related: ['acao', 'etf', 'volatilidade'],
  },
  etf: {
    term: 'ETF',
    definition:
      'Fundo que copia um índice e tem cotas negociadas na bolsa, como uma ação. O imposto na venda não tem a isenção das ações.',
    related: ['ibovespa', 'taxa-de-administracao', 'ganho-de-capital'],
  },
  bdr: {
    term: 'BDR',
    definition:
      'Certificado, negociado na B3, de uma ação ou de um fundo de outro país. O preço segue o papel de fora e também o câmbio.',
    related: ['acao', 'etf', 'ptax'],
  },
  fii: {
    term: 'FII',
    definition:
      'Fundo de investimento imobiliário: junta o dinheiro de muita gente em imóveis ou em dívidas de imóveis e distribui o que recebe. As cotas são vendidas na bolsa.',
    law: 'Lei 8.668/1993',
    related: ['vacancia', 'p-vp', 'fiagro'],
  },
  fiagro: {
    term: 'Fiagro',
    definition:
      'Fundo que aplica em terras, empresas ou dívidas do agronegócio. Funciona como um fundo imobiliário, com os riscos da safra e do calote de quem deve.',
    law: 'Lei 14.130/2021',
    related: ['fii', 'cri-cra'],
  },
  vacancia: {
    term: 'Vacância',
    definition: 'Quanto de um imóvel, ou dos imóveis de um fundo, está sem inquilino.',
    related: ['fii', 'dividend-yield'],
  },
  dividendo: {
    term: 'Dividendo',
    definition: 'Parte do lucro que a empresa paga aos sócios, na proporção das ações de cada um.',
    related: ['jcp', 'dividend-yield', 'data-com'],
  },
  jcp: {
    term: 'JCP',
    definition:
      'Juros sobre capital próprio: uma forma de a empresa pagar os sócios, com Imposto de Renda já descontado na fonte.',
    law: 'Lei 9.249/1995, art. 9º',
    related: ['dividendo', 'irrf'],
  },
  'dividend-yield': {
    term: 'Dividend yield',
    definition:
      'O que o papel pagou em doze meses dividido pelo preço de hoje. Conta o passado: o próximo pagamento pode ser menor.',
    related: ['dividendo', 'jcp', 'p-l'],
  },
  'data-com': {
    term: 'Data com',
    definition:
      'Último dia em que é preciso ter o papel para receber o pagamento anunciado. No pregão seguinte ele já é negociado sem esse direito.',
    related: ['dividendo', 'jcp'],
  },
  'p-l': {
    term: 'P/L',
    definition:
      'Preço da ação dividido pelo lucro por ação em doze meses. Diz em quantos anos um lucro igual a esse somaria o preço. Quando há prejuízo, não serve.',
    related: ['p-vp', 'dividend-yield'],
  },
  'p-vp': {
    term: 'P/VP',
    definition:
      'Preço dividido pelo valor patrimonial, que é o que a ação ou a cota vale na contabilidade. Abaixo de um, o mercado paga menos que a contabilidade: pode ser barato, ou sinal de problema.',
    related: ['p-l', 'fii'],
  },
  'day-trade': {
    term: 'Day trade',
    definition:
      'Compra e venda do mesmo papel no mesmo dia, pela mesma corretora. Tem imposto maior que a venda comum, e nenhuma isenção.',
    related: ['darf', 'emolumentos', 'alavancagem'],
  },
  emolumentos: {
    term: 'Emolumentos',
    definition:
      'Taxas que a bolsa cobra em cada negócio. São pequenas, vêm na nota de corretagem e diminuem o ganho na conta do imposto.',
    related: ['preco-medio', 'day-trade'],
  },
  'preco-medio': {
    term: 'Preço médio',
    definition:
      'Tudo o que você pagou pelo papel, com taxas, dividido pela quantidade que tem. É dele que sai o ganho ou a perda na venda.',
    related: ['ganho-de-capital', 'emolumentos', 'darf'],
  },
  volatilidade: {
    term: 'Volatilidade',
    definition:
      'Quanto um preço costuma subir e descer. Mede o tamanho da oscilação, e não para onde ele vai.',
    related: ['ibovespa', 'alavancagem'],
  },
  alavancagem: {
    term: 'Alavancagem',
    definition:
      'Operar com mais dinheiro do que você tem, emprestado ou por contrato futuro. O ganho aumenta, e a perda pode passar do que foi posto.',
    related: ['contrato-futuro', 'day-trade'],
  },
  'contrato-futuro': {
    term: 'Contrato futuro',
    definition:
      'Acordo na bolsa para comprar ou vender algo numa data, por um preço de hoje. Todo dia a diferença de preço entra na sua conta ou sai dela.',
    related: ['alavancagem', 'volatilidade'],
  },
}
