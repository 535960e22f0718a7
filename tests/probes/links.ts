import { all, answers, isPage, leadsTo, marker, repeatsNot } from './expectations.ts'
import { type Category, probe } from './probe.ts'

const script = `%3Cscript%3E${marker}%3C/script%3E`
const calculator = '/juros-compostos'
const isUntouched = all(isPage(), repeatsNot(marker))
/** A search repeats what was typed, as text. */
const isEscaped = all(isPage(), repeatsNot(`<script>${marker}`), repeatsNot(`"${marker}`))

/** Links shared to put false words on our pages. */
export const links: Category = {
  name: 'links compartilhados e buscas',
  probes: [
    probe('calculadora com script', `${calculator}?v=${script}`, isUntouched),
    probe('calculadora com aspas', `${calculator}?v=%22%20onload=${marker}`, isUntouched),
    probe(
      'calculadora com campos de outro',
      `${calculator}?__proto__[x]=${marker}&constructor.prototype=${marker}`,
      isUntouched,
    ),
    probe('calculadora com mil campos', `${calculator}?${'a=1&'.repeat(1000)}x=${marker}`, isUntouched),
    probe('calculadora com número sem fim', `${calculator}?v=${'9'.repeat(2000)}`, isPage()),
    probe('calculadora com texto ao contrário', `${calculator}?v=%E2%80%AE${marker}`, isUntouched),
    probe('parâmetros de propaganda', `/dolar-hoje?utm_source=${marker}&gclid=${marker}`, isUntouched),
    probe(
      'ativo com script',
      `/detalhe-ativo?codigo=${script}`,
      all(answers(404), repeatsNot(`<script>${marker}`)),
    ),
    probe('alertas com script', `/alertas-cambio?par=${script}`, isUntouched),
    probe('busca com script', `/busca?q=${script}`, isEscaped),
    probe(
      'busca com aspas',
      `/busca?q=%22%3E%3Cimg%20src=x%20onerror=${marker}%3E`,
      all(isPage(), repeatsNot(`<img src=x onerror=${marker}`)),
    ),
    probe(
      'busca com fim de script',
      `/busca?q=%3C/script%3E%3Csvg/onload=${marker}%3E`,
      all(isPage(), repeatsNot(`<svg/onload=${marker}`)),
    ),
    probe('busca com expressão', '/busca?q=(((a%2B)%2B)%2B)%24%5B%5D%7B%7D%5C', isPage()),
    probe('busca com zero e meia letra', '/busca?q=%00%ED%A0%80', answers(200, 400)),
    probe('busca que não é UTF-8', '/busca?q=%ff', isPage()),
    probe('busca de 4.000 letras', `/busca?q=${'a'.repeat(4000)}`, isPage()),
    probe('busca com duas perguntas', '/busca?q=iof&q=selic', isPage()),
    probe('busca vazia', '/busca?q=', answers(200)),
    probe('tema com script', `/blog?tema=${script}`, all(answers(404), repeatsNot(`<script>${marker}`))),
    probe('tema __proto__', '/blog?tema=__proto__', answers(404)),
    probe('ordem que não há', '/blog?ordem=constructor', answers(404)),
    probe('página que não é um número', '/blog?pagina=NaN', answers(404)),
    probe('página de número sem fim', `/blog?pagina=${'9'.repeat(70)}`, answers(404)),
    probe('modelo de endereço', '/blog/%7Btoken%7D', leadsTo('/blog?tema=cripto', 308)),
    probe('link de 8.500 letras', `${calculator}?v=${'1'.repeat(8500)}`, answers(200, 414)),
  ],
}
