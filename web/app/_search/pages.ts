import { listPages } from '#schemas/document-types.ts'
import { guides } from '../investimentos/[slug]/guides.ts'
import type { Entry } from './find.ts'

type Page = Omit<Entry, 'kind'>

const guideTexts: Readonly<Record<keyof typeof guides, { detail: string; words: string }>> = {
  acoes: {
    detail: 'Guia: custo, imposto e risco',
    words: 'investir na bolsa como comprar imposto sobre ações corretora dividendos JCP',
  },
  cdb: { detail: 'Guia: quanto sobra e quem garante', words: 'certificado de depósito bancário' },
  'fundos-imobiliarios': {
    detail: 'Guia: renda, imposto e risco',
    words: 'FIIs fundo de investimento imobiliário aluguel isento',
  },
  'lci-lca': { detail: 'Guia: quando ganha de um CDB', words: 'LCI LCA isenta letra de crédito' },
  'tesouro-direto': {
    detail: 'Guia: qual título para cada prazo',
    words: 'Tesouro Selic Tesouro IPCA Tesouro prefixado título público Renda+ Educa+ taxas de hoje',
  },
}

// The keys of an object written out are those of its type.
const guidePages = (Object.keys(guides) as (keyof typeof guides)[]).map((slug) => ({
  href: `/investimentos/${slug}`,
  title: guides[slug].name,
  ...guideTexts[slug],
}))

/** Every page that is no calculator, asset or text, and other words for what is on it. */
export const pages: readonly Page[] = [
  {
    href: '/dolar-hoje',
    title: 'Dólar hoje',
    detail: 'Quanto está, e quanto você paga com imposto',
    words:
      'câmbio cotação do dólar comercial turismo PTAX preço valor agora USD moeda americana 1 dólar em reais',
  },
  {
    href: '/euro-hoje',
    title: 'Euro hoje',
    detail: 'Quanto está, e quanto você paga com imposto',
    words: 'câmbio cotação do euro comercial turismo PTAX preço valor agora EUR 1 euro em reais',
  },
  {
    href: '/bitcoin-hoje',
    title: 'Bitcoin hoje',
    detail: 'Quanto vale em reais, e quanto sobra da venda',
    words: 'cotação do bitcoin BTC preço valor agora criptomoeda',
  },
  {
    href: '/acoes',
    title: 'Ações hoje',
    detail: 'A bolsa do dia: índice, altas e baixas',
    words: 'bolsa de valores Ibovespa cotação das ações B3 papéis maiores altas quedas',
  },
  {
    href: '/criptomoedas',
    title: 'Criptomoedas',
    detail: 'Quanto vale cada uma em reais',
    words: 'cripto moeda digital cotação altcoin stablecoin',
  },
  {
    href: '/status-mercado',
    title: 'Mercado aberto agora?',
    detail: 'Bolsa, câmbio e cripto: horários e feriados',
    words: 'a bolsa abre hoje que horas abre fecha pregão feriado B3 funcionamento calendário',
  },
  {
    href: '/alertas-cambio',
    title: 'Alerta de dólar e euro',
    detail: 'Aviso quando a cotação chegar ao seu preço',
    words: 'alerta de câmbio avisar aviso notificação lembrete dólar cair baixar subir preço alvo',
  },
  ...listPages.map(({ path, label, detail, words }) => ({ href: path, title: label, detail, words })),
  ...guidePages,
  {
    href: '/calculadoras',
    title: 'Todas as calculadoras',
    detail: 'Qual conta você precisa fazer?',
    words: 'lista contas simuladores ferramentas',
  },
  {
    href: '/detalhe-ativo',
    title: 'Ativos da bolsa e criptomoedas',
    detail: 'Preço, proventos e indicadores de cada código',
    words: 'ticker código papel pesquisar ação',
  },
  {
    href: '/sobre-nos',
    title: 'Sobre nós',
    detail: 'Quem faz o Em Miúdos, e como conferimos',
    words: 'quem somos equipe redação como ganhamos dinheiro correções fontes autores',
  },
  {
    href: '/contato',
    title: 'Contato',
    detail: 'Fale com a gente',
    words: 'falar com vocês e-mail mensagem erro sugestão atendimento ajuda reclamação',
  },
  {
    href: '/politica-privacidade',
    title: 'Política de privacidade',
    detail: 'O que fica no seu aparelho e o que não guardamos',
    words: 'dados pessoais LGPD cookies',
  },
  {
    href: '/termos-uso',
    title: 'Termos de uso',
    detail: 'O que o site faz e o que não faz',
    words: 'condições responsabilidade regras do site',
  },
  {
    href: '/api',
    title: 'Dados abertos',
    detail: 'As cotações e as séries em JSON e CSV',
    words: 'API programadores desenvolvedor baixar dados planilha OpenAPI',
  },
]

/** By code, what people call it besides its name. */
export const nicknames: Readonly<Record<string, string>> = {
  AXIA3: 'Eletrobras',
  AXIA6: 'Eletrobras',
  BBAS3: 'BB',
  BBDC4: 'Banco Bradesco',
  CSNA3: 'Siderúrgica Nacional',
  MBRF3: 'BRF Marfrig Sadia Perdigão',
  MGLU3: 'Magalu',
  MOTV3: 'CCR',
  PCAR3: 'GPA',
  RADL3: 'Raia Drogasil',
  VIVT3: 'Telefônica',
}
