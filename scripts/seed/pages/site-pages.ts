import type { SitePage } from '#web/content/sanity.types.ts'
import { body, type Draft, h2, item, p, prose, unbroken } from '../portable-text.ts'
import { type Seed, slug } from '../seed-document.ts'

type PageSeed = Pick<SitePage, 'title' | 'dek' | 'seo'> & {
  slug: string
  body: Draft[]
  questions?: { question: string; answer: Draft[] }[]
}

const investimentos: PageSeed = {
  slug: 'investimentos',
  title: 'O que muda de um investimento para outro?',
  dek: 'Prazo, imposto, garantia e risco, lado a lado. Em ordem alfabética: aqui não tem “o melhor”.',
  seo: {
    title: 'Guia de investimentos: compare prazo, risco e imposto',
    description:
      'Tesouro Direto, CDB, LCI e LCA, ações e fundos imobiliários lado a lado: quanto rende hoje, quanto paga de imposto, prazo, garantia e principal risco.',
  },
  body: [
    h2('Por onde começar'),
    p(
      'Para comparar investimentos, olhe três coisas: quanto rendem, quando o dinheiro volta e quem devolve se algo der errado. O que rende mais costuma pedir mais prazo ou mais risco. A tabela mostra as três, com os números de hoje.',
    ),
    p(
      'Comece pelo prazo: quando você vai precisar do dinheiro? A resposta já tira metade das linhas. Depois olhe a garantia, e só então o rendimento.',
    ),
  ],
  questions: [
    {
      question: 'Onde investir R$ 1.000?',
      answer: [
        p(
          'Depende de quando você vai precisar do dinheiro, e não do valor. Se pode ser a qualquer hora, procure o que sai no dia e não perde preço. Se há data certa, algo que vença perto dela. Se pode esperar anos e aceita ver cair, há as ações e os fundos. A tabela mostra o que sobra em cada caso em que dá para saber.',
        ),
      ],
    },
    {
      question: 'O que rende mais que a poupança?',
      answer: [
        p(
          'Com a Selic acima de {{poupanca-selic}}, a poupança rende a TR mais {{poupanca-mes}} ao mês. O valor de hoje está na tabela, ao lado dos outros, já sem imposto. Render mais costuma custar alguma coisa: prazo, risco ou um imposto que muda com o tempo.',
        ),
      ],
    },
    {
      question: 'O que tem garantia do FGC?',
      answer: [
        p(
          'Conta, poupança, CDB, RDB, letra de câmbio, LCI e LCA, até {{fgc-limite}} por pessoa e conglomerado. Não têm: Tesouro Direto, que é dívida do governo, ações, fundos, CRI, CRA e debêntures.',
        ),
      ],
    },
    {
      question: 'Qual investimento não paga IR?',
      answer: [
        p(
          'Para pessoa física: poupança, LCI, LCA, CRI, CRA, debêntures incentivadas e o rendimento mensal de fundo imobiliário que cumpre as condições da lei. O ganho na venda de ações também, se as vendas do mês somam até {{acoes-isencao}} e não são day trade. Não pagar imposto não quer dizer deixar mais: compare líquido com líquido.',
        ),
      ],
    },
  ],
}

