import {
  type ArticleSeed,
  body,
  callout,
  chart,
  checklist,
  comparison,
  faq,
  h2,
  h3,
  p,
  table,
} from '../portable-text.ts'
import { bare } from '../worked.ts'
import {
  air,
  bothSaved,
  flagRows,
  fridge,
  halfMinimumWage,
  house,
  inverter,
  kept,
  lamps,
  lampsPaid,
  newFridge,
  price,
  shorterShower,
  shower,
  showerSaved,
  solar,
  standby,
} from './electricity-sums.ts'

export const economiaDomesticaEnergia: ArticleSeed = {
  slug: 'economia-domestica-reduzindo-gastos-energia-primavera',
  category: 'planejamento',
  mainTool: 'roi',
  tags: ['conta de luz', 'energia', 'orçamento'],
  ruleRefs: ['salario-minimo'],
  related: ['article-planejamento-financeiro-fim-ano', 'article-formulas-calculadoras-excel'],
  title: 'Conta de luz: onde cortar e quanto dá para poupar',
  dek: `Quanto gastam o ar-condicionado, o chuveiro, a geladeira e os aparelhos em espera. Três minutos a menos por banho valem ${showerSaved.cost} por mês na casa do exemplo.`,
  keyPoints: [
    `Quatro banhos de 10 minutos por dia gastam ${shower.kwh} kWh por mês, ou ${shower.cost} no exemplo.`,
    'O preço do seu kWh é o total da conta dividido pelo consumo, com imposto e tudo.',
    'Até 80 kWh por mês, famílias do CadÚnico com renda de até meio salário mínimo por pessoa não pagam a energia.',
    'Trocar geladeira que funciona leva anos para se pagar; trocar lâmpada, meses.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-11-20',
  seo: {
    title: 'Conta de luz: onde cortar e quanto dá para poupar',
    description:
      'Quanto gastam chuveiro, ar-condicionado, geladeira e aparelhos em espera, como ler a conta, quem tem Tarifa Social e em quanto tempo LED e painel se pagam.',
  },
  body: body([
    p(
      `Três minutos a menos em cada banho de uma casa de quatro pessoas tiram ${showerSaved.cost} da conta de luz por mês, com o kWh a ${price}. Desligar o carregador da tomada tira centavos. O que decide o gasto de cada aparelho é a potência vezes o tempo ligado.`,
    ),
    h2('Quanto cada aparelho gasta'),
    p(
      'Multiplique os watts pelas horas de uso e divida por mil: são os kWh. A potência está na etiqueta do aparelho. O tempo você precisa anotar. Esta é uma casa de quatro pessoas no verão, com usos que escolhemos como exemplo.',
    ),
    comparison(
      'por mês de 30 dias',
      `conta nossa, com o kWh a ${price}, um exemplo com impostos`,
      'Quatro aparelhos da casa do exemplo',
      ['Aparelho', 'Uso', 'kWh#', 'R$#'],
      house.map(({ name, use, kwh, cost }) => [name, use, kwh, bare(cost)]),
    ),
    chart({
      kind: 'bar',
      caption: 'O ar-condicionado e o chuveiro gastam mais que os outros dois somados',
      points: ['Aparelho;Consumo', ...house.map(({ name, kwh }) => `${name};${kwh}`)].join('\n'),
      unit: 'kWh por mês',
      source: 'conta nossa: potência × tempo, com os usos da tabela acima',
      alt: `Consumo por mês na casa do exemplo: ${house.map(({ name, kwh }) => `${name.toLowerCase()}, ${kwh} kWh`).join('; ')}.`,
    }),
    h3('O chuveiro'),
    p(
      `Nenhum aparelho comum da casa puxa tanta energia de uma vez. De 10 para 7 minutos por banho, ele cai de ${shower.kwh} para ${shorterShower.kwh} kWh. A chave na posição de verão corta a potência, às vezes pela metade, e nos meses quentes ninguém sente.`,
    ),
    h3('O ar-condicionado'),
    p(
      `Oito horas por noite custam ${air.cost}. Cada grau a menos no controle aumenta o tempo do compressor. Limpar o filtro e fechar o quarto são de graça. Um aparelho com inversor gasta menos: [fabricantes falam em até 60 %](fonte:5), o que levaria esta conta a ${inverter.cost}. Trate o número como o melhor caso e compare as etiquetas do Inmetro, que mostram o consumo de um ano.`,
    ),
    h3('A geladeira e o que fica em espera'),
    p(
      `A geladeira custa ${fridge.cost} por mês, com a casa cheia ou vazia. O que dá para fazer é afastá-la do fogão e da parede e trocar a borracha que não veda. Os aparelhos em espera somam ${standby.cost}. Distribuidoras falam em [até 12 % da conta](fonte:6); some os seus antes de acreditar, porque carregador sem celular quase não gasta e decodificador de TV gasta o dia todo.`,
    ),
    h2('Como ler a conta'),
    p(
      'Ache duas linhas: o consumo em kWh e o total a pagar. Divida um pelo outro e você tem o preço do seu kWh, o único que serve para decidir. Ele é maior que a tarifa publicada pela Aneel, porque traz os impostos.',
    ),
    p(
      'O resto da conta se divide em poucas partes. A TE é a energia; a [TUSD](termo:tusd) é o uso dos fios até a sua casa. Em cima vêm ICMS, do estado, e PIS e Cofins, da União. A contribuição de iluminação pública é da prefeitura e não depende de quanto você economiza. Existe ainda um mínimo: 30 kWh na ligação monofásica, 50 na bifásica e 100 na trifásica. Quem gasta menos que isso paga o mínimo.',
    ),
    p(
      'A [bandeira](termo:bandeira-tarifaria) é um adicional que muda todo mês conforme o custo de gerar energia. A de dezembro sai em [27/11/2026, pelo calendário da Aneel](fonte:4). [Os últimos valores que encontramos](fonte:7) são de 2025; confira os de agora no site da agência.',
    ),
    table(
      'Adicional da bandeira em reais, por 100 kWh e em uma conta de 350 kWh: valores de 2025, antes dos impostos',
      ['Bandeira', '100 kWh#', '350 kWh#'],
      [['verde', '0,000', '0,00'], ...flagRows],
    ),
    h2('Quem paga menos por lei'),
    p(
      `Desde 2025, a [Tarifa Social](fonte:1) zera a energia até 80 kWh por mês para famílias do CadÚnico com renda de até meio salário mínimo por pessoa, hoje ${halfMinimumWage}, e para quem recebe o BPC. Acima de 80 kWh, paga-se o que passar. Iluminação pública e, em alguns estados, ICMS continuam na conta.`,
    ),
    p(
      'Quem está no CadÚnico com renda entre meio e um salário mínimo por pessoa tem outro desconto desde janeiro de 2026: até 120 kWh, não paga a parte de um encargo do setor, a CDE. É algo perto de 12 % da conta. Nos dois casos não se pede nada à distribuidora; mantenha o cadastro atualizado e a conta de luz no nome de alguém da família que está nele.',
    ),
    h2('O que se paga sozinho'),
    p(
      `Se a casa ainda tem oito lâmpadas halógenas de 42 W, acesas cinco horas por dia, trocá-las por LED de 9 W poupa ${lamps.kwh} kWh, ou ${lamps.cost} por mês. A R$ 12 cada, o gasto de R$ 96 volta em ${lampsPaid.row('Payback simples').replace(/ \(.*/, '')}. Em um ano, já descontado o que o dinheiro renderia, o ganho é de ${lampsPaid.headline}. É o que a calculadora chama de [VPL](termo:vpl). A [TIR](termo:tir) de milhares por cento só diz que o dinheiro volta depressa.`,
    ),
    lampsPaid.embed('Oito lâmpadas de LED: quando se pagam'),
    p(
      `A geladeira nova é outra história. Se poupar 25 kWh por mês, são ${newFridge.saving}; a R$ 2.600, leva cerca de ${newFridge.years} anos para se pagar. Vale escolher a de etiqueta A quando a velha quebrar, e quase nunca antes. A mesma regra serve para o ar-condicionado: pague a diferença pelo inversor na compra, sem aposentar um que funciona.`,
    ),
    h3('Painel solar'),
    p(
      `Um sistema de ${solar.price} que tira ${solar.saving} da conta se paga em ${solar.simple} meses, se você só dividir um pelo outro. Contando que os mesmos ${solar.price} renderiam no CDI de 13,65 %, já sem o imposto, são ${solar.discounted}. Os valores são exemplo; o prazo cresce quando a economia por mês diminui. Pela Lei 14.300/2022, quem instala agora paga uma parte do uso da rede sobre a energia que devolve e depois consome: [60 % do Fio B em 2026, 75 % em 2027 e 90 % em 2028](fonte:2). Fio B é a parte da TUSD que fica com a distribuidora. Peça a proposta com essa cobrança escrita, ano a ano.`,
    ),
    callout(
      'mistake',
      'Somar a economia prometida de cada aparelho. O mesmo kWh não se poupa duas vezes: com banho curto, o aquecedor solar rende menos; com LED, apagar a luz poupa menos.',
    ),
    h2('Tarifa branca e mercado livre'),
    p(
      'Na tarifa branca, o kWh é bem mais caro em três horas seguidas dos dias úteis, em geral no começo da noite. Na hora antes e na hora depois, tem um preço intermediário. No resto do tempo, fim de semana inteiro incluído, é mais barato. Serve a quem não toma banho nem liga o ar nesse intervalo. Para quem faz isso, a conta sobe. O pedido é à distribuidora, que troca o medidor, e dá para voltar atrás. Quem tem Tarifa Social não pode aderir.',
    ),
    p(
      'Escolher de quem comprar energia, como se escolhe operadora de celular, ainda não chegou às casas. A [Lei 15.269/2025](fonte:3) deu até 36 meses, ou seja, até novembro de 2028, e condicionou a abertura a regras que a Aneel precisa escrever. Quem oferece “mercado livre” residencial hoje vende outra coisa: leia o contrato e procure a multa de saída.',
    ),
    h2('Para onde vai o que sobra'),
    p(
      `O banho mais curto e o LED do exemplo somam ${bothSaved} por mês. Arredondados para R$ 70 e guardados por cinco anos a 100 % do CDI, chegam a [${kept.headline}](${kept.href}), já sem o imposto, com a taxa de 13,65 % de 17/09/2026 parada. Hoje o CDI está em {{cdi}}.`,
    ),
    checklist('Nesta semana', [
      'Dividir o total da conta pelos kWh e anotar o preço do seu',
      'Cronometrar um banho de cada pessoa da casa',
      'Pôr o chuveiro na posição de verão',
      'Limpar o filtro do ar e subir dois graus no controle',
      'Testar a borracha da geladeira com uma folha de papel',
      'Tirar da tomada o que fica em espera sem uso',
      'Ver se o CadÚnico está atualizado e no nome da conta',
      'Agendar a transferência do que sobrar',
    ]),
    h2('Perguntas frequentes'),
    faq([
      {
        question: 'Deixar o ar ligado o dia todo gasta menos que ligar e desligar?',
        answer: [
          p(
            'Não. Manter o quarto frio exige compressor enquanto ninguém está lá. O pico ao religar dura minutos e custa menos que horas de manutenção.',
          ),
        ],
      },
      {
        question: 'Chuveiro 220 V gasta menos que 127 V?',
        answer: [
          p(
            'Não. O que conta é a potência, em watts. A 220 V a corrente é menor e o fio esquenta menos, o que é bom para a instalação. O gasto é o mesmo: 5.500 W são 5.500 W.',
          ),
        ],
      },
      {
        question: 'Como saber se a conta está errada?',
        answer: [
          p(
            'Compare a leitura impressa com o número do medidor no mesmo dia. Se a conta diz “média” ou “estimada”, a leitura não foi feita. Reclame primeiro à distribuidora, depois à Aneel, pelo telefone 167.',
          ),
        ],
      },
      {
        question: 'Máquina de lavar e ferro pesam muito?',
        answer: [
          p(
            'Menos do que parece. Um ferro de 1.000 W usado duas horas por semana gasta uns 9 kWh por mês. Junte a roupa para uma vez só, porque esquentar o ferro do zero é o que mais gasta. Na lavadora, quem pesa é a água quente.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Lei 15.235/2025 (Tarifa Social e desconto social)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15235.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Lei 14.300/2022 (micro e minigeração de energia)',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2022/lei/l14300.htm',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Lei 15.269/2025: o cronograma de abertura do mercado e suas condições',
      publisher: 'Kincaid Advogados',
      url: 'https://www.kincaid.com.br/novo-marco-regulatorio-do-setor-eletrico-e-sancionado-com-vetos-ao-projeto-de-lei-original',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Bandeiras tarifárias em 2026: quando a Aneel anuncia as definições mensais',
      publisher: 'Portal Manaus Alerta',
      url: 'https://portalmanausalerta.com.br/bandeiras-tarifarias-de-energia-em-2026-saiba-quando-a-aneel-anunciara-as-definicoes-mensais',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Etiqueta do Inmetro para condicionadores de ar com inversor',
      publisher: 'Agência Brasil, na Rádio Bizz',
      url: 'https://bizzfm.com.br/noticia/1329871/condicionadores-de-ar-com-novo-sistema-de-compressao-devem-ter-etiqueta-do-inmetro-com-dados-de-consumo',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Como evitar o consumo fantasma (Equatorial Alagoas)',
      publisher: 'Jornal de Alagoas, 03/11/2025',
      url: 'https://www.jornaldealagoas.com.br/economia/2025/11/03/6231-saiba-como-evitar-o-consumo-fantasma-e-economizar-energia-em-casa',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Bandeira de outubro de 2025 e o adicional de cada cor',
      publisher: 'Exame, 26/09/2025',
      url: 'https://exame.com/economia/aneel-determina-bandeira-vermelha-1-para-outubro-e-conta-de-luz-segue-com-cobranca-adicional/',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
