import { calculator as compound } from '#web/calculators/juros-compostos/calculator.ts'
import { calculator as real } from '#web/calculators/rentabilidade-real/calculator.ts'
import { formatPercent } from '#web/finance/core/format.ts'
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
  step,
  timeline,
} from '../portable-text.ts'
import { ruleOn, worked } from '../worked.ts'

const fiveYears = {
  solveFor: 'total',
  initial: '10.000,00',
  monthlyContribution: '0,00',
  term: '5',
  termUnit: 'years',
  startsOn: '23/11/2026',
}
/** The promise of an advertisement, of our making. */
const promised = worked(compound, { ...fiveYears, rate: '5', ratePer: 'month', tax: 'nao' })
const atCdi = worked(compound, { ...fiveYears, rate: '13,65', ratePer: 'year', tax: 'sim' })

/** IPCA of the twelve months to August of 2026, as the other texts have it. */
const gain = worked(real, { mode: 'rate', amount: '10.000,00', nominalRate: '13,65', inflation: '4,22' })

export const iaInvestimentos: ArticleSeed = {
  slug: 'ia-investimentos-brasil-2025',
  category: 'investimentos',
  mainTool: 'juros-compostos',
  tags: ['inteligência artificial', 'golpe', 'cvm'],
  ruleRefs: ['jcp-imposto', 'dividendos-limite', 'lci-prazo-meses', 'iof-cartao'],
  related: ['article-tesouro-direto-vs-renda-fixa-primavera-2025', 'article-mudancas-iof-2025'],
  changes: [['2026-11-22', 'Primeira versão, com o PL 2338/2023 até onde encontramos o andamento.']],
  title: 'IA nos investimentos: o que ajuda e o que é golpe',
  dek: 'Use a inteligência artificial para ler, resumir e conferir. Quem recomenda investimento no Brasil precisa de registro, seja pessoa ou robô.',
  keyPoints: [
    'Em pesquisa americana de 2025, 53 % usam IA todo mês para pesquisar; 30 % confiam nela para decidir.',
    'Automação não dispensa registro: as Resoluções CVM 19 e 21 valem para robôs.',
    `Promessa de 5 % ao mês faria R$ 10 mil virarem ${promised.headline} em cinco anos. Desconfie.`,
    'Não cole extrato, CPF nem senha em conversa com robô.',
  ],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  validUntil: '2027-02-21',
  seo: {
    title: 'IA nos investimentos: o que ajuda e o que é golpe',
    description:
      'O que perguntar a um robô de IA sobre dinheiro, o que a CVM exige de quem recomenda, como testar a resposta e os sinais de golpe com vídeo falso.',
  },
  body: body([
    p(
      '[Em uma pesquisa americana de 2025](fonte:3), 53 % dos investidores disseram usar inteligência artificial generativa ao menos uma vez por mês para pesquisar; só 30 % confiavam nela para decidir. A distância entre os dois números dá uma boa regra: deixe que ela leia, e decida você.',
    ),
    p(
      'A pesquisa é da Betterment, uma gestora que vende automação, e ouviu gente dos Estados Unidos. Serve de retrato de lá; não encontramos número igual do Brasil.',
    ),
    h2('Onde a IA ajuda'),
    item('Resumir um regulamento de fundo de 80 páginas e apontar onde estão taxa e prazo de resgate.'),
    item('Explicar um termo do seu extrato com outras palavras, quantas vezes você pedir.'),
    item('Montar a lista de perguntas para levar ao gerente.'),
    item('Escrever a fórmula da planilha, que você confere com um exemplo de resultado conhecido.'),
    p(
      'Nos quatro casos, o material é seu e você consegue conferir a resposta. Peça à IA que cite a página. Se a citação não existir no documento, não confie no resto da resposta.',
    ),
    p(
      'Um pedido que funciona: “Leia este regulamento. Diga a taxa de administração, o prazo de resgate e a página de cada um. Se não achar, diga que não achou.” A última frase é a que mais protege você, porque dá ao robô uma saída que não é inventar.',
    ),
    h2('Onde ela erra com confiança'),
    p(
      'Um modelo de linguagem escreve a frase mais provável a partir de textos que leu, e muitos são velhos. Imposto no Brasil muda de número quase todo ano. A frase sai fluente do mesmo jeito, com a alíquota de ontem.',
    ),
    h3('Faça o teste em quatro perguntas'),
    p(
      'Pergunte a qualquer robô e compare. As respostas abaixo vêm das tabelas deste site e mudam com a lei; a segunda metade de cada linha é o que um texto antigo diria.',
    ),
    step(
      `Imposto na fonte sobre juros sobre capital próprio: {{jcp-imposto}}. Até 2025 eram ${ruleOn('jcp-imposto', '2025-12-31')}.`,
    ),
    step(
      `Prazo mínimo de uma LCI sem índice de preços: {{lci-prazo-meses}}. No fim de 2024 eram ${ruleOn('lci-prazo-meses', '2024-12-01')}.`,
    ),
    step(
      'Dividendo de uma mesma empresa no mês, para pessoa física, sem imposto na fonte: até {{dividendos-limite}}. Antes de 2026 não havia limite.',
    ),
    step(
      'IOF do cartão de crédito no exterior: {{iof-cartao}}. Texto que promete queda ano a ano repete uma tabela revogada em 2025, como contamos em [mudanças do IOF](artigo:mudancas-iof-2025).',
    ),
    p(
      'Não publicamos o placar de nenhum robô: as respostas mudam a cada versão, e um teste nosso de hoje valeria pouco amanhã. O seu, feito com a sua dúvida, vale mais.',
    ),
    h3('Conta também se confere'),
    p(
      `Peça a um robô o ganho acima da inflação de uma aplicação que rendeu 13,65 % com IPCA de 4,22 %. A resposta apressada subtrai e dá ${formatPercent(0.1365 - 0.0422)}. A conta certa divide, porque a inflação corrói também o rendimento:`,
    ),
    gain.embed('13,65 % de rendimento, 4,22 % de inflação'),
    p(
      `O ganho real é de ${gain.headline}. Os ${gain.total} da última linha parecem desmentir isso, mas estão em dinheiro do fim: comparados com os preços já mais altos, são esses ${gain.headline}. A conta usa o CDI em vigor desde 17/09/2026 e o IPCA de doze meses até agosto de 2026. Troque pelos números da sua aplicação.`,
    ),
    h2('Recomendar é atividade regulada'),
    p(
      '[A Resolução CVM 19/2021](fonte:1) trata da consultoria e [a 21/2021](fonte:2), da gestão de carteiras. As duas dizem a mesma coisa sobre robô: usar sistema automatizado ou algoritmo não diminui a responsabilidade de quem presta o serviço, e o código-fonte precisa ficar à disposição da fiscalização. Quem analisa papéis, como ações, para o público segue a Resolução 20/2021.',
    ),
    p(
      'Há serviços que repetem na sua conta, de forma automática, as operações de outra pessoa. [Em 01/07/2025, a área técnica da CVM](fonte:4) orientou que quem tem as ordens copiadas precisa ser analista credenciado e que essas operações só podem ser feitas em ambiente simulador. Antes de pagar mensalidade a um “robô que opera por você”, procure na CVM o registro de quem o oferece.',
    ),
    p(
      'O projeto de lei que criaria regras gerais para a inteligência artificial ainda não virou lei. O que se sabe do andamento, ao lado da orientação da CVM:',
    ),
    timeline([
      ['2024-12-10', 'O Senado aprova o projeto do marco legal da inteligência artificial.', 'PL 2338/2023'],
      ['2025-05-20', 'A Câmara instala a comissão especial que analisa o texto.', 'PL 2338/2023'],
      ['2025-07-01', 'A CVM orienta sobre serviços de cópia de operações.', 'Ofício-Circular CVM/SIN 3/2025'],
    ]),
    p(
      'A votação na Câmara tinha sido marcada para [fevereiro de 2026](fonte:5). Não encontramos notícia de que ela tenha acontecido até 22/11/2026. Enquanto isso, para o seu dinheiro, valem as regras da CVM, o Código de Defesa do Consumidor e a lei de proteção de dados.',
    ),
    h2('O golpe com rosto conhecido'),
    p(
      'A mesma técnica que resume um contrato põe palavras na boca de quem não as disse. [Em maio de 2025](fonte:6), a Justiça mandou tirar do ar um site que mostrava vídeos adulterados do então ministro da Fazenda indicando um investimento. O roteiro se repete: rosto famoso, aplicativo novo, um depósito pequeno que “rende” na tela, e uma taxa para sacar.',
    ),
    p(
      `O tamanho da promessa já denuncia o golpe. Cinco por cento ao mês parecem pouco, mas R$ 10 mil virariam ${promised.headline} em cinco anos; a 100 % do CDI de 13,65 %, com o imposto pago, seriam ${atCdi.headline}. Quem soubesse fazer o primeiro número não precisaria do seu depósito.`,
    ),
    promised.embed('R$ 10 mil a 5 % ao mês, a promessa do anúncio'),
    callout(
      'alert',
      'Vídeo de famoso, áudio de parente, chamada com o rosto do gerente: nenhum deles prova quem fala. Desligue e ligue você para o número que está no cartão ou no site oficial.',
      'Imagem não é identidade',
    ),
    checklist('Antes de mandar dinheiro', [
      'Achei o nome ou o CNPJ no cadastro da CVM ou na lista do Banco Central',
      'Procurei a oferta nos alertas da CVM',
      'A conta que recebe está no nome da instituição registrada',
      'Consigo sacar sem pagar taxa antes',
      'Contei a proposta a alguém de fora, sem pressa',
    ]),
    p(
      'Os alertas ficam em [gov.br/cvm](https://www.gov.br/cvm/pt-br/assuntos/protecao/alertas). No terceiro trimestre de 2025, a autarquia enviou [175 ofícios de alerta e 11 ordens de parar](fonte:7). Caiu no golpe? Avise o banco na hora e peça o Mecanismo Especial de Devolução do Pix, registre boletim de ocorrência e guarde as telas.',
    ),
    h2('O que não contar ao robô'),
    p(
      'Conversa com IA pública pode ser guardada pela empresa e, conforme a configuração, usada para treinar o modelo. Antes de colar um extrato, apague nome, CPF, conta e endereço. Para a maior parte das dúvidas, valores arredondados bastam. Senha e código que chega por mensagem não se colam em lugar nenhum. E não ligue a IA à sua corretora com permissão de enviar ordens.',
    ),
    h2('Perguntas sobre IA e dinheiro'),
    faq([
      {
        question: 'Posso perguntar ao robô em que ação investir?',
        answer: [
          p(
            'Perguntar, pode. A resposta não leva em conta sua renda, suas dívidas nem seu prazo, e ninguém responde por ela. Recomendação individual exige consultor registrado na CVM.',
          ),
        ],
      },
      {
        question: 'Robô de investimento é legal no Brasil?',
        answer: [
          p(
            'É, quando a empresa por trás tem registro de gestora ou de consultora e segue as Resoluções CVM 19 e 21 de 2021. Procure o registro pelo CNPJ antes de abrir a conta.',
          ),
        ],
      },
      {
        question: 'Como saber se um vídeo é falso?',
        answer: [
          p(
            'Som fora de sincronia e fundo estranho ajudam, mas os vídeos melhoram a cada mês. Confira a oferta, e não a imagem: registro, conta de destino e promessa de rendimento.',
          ),
        ],
      },
      {
        question: 'A IA declara meu Imposto de Renda?',
        answer: [
          p(
            'Ela pode organizar notas e explicar campos. A declaração é sua, e o erro também. Use a pré-preenchida da Receita como base e confira alíquota por alíquota na norma.',
          ),
        ],
      },
    ]),
  ]),
  sources: [
    {
      title: 'Resolução CVM 19/2021 (consultoria de valores mobiliários)',
      publisher: 'Comissão de Valores Mobiliários',
      url: 'https://conteudo.cvm.gov.br/legislacao/resolucoes/resol019.html',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Resolução CVM 21/2021 (administração de carteiras)',
      publisher: 'Comissão de Valores Mobiliários',
      url: 'https://conteudo.cvm.gov.br/legislacao/resolucoes/resol021.html',
      accessedOn: '2026-11-22',
      kind: 'law',
    },
    {
      title: 'Metade das pessoas consulta o ChatGPT antes de investir (pesquisa da Betterment, 2025)',
      publisher: 'BP Money',
      url: 'https://bpmoney.com.br/inovacao/estudo-diz-que-metade-das-pessoas-consulta-o-chatgpt-antes-de-investir',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Área técnica da CVM orienta sobre prestação de serviços de Copytrade',
      publisher: 'Comissão de Valores Mobiliários, 01/07/2025',
      url: 'https://www.gov.br/cvm/pt-br/assuntos/noticias/2025/area-tecnica-da-cvm-orienta-sobre-prestacao-de-servicos-de-copytrade',
      accessedOn: '2026-11-22',
      kind: 'official',
    },
    {
      title: 'Votação do PL de IA é adiada para fevereiro de 2026',
      publisher: 'ISP.Tools',
      url: 'https://www.isp.tools/ia-votacao-adiada-para-fevereiro-de-2026',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'Golpistas usavam imagem de Haddad e são derrubados pela AGU',
      publisher: 'GK Notícias, 17/05/2025',
      url: 'https://gknoticias.com.br/2025/05/17/golpistas-usavam-imagem-de-haddad-e-sao-derrubados-pela-agu',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
    {
      title: 'CVM emitiu quase duzentos alertas no terceiro trimestre de 2025',
      publisher: 'E-Investidor, Estadão',
      url: 'https://einvestidor.estadao.com.br/?p=723855',
      accessedOn: '2026-11-22',
      kind: 'press',
    },
  ],
}
