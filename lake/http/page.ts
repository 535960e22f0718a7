import { createHash } from 'node:crypto'
import type { Route } from './router.ts'

const style = `
:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem}
label{display:block;font-weight:600}
input,button{font:inherit;padding:.5rem .75rem;min-height:2.75rem;box-sizing:border-box}
input{width:100%;margin:.25rem 0 1rem;border:1px solid;border-radius:.25rem}
input:focus-visible,button:focus-visible{outline:3px solid Highlight;outline-offset:2px}
.error{border-left:.25rem solid #c62828;padding-left:.75rem}`

const styleHash = createHash('sha256').update(style).digest('base64')

/** A page of the store for a person; without scripts, and no other page may frame it. `body` is HTML. */
export function page(status: number, title: string, body: string, formTarget = "'none'"): Response {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action ${formTarget}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  const html = `<!doctype html>
<html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} | Em Miúdos</title>
<style>${style}</style>
<main>
${body}
</main>
</html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      // With `no-referrer` the browser would send `Origin: null` with the form of the sign-in page.
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    },
  })
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}

/** For the person who opens the store's address in a browser: what this is, and where to go instead. */
export const frontPage: Route = {
  method: 'GET',
  path: '/',
  access: 'anyone',
  answer: () => page(200, 'Acervo', frontPageBody),
}

const frontPageBody = `<h1>Acervo do Em Miúdos</h1>
<p>Este programa guarda os textos e as imagens nesta máquina. Não há nada para editar aqui.</p>
<p>Quem escreve usa o Studio. O endereço dele aparece no terminal em que você rodou <code>npm start</code>.</p>`
