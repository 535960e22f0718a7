import type { Terms } from './glossary-seed.ts'

/** Fixed income, funds and private pension. */
export const rendaFixa: Terms = {
  poupanca: {
    term: 'Poupança',
    definition:
      'Conta que rende uma vez por mês, no mesmo dia do mês em que você depositou, pela regra da lei: a TR e um adicional que depende da Selic. Pessoa física não paga Imposto de Renda.',
    law: 'Lei 12.703/2012',
    related: ['taxa-referencial', 'selic', 'fgc'],
  },
  cdb: {
    term: 'CDB',
    definition:
      'Certificado de depósito bancário: você empresta ao banco e recebe juros. Paga Imposto de Renda sobre o ganho e tem a cobertura do FGC, até o limite.',
    related: ['cdi', 'fgc', 'lci-lca'],
  },
  'lci-lca': {
    term: 'LCI e LCA',
    definition:
      'Letras de crédito imobiliário e do agronegócio: o banco capta para emprestar a esses setores. Isentas de Imposto de Renda para pessoa física, com prazo mínimo e cobertura do FGC.',
    related: ['cdb', 'carencia', 'fgc'],
  },
  'tesouro-selic': {
    term: 'Tesouro Selic',
    definition:
      'Título público que acompanha a Selic. O preço oscila pouco, e por isso perde menos que os outros títulos na venda antes do vencimento.',
    related: ['selic', 'custodia', 'marcacao-mercado'],
  },
  prefixado: {
    term: 'Prefixado',
    definition:
      'Investimento com a taxa combinada no dia da compra. Até o vencimento ela não muda; na venda antes, o preço depende da taxa daquele dia.',
    related: ['marcacao-mercado', 'duration', 'pos-fixado'],
  },
  'pos-fixado': {
    term: 'Pós-fixado',
    definition:
      'Investimento que acompanha uma taxa que muda com o tempo, como o CDI ou a Selic. Só no fim se sabe quanto rendeu.',
    related: ['cdi', 'selic', 'prefixado'],
  },
  'ipca-mais': {
    term: 'IPCA+',
    definition:
      'Investimento que paga a inflação do período e mais uma taxa combinada na compra. Levado até o vencimento, rende acima do IPCA, antes do imposto.',
    related: ['ipca', 'juros-reais', 'marcacao-mercado'],
  },
  debenture: {
    term: 'Debênture',
    definition:
      'Título de dívida de uma empresa. Costuma pagar mais que o de um banco porque o risco é maior: o FGC não cobre. As incentivadas são isentas de Imposto de Renda para pessoa física.',
    law: 'Lei 12.431/2011 (incentivadas)',
    related: ['cri-cra', 'fgc', 'duration'],
  },
  'cri-cra': {
    term: 'CRI e CRA',
    definition:
      'Certificados de recebíveis imobiliários e do agronegócio: quem compra recebe parcelas de dívidas desses setores. Isentos de Imposto de Renda para pessoa física e sem cobertura do FGC.',
    related: ['debenture', 'lci-lca', 'fgc'],
  },
  fgc: {
    term: 'FGC',
    definition:
      'Fundo Garantidor de Créditos: associação que devolve depósitos e papéis garantidos, até um limite por CPF e conglomerado, quando um banco quebra.',
    related: ['cdb', 'lci-lca', 'poupanca'],
  },
  liquidez: {
    term: 'Liquidez',
    definition:
      'Com que rapidez o investimento vira dinheiro na conta, e quanto do valor se perde para sacar logo.',
    related: ['carencia', 'reserva-de-emergencia'],
  },
  carencia: {
    term: 'Carência',
    definition: 'Tempo em que o dinheiro não pode sair, mesmo que você precise dele.',
    related: ['liquidez', 'lci-lca'],
  },
  'marcacao-mercado': {
    term: 'Marcação a mercado',
    definition:
      'Dar a um título o preço que ele teria se fosse vendido hoje. Quando a taxa do mercado sobe, o preço de um título antigo cai.',
    related: ['prefixado', 'ipca-mais', 'duration'],
  },
  duration: {
    term: 'Duration',
    definition:
      'Prazo médio em que um título devolve o dinheiro, com cada pagamento pesado pelo que vale hoje. Quanto maior, mais o preço muda quando a taxa muda.',
    related: ['marcacao-mercado', 'prefixado', 'valor-presente'],
  },
  custodia: {
    term: 'Custódia',
    definition:
      'Guardar e registrar o investimento no nome de quem é dono dele. No Tesouro Direto, a B3 cobra por isso uma taxa por ano.',
    related: ['tesouro-selic', 'carteira-cripto'],
  },
  'reserva-de-emergencia': {
    term: 'Reserva de emergência',
    definition:
      'Dinheiro para alguns meses de despesas, guardado onde dá para sacar no mesmo dia sem perder parte do valor.',
    related: ['liquidez', 'tesouro-selic'],
  },
  'taxa-de-administracao': {
    term: 'Taxa de administração',
    definition:
      'O que um fundo ou um plano de previdência cobra por ano sobre todo o saldo, renda ele muito ou pouco.',
    related: ['taxa-de-carregamento', 'etf', 'come-cotas'],
  },
  'taxa-de-carregamento': {
    term: 'Taxa de carregamento',
    definition: 'Parte de cada depósito, ou do resgate, que alguns planos de previdência cobram para si.',
    related: ['taxa-de-administracao', 'pgbl', 'vgbl'],
  },
  'come-cotas': {
    term: 'Come-cotas',
    definition:
      'Imposto de Renda que boa parte dos fundos recolhe em maio e em novembro, mesmo sem resgate. Ele diminui o número de cotas que você tem; fundo de ações não paga.',
    law: 'Lei 14.754/2023',
    related: ['taxa-de-administracao', 'tabela-regressiva'],
  },
  pgbl: {
    term: 'PGBL',
    definition:
      'Plano de previdência cujos depósitos podem ser descontados da renda na declaração completa, até um limite. No resgate, o imposto cai sobre tudo, e não só sobre o ganho.',
    related: ['vgbl', 'tabela-regressiva', 'taxa-de-carregamento'],
  },
  vgbl: {
    term: 'VGBL',
    definition:
      'Plano de previdência sem desconto na declaração. No resgate, o imposto cai só sobre o ganho; depósitos altos no ano pagam IOF.',
    related: ['pgbl', 'tabela-regressiva', 'iof'],
  },
  'tabela-regressiva': {
    term: 'Tabela regressiva',
    definition:
      'Imposto de Renda que diminui quanto mais tempo o dinheiro fica. A renda fixa tem uma tabela, e a previdência tem outra, mais longa.',
    law: 'Lei 11.033/2004 (renda fixa) e Lei 11.053/2004 (previdência)',
    related: ['pgbl', 'vgbl', 'cdb'],
  },
}
