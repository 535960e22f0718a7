import type { Terms } from './glossary-seed.ts'

/** Taxes, and what is earned at work. */
export const impostos: Terms = {
  iof: {
    term: 'IOF',
    definition:
      'Imposto federal sobre câmbio, crédito, seguros e resgates com menos de trinta dias. O governo pode mudar a alíquota por decreto.',
    law: 'Decreto 6.306/2007',
    related: ['spread', 'vet', 'vgbl'],
  },
  irrf: {
    term: 'IRRF',
    definition:
      'Imposto de Renda retido na fonte: quem paga já desconta e recolhe por você. Na declaração do ano seguinte, ele é comparado com o que você devia.',
    related: ['inss', 'decimo-terceiro', 'darf'],
  },
  darf: {
    term: 'DARF',
    definition: 'Guia para pagar imposto federal. Quem vende ações com ganho preenche e paga a sua.',
    related: ['ganho-de-capital', 'preco-medio'],
  },
  'ganho-de-capital': {
    term: 'Ganho de capital',
    definition:
      'Diferença entre o que você recebe na venda de um bem e o que ele custou. É sobre ela que cai o imposto, quando não há isenção.',
    law: 'Lei 13.259/2016',
    related: ['preco-medio', 'darf'],
  },
  icms: {
    term: 'ICMS',
    definition:
      'Imposto estadual sobre produtos. Na importação ele entra na própria base (“por dentro”), e por isso pesa mais que a alíquota escrita.',
    related: ['remessa-conforme', 'iof'],
  },
  'remessa-conforme': {
    term: 'Remessa Conforme',
    definition:
      'Programa da Receita Federal: a loja de fora que adere cobra os impostos já na compra, e o pacote paga menos imposto de importação que o das outras.',
    related: ['icms', 'iof'],
  },
  inss: {
    term: 'INSS',
    definition:
      'Instituto que paga aposentadorias e auxílios. A contribuição sai do salário por faixas, até um teto. O mesmo teto limita o valor do benefício.',
    law: 'Emenda Constitucional 103/2019',
    related: ['irrf', 'decimo-terceiro'],
  },
  fgts: {
    term: 'FGTS',
    definition:
      'Fundo em que o empregador deposita todo mês uma parte do salário, sem descontar de você. Você pode sacar na demissão sem justa causa, na compra da casa e em outros casos da lei.',
    law: 'Lei 8.036/1990',
    related: ['multa-fgts', 'taxa-referencial', 'rescisao'],
  },
  'multa-fgts': {
    term: 'Multa do FGTS',
    definition:
      'O que o empregador paga, sobre os depósitos do contrato, quando demite sem justa causa. Na saída por acordo, é a metade.',
    law: 'Lei 8.036/1990, art. 18',
    related: ['fgts', 'rescisao'],
  },
  rescisao: {
    term: 'Rescisão',
    definition:
      'Fim do contrato de trabalho, e a conta do que se paga nele: dias trabalhados, férias, 13º, aviso e FGTS, conforme o motivo da saída.',
    law: 'CLT, arts. 477 a 484-A',
    related: ['aviso-previo', 'multa-fgts', 'decimo-terceiro'],
  },
  'aviso-previo': {
    term: 'Aviso prévio',
    definition:
      'Tempo entre o anúncio e o fim do contrato. Pode ser trabalhado ou pago, e cresce com os anos de casa quando quem demite é a empresa.',
    law: 'CLT, art. 487, e Lei 12.506/2011',
    related: ['rescisao', 'multa-fgts'],
  },
  'decimo-terceiro': {
    term: 'Décimo terceiro salário',
    definition:
      'Um salário a mais por ano, em duas parcelas. Cada mês com pelo menos quinze dias de trabalho vale um doze avos; os descontos vêm na segunda.',
    law: 'Lei 4.090/1962',
    related: ['irrf', 'inss', 'rescisao'],
  },
  'terco-ferias': {
    term: 'Terço de férias',
    definition: 'Um terço do salário que se soma ao pagamento das férias, tiradas ou indenizadas na saída.',
    law: 'Constituição, art. 7º, XVII',
    related: ['rescisao', 'decimo-terceiro'],
  },
  'seguro-desemprego': {
    term: 'Seguro-desemprego',
    definition:
      'Parcelas que o governo paga a quem foi demitido sem justa causa e teve carteira nos meses que a lei pede: 12 dos últimos 18 no primeiro pedido. Quantas são depende dos meses dos últimos três anos.',
    law: 'Lei 7.998/1990',
    related: ['rescisao', 'fgts'],
  },
}
