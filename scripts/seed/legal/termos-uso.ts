import { DELAY_MINUTES } from '#web/rates/catalogue/asset-rows.ts'
import { item, p } from '../portable-text.ts'
import type { LegalSeed } from './legal-seed.ts'

/** True of what the site does; a lawyer has still to read it. */
export const termosUso: LegalSeed = {
  slug: 'termos-uso',
  title: 'Termos de uso',
  dek: 'As regras do site em linguagem simples: ele explica e calcula, não recomenda. Os números têm fonte e hora, e podem estar atrasados.',
  seo: {
    title: 'Termos de uso: caráter educativo e limites do site',
    description:
      'Regras de uso do Em Miúdos: conteúdo educativo, atraso e fonte dos dados, limites das calculadoras, publicidade, links de afiliados e correções.',
  },
  clauses: [
    {
      title: 'O que o site é',
      summary: 'Um site de informação, de graça e sem cadastro.',
      text: [
        p(
          'O Em Miúdos mostra cotações, faz contas e explica regras de dinheiro no Brasil. Usar o site é aceitar estes termos. Se não concordar com algum, o caminho é não usar.',
        ),
      ],
    },
    {
      title: 'Conteúdo educativo, sem recomendação',
      summary: 'Explicamos regras e fazemos contas. Não dizemos o que comprar ou vender.',
      text: [
        p(
          'Nada aqui é recomendação de investimento, oferta, consultoria, análise de valores mobiliários ou parecer jurídico ou contábil. Não somos corretora, banco, assessor, consultor nem analista registrados na Comissão de Valores Mobiliários (CVM), e não fazemos o que a lei reserva a eles.',
        ),
        p(
          'Listas seguem ordem alfabética, de prazo ou de valor, dita na tela. Não há ranking de “melhor”. Rentabilidade passada não promete resultado futuro.',
        ),
      ],
    },
    {
      title: 'As contas e os limites delas',
      summary: 'Usamos a regra da data indicada e o que você digitou. Confira antes de decidir.',
      text: [
        p(
          'As linhas de uma conta que vêm de uma lei trazem a norma e a data. Cada página diz o que a conta não inclui e o que não foi confirmado. Mesmo assim pode haver erro, e o seu caso pode ter um detalhe que a conta não conhece.',
        ),
        p(
          'Antes de assinar, pagar ou vender, confira na fonte oficial ou com um profissional. O resultado não substitui o cálculo do banco, da empresa, da Receita Federal ou da Justiça.',
        ),
      ],
    },
    {
      title: 'De onde vêm os dados, e o atraso',
      summary: 'Todo número tem fonte e hora. Alguns chegam com minutos ou dias de atraso.',
      text: [
        item(
          'Cotações de moedas e criptomoedas são renovadas a cada cinco minutos, quando a fonte responde.',
        ),
        item(
          `Preços de ações podem ter ${DELAY_MINUTES} minutos de atraso ou ser do fim do dia; a página diz qual.`,
        ),
        item('Taxas do Tesouro Direto são as da manhã de um dia útil anterior.'),
        p(
          'Quando uma fonte falha, mostramos o último valor bom com a hora dele, ou nada. Nunca um valor inventado. Não use a página para fechar negócio: o preço que vale é o da instituição.',
        ),
      ],
    },
    {
      title: 'Publicidade e links de parceiros',
      summary: 'Anúncio vem marcado. Quem paga não muda conta, texto nem ordem.',
      text: [
        p(
          'O site é pago por anúncios e por comissão de parceiros, quando há. Tudo o que é pago traz “Publicidade” (ou “Anúncios”, sobre uma rede de terceiros), e os textos com link de parceiro dizem isso no alto. Contamos como funciona em [Sobre nós](/sobre-nos).',
        ),
        p('O site do anunciante é responsabilidade dele.'),
      ],
    },
    {
      title: 'O que você pode fazer com o nosso conteúdo',
      summary: 'Usar, imprimir, linkar e incorporar as calculadoras. Copiar o texto inteiro, não.',
      text: [
        p(
          'Você pode imprimir, compartilhar e citar com link. As calculadoras podem ser incorporadas em outros sites pelo botão “Incorporar”, sem mudança e com o link de volta; podemos desligar o quadro em um site que engane o leitor.',
        ),
        p(
          'Textos, desenhos e marca são nossos. Dados do Banco Central e do Tesouro Nacional são abertos, com licença ODbL, e pedem crédito à fonte. Os de outras fontes seguem as regras de cada uma.',
        ),
        p(
          'Não sobrecarregue o site com robôs. O que publicamos para programas está na [página de dados abertos](/api).',
        ),
      ],
    },
    {
      title: 'Erros e correções',
      summary: 'Viu um erro? Avise. Correções ficam públicas.',
      text: [
        p(
          'Escreva pela [página de contato](/contato), com a página e o resultado que esperava. Quando um texto nosso estava errado, a correção aparece no próprio texto e na lista pública de [Sobre nós](/sobre-nos).',
        ),
      ],
    },
    {
      title: 'Disponibilidade e responsabilidade',
      summary: 'O site pode sair do ar. Respondemos pelo que a lei manda.',
      text: [
        p(
          'Fazemos o possível para o site funcionar e estar certo, mas ele é oferecido como está, de graça, e pode mudar ou parar. Na medida em que a lei permite, não respondemos por decisão tomada só com base nele. Nada aqui diminui os direitos que o Código de Defesa do Consumidor dá a você.',
        ),
      ],
    },
    {
      title: 'Privacidade',
      summary: 'O que fazemos com dados está em outra página.',
      text: [p('Está na [política de privacidade](/politica-privacidade), que faz parte destes termos.')],
    },
    {
      title: 'Lei e foro',
      summary: 'Vale a lei brasileira, no foro de quem consome.',
      text: [
        p(
          'Estes termos seguem a lei brasileira. Quem usa o site como consumidor pode discutir no foro do seu domicílio.',
        ),
      ],
    },
    {
      title: 'Mudanças nestes termos',
      summary: 'Cada versão tem número e data, e as antigas continuam nesta página.',
      text: [
        p(
          'Uma versão nova vale a partir da data escrita nela. As anteriores ficam no fim da página, inteiras.',
        ),
      ],
    },
  ],
}
