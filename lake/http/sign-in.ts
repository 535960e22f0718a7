import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Sessions, tokenOf } from './auth.ts'
import { httpError, unauthorized } from './errors.ts'
import { createLoginThrottle } from './login-throttle.ts'
import { escapeHtml, page } from './page.ts'
import type { Call, Route } from './router.ts'

type SignInOptions = {
  /** What the sign-in page asks for; `null` signs every browser on an allowed origin in without asking. */
  passphrase: string | null
  /** Of the Studio: nobody else is sent a code, or given the token for one. */
  origins: ReadonlySet<string>
  sessions: Sessions
}

const codeLifeMs = 60_000
const mostCodes = 1000

/** The sign-in of the Studio: a page that sends the browser back with a code, and the code's exchange for a token. */
export function signInRoutes({ passphrase, origins, sessions }: SignInOptions): Route[] {
  const codes = createCodes()
  const throttle = createLoginThrottle()

  function targetOf(url: URL): URL {
    const origin = url.searchParams.get('origin') ?? ''
    const target = URL.canParse(origin) ? new URL(origin) : null
    if (!target || !origins.has(target.origin)) throw httpError(400, 'Origem de retorno não permitida')
    return target
  }

  /** Sends the browser back with a code that it exchanges for a token. */
  function sendBack(target: URL): Response {
    const location = new URL(target)
    location.hash = `sid=${codes.issue(target.origin)}`
    return new Response(null, {
      // 303, so that the browser does not send the form on to the Studio.
      status: passphrase === null ? 302 : 303,
      headers: { location: location.href, 'cache-control': 'no-store' },
    })
  }

  async function trySignIn({ request, url, from }: Call): Promise<Response> {
    const target = targetOf(url)
    if (passphrase === null) throw httpError(405, 'Este acervo não pede senha')
    const seconds = throttle.secondsToWait(from)
    if (seconds > 0) return signInPage(target, { kind: 'wait', seconds })
    const given = new URLSearchParams(await request.text()).get('passphrase') ?? ''
    if (!timingSafeEqual(digest(plain(given)), digest(plain(passphrase)))) {
      throttle.add(from)
      return signInPage(target, { kind: 'wrong' })
    }
    throttle.forget(from)
    return sendBack(target)
  }

  function fetchToken({ request, url }: Call): Response {
    const origin = request.headers.get('origin')
    const target = codes.redeem(url.searchParams.get('sid') ?? '')
    // A browser always says which page asks.
    if (target === null || (origin !== null && origin !== target)) throw unauthorized()
    return Response.json({ token: sessions.start() }, { headers: { 'cache-control': 'no-store' } })
  }

  function signOut({ request }: Call): Response {
    sessions.end(tokenOf(request) ?? '')
    return Response.json({ ok: true })
  }

  const signIn = ({ url }: Call) => {
    const target = targetOf(url)
    return passphrase === null ? sendBack(target) : signInPage(target)
  }
  return [
    { method: 'GET', path: '/auth/providers', access: 'anyone', answer: ({ url }) => providers(url) },
    { method: 'GET', path: '/auth/login/local', access: 'anyone', answer: signIn },
    { method: 'POST', path: '/auth/login/local', access: 'anyone', answer: trySignIn },
    { method: 'GET', path: '/auth/fetch', access: 'anyone', answer: fetchToken },
    { method: 'POST', path: '/auth/logout', access: 'anyone', answer: signOut },
  ]
}

/** Codes that stand for a sign-in until the browser asks for its token: one use, one minute. */
function createCodes() {
  const codes = new Map<string, { origin: string; expires: number }>()
  return {
    issue(origin: string): string {
      for (const [code, { expires }] of codes) if (expires < Date.now()) codes.delete(code)
      if (codes.size >= mostCodes) throw httpError(429, 'Entradas demais ao mesmo tempo. Espere um minuto.')
      const code = randomBytes(24).toString('base64url')
      codes.set(code, { origin, expires: Date.now() + codeLifeMs })
      return code
    },
    /** The origin that it was issued for, once. */
    redeem(code: string): string | null {
      const issued = codes.get(code)
      codes.delete(code)
      return issued && issued.expires >= Date.now() ? issued.origin : null
    },
  }
}

function providers(url: URL): Response {
  const login = new URL('/v1/auth/login/local', url.origin)
  return Response.json({
    thirdPartyLogin: false,
    sso: {},
    providers: [{ name: 'local', title: 'Entrar no acervo', url: login.href }],
  })
}

/** What a person may type otherwise when copying the passphrase: spaces around it, capitals. */
function plain(passphrase: string): string {
  return passphrase.trim().toLowerCase().normalize('NFC')
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

type SignInProblem = { kind: 'wrong' } | { kind: 'wait'; seconds: number }

/** Asks for the editor passphrase. The form sends it to the address of the page itself, and then goes to `target`. */
function signInPage(target: URL, problem?: SignInProblem): Response {
  const text = problem && problemText(problem)
  const described = text ? ' aria-invalid="true" aria-describedby="erro"' : ''
  const body = `<h1>Entrar no Studio</h1>
<p>Você volta para <strong>${escapeHtml(target.host)}</strong> depois de entrar.</p>
${text ? `<p class="error" id="erro" role="alert">Erro: ${text}</p>` : ''}
<form method="post">
<label for="senha">Senha da redação</label>
<input id="senha" name="passphrase" type="password" autocomplete="current-password" required autofocus maxlength="200"${described}>
<button type="submit">Entrar</button>
</form>
<p>A senha apareceu no terminal da primeira vez que o acervo foi aberto para a rede. Ela fica no arquivo
<code>passphrase.txt</code> da pasta de dados, na máquina do acervo.</p>`
  const status = problem === undefined ? 200 : problem.kind === 'wrong' ? 401 : 429
  // Chromium applies form-action to the redirect that follows the form, too.
  const response = page(status, text ? 'Erro: Entrar' : 'Entrar', body, `'self' ${target.origin}`)
  if (problem?.kind === 'wait') response.headers.set('retry-after', String(problem.seconds))
  return response
}

function problemText(problem: SignInProblem): string {
  if (problem.kind === 'wrong') return 'a senha não confere. Confira os hífens e tente de novo.'
  const { seconds } = problem
  const wait = seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
  return `senhas erradas demais deste endereço. Espere ${wait} e tente de novo.`
}
