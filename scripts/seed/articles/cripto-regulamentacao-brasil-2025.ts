import { calculator } from '#web/calculators/bitcoin-venda/calculator.ts'
import {
  type ArticleSeed,
  body,
  callout,
  checklist,
  faq,
  h2,
  h3,
  item,
  p,
  table,
  timeline,
} from '../portable-text.ts'
import { worked } from '../worked.ts'

/** Under the monthly limit, and over it with a second sale: the law of the tax is the one from before. */
const sold = {
  amount: '0,07',
  price: '400.000',
  averageCost: '300.000',
  brokerage: '0,5',
  date: '20/11/2026',
}
const alone = worked(calculator, { ...sold, monthSales: '28.000' })
const withOthers = worked(calculator, { ...sold, monthSales: '36.000' })
const tax = withOthers.row('Imposto de').replace('\u2212', '')

export const criptoRegulamentacaoBrasil2025: ArticleSeed = {
  slug: 'cripto-regulamentacao-brasil-2025',
  category: 'cripto',
  mainTool: 'ganho-capital',
  tags: ['cripto', 'banco central', 'stablecoin', 'corretora'],
  related: ['article-criptomoeda-imposto-renda', 'article-mudancas-iof-2025'],
  ruleRefs: ['cripto-isencao'],
  title: 'Regulação de cripto no Brasil: o que vale desde 2026',
  dek: 'Corretoras passaram a depender de autorização do Banco Central e compra de stablecoin virou operação de câmbio. O imposto ficou igual.',
  keyPoints: [
    'Desde 02/02/2026, corretora de cripto precisa de autorização do Banco Central para funcionar.',
    'Quem já operava teve até 30/10/2026 para pedir. A análise pode levar 1.080 dias.',
    'Comprar, vender ou trocar stablecoin é operação de câmbio, informada ao Banco Central.',
    'Moeda de cliente fica separada do patrimônio da corretora. Não existe FGC para cripto.',
    'A isenção mensal de imposto não mudou, e não achamos IOF sobre cripto até outubro de 2026.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-03-31',
  changes: [
    [
      '2026-11-22',
      'Incluídos os prazos de análise da autorização, de fevereiro de 2026, e a DeCripto, em vigor desde julho.',
    ],
  ],
  seo: {
    title: 'Regulação de cripto no Brasil: o que vale desde 2026',
    description:
      'O que mudou com as Resoluções BCB 519, 520 e 521: autorização das corretoras, stablecoin como câmbio, carteira própria, prazos e o que fazer com a sua conta.',
  },
  body: body([
    p(
      'Desde 02/02/2026, nenhuma empresa nova pode oferecer cripto a clientes no Brasil sem autorização do Banco Central, e as que já vendiam tiveram até 30/10/2026 para entrar na fila. A fila é longa: a análise pode durar 1.080 dias, quase três anos. Até lá, a sua corretora pode funcionar sem ter sido aprovada ainda.',
    ),
    p(
      'Por isso, a primeira coisa a descobrir é em que ponto da fila está a empresa que guarda as suas moedas.',
    ),
    h2('Como se chegou aqui'),
    timeline([
      [
        '2022-12-21',
        'Lei define ativo virtual e diz que prestador de serviço precisa de autorização',
        'Lei 14.478/2022',
      ],
      ['2023-06-13', 'Banco Central é escolhido como quem autoriza e fiscaliza', 'Decreto 11.563/2023'],
      [
        '2025-11-10',
        'Saem as três normas: autorização, funcionamento e câmbio',
        'Resoluções BCB 519, 520 e 521',
      ],
      ['2026-02-02', 'As três entram em vigor', 'Resoluções BCB 519, 520 e 521'],
      [
        '2026-02-19',
        'Prazo de análise: 360 dias na primeira fase e 720 na segunda para quem já operava',
        'Resolução do BCB; as fontes divergem entre 548 e 549',
      ],
      [
        '2026-05-04',
        'Começa o envio de informações ao Banco Central sobre operações de câmbio com cripto',
        'Resolução BCB 521',
      ],
      ['2026-07-01', 'DeCripto substitui a declaração antiga à Receita', 'IN RFB 2.291/2025'],
      [
        '2026-10-30',
        'Fim do prazo da primeira fase do pedido para quem já estava em atividade',
        'IN BCB 704/2026',
      ],
    ]),
    h2('O que diz cada resolução'),
    p(
      'Muita notícia trocou os números, e há texto na internet que atribui à 519 o que está na 520. Os escritórios que leram as normas concordam na divisão abaixo.',
    ),
    table(
      'As três resoluções do Banco Central de 10/11/2025',
      ['Norma', 'Trata de', 'Efeito para você'],
      [
        ['519', 'Processo de autorização', 'Dono, capital e sede da empresa são examinados antes'],
        ['520', 'Constituição e funcionamento', 'Regras de custódia, segurança e atendimento'],
        ['521', 'Câmbio e capital estrangeiro', 'Stablecoin e envio ao exterior viram câmbio'],
      ],
    ),
    p(
      'A 520 criou a sociedade prestadora de serviços de ativos virtuais, em três formatos. A intermediária compra e vende em nome do cliente. A custodiante guarda. A corretora faz as duas coisas, e é o que a maioria das pessoas chama de exchange. Bancos e corretoras de valores também podem prestar o serviço, com as restrições da norma.',
    ),
    h2('A fila da autorização, por dentro'),
    p(
      'Para quem já operava, o pedido anda em [duas fases](fonte:5). Na primeira, entregue até 30/10/2026, a empresa prova que estava em atividade em 02/02/2026, apresenta os donos e mostra três anos de balanços auditados. Essa fase funciona como filtro: quem não passa nela não segue.',
    ),
    p(
      'Se a resposta do Banco Central é favorável, abre-se um prazo de 60 dias, que pode dobrar, para a segunda entrega: capital, origem do dinheiro dos donos, plano de negócio, segurança. Os [prazos máximos de análise](fonte:4) são de 360 dias na primeira fase e de 720 na segunda. Passar do prazo não aprova ninguém por silêncio.',
    ),
    p('Empresa nova não tem esse caminho. Apresenta tudo de uma vez e só abre as portas depois da resposta.'),
    h2('Suas moedas, separadas das deles'),
    p(
      'A parte que mais protege quem guarda moeda em corretora é a segregação: o que é do cliente não entra no patrimônio da empresa. Se ela quebrar, as moedas não deveriam pagar os credores dela.',
    ),
    callout(
      'warning',
      'Segregar não é segurar. Não existe FGC para cripto, nem fundo que devolva o que foi roubado ou se perdeu. E uma empresa que ainda espera autorização não foi aprovada pelo Banco Central, mesmo que anuncie estar de acordo com as normas.',
    ),
    h2('Stablecoin agora é câmbio'),
    p(
      'Stablecoin é a moeda digital que acompanha uma moeda comum, quase sempre o dólar. Comprar, vender ou trocar uma delas passou a ser operação de câmbio, assim como pagar ou transferir para fora com qualquer cripto. A corretora identifica quem manda e quem recebe, registra a operação e informa o Banco Central.',
    ),
    item(
      'Pagamento ou transferência internacional tem limite de US$ 100 mil quando a outra parte não é instituição autorizada a operar câmbio.',
    ),
    item(
      'Tirar moedas da corretora para a sua carteira, ou o contrário, exige que ela identifique o dono da carteira e guarde o registro. A carteira própria continua permitida.',
    ),
    item(
      'A corretora não pode vender cripto contra pagamento em moeda estrangeira, segundo quem leu a norma.',
    ),
    p(
      'E o IOF? Ser câmbio para o Banco Central não cria imposto: alíquota de IOF vem de decreto. No começo de 2026, [segundo a imprensa](fonte:7), o Ministério da Fazenda preparava uma consulta pública sobre um decreto com alíquota de até 3,5 %. Até outubro não achamos a norma publicada. É o ponto que pode mudar mais depressa; o que já vale para outras formas de câmbio está na [linha do tempo do IOF](artigo:mudancas-iof-2025).',
    ),
    h2('No seu dia a dia'),
    p(
      'Quem compra bitcoin em reais, numa corretora daqui, e deixa guardado quase não sente diferença. Vai responder a mais perguntas no cadastro e pode receber pedidos de comprovação de renda, como já acontece em banco.',
    ),
    p(
      'Quem usa stablecoin para mandar dinheiro à família ou pagar alguém fora sente bem mais: a operação passa a ter registro, identificação das duas pontas e limite. Compare o custo total com o de uma remessa comum na calculadora da página [dólar hoje](/dolar-hoje), porque a vantagem de preço pode ter ficado menor.',
    ),
    p(
      'Já quem negocia direto com outra pessoa, sem empresa no meio, continua fora do alcance do Banco Central, mas dentro do da Receita. Desde julho de 2026, a DeCripto pede que essas operações sejam informadas por você quando passam de R$ 35 mil no mês.',
    ),
    h2('O imposto ficou onde estava'),
    p(
      'As resoluções não tratam de Imposto de Renda. Quem guarda no Brasil segue isento enquanto as vendas do mês somam até {{cripto-isencao}}. A conta abaixo supõe bitcoin a R$ 400 mil, um preço de exemplo; agora ele está em {{btc-brl}}.',
    ),
    alone.embed('Venda de 0,07 bitcoin, a única do mês'),
    p(
      `Com uma venda só no mês, sobram ${alone.headline}, já sem a corretagem de 0,5 %, e imposto nenhum. Se as vendas do mês somassem R$ 36 mil, a mesma venda deixaria ${withOthers.headline}, porque ${tax} iriam para a Receita. Foi a venda de outra moeda, no mesmo mês, que criou o imposto desta.`,
    ),
    p(
      'As três perguntas que decidem o imposto estão em [cripto no Imposto de Renda](artigo:criptomoeda-imposto-renda).',
    ),
    h2('O que fazer com a conta que você já tem'),
    checklist('Para conferir na sua corretora', [
      'Procure o nome e o CNPJ da empresa no site do Banco Central, em “Encontre uma instituição”.',
      'Se ela não aparecer, pergunte por escrito se o pedido de autorização foi feito até 30/10/2026.',
      'Leia nos termos de uso quem guarda as moedas: a própria empresa, outra no Brasil ou outra no exterior.',
      'Baixe o histórico completo de operações; ele é o seu custo na hora do imposto.',
      'Teste o saque com um valor pequeno, para a sua carteira ou para a sua conta.',
      'Desconfie de quem pede depósito para “regularizar” a carteira: nenhuma norma criou essa taxa.',
    ]),
    h3('E se o pedido dela for negado?'),
    p(
      'A empresa tem de parar. Em quanto tempo o cliente retira o que é dele, e como, não conferimos no texto da norma. Por isso o teste de saque da lista acima vale mais num dia calmo.',
    ),
    h2('O que ainda falta'),
    p(
      'Até 20/11/2026 não encontramos notícia segura de quantas empresas pediram a autorização nem de quais passaram da primeira fase. Emissão de tokens que representam investimento continua com a Comissão de Valores Mobiliários, fora destas normas. E a tributação de stablecoin segue em discussão.',
    ),
    h2('Perguntas frequentes'),
    faq([
      {
        question: 'Corretora estrangeira pode atender brasileiros?',
        answer: [
          p(
            'Para prestar o serviço no país, a regra pede empresa autorizada e com sede aqui. Quem usa uma plataforma de fora fica sem a proteção da norma brasileira, e o imposto segue a lei das aplicações no exterior.',
          ),
        ],
      },
      {
        question: 'Posso continuar com carteira própria?',
        answer: [
          p(
            'Pode. O que mudou foi a identificação quando as moedas entram ou saem de uma corretora. Entre duas carteiras suas, sem intermediário, as leituras que encontramos não veem exigência.',
          ),
        ],
      },
      {
        question: 'USDT e USDC pagam IOF?',
        answer: [
          p('Não achamos norma que cobre, até outubro de 2026. Confira a data antes de uma compra grande.'),
        ],
      },
      {
        question: 'Minha corretora ainda não tem autorização. É ilegal?',
        answer: [
          p(
            'Não, se ela já estava em atividade em 02/02/2026 e fez o pedido no prazo. Ela opera enquanto o Banco Central analisa.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Lei 14.478/2022',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2022/lei/l14478.htm',
      accessedOn: '2026-11-20',
      kind: 'law',
    },
    {
      title: 'Resolução BCB 520, de 10/11/2025',
      publisher: 'Banco Central do Brasil',
      url: 'https://www.bcb.gov.br/estabilidadefinanceira/exibenormativo?tipo=Resolu%C3%A7%C3%A3o%20BCB&numero=520',
      accessedOn: '2026-11-20',
      kind: 'law',
    },
    {
      title: 'BCB regulamenta o mercado de ativos virtuais no Brasil',
      publisher: 'Machado Meyer Advogados',
      url: 'https://www.machadomeyer.com.br/pt/inteligencia-juridica/publicacoes-ij/bancario-seguros-e-financeiro-ij/bcb-regulamenta-o-mercado-de-ativos-virtuais-no-brasil',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Prazos para autorização: Resolução BCB 549/2026',
      publisher: 'BBL Advogados',
      url: 'https://bbladv.com.br/conteudo/prazos-para-autorizacao-de-psavs-banco-central-publica-a-resolucao-bcb-no-549-2026',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Banco Central detalha exigências: IN BCB 704/2026',
      publisher: 'Migalhas, 02/02/2026',
      url: 'https://www.migalhas.com.br/amp/quentes/449073/banco-central-detalha-exigencias-para-psavs-explica-advogado',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Corretoras deverão identificar os donos das carteiras próprias',
      publisher: 'Decifra Finanças',
      url: 'https://decifrafinancas.com/?p=22302',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Governo prepara decreto para cobrar IOF de até 3,5 % sobre criptoativos',
      publisher: 'Cointelegraph Brasil',
      url: 'https://br.cointelegraph.com/news/lula-s-government-confirms-it-will-apply-a-3-5-iof-tax-to-bitcoin-and-stablecoins',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
