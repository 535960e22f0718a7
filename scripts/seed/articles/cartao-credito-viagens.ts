import {
  type ArticleSeed,
  body,
  callout,
  checklist,
  comparison,
  h2,
  item,
  p,
  rate,
} from '../portable-text.ts'

export const cartaoCreditoViagens: ArticleSeed = {
  slug: 'cartao-credito-viagens',
  category: 'cambio-e-viagem',
  mainTool: 'calculadora-iof',
  tags: ['iof', 'cartão', 'viagem'],
  ruleRefs: ['iof-cartao', 'iof-especie', 'iof-conta-propria'],
  title: 'Cartão de crédito em viagem: IOF, spread e armadilhas',
  dek: 'Cartão, conta global e dinheiro vivo pagam os mesmos 3,5 % de IOF. Quem decide qual sai mais barato é o spread.',
  keyPoints: [
    'O IOF é 3,5 % no cartão, na conta global e no dinheiro vivo.',
    'Em US$ 100, o cartão do exemplo custa R$ 10,81 a mais que a conta global.',
    'Recuse pagar em reais na maquininha do exterior.',
  ],
  publishedAt: '2026-11-20',
  updatedAt: '2026-11-20',
  validUntil: '2027-05-19',
  seo: {
    title: 'Cartão de crédito em viagem: IOF, spread e armadilhas',
    description:
      'O IOF do cartão, da conta global e do dinheiro vivo é o mesmo: 3,5%. Veja por que o spread decide qual sai mais barato, com a conta feita em US$ 100.',
  },
  body: body([
    p(
      'Você paga um jantar de US$ 100 e a fatura vem com R$ 562,29. O dólar do exemplo estava a R$ 5,2238, então a conta dava R$ 522,38. Onde foram parar os outros R$ 39,91? Uma parte é imposto, igual em toda parte. A outra é o spread, e essa você consegue escolher.',
    ),
    p(
      'O exemplo usa a PTAX de venda de 02/10/2026 para que a conta não mude enquanto você lê. Agora, o dólar comercial está em {{usd-brl}}; troque o número e refaça.',
    ),
    rate('usd-brl', 'month'),
    h2('O que decide é o spread'),
    p(
      '[Spread](termo:spread) é a diferença entre o dólar do mercado e o dólar que a instituição vende a você. Ele não tem tabela: cada uma define o seu e pode mudar quando quiser. Neste texto supomos 4 % no cartão, 2 % na conta global e 5,5 % no dinheiro vivo. São números para comparar, não uma média oficial. Procure o da sua instituição antes de viajar.',
    ),
    p(
      'Já o IOF é igual nos três. [O Decreto 12.499/2025](fonte:2) fixa em 3,5 % o cartão, o saque, o pré-pago, a conta própria no exterior e a compra de espécie. O imposto incide sobre o valor em reais já com o spread dentro: spread maior paga também um pouco mais de imposto.',
    ),
    comparison(
      'R$',
      'PTAX de venda de 02/10/2026 (Banco Central); spread suposto por nós',
      'US$ 100 com o dólar a R$ 5,2238',
      ['Forma', 'Spread#', 'IOF#', 'Total#', 'Por dólar#'],
      [
        ['Conta global (2 %)', '10,45', '18,65', '551,48', '5,5148'],
        ['Cartão de crédito (4 %)', '20,90', '19,01', '562,29', '5,6229'],
        ['Dinheiro vivo (5,5 %)', '28,73', '19,29', '570,40', '5,7040'],
      ],
    ),
    p(
      'Confira a linha do cartão: 100 × 5,2238 = 522,38. Spread de 4 % sobre isso, 20,90. Soma, 543,28. IOF de 3,5 % sobre a soma, 19,01. Total, 562,29. A última coluna é o [VET](sigla:valor efetivo total), o valor efetivo total por dólar: é ele que se compara entre instituições.',
    ),
    callout('summary', 'comparar IOF não serve mais para escolher. Compare o VET, o preço final por dólar.'),
    h2('O dólar do dia da compra'),
    p(
      'A regra do Banco Central, em vigor desde março de 2020, é converter o gasto pela taxa do dia da compra, e não pela do fechamento da fatura. Se o dólar subir depois, a compra não muda; se cair, também não. Muitos textos antigos ainda dizem o contrário. A norma é a Circular 3.918/2018; não relemos a redação dela para este artigo, então confira com o seu banco como ele aplica a regra.',
    ),
    h2('Pagar em reais lá fora custa mais'),
    callout(
      'alert',
      'A maquininha pergunta se você quer pagar em reais. Parece ajuda; é um câmbio a mais, feito pela loja e pelo dono da máquina. Escolha sempre a moeda do país.',
    ),
    p(
      'E não há vantagem no imposto: compra em reais feita em loja estrangeira também é liquidada no exterior e também paga {{iof-cartao}}. O mesmo vale para assinaturas e lojas na internet que mostram o preço em reais, mas cobram de fora.',
    ),
    h2('Saque, pré-pago e dinheiro que volta'),
    item(
      '**Saque no exterior:** IOF de 3,5 % (art. 15-B, IX) mais a tarifa do seu banco e, às vezes, a do caixa.',
    ),
    item('**Cartão pré-pago:** 3,5 % na carga (art. 15-B, X). O câmbio fica travado no dia da carga.'),
    item('**Sobrou dinheiro:** quem traz recursos de volta ao Brasil paga 0,38 % (art. 15-B, XXV).'),
    item(
      '**Remessa para investir fora:** 1,10 % (art. 15-B, XXI-A), só com finalidade de investimento. Mandar como investimento e gastar na viagem é declarar uma coisa e fazer outra: o risco fiscal é seu.',
    ),
    h2('O que mudou desde 2025'),
    p(
      'Até maio de 2025 o imposto do cartão caía ano a ano e chegaria a zero em 2028. Essa tabela de redução foi revogada. Site ou planilha que ainda fala em 2,38 % em 2026 está usando uma regra que não existe mais. Depois de idas e vindas, vale 3,5 % para as operações desde 17/07/2025; a decisão do STF que restabeleceu a alíquota é provisória e o julgamento final seguia pendente na última leitura, em 24/09/2026. A história inteira está na [linha do tempo do IOF](artigo:mudancas-iof-2025).',
    ),
    h2('Antes de viajar'),
    checklist('Para conferir antes de viajar', [
      'Pergunte o spread, ou o VET, de cada forma de pagar, no mesmo dia e na mesma hora.',
      'Some tarifa de saque, de emissão e de manutenção: em viagem curta, elas pesam mais que o spread.',
      'Veja como contestar uma compra: no cartão de crédito isso é parte do produto; no dinheiro vivo não existe.',
      'Milhas e pontos entram na conta só pelo valor que você de fato usa.',
    ]),
    p(
      'Nenhuma forma é a certa para todo mundo. Quem paga a fatura inteira e usa a contestação pode aceitar os R$ 10,81 a mais do exemplo; quem gasta muito em uma viagem só talvez não. A conta existe para você decidir sabendo o preço. Veja o [dólar de hoje](/dolar-hoje) e refaça.',
    ),
  ]),
  sources: [
    {
      title: 'Decreto 6.306/2007, art. 15-B (texto compilado)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm',
      accessedOn: '2026-09-24',
      kind: 'law',
    },
    {
      title: 'Decreto 12.499/2025',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/D12499.htm',
      accessedOn: '2026-09-24',
      kind: 'law',
    },
    {
      title: 'Andamento da ADC 96',
      publisher: 'Supremo Tribunal Federal',
      url: 'https://portal.stf.jus.br/processos/detalhe.asp?incidente=7303647',
      accessedOn: '2026-09-24',
      kind: 'official',
    },
    {
      title: 'STF restabelece aumento do IOF por decreto (tabela de alíquotas)',
      publisher: 'Oliveira Alves Advogados',
      url: 'https://oliveiraalves.com.br/pb/stf-restabelece-aumento-do-iof-por-decreto-e-exclui-incidencia-sobre-risco-sacado',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
  ],
}
