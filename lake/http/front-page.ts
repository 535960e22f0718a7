import { page } from './page.ts'
import type { Route } from './router.ts'

/** For the person who opens the store's address in a browser: what this is, and where to go instead. */
export const frontPage: Route = {
  method: 'GET',
  path: '/',
  access: 'anyone',
  answer: () => page(200, 'Acervo', body),
}

const body = `<h1>Acervo do Em Miúdos</h1>
<p>Este programa guarda os textos e as imagens nesta máquina. Não há nada para editar aqui.</p>
<p>Quem escreve usa o Studio. O endereço dele aparece no terminal em que você rodou <code>npm start</code>.</p>`
