import { xmlText } from '#web/ui/xml.ts'

export type AnswerPage = {
  status: number
  title: string
  /** A sentence each. */
  words: readonly string[]
  /** HTML of a form with what was typed, to send again. */
  form?: string
  back: { href: string; label: string }
}

const style = `
@font-face{font-family:Gabarito;src:url(/fonts/gabarito.woff2);font-weight:400 800;font-display:swap}
@font-face{font-family:Atkinson;src:url(/fonts/atkinson.woff2);font-weight:400 700;font-display:swap}
@font-face{font-family:Atkinson;src:url(/fonts/gabarito-digits.woff2);font-weight:400 700;font-display:swap;unicode-range:U+30-39}
:root{color-scheme:light dark;--papel:#f0f3fb;--nota:#fff;--texto:#171b3a;--carbono:#26379b;--sobre:#fff;--erro:#a63c00}
@media(prefers-color-scheme:dark){:root{--papel:#10142b;--nota:#191e3c;--texto:#eef0fb;--carbono:#aab6ff;--sobre:#10142b;--erro:#ffb38a}}
*{box-sizing:border-box}
body{margin:0;background:var(--papel);color:var(--texto);font:1.0625rem/1.55 Atkinson,system-ui,sans-serif}
header,main{max-width:40rem;margin:auto;padding:1rem}
main{display:grid;gap:1rem}
header a{font-weight:700;font-size:1.25rem;text-decoration:none;display:inline-block;padding:.5rem 0}
h1,header a{font-family:Gabarito,system-ui,sans-serif}
h1{font-size:1.75rem;line-height:1.2;margin:0}
p{margin:0}
a{color:var(--carbono)}
form{display:grid;gap:1rem;background:var(--nota);padding:1rem}
label{display:grid;gap:.25rem;font-weight:600}
input,select,textarea{font:inherit;color:inherit;background:var(--nota);border:1.5px solid currentColor;padding:.75rem;min-height:3rem;width:100%}
button{font:inherit;font-weight:700;background:var(--carbono);color:var(--sobre);border:0;min-height:3rem;padding:0 1.25rem;justify-self:start}
small{color:var(--erro);font-size:1rem}
:focus-visible{outline:3px solid var(--carbono);outline-offset:2px}
[hidden]{display:none}`

/**
 * The page that answers a form: whole by itself, without scripts. The pages of the site are made beforehand and take no
 * body (scripts/server/requests.ts), so what was typed comes back here.
 */
export function answerPage({ status, title, words, form = '', back }: AnswerPage): Response {
  const html = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${xmlText(title)} | Em Miúdos</title>
<style>${style}</style>
</head>
<body>
<header><a href="/">Em Miúdos</a></header>
<main>
<h1>${xmlText(title)}</h1>
${words.map((sentence) => `<p>${xmlText(sentence)}</p>`).join('\n')}
${form}
<p><a href="${xmlText(back.href)}">${xmlText(back.label)}</a></p>
</main>
</body>
</html>
`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** A labelled field with what was typed in it, and what is wrong with it. */
export function answerField(label: string, control: string, wrong?: string): string {
  return `<label>${xmlText(label)} ${control}${wrong ? `<small>${xmlText(wrong)}</small>` : ''}</label>`
}

/** The field that readers do not see: see `isProgram`. */
export const trap = '<input name="site" hidden>'
