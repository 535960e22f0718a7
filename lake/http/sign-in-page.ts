import { escapeHtml, page } from './page.ts'

export type SignInProblem = { kind: 'wrong' } | { kind: 'wait'; seconds: number }

/** Asks for the editor passphrase. The form sends it to the address of the page itself, and then goes to `target`. */
export function signInPage(target: URL, problem?: SignInProblem): Response {
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
