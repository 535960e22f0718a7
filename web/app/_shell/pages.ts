import { type ListPath, listPages } from '#schemas/document-types.ts'
import type { AboutPage } from '#web/calculators/about.ts'
import { calculatorPages } from '#web/calculators/pages.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'

// An entry for each list with texts.
const lists = Object.fromEntries(
  listPages.flatMap((list): [string, AboutPage][] => {
    if (!('texts' in list)) return []
    const { title, description } = list.texts
    return [[list.path, { title, description }]]
  }),
) as Record<ListPath, AboutPage>

/** Titles and descriptions of the pages whose text is in the code, by their address: as spec/pages.md has them. `{ano}` is the year. */
export const pages = {
  ...calculatorPages,
  ...lists,
  '/': {
    title: 'Em Miúdos: dólar hoje e a conta explicada',
    description:
      'Cotação do dólar, euro e bitcoin, calculadoras de juros, financiamento, rescisão e imposto, com cada linha do resultado explicada e a fonte ao lado.',
  },
  '/acoes': {
    title: 'Ações hoje: Ibovespa, altas, baixas e indicadores',
    description:
      'Acompanhe o Ibovespa, as maiores altas e baixas com liquidez e uma tabela de ações com preço, dividendos e múltiplos, com a data de cada dado.',
  },
  '/alertas-cambio': {
    title: 'Alerta de câmbio: aviso de dólar e euro sem cadastro',
    description:
      'Crie um alerta de dólar, euro ou bitcoin sem conta e sem e-mail: escolha o valor, veja quantas vezes ele foi atingido e receba o aviso no navegador.',
  },
  '/api': {
    title: 'Dados abertos: cotações, mercado e regras em JSON',
    description:
      'Cotações, históricos, ativos, mercado e as tabelas de impostos com a lei e a vigência, em JSON e CSV, sem cadastro: exemplos, erros, limites e fontes.',
  },
  '/bitcoin-hoje': {
    title: 'Bitcoin hoje em reais: cotação e imposto | Em Miúdos',
    description:
      'Preço do bitcoin em reais e em dólar, variação de 24 horas a 1 ano, conversão de satoshis e o imposto na venda: isenção de R$ 35 mil e regra do exterior.',
  },
  '/calculadoras': {
    title: 'Calculadoras financeiras grátis e sem cadastro',
    description:
      'Todas as calculadoras do site em um lugar: juros, financiamento, rescisão, IOF, importação, aposentadoria e mais, com a regra e a data em cada resultado.',
  },
  '/criptomoedas': {
    title: 'Criptomoedas hoje em reais: preços e variação',
    description:
      'Preço em reais das principais criptomoedas, variação de 1 hora a 7 dias, valor de mercado e o que muda no imposto e na regra do Banco Central em {ano}.',
  },
  '/detalhe-ativo': {
    title: 'Escolha uma ação, fundo ou criptomoeda | Em Miúdos',
    description:
      'Digite um código, como PETR4, HGLG11 ou BTC, e veja preço com hora e fonte, gráfico por período, comparação com o CDI e as regras do imposto.',
  },
  '/dolar-hoje': {
    title: 'Dólar hoje: cotação, IOF e quanto você paga | Em Miúdos',
    // The specification says "turismo" too: no source of the site quotes it.
    description:
      'Cotação do dólar comercial e PTAX, renovada a cada 5 minutos. Veja quanto sai no cartão, em espécie ou na conta global, com IOF e spread.',
  },
  '/euro-hoje': {
    title: 'Euro hoje: cotação em reais com IOF e spread | Em Miúdos',
    description:
      'Quanto está o euro hoje em reais: comercial e PTAX, com renovação a cada 5 minutos, e o custo final no cartão, em espécie ou na conta global.',
  },
  '/status-mercado': {
    title: 'Bolsa aberta hoje? Horário e feriados do mercado',
    description:
      'Veja se a B3, o dólar, o Tesouro Direto e as bolsas dos EUA estão abertos agora, os horários de hoje e o calendário de feriados, no fuso de Brasília.',
  },
} as const satisfies Record<`/${string}`, AboutPage>

export type PagePath = keyof typeof pages

/** The title and the description of a page as they read today. */
export function pageTexts(path: PagePath): { title: string; description: string } {
  const { title, description } = pages[path]
  const inYear = (text: string) =>
    text.includes(YEAR) ? text.replaceAll(YEAR, todayInBrasilia().slice(0, 4)) : text
  return { title: inYear(title), description: inYear(description) }
}

const YEAR = '{ano}'
