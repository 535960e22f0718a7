import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { editorId, type Person, type Sessions, tokenOf, unnamed } from './auth.ts'
import { httpError, unauthorized } from './errors.ts'
import { createLoginThrottle } from './login-throttle.ts'
import { escapeHtml, page } from './page.ts'
import type { Call, Route } from './router.ts'

type SignInOptions = {
  /** Asked for by the sign-in page; `null` signs every browser on an allowed origin in without asking. */
  passphrase: string | null
  /** Each signs in with a passphrase of their own. */
  people: readonly Person[]
  /** Of the Studio: nobody else is sent a code, or given the token for one. */
  origins: ReadonlySet<string>
  sessions: Sessions
}

const codeLifeMs = 60_000
const mostCodes = 1000

/** The sign-in of the Studio: a page that sends the browser back with a code, and the code's exchange for a token. */
export function signInRoutes({ passphrase, people, origins, sessions }: SignInOptions): Route[] {
  const codes = createCodes()
  const throttle = createLoginThrottle()
  const label = people.length > 0 ? 'Sua senha' : 'Senha da redação'

  function targetOf(url: URL): URL {
    const origin = url.searchParams.get('origin') ?? ''
    const target = URL.canParse(origin) ? new URL(origin) : null
    if (!target || !origins.has(target.origin)) throw httpError(400, 'Origem de retorno não permitida')
    return target
  }

  /** Whose passphrase it is; undefined for nobody's. Each is compared, so that the time tells nothing. */
  function userWith(given: string): string | undefined {
    const all = [...people.map(({ email, passphrase: own }) => [email, own]), [editorId, passphrase ?? '']]
    const matching = all.filter(
      ([, own = '']) => timingSafeEqual(digest(plain(given)), digest(plain(own))) && own !== '',
    )
    return matching[0]?.[0]
  }

  /** Sends the browser back with a code that it exchanges for a token. */
  function sendBack(target: URL, user: string): Response {
    const location = new URL(target)
    location.hash = `sid=${codes.issue(target.origin, user)}`
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
    if (seconds > 0) return signInPage(target, label, { kind: 'wait', seconds })
    const given = new URLSearchParams(await request.text()).get('passphrase') ?? ''
    const user = userWith(given)
    if (user === undefined) {
      throttle.add(from)
      return signInPage(target, label, { kind: 'wrong' })
    }
    throttle.forget(from)
    return sendBack(target, user)
  }

  function fetchToken({ request, url }: Call): Response {
    const origin = request.headers.get('origin')
    const issued = codes.redeem(url.searchParams.get('sid') ?? '')
    // A browser always says which page asks.
    if (issued === null || (origin !== null && origin !== issued.origin)) throw unauthorized()
    return Response.json({ token: sessions.start(issued.user) }, { headers: { 'cache-control': 'no-store' } })
  }

  function signOut({ request }: Call): Response {
    sessions.end(tokenOf(request) ?? '')
    return Response.json({ ok: true })
  }

  const signIn = ({ url }: Call) => {
    const target = targetOf(url)
    return passphrase === null ? sendBack(target, unnamed) : signInPage(target, label)
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
  const codes = new Map<string, { origin: string; user: string; expires: number }>()
  return {
    issue(origin: string, user: string): string {
      for (const [code, { expires }] of codes) if (expires < Date.now()) codes.delete(code)
      if (codes.size >= mostCodes) throw httpError(429, 'Entradas demais ao mesmo tempo. Espere um minuto.')
      const code = randomBytes(24).toString('base64url')
      codes.set(code, { origin, user, expires: Date.now() + codeLifeMs })
      return code
    },
    /** The origin and the user that it was issued for, once. */
    redeem(code: string): { origin: string; user: string } | null {
      const issued = codes.get(code)
      codes.delete(code)
      return issued && issued.expires >= Date.now() ? issued : null
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

/** As typed otherwise when copying the passphrase: spaces around it, capitals. */
function plain(passphrase: string): string {
  return passphrase.trim().toLowerCase().normalize('NFC')
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

type SignInProblem = { kind: 'wrong' } | { kind: 'wait'; seconds: number }

/** Asks for a passphrase. The form sends it to the address of the page itself, and then goes to `target`. */
function signInPage(target: URL, label: string, problem?: SignInProblem): Response {
  const text = problem && problemText(problem)
  const described = text ? ' aria-invalid="true" aria-describedby="erro"' : ''
  const body = `<h1>Entrar no Studio</h1>
<p>Você volta para <strong>${escapeHtml(target.host)}</strong> depois de entrar.</p>
${text ? `<p class="error" id="erro" role="alert">Erro: ${text}</p>` : ''}
<form method="post">
<label for="senha">${label}</label>
<input id="senha" name="passphrase" type="password" autocomplete="current-password" required autofocus maxlength="200"${described}>
<button type="submit">Entrar</button>
</form>
<p>As senhas ficam na pasta de dados, na máquina do acervo: a de cada pessoa em <code>people.txt</code>, a da redação toda
em <code>passphrase.txt</code>.</p>`
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
