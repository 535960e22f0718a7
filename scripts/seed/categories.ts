/** The six categories of the blog, by slug. */
export const categories = {
  'cambio-e-viagem': {
    title: 'Câmbio e viagem',
    description: 'Dólar, euro, cartão no exterior, remessas e o que muda o preço da viagem.',
  },
  investimentos: {
    title: 'Investimentos',
    description: 'Renda fixa, Tesouro Direto, fundos e ações: regras, custos e contas líquidas.',
  },
  impostos: {
    title: 'Impostos',
    description: 'IOF, Imposto de Renda e o que mudou em cada regra, com a data.',
  },
  'credito-e-consumo': {
    title: 'Crédito e consumo',
    description: 'Financiamento, parcelas, custo efetivo e compras grandes.',
  },
  cripto: { title: 'Cripto', description: 'Criptoativos: regras, imposto e riscos, sem torcida.' },
  planejamento: {
    title: 'Planejamento',
    description: 'Orçamento, reserva, aposentadoria e as contas que dá para conferir em casa.',
  },
} as const
