import type { Terms } from './glossary-seed.ts'

/** Credit, currencies, crypto, and the bills of a house. */
export const creditoECambio: Terms = {
  cet: {
    term: 'CET',
    definition:
      'Custo efetivo total: uma taxa só, com juros, imposto, seguros e tarifas do empréstimo. É por ela que se comparam duas propostas.',
    law: 'Resolução CMN 4.881/2020',
    related: ['taxa-efetiva', 'iof', 'tir'],
  },
  price: {
    term: 'Tabela Price',
    definition:
      'Forma de pagar em parcelas iguais. Nos prazos longos, quase toda a primeira parcela é juro, e a dívida só cai depressa no fim.',
    related: ['sac', 'amortizacao', 'cet'],
  },
  sac: {
    term: 'SAC',
    definition:
      'Sistema em que a dívida cai o mesmo valor todo mês. A primeira parcela é maior que na Price, as outras diminuem, e o total de juros é menor.',
    related: ['price', 'amortizacao', 'taxa-referencial'],
  },
  amortizacao: {
    term: 'Amortização',
    definition:
      'A parte do pagamento que diminui a dívida; o resto é juro. Num fundo, é a devolução de parte do dinheiro aplicado.',
    related: ['price', 'sac', 'fii'],
  },
  entrada: {
    term: 'Entrada',
    definition:
      'O que você paga do próprio bolso ao comprar financiado. Quanto maior a entrada, menores a dívida e os juros.',
    related: ['amortizacao', 'cet', 'consorcio'],
  },
  'alienacao-fiduciaria': {
    term: 'Alienação fiduciária',
    definition:
      'O bem financiado é a garantia, e pertence ao credor até a última parcela; você só o usa. Quem deixa de pagar pode perdê-lo depressa, até sem processo na Justiça.',
    law: 'Lei 9.514/1997 e Decreto-Lei 911/1969',
    related: ['entrada', 'cet'],
  },
  rotativo: {
    term: 'Rotativo',
    definition:
      'Crédito em que você entra quando paga só parte da fatura do cartão. Está entre os juros mais altos do país e vai, no máximo, até a fatura seguinte.',
    law: 'Resolução CMN 4.549/2017 e Lei 14.690/2023',
    related: ['cet', 'iof'],
  },
  consorcio: {
    term: 'Consórcio',
    definition:
      'Grupo que junta parcelas; por sorteio ou por lance, cada um recebe o crédito para comprar o bem. Não há juros, mas há taxa de administração e espera.',
    law: 'Lei 11.795/2008',
    related: ['entrada', 'cet'],
  },
  depreciacao: {
    term: 'Depreciação',
    definition:
      'Quanto um bem perde de valor com o uso e o tempo. No carro, costuma ser um dos maiores custos.',
    related: ['tabela-fipe', 'entrada'],
  },
  'tabela-fipe': {
    term: 'Tabela Fipe',
    definition:
      'Preço médio de cada modelo de carro, pesquisado todo mês pela Fipe. É referência para negócio, seguro e IPVA, e não o preço de um carro em particular.',
    related: ['depreciacao', 'franquia'],
  },
  franquia: {
    term: 'Franquia',
    definition:
      'A parte do prejuízo que fica por sua conta quando você usa o seguro. Com franquia maior, o seguro costuma custar menos.',
    related: ['tabela-fipe', 'depreciacao'],
  },
  'bandeira-tarifaria': {
    term: 'Bandeira tarifária',
    definition:
      'Aviso na conta de luz de quanto custa gerar energia no mês. Verde não acrescenta nada; amarela e vermelha somam um valor por kWh.',
    related: ['tusd'],
  },
  tusd: {
    term: 'TUSD',
    definition:
      'Parte da conta de luz que paga os fios e a rede da distribuidora. A outra parte, a TE, paga a energia.',
    related: ['bandeira-tarifaria', 'icms'],
  },
  ptax: {
    term: 'PTAX',
    definition:
      'Cotação de referência do Banco Central: a média de quatro consultas aos bancos, publicada no começo da tarde de cada dia útil.',
    law: 'Circular BCB 3.506/2010',
    related: ['dolar-comercial', 'bdr'],
  },
  'dolar-comercial': {
    term: 'Dólar comercial',
    definition:
      'Preço do dólar nas grandes operações entre bancos e empresas. É a referência; ninguém compra por ele no cartão ou na casa de câmbio.',
    related: ['dolar-turismo', 'ptax', 'spread'],
  },
  'dolar-turismo': {
    term: 'Dólar turismo',
    definition:
      'Preço do dólar em papel-moeda ou em cartão pré-pago, para quem viaja: o comercial e mais o spread da casa de câmbio.',
    related: ['dolar-comercial', 'spread', 'vet'],
  },
  vet: {
    term: 'VET',
    definition:
      'Valor efetivo total: quanto cada unidade de moeda custa em reais com spread, IOF e tarifas. Quem vende câmbio tem de informar antes de fechar.',
    law: 'Resolução BCB 277/2022',
    related: ['spread', 'iof', 'efx'],
  },
  efx: {
    term: 'eFX',
    definition:
      'Serviço de pagamento ou transferência internacional em que uma instituição faz o câmbio por você, sem um contrato para cada compra.',
    law: 'Resolução BCB 277/2022',
    related: ['vet', 'conta-global', 'spread'],
  },
  'conta-global': {
    term: 'Conta global',
    definition:
      'Conta em moeda estrangeira, com cartão de débito, aberta por aplicativo. Você compra a moeda antes de gastar e paga IOF e spread nessa hora.',
    related: ['efx', 'spread', 'iof'],
  },
  dcc: {
    term: 'DCC',
    definition:
      'Oferta de cobrar em reais na maquininha ou no caixa eletrônico de fora. O câmbio é escolhido por quem oferece, e o IOF continua a ser cobrado.',
    related: ['spread', 'iof', 'chargeback'],
  },
  chargeback: {
    term: 'Chargeback',
    definition:
      'Contestação de uma compra no cartão: o banco pede ao lojista o dinheiro de volta, por fraude ou por produto que não chegou.',
    related: ['dcc', 'rotativo'],
  },
  stablecoin: {
    term: 'Stablecoin',
    definition:
      'Criptoativo feito para valer o mesmo que uma moeda, em geral o dólar. Depende de quem o emite; parte das operações com ele entrou no mercado de câmbio em 2026.',
    law: 'Resolução BCB 521/2025',
    related: ['carteira-cripto', 'efx'],
  },
  'carteira-cripto': {
    term: 'Carteira de cripto',
    definition:
      'Aplicativo ou aparelho que guarda as chaves dos seus criptoativos. Quem perde a chave perde o acesso, e ninguém a recupera.',
    related: ['custodia', 'stablecoin', 'decripto'],
  },
  decripto: {
    term: 'DeCripto',
    definition:
      'Declaração de operações com criptoativos à Receita Federal. As empresas do Brasil enviam a delas; você envia a sua em casos como o uso de empresas de fora.',
    law: 'Instrução Normativa RFB 2.291/2025',
    related: ['carteira-cripto', 'stablecoin', 'ganho-de-capital'],
  },
}
