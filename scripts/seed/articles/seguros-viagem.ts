import { calculator } from '#web/calculators/orcamento-viagem/calculator.ts'
import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import {
  type ArticleSeed,
  body,
  callout,
  chart,
  checklist,
  faq,
  h2,
  p,
  steps,
  table,
} from '../portable-text.ts'
import { bare, worked } from '../worked.ts'

/** PTAX of sale of 10/08/2026, the last of the euro in our sources. */
const EURO = 5.8872

const trip = (perDay: string) =>
  worked(calculator, {
    currency: 'EUR',
    euroRate: '5,8872',
    dollarRate: '5,0963',
    departure: '10/01/2027',
    return: '19/01/2027',
    adults: '2',
    children: '0',
    tickets: '4.500,00',
    lodging: '90,00',
    food: '35,00',
    transport: '20,00',
    tours: '120,00',
    shopping: '300,00',
    insurance: perDay,
    visa: '0,00',
    phone: '0,00',
    saved: '0,00',
    date: '22/11/2026',
  })

const plain = trip('15,00')
const dear = trip('30,00')
const centsOf = ({ shown }: typeof plain) => shown.total?.amount ?? 0
const insurance = plain.row('Seguro-viagem')
/** Two people, ten days, R$ 15 each. */
const share = formatNumber((100 * 2 * 10 * 15_00) / centsOf(plain), 1)
const parts = ['Passagens', 'Hospedagem', 'Alimentação', 'Compras', 'Passeios', 'Transporte', 'Seguro-viagem']
/** The calculator hyphenates what this text writes in two words. */
const spelt = (part: string) => part.replace('-', ' ')
const inReais = (euros: number) => formatBrl(Math.round(euros * EURO * 100))

