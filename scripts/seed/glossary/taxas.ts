import type { Terms } from './glossary-seed.ts'

/** Rates, indices, and what is calculated with them. */
export const taxas: Terms = {
  cdi: {
    term: 'CDI',
    definition:
      'Taxa dos empréstimos de um dia entre bancos. Fica perto da Selic e serve de régua para CDB, LCI, LCA e fundos de renda fixa.',
    related: ['selic', 'cdb', 'pos-fixado'],
  },
  selic: {
    term: 'Selic',
    definition:
      'Taxa básica de juros do país. O Copom, do Banco Central, define a meta; ela puxa o rendimento da renda fixa e o custo do crédito.',
    related: ['copom', 'cdi', 'tesouro-selic'],
  },
  copom: {
    term: 'Copom',
    definition:
      'Comitê de Política Monetária: diretores do Banco Central que se reúnem oito vezes por ano e decidem a meta da Selic.',
    related: ['selic', 'ipca'],
  },
  ipca: {
    term: 'IPCA',
    definition:
      'Índice oficial de inflação, calculado todo mês pelo IBGE. Mostra quanto subiu, em média, o que as famílias compram.',
    related: ['juros-reais', 'ipca-mais', 'copom'],
  },
  'taxa-referencial': {
    term: 'TR',
    definition:
      'Taxa Referencial, calculada pelo Banco Central. Entra no rendimento da poupança e do FGTS e corrige boa parte dos financiamentos de imóvel.',
    law: 'Resolução CMN 4.624/2018',
    related: ['poupanca', 'fgts', 'sac'],
  },
  'juros-compostos': {
    term: 'Juros compostos',
    definition:
      'Juros que rendem juros: o ganho de cada mês se soma ao saldo, e o mês seguinte rende sobre o total.',
    related: ['taxa-efetiva', 'valor-presente'],
  },
  'taxa-efetiva': {
    term: 'Taxa efetiva',
    definition:
      'Taxa que você paga ou recebe de fato no período, já com os juros sobre juros. A nominal é só a soma das taxas de cada mês.',
    related: ['juros-compostos', 'cet'],
  },
  'ponto-percentual': {
    term: 'Ponto percentual',
    definition:
      'Diferença entre duas porcentagens. Uma taxa que vai de dez para onze por cento subiu um ponto percentual, mas ficou dez por cento maior.',
    related: ['selic', 'spread'],
  },
  spread: {
    term: 'Spread',
    definition:
      'Diferença entre o preço do mercado e o preço que a instituição cobra de você. No câmbio, é a parte do custo que varia de um lugar para outro.',
    related: ['vet', 'dolar-comercial', 'iof'],
  },
  'juros-reais': {
    term: 'Juros reais',
    definition:
      'O que sobra do rendimento depois da inflação. Não basta subtrair: divide-se 1 mais o rendimento por 1 mais a inflação e tira-se 1.',
    related: ['ipca', 'ipca-mais'],
  },
  'valor-presente': {
    term: 'Valor presente',
    definition:
      'Quanto vale hoje um dinheiro que só chega ou só se paga no futuro, descontado o que ele renderia até lá.',
    related: ['vpl', 'tir', 'marcacao-mercado'],
  },
  vpl: {
    term: 'VPL',
    definition:
      'Valor presente líquido: tudo o que um projeto devolve, trazido para hoje, menos o que ele custou. Acima de zero, rendeu mais que a taxa usada na conta.',
    related: ['valor-presente', 'tir', 'payback'],
  },
  tir: {
    term: 'TIR',
    definition:
      'Taxa interna de retorno: a taxa que faz o que entra e o que sai de um projeto valerem o mesmo hoje. Serve para comparar com outra aplicação.',
    related: ['vpl', 'valor-presente', 'cet'],
  },
  payback: {
    term: 'Payback',
    definition:
      'Tempo que um gasto leva para se pagar com o que ele traz de volta. Na versão descontada, cada entrada vale menos quanto mais demora.',
    related: ['roi', 'vpl'],
  },
  roi: {
    term: 'ROI',
    definition:
      'Retorno sobre o investimento: o ganho dividido pelo que foi gasto. Sozinho, não diz em quanto tempo o ganho veio.',
    related: ['payback', 'tir'],
  },
}
