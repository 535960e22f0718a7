import { calculator as comparison } from '#web/calculators/comparador-custos/calculator.ts'
import { formatBrl } from '#web/finance/core/format.ts'
import {
  type ArticleSeed,
  body,
  callout,
  checklist,
  faq,
  h2,
  p,
  step,
  table,
  timeline,
} from '../portable-text.ts'
import { difference, worked } from '../worked.ts'

/** Every value is an example of ours: the price of the car, of the package, of the ride. */
const fiveYears = (price: string, insurance: string) =>
  worked(comparison, {
    mode: 'car',
    price,
    kmPerMonth: '1000',
    appPerKm: '2,60',
    fuelPerKm: '0,45',
    years: '5',
    annualYield: '13,65',
    yieldIs: 'gross',
    ipvaRate: '4',
    insurance,
    maintenance: '2.400,00',
    depreciation: '10',
    date: '23/11/2026',
  })
const plain = fiveYears('130.000,00', '4.800,00')
const assisted = fiveYears('140.000,00', '5.400,00')
const own = 'Carro próprio, em dinheiro'
const packageCost = difference(assisted.row(own), plain.row(own))

/** PTAX of 02/10/2026. */
const calibration = formatBrl(Math.round(500 * 522.38))

export const carrosAutonomos: ArticleSeed = {
  slug: 'carros-autonomos-brasil-2025',
  category: 'credito-e-consumo',
  mainTool: 'comparador-custos',
  tags: ['carro', 'tecnologia', 'seguro'],
  related: ['article-onix-2026-lancamento', 'article-financiamento-veiculos-melhores-condicoes-primavera'],
  changes: [['2026-11-22', 'Primeira versão, com a tramitação do PL 1317/2023 até onde a encontramos.']],
  title: 'Carro autônomo no Brasil: lei, preço e o que já roda',
  dek: 'O que se vende aqui é nível 2 de 5: o carro ajuda, você dirige. A lei segue atrás, e o pacote de assistência tem um custo que vai além da etiqueta.',
  keyPoints: [
    'Nenhum carro à venda no Brasil dispensa o motorista: o comum é o nível 2, com mãos ao volante.',
    'O projeto que cria regras, o PL 1317/2023, passou por uma comissão da Câmara em julho de 2025 e não virou lei.',
    `No exemplo, um pacote de R$ 10 mil custa ${packageCost} em cinco anos, já contada a revenda.`,
    'A calibração dos sensores depois de uma batida entra na conta do conserto e do seguro.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-05-21',
  seo: {
    title: 'Carro autônomo no Brasil: lei, preço e o que já roda',
    description:
      'Os níveis de automação, o que o Código de Trânsito exige, em que pé está o PL 1317/2023 e quanto um pacote de assistência custa em cinco anos.',
  },
  body: body([
    p(
      `O carro automatizado que se vende no Brasil é nível 2, numa escala de 0 a 5: ele freia, acelera e corrige a faixa, e quem dirige é você. Um pacote desses, se encarecer o carro em R$ 10 mil, custa ${packageCost} em cinco anos na conta que está mais abaixo. O carro que anda sem motorista ainda não está à venda, nem tem lei própria aqui.`,
    ),
    h2('O que significa cada nível'),
    p(
      'A escala é da SAE, a associação americana de engenheiros da mobilidade. A fronteira que importa fica entre o 2 e o 3: até ali, [a responsabilidade é sempre do motorista](fonte:2).',
    ),
    table(
      'Níveis de automação da norma SAE J3016, em palavras nossas',
      ['Nível', 'O que o carro faz', 'O que você faz'],
      [
        ['0', 'Avisa e freia num susto', 'Tudo'],
        ['1', 'Cuida da velocidade ou da faixa', 'Todo o resto'],
        ['2', 'Cuida das duas ao mesmo tempo', 'Vigia, com as mãos no volante'],
        ['3', 'Dirige em alguns trechos', 'Assume quando ele pede'],
        ['4', 'Dirige sozinho em uma área', 'Viaja'],
        ['5', 'Dirige sozinho em qualquer lugar', 'Viaja'],
      ],
    ),
    p(
      'Nome comercial não muda o nível. Há sistema vendido lá fora como “direção autônoma completa” que a imprensa especializada classifica como nível 2, o mesmo de carros bem mais comuns. Procure no manual a frase que diz se o motorista precisa ficar atento. Se precisa, é assistência.',
    ),
    h2('A lei manda segurar o volante'),
    p(
      '[O Código de Trânsito](fonte:1) obriga o condutor a ter domínio do veículo a todo momento e a dirigir com atenção (art. 28). Conduzir com uma mão só já é infração, salvo para sinalizar, trocar a marcha ou acionar um comando do carro (art. 252). Em setembro de 2025, o Ministério dos Transportes disse à imprensa que [não há legislação específica](fonte:3) para veículo autônomo e que a proibição de dirigir sem as mãos é um obstáculo aos níveis mais altos.',
    ),
    p(
      'Na prática: se o seu nível 2 bater, quem responde pela direção é você. Soltar o volante por confiar no assistente pode ainda virar discussão com a seguradora, que olha se houve descuido. Leia na apólice a parte de agravamento de risco.',
    ),
    h2('Em que pé está a lei'),
    timeline([
      [
        '2025-07-08',
        'A Câmara noticia que a Comissão de Viação e Transportes aprovou um texto novo para o projeto.',
        'PL 1317/2023 e PL 3641/2023',
      ],
      [
        '2025-09-13',
        'O Ministério dos Transportes diz que não há lei específica para veículo autônomo.',
        'Código de Trânsito Brasileiro',
      ],
    ]),
    p(
      'O texto aprovado na comissão condiciona a circulação a autorização e a testes, com rota aprovada, seguro completo e termo de responsabilidade do fabricante. [Pede habilitação com treinamento próprio](fonte:4) e agrava multas. Depois dela vêm a Comissão de Constituição e Justiça, a Câmara e o Senado. Até 22/11/2026 não encontramos votação nessas etapas. Acompanhe pelo número no site da Câmara.',
    ),
    h2('Onde já roda sem ninguém'),
    p(
      'Nos Estados Unidos, táxi sem motorista é serviço pago em algumas cidades. O da Waymo [chegou a Miami, sua sexta cidade](fonte:7), em 22/01/2026. Em dezembro de 2025, [um recall da empresa](fonte:5) alcançou 3.067 carros, que podiam seguir viagem diante de ônibus escolar parado. O conserto foi uma atualização de programa, sem oficina. É frota de empresa, com equipe remota e mapa detalhado da área. Ninguém compra esse carro na concessionária.',
    ),
    h2('A conta do pacote de assistência'),
    p(
      'Suponha duas versões do mesmo carro: R$ 130 mil sem o pacote e R$ 140 mil com ele. O seguro sobe de R$ 4.800 para R$ 5.400 por ano. Os dois pagam 4 % de IPVA e perdem 10 % de valor ao ano. São números nossos, para mostrar a conta; os da sua loja entram nos mesmos campos.',
    ),
    assisted.embed('Cinco anos com a versão de R$ 140 mil'),
    p(
      `Em dinheiro de hoje, com o CDI de 13,65 % de 17/09/2026 e o imposto descontado, cinco anos da versão simples custam ${plain.row(own)}; os da versão assistida, ${assisted.row(own)}. A diferença é de ${packageCost}, mais que os R$ 10 mil da etiqueta: o que volta na revenda não cobre o IPVA e o seguro a mais, nem o que o dinheiro deixou de render. A mesma tela mostra que, rodando 1.000 km por mês a R$ 2,60 o quilômetro, o aplicativo custaria ${assisted.headline} a menos que a versão assistida.`,
    ),
    p(
      'O que a conta não mede é o que o pacote evita. Frenagem automática e alerta de ponto cego existem para impedir batida, e uma batida a menos pode pagar o pacote. O freio de emergência age em qualquer trajeto; o assistente de faixa serve mais na estrada. Veja qual dos dois você usaria na semana.',
    ),
    p(
      'Há um segundo modelo de cobrança para vigiar: a função que já vem instalada e só liga com mensalidade. Antes de assinar, pergunte quanto custa por ano, o que para de funcionar se você cancelar e se a assinatura acompanha o carro quando ele for vendido. Um recurso de R$ 100 por mês, por exemplo, soma R$ 6 mil em cinco anos, e não aparece no preço da versão.',
    ),
    h2('Bateu de leve, e agora?'),
    p(
      `Câmera no para-brisa e radar no para-choque mudam o conserto simples. Trocar o vidro pode exigir calibrar tudo de novo. [Um levantamento citado pela imprensa](fonte:6) em janeiro de 2026 fala em US$ 500 por calibração, em média, e diz que 23 % dos carros batidos precisam do serviço ou de reparo nos sensores. Pela PTAX de 02/10/2026, de R$ 5,2238, são ${calibration}. Não encontramos número brasileiro: pergunte na oficina da marca antes de fechar a compra.`,
    ),
    p('Na cotação do seguro, faça três perguntas:'),
    step('A cobertura de vidros inclui a calibração da câmera?'),
    step('A oficina da rede tem o equipamento, ou o carro vai para a concessionária?'),
    step('A franquia é a mesma com e sem o pacote?'),
    callout(
      'summary',
      'pague pela assistência que funciona hoje. Função que “vem depois, por atualização” só vale o que estiver escrito no contrato.',
    ),
    checklist('Na concessionária', [
      'O manual diz qual é o nível e quando o motorista precisa estar atento',
      'Testei a frenagem e o assistente de faixa no percurso que faço',
      'Sei quanto custa calibrar os sensores depois de trocar o para-brisa',
      'Cotei o seguro das duas versões no meu CPF',
      'Nada do que paguei depende de lei que não existe',
    ]),
    h2('E quem quer investir nisso'),
    p(
      'O tema vende fundos e ações, e não diremos quais. Uma observação serve para todos: entre a demonstração e a receita há lei, seguro, recall e anos. Empresa que depende de uma aprovação do Congresso, ou de um regulador, pode valer pouco por muito tempo. Se o prospecto só mostra o tamanho do mercado em 2035, procure nele a receita e o prejuízo de hoje.',
    ),
    h2('Perguntas frequentes'),
    faq([
      {
        question: 'Já existe carro autônomo à venda no Brasil?',
        answer: [
          p(
            'Não, se autônomo quer dizer que dispensa o motorista. Há muitos modelos de nível 2, que combinam controle de velocidade e de faixa e exigem motorista atento o tempo todo.',
          ),
        ],
      },
      {
        question: 'Posso soltar o volante na estrada se o carro deixa?',
        answer: [
          p(
            'Não. O Código de Trânsito exige domínio do veículo e mãos ao volante, e o assistente não muda isso. Em acidente, a responsabilidade continua sendo do condutor.',
          ),
        ],
      },
      {
        question: 'O PL 1317/2023 já foi aprovado?',
        answer: [
          p(
            'Só por uma comissão da Câmara, a de Viação e Transportes, em julho de 2025. Não encontramos votação posterior até 22/11/2026.',
          ),
        ],
      },
      {
        question: 'Carro com assistência paga seguro mais caro?',
        answer: [
          p(
            'Pode pagar mais, pelo conserto, ou menos, se a seguradora der desconto por bater menos. Só a cotação no seu CPF responde. Peça as duas versões no mesmo dia.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Código de Trânsito Brasileiro (Lei 9.503/1997), arts. 28 e 252',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l9503compilado.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Entenda o que significam os seis níveis de direção autônoma',
      publisher: 'Notícias Automotivas',
      url: 'https://www.noticiasautomotivas.com.br/entenda-o-que-significam-os-seis-niveis-de-direcao-autonoma-que-existem-do-0-ate-o-5',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Carros que dirigem sozinhos: o que diz o Ministério dos Transportes',
      publisher: 'Motor Show, 13/09/2025',
      url: 'https://motorshow.com.br/carros-que-dirigem-sozinhos',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Comissão aprova regras para a circulação de carros autônomos no Brasil',
      publisher: 'Bauru 24h, com Agência Câmara',
      url: 'https://bauru24h.com.br/noticia/10650/comissao-aprova-regras-para-a-circulacao-de-carros-autonomos-no-brasil',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Waymo recalls 3,000 robotaxis after failing to stop for school buses',
      publisher: 'Vehicles Garage, dezembro de 2025',
      url: 'https://vehiclesgarage.com/waymo-recalls-3000-robotaxis-after-failing-to-stop-for-school-buses',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Calibração de ADAS: por que batidas leves e troca de para-brisa estão mais caras',
      publisher: 'Tarantas News, 13/01/2026',
      url: 'https://tarantas.news/pt/ampposts/id9126-calibracao-de-adas-encarece-reparos-por-que-a-conta-sobe',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Waymo lança robotáxis sem condutor em Miami',
      publisher: 'All the News, 22/01/2026',
      url: 'https://allthe.news/pt/articles/waymo-launches-driverless-robotaxis-in-miami',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
