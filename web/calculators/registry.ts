type Entry = {
  title: string
  /** What a reader asks, and the heading of its page. */
  question: string
  /** Where it is: a page of its own, or one of another subject. */
  path: `/${string}`
  /** The moment of life under which the index lists it. */
  moment: Moment
  /** Other words that a reader may search for. */
  words: string
}

export const moments = {
  trabalho: 'Trabalho e aposentadoria',
  casa: 'Casa, carro e dívidas',
  investir: 'Guardar e investir',
  imposto: 'Imposto',
  fora: 'Moeda, compra e viagem',
} as const
type Moment = keyof typeof moments

/**
 * Every calculator by its slug, in the order of the index. Identity only: the browser, the Studio and the search read this.
 *
 * Adding one makes CalculatorEmbed fail to compile until it has a form.
 */
export const calculators = {
  'juros-compostos': {
    title: 'Juros compostos',
    question: 'Quanto vou ter se guardar todo mês?',
    path: '/juros-compostos',
    moment: 'investir',
    words: 'poupar guardar aporte meta rendimento poupança milhão montante valor futuro',
  },
  'simulador-financiamento': {
    title: 'Financiamento',
    question: 'Quanto fica a parcela, e SAC ou Price?',
    path: '/simulador-financiamento',
    moment: 'casa',
    words:
      'financiar casa apartamento imóvel carro veículo moto prestação parcela SAC Price CET amortizar quitar Caixa empréstimo entrada Minha Casa, Minha Vida MCMV',
  },
  'rescisao-trabalhista': {
    title: 'Rescisão trabalhista',
    question: 'Quanto recebo ao sair do emprego?',
    path: '/rescisao-trabalhista',
    moment: 'trabalho',
    words:
      'demissão pedir demissão demitido mandado embora FGTS multa rescisória aviso prévio férias vencidas saldo de salário 13º décimo terceiro seguro-desemprego acerto CLT TRCT',
  },
  'calculadora-moedas': {
    title: 'Conversão e importação',
    question: 'Quanto dá em reais, e com o imposto?',
    path: '/calculadora-moedas',
    moment: 'fora',
    words:
      'dólar euro converter câmbio importar taxa das blusinhas Shein Shopee AliExpress Remessa Conforme ICMS alfândega compra do exterior',
  },
  'calculadora-iof': {
    title: 'IOF',
    question: 'Quanto de IOF eu pago?',
    path: '/calculadora-iof',
    moment: 'imposto',
    words:
      'imposto sobre operações financeiras cartão internacional empréstimo cheque especial crédito VGBL câmbio resgate 30 dias',
  },
  'ganho-capital': {
    title: 'Ganho de capital',
    question: 'Vendi com lucro: quanto pago de imposto?',
    path: '/ganho-capital',
    moment: 'imposto',
    words:
      'vender imóvel casa terreno veículo cripto DARF GCAP lucro imobiliário isenção 440 mil 180 dias herança',
  },
  'conversor-taxas': {
    title: 'Conversor de taxas',
    question: '1\u00A0% ao mês é quanto ao ano?',
    path: '/conversor-taxas',
    moment: 'casa',
    words: 'juros mensal anual diária nominal efetiva equivalente 252 360 365 cartão rotativo',
  },
  'rentabilidade-real': {
    title: 'Rentabilidade real',
    question: 'Meu investimento ganhou da inflação?',
    path: '/rentabilidade-real',
    moment: 'investir',
    words: 'inflação IPCA poder de compra juro real deflacionar corrigir valor',
  },
  'renda-passiva': {
    title: 'Renda passiva',
    question: 'Quanto preciso ter para receber por mês?',
    path: '/renda-passiva',
    moment: 'investir',
    words: 'viver de renda dividendos aluguel rendimento mensal patrimônio um milhão',
  },
  'independencia-financeira': {
    title: 'Independência financeira',
    question: 'Com quanto e quando posso parar?',
    path: '/independencia-financeira',
    moment: 'trabalho',
    words: 'FIRE parar de trabalhar regra dos 4% retirada viver de renda número',
  },
  aposentadoria: {
    title: 'Aposentadoria',
    question: 'Quando me aposento e quanto falta guardar?',
    path: '/aposentadoria',
    moment: 'trabalho',
    words: 'INSS pontos pedágio idade tempo de contribuição PGBL VGBL previdência teto benefício',
  },
  'conversor-cdi': {
    title: 'Conversor de CDI',
    question: '110\u00A0% do CDI é quanto, líquido?',
    path: '/conversor-cdi',
    moment: 'investir',
    words: 'CDB LCI LCA porcentagem do CDI equivalente prefixado IPCA+ líquido',
  },
  roi: {
    title: 'ROI',
    question: 'Esse investimento se pagou?',
    path: '/roi',
    moment: 'investir',
    words: 'retorno payback VPL TIR fluxo de caixa negócio projeto',
  },
  'orcamento-viagem': {
    title: 'Orçamento de viagem',
    question: 'Quanto vai custar a minha viagem?',
    path: '/orcamento-viagem',
    moment: 'fora',
    words: 'férias passagem hotel exterior dólar euro mala espécie cartão',
  },
  'comparador-custos': {
    title: 'Comparador de custos',
    question: 'Qual opção sai mais barata de verdade?',
    path: '/comparador-custos',
    moment: 'casa',
    words:
      'à vista parcelado desconto aluguel comprar financiar carro próprio aplicativo assinatura pagar no exterior',
  },
  'tesouro-direto': {
    title: 'Tesouro Direto',
    question: 'Quanto sobra do Tesouro depois do imposto?',
    path: '/investimentos/tesouro-direto',
    moment: 'investir',
    words: 'Selic prefixado IPCA+ Renda+ Educa+ marcação a mercado custódia',
  },
  cdb: {
    title: 'CDB',
    question: 'Quanto sobra de um CDB?',
    path: '/investimentos/cdb',
    moment: 'investir',
    words: 'renda fixa banco CDI FGC IOF imposto de renda',
  },
  'lci-lca': {
    title: 'LCI e LCA',
    question: 'Uma LCI ganha de um CDB de quanto?',
    path: '/investimentos/lci-lca',
    moment: 'investir',
    words: 'isenta letra de crédito imobiliário agronegócio carência',
  },
  'acoes-mensal': {
    title: 'Imposto de ações no mês',
    question: 'Vendi ações: tenho DARF a pagar?',
    path: '/investimentos/acoes',
    moment: 'imposto',
    words: 'bolsa day trade swing trade isenção 20 mil prejuízo DARF 6015',
  },
  'fundos-imobiliarios': {
    title: 'Fundos imobiliários',
    question: 'Quanto um FII paga, e o imposto da venda?',
    path: '/investimentos/fundos-imobiliarios',
    moment: 'investir',
    words: 'FII cotas rendimento dividend yield aluguel',
  },
  'cambio-modalidades': {
    title: 'Dólar e euro com imposto',
    question: 'Quanto pago pelo dólar ou euro, com imposto?',
    path: '/dolar-hoje',
    moment: 'fora',
    words: 'cartão espécie conta global remessa VET spread IOF turismo',
  },
  'bitcoin-venda': {
    title: 'Venda de bitcoin',
    question: 'Quanto recebo se vender bitcoin?',
    path: '/bitcoin-hoje',
    moment: 'imposto',
    words: 'cripto satoshi corretora isenção 35 mil',
  },
} as const satisfies Record<string, Entry>

export type CalculatorSlug = keyof typeof calculators
