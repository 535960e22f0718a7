import { stack } from '../stack.ts'
import { content } from './content.ts'

export const slug = 'um-dia-na-redacao-e-a-acao-de-teste'
export const address = `${stack.site}/blog/${slug}`
export const category = 'Editoria de um dia'
export const article = {
  title: 'Um dia na redação e a ação de teste',
  dek: 'Uma frase que diz a tese do texto, com mais de oitenta caracteres, e que só existe enquanto o teste roda.',
  keyPoints: ['O primeiro ponto.', 'O segundo ponto.', 'O terceiro ponto.'],
  category,
  text: 'Um parágrafo escrito à mão, e a conta logo abaixo.',
  calculator: 'Juros compostos',
}
export const cover = 'Metade vermelha e metade azul'

export const statusOnSite = async () => (await fetch(address)).status

export const coverFile = 'um-dia-na-redacao.png'

/** Everything of the day, left by this run or by one that was interrupted. */
export async function tidyUp() {
  await content.delete({
    query: '*[_type == "article" && title match $words]',
    params: { words: 'redação ação teste' },
  })
  await content.delete({ query: '*[_type == "category" && title == $category]', params: { category } })
  await content.delete({
    query: '*[_type == "sanity.imageAsset" && originalFilename == $coverFile]',
    params: { coverFile },
  })
}

export async function titleOnSite(): Promise<string> {
  const html = await (await fetch(address)).text()
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
}
