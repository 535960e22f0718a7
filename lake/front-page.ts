import type { Route } from './router.ts'

/** For the person who opens the store's address in a browser: what this is, and where to go instead. */
export const frontPage: Route = {
  method: 'GET',
  path: '/',
  access: 'anyone',
  answer: () =>
    new Response(page, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    }),
}

const page = `<!doctype html>
<html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Acervo | Em Miúdos</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem}</style>
<h1>Acervo do Em Miúdos</h1>
<p>Este programa guarda os textos e as imagens nesta máquina. Não há nada para editar aqui.</p>
<p>Quem escreve usa o Studio. O endereço dele aparece no terminal em que você rodou <code>npm start</code>.</p>
</html>`