const sobreNos: PageSeed = {
  slug: 'sobre-nos',
  title: 'Quem faz o Em Miúdos, e como conferimos',
  dek: 'Quem escreve, de onde vêm os números, como cada conta é testada, quem paga o site e o que já corrigimos.',
  seo: {
    title: 'Sobre o Em Miúdos: quem faz e como conferimos',
    description:
      'Quem está por trás do site, de onde vêm os dados, como cada cálculo é conferido, como ganhamos dinheiro e a lista pública de correções feitas.',
  },
  body: [
    p(
      'O Em Miúdos existe para uma coisa: mostrar a conta. Não basta o resultado; cada linha diz como foi feita e, quando há lei, qual é e desde quando vale. O site é de graça e não pede cadastro.',
    ),
    h2('Como conferimos'),
    item(
      '**A lei em tabelas com data.** Cada imposto, limite e alíquota fica em uma tabela com a norma, o primeiro dia em que vale, o dia da nossa última conferência e quanta certeza temos. Quando a regra muda, entra uma linha nova; a antiga fica, para contas de datas passadas.',
    ),
    item(
      '**Casos conhecidos.** As contas precisam repetir números publicados: os exemplos de imposto da Receita Federal, o custo efetivo do Banco Central, os preços de títulos do Tesouro Nacional.',
    ),
    item(
      '**Contas ao acaso.** Milhares de perguntas sorteadas passam por cada calculadora, para achar o que ninguém pensou em testar: linhas que não somam o total, datas estranhas, números enormes.',
    ),
    item(
      '**O que não sabemos, dizemos.** Uma regra que não conseguimos confirmar aparece como “não confirmado”, ao lado do número.',
    ),
    item(
      '**Quem escreve não revisa.** A regra da casa pede que outra pessoa refaça as contas e releia as normas antes de um texto ir ao ar. O dia da revisão fica na página, e há um prazo para rever.',
    ),
    h2('De onde vêm os dados'),
    p(
      'Selic, CDI, inflação, TR e PTAX vêm do Banco Central; taxas e preços do Tesouro Direto, do Tesouro Nacional. São dados abertos com licença ODbL, que pede crédito. Cotações de moedas, ações e criptomoedas vêm de serviços públicos, cada um citado ao lado do número, com a hora.',
    ),
    p(
      'Se uma fonte falha, você vê o último valor bom com a hora dele, ou nenhum. Nunca um número inventado.',
    ),
    h2('Como ganhamos dinheiro'),
    p(
      'Com anúncios e, quando há, com comissão de parceiros. Os dois vêm marcados como “Publicidade”, antes do toque. Os anúncios saem do nosso próprio site e não seguem você.',
    ),
    p(
      'Quanto um parceiro paga não entra no sistema em que os textos são escritos, e nenhuma lista é ordenada por comissão: a ordem é alfabética, de prazo ou de valor, e está dita na tela. Um espaço sem anunciante mostra um aviso nosso.',
    ),
    h2('O que não fazemos'),
    item('Não dizemos o que comprar ou vender, nem damos nota a investimento.'),
    item('Não somos corretora, banco, consultor ou analista.'),
    item(
      'Não pedimos nem guardamos dados de quem visita: veja a [política de privacidade](/politica-privacidade).',
    ),
    item('Não publicamos texto pago como se fosse nosso.'),
    item('Não usamos anúncio de aposta.'),
  ],
}

const contato: PageSeed = {
  slug: 'contato',
  title: 'Fale com a gente',
  dek: 'Dúvida, sugestão ou erro de cálculo. Respondemos em até cinco dias úteis.',
  seo: {
    title: 'Contato: fale com a gente ou aponte um erro',
    description:
      'Envie dúvida, sugestão ou erro de cálculo para a equipe do Em Miúdos. Informe a página e o resultado esperado; respondemos em até cinco dias úteis.',
  },
  body: [
    p(
      'Para um erro de cálculo, conte a página, o que você digitou, o resultado que viu e o que esperava, com a fonte se tiver. Isso encurta a resposta.',
    ),
    p(
      'Não mande CPF, senha, número de conta ou documento. Não precisamos deles, e não atendemos assunto de conta em banco ou corretora.',
    ),
  ],
}

export const sitePages: Seed<'sitePage'>[] = [investimentos, sobreNos, contato].map(
  ({ slug: address, questions = [], ...seed }) => ({
    ...seed,
    _id: `page-${address}`,
    _type: 'sitePage',
    slug: slug(address),
    dek: unbroken(seed.dek),
    body: body(seed.body),
    questions: questions.map(({ question, answer }, index) => ({
      _type: 'question',
      _key: `q${index}`,
      question: unbroken(question),
      answer: prose(...answer),
    })),
  }),
)
