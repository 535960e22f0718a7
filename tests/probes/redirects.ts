import { answers, evil, isRefused, leadsTo } from './expectations.ts'
import { type Category, probe } from './probe.ts'

const leave = (target: string) => `/api/draft-mode/disable?voltar=${target}`
const toBlog = leadsTo('/blog', 307)

/** Paths that a browser would take for the address of another site. */
export const redirects: Category = {
  name: 'redirecionamentos para fora',
  probes: [
    probe('duas barras e um nome', `//${evil}`, leadsTo(`/${evil}`)),
    probe('duas barras, nome e barra', `//${evil}/`, leadsTo(`/${evil}/`)),
    probe('barra invertida', `/\\${evil}`, isRefused(400)),
    probe('barra invertida codificada', `/%5c${evil}`, isRefused(400)),
    probe('subida codificada depois de um nome', `//${evil}/%2e%2e`, isRefused(400)),
    probe('um endereço como caminho', `/https://${evil}`, leadsTo(`/https:/${evil}`)),
    probe('código de ativo que é um endereço', `/detalhe-ativo?codigo=%2F%2F${evil}`, answers(404)),
    probe('ativo como pasta, com duas barras', `/detalhe-ativo//${evil}`, leadsTo(`/detalhe-ativo/${evil}`)),
    probe('sair do rascunho, sem destino', '/api/draft-mode/disable', toBlog),
    probe('sair para um caminho nosso', leave('/dolar-hoje?a=1%23b'), leadsTo('/dolar-hoje?a=1#b', 307)),
    probe('sair para outro site', leave(`https://${evil}`), toBlog),
    probe('sair com duas barras', leave(`//${evil}`), toBlog),
    probe('sair com barra invertida', leave(`/%5C${evil}`), toBlog),
    probe('sair com tabulação', leave(`/%09/${evil}`), toBlog),
    probe('sair com ponto e duas barras', leave(`/.//${evil}`), toBlog),
    probe('sair com subida e duas barras', leave(`/a/..//${evil}`), toBlog),
    probe('sair com usuário', leave(`/@${evil}`), leadsTo(`/@${evil}`, 307)),
    probe('sair para um script', leave('javascript:alert(1)'), toBlog),
    probe('sair para dados', leave('data:text/html,x'), toBlog),
    probe('sair com quebra de linha', leave('/%0d%0ax-smuggled:1'), toBlog),
    probe('sair com dois destinos', leave(`/blog&voltar=//${evil}`), toBlog),
    probe('sair com acento', leave('/c%C3%A2mbio'), leadsTo('/c%C3%A2mbio', 307)),
  ],
}