export const segurosViagem: ArticleSeed = {
  slug: 'seguros-viagem-ferias-verao',
  category: 'cambio-e-viagem',
  mainTool: 'orcamento-viagem',
  tags: ['seguro', 'viagem', 'euro'],
  ruleRefs: ['iof-cartao'],
  title: 'Seguro viagem nas férias: o que cobre e quanto pedir',
  dek: `Em dez dias na Europa para dois, um seguro de R$ 15 por pessoa e por dia pesa ${share} % do gasto. Olhe primeiro o limite médico e as exclusões; depois, o preço.`,
  keyPoints: [
    `No nosso exemplo, o seguro é a menor parte da viagem: ${insurance} de ${plain.headline}.`,
    'Os € 30 mil de cobertura são exigência para pedir visto; brasileiro turista entra sem visto.',
    'O seguro do cartão só vale com a passagem paga nele e o bilhete emitido antes de sair.',
    'A taxa de € 20 do ETIAS estava prevista para o fim de 2026: confira no site oficial.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-05-22',
  related: ['article-cartao-credito-viagens', 'article-cotacao-dolar-setembro-eleicoes-americanas'],
  seo: {
    title: 'Seguro viagem nas férias: o que cobre e quanto pedir',
    description:
      'Quanto o seguro pesa numa viagem de dez dias, o que a Europa exige de brasileiros, o que o seguro do cartão cobre e o que ler na apólice antes de pagar.',
  },
  body: body([
    p(
      `Dez dias em Portugal para duas pessoas custam ${plain.headline} no nosso exemplo, e o seguro viagem é ${insurance} disso, ou ${share} %. É o menor gasto da lista e o único que protege contra uma conta maior que a viagem inteira. Escolher pelo preço por dia é economizar no lugar errado.`,
    ),
    p(
      'O exemplo usa R$ 15 por pessoa e por dia, um valor redondo nosso, e o euro a R$ 5,8872, a PTAX de venda de 10/08/2026. Preço de seguro muda com idade, destino, dias e limite; peça três cotações com a mesma cobertura médica e troque o número na calculadora. O total já tem 10 % de folga para imprevistos. O euro de agora está em {{eur-brl}}.',
    ),
    chart({
      kind: 'bar',
      caption: 'O seguro é a menor barra da viagem',
      points: ['Gasto;Valor', ...parts.map((part) => `${spelt(part)};${bare(plain.row(part))}`)].join('\n'),
      unit: 'R$',
      source: 'conta nossa: dez dias em Portugal para dois, euro a R$ 5,8872',
      alt: `Em reais: ${parts.map((part) => `${spelt(part).toLowerCase()}, ${plain.row(part)}`).join('; ')}.`,
    }),
    plain.embed('Dez dias em Portugal para dois'),
    p(
      `A calculadora abre com esses valores. Trocar o seguro de R$ 15 por um de R$ 30 por dia leva o total a ${dear.headline}. São ${formatBrl(centsOf(dear) - centsOf(plain))} a mais, porque a folga cresce junto. Antes de cortar essa linha, veja o que ela compra.`,
    ),
    h2('A conta que o preço por dia esconde'),
    p(
      `Suponha uma internação de € 40 mil. Com limite de € 30 mil, os outros € 10 mil saem do seu bolso: ${inReais(10_000)}. Com limite de € 60 mil, não sai nada. Peça o preço dos dois limites e ponha a diferença ao lado dessa conta.`,
    ),
    p(
      'Repare também em quem paga o hospital. Há planos que pagam direto à rede e planos de reembolso, em que você paga lá e pede o dinheiro na volta. No segundo caso cada consulta lá fora passa pelo câmbio do banco e por {{iof-cartao}} de IOF. Pergunte por escrito se a apólice devolve essa parte e qual cotação vale no reembolso.',
    ),
    h2('O que é obrigatório na Europa, e para quem'),
    p(
      `A internet repete que o seguro de € 30 mil é obrigatório para entrar na Europa. A regra está no [Código de Vistos](fonte:1), art. 15, e fala de quem pede visto. São ${inReais(30_000)} pelo euro do exemplo. A cobertura inclui repatriação e urgência e vale pela estadia inteira, em todo o Espaço Schengen, o grupo de países europeus sem controle de fronteira entre si.`,
    ),
    p(
      'Turista brasileiro não precisa de visto para até 90 dias em cada 180. Para ele valem as [condições de entrada do Código das Fronteiras](fonte:2), art. 6º, que pedem passaporte, motivo da viagem e meios de se manter; o seguro não está na lista. Só que o agente pode perguntar como você pagaria um hospital, e a apólice responde. Obrigatório ele não é, mas ajuda no guichê.',
    ),
    p(
      'Há também o [ETIAS](sigla:sistema europeu de informação e autorização de viagem), uma autorização pela internet para quem é isento de visto. A União Europeia previa o início para o último trimestre de 2026, com taxa de € 20 e isenção para menores de 18 e maiores de 70 anos. Até 22/11/2026 não confirmamos o dia de início. Peça só no [site oficial](fonte:3): a taxa de duas pessoas dá ' +
        `${inReais(40)}, e página que cobra muito mais é intermediária ou golpe.`,
    ),
    h2('Outros destinos'),
    p(
      'Guias de viagem de anos anteriores listam Cuba, Venezuela e Equador entre os países que exigem seguro; não confirmamos a regra de cada um em 2026. A Argentina publicou a exigência em 2025, no Decreto 366, mas faltava regulamentar: a imigração [não pedia a apólice](fonte:6), disse naquele ano o órgão de turismo de lá. Regra de imigração muda de uma semana para outra: antes de pagar, leia a página do país no [Portal Consular](fonte:4) do Itamaraty e a da embaixada.',
    ),
    h2('O que ler na apólice, nesta ordem'),
    table(
      'O que comparar entre duas propostas de seguro viagem',
      ['O que procurar', 'Pergunta que resolve'],
      [
        ['Despesas médicas e hospitalares', 'Qual é o limite, em que moeda, por evento ou pela viagem?'],
        [
          'Volta por motivo médico (regresso sanitário) e traslado',
          'Está dentro do limite médico ou tem um só para ele?',
        ],
        ['Doença preexistente', 'Cobre a crise? Até quanto?'],
        ['Esporte e aventura', 'Esqui, mergulho, trilha e moto alugada entram?'],
        ['Gestação', 'Até que semana, e cobre o parto de urgência?'],
        ['Cancelamento', 'Quais motivos, com que prova, comprado até quando?'],
        ['Bagagem', 'Soma ao que a companhia aérea paga, ou desconta?'],
        ['Franquia', 'Quanto sai do seu bolso em cada atendimento?'],
      ],
    ),
    p(
      'No Brasil, seguro viagem é regulado pela Susep, o órgão federal que fiscaliza as seguradoras. A Resolução CNSP 439 e a Circular Susep 667, de 2022, [substituíram a regra de 2014](fonte:5), e a cobertura de despesas médicas, hospitalares e odontológicas continuou obrigatória nas viagens ao exterior. Sobre doença que a pessoa já tinha, a norma antiga mandava cobrir a crise de urgência; não lemos a nova inteira. No balcão do hospital vale o que está nas condições gerais do plano. Peça o arquivo antes de pagar e procure a palavra “preexistente”.',
    ),
    callout(
      'mistake',
      'Levar o plano mais barato, com € 30 mil de limite, e alugar uma moto lá. A exclusão de veículo de duas rodas é comum, e o limite mínimo de um visto não foi pensado para uma cirurgia.',
    ),
    h2('O seguro do cartão'),
    p(
      'Vários cartões de categoria alta dão seguro viagem. Ele é de verdade, com duas condições que derrubam muita gente. A passagem tem de ser paga com o próprio cartão, ou as taxas dela, quando saiu por milhas. E o bilhete de seguro tem de ser emitido no site da bandeira antes do embarque, com o nome de cada viajante. Mudou a data, emita de novo.',
    ),
    p(
      'Depois compare com a tabela acima. Cancelamento e esporte costumam ficar de fora, e há teto de dias por viagem. Se faltar só uma cobertura, pode sair mais em conta completar com um seguro menor do que trocar tudo. E pagar a passagem no cartão tem outra conta, a do câmbio, quando a companhia cobra de fora: veja [cartão em viagem](artigo:cartao-credito-viagens).',
    ),
    h2('Quando contratar'),
    p(
      'Quem teme ter de cancelar deve contratar logo depois de comprar a passagem: a cobertura só alcança o que acontece depois da apólice. Para o resto, até a véspera serve. O seguro é uma das linhas do [orçamento de viagem](/orcamento-viagem); o [euro de hoje](/euro-hoje) muda várias das outras.',
    ),
    h2('Se precisar usar'),
    steps('Do acidente ao reembolso', [
      {
        title: 'Ligue para a central antes de ir ao hospital',
        text: 'Em emergência, vá primeiro e avise assim que puder. A central indica a rede onde não se paga adiantado.',
      },
      {
        title: 'Guarde o número do protocolo',
        text: 'Anote dia, hora e nome de quem atendeu. É a prova de que você avisou.',
      },
      {
        title: 'Peça relatório médico e nota de tudo',
        text: 'Diagnóstico, conduta, recibo com o seu nome. Sem o diagnóstico, o reembolso trava.',
      },
      {
        title: 'Mande os papéis dentro do prazo da apólice',
        text: 'Se a resposta demorar ou vier negada sem motivo escrito, reclame na ouvidoria, no consumidor.gov.br e na Susep.',
      },
    ]),
    checklist('Antes de embarcar', [
      'A seguradora está na consulta de empresas da Susep, com o mesmo CNPJ da proposta.',
      'O limite médico está escrito na moeda do destino e vale do dia da ida ao da volta, inclusive.',
      'Doença, gravidez e esporte que você pratica foram declarados.',
      'O telefone da central está no papel e no celular de quem viaja com você.',
      'O bilhete do cartão, se houver, foi emitido com as datas certas.',
      'A apólice está salva no celular e abre sem internet.',
    ]),
    h2('Perguntas frequentes'),
    faq([
      {
        question: 'Seguro viagem é obrigatório para brasileiro entrar na Europa?',
        answer: [
          p(
            'Para turismo de até 90 dias, sem visto, a lei europeia não o põe entre as condições de entrada. Quem pede visto Schengen precisa de € 30 mil de cobertura.',
          ),
        ],
      },
      {
        question: 'Quanto de cobertura médica pedir?',
        answer: [
          p(
            'Não há número oficial para turistas. O piso de € 30 mil do visto é uma referência de partida na Europa; nos Estados Unidos o atendimento é mais caro, e os planos oferecem limites maiores. Peça também o preço com o dobro do limite.',
          ),
        ],
      },
      {
        question: 'O plano de saúde do Brasil cobre no exterior?',
        answer: [
          p(
            'Em regra, não: a cobertura é nacional ou regional. Alguns contratos incluem assistência em viagem; está escrito na área de abrangência.',
          ),
        ],
      },
      {
        question: 'E em viagem dentro do Brasil, faz sentido?',
        answer: [
          p(
            'Menos. O SUS atende em qualquer cidade, e muitos planos de saúde valem no país todo; confira a abrangência do seu. O seguro nacional serve mais para bagagem, cancelamento e traslado de quem viaja para longe de hospital grande.',
          ),
        ],
      },
      {
        question: 'Posso contratar depois de embarcar?',
        answer: [
          p(
            'Algumas seguradoras aceitam, com carência e outro preço. Cancelamento não entra, porque a viagem já começou.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Código de Vistos: Regulamento (CE) 810/2009, art. 15',
      publisher: 'União Europeia, EUR-Lex',
      url: 'https://eur-lex.europa.eu/legal-content/PT/TXT/?uri=CELEX:32009R0810',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Código das Fronteiras Schengen: Regulamento (UE) 2016/399, art. 6º',
      publisher: 'União Europeia, EUR-Lex',
      url: 'https://eur-lex.europa.eu/legal-content/PT/TXT/?uri=CELEX:32016R0399',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'ETIAS: página oficial',
      publisher: 'União Europeia',
      url: 'https://travel-europe.europa.eu/etias_en',
      accessedOn: '2026-11-22',
      kind: 'official',
    },
    {
      title: 'Portal Consular',
      publisher: 'Ministério das Relações Exteriores',
      url: 'https://www.gov.br/mre/pt-br/assuntos/portal-consular',
      accessedOn: '2026-11-22',
      kind: 'official',
    },
    {
      title: 'Susep edita novos marcos regulatórios de seguros de pessoas, 15/09/2022',
      publisher: 'Migalhas',
      url: 'https://migalhas.com.br/depeso/373454/susep-edita-novos-marcos-regulatorios-de-seguros-de-pessoas',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Seguro de saúde para entrar na Argentina: o Decreto 366/2025 sem regulamentação',
      publisher: 'Mercado & Eventos',
      url: 'https://www.mercadoeeventos.com.br/?p=636381',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
