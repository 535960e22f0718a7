import { all, answers, isMissing, isPage, lacksHeader, marker, repeatsNot } from './expectations.ts'
import { type Category, probe } from './probe.ts'

export const missing: Category = {
  name: 'páginas que não existem',
  probes: [
    probe('endereço', '/nao-existe', isMissing()),
    probe('endereço, de novo', '/nao-existe', isMissing()),
    probe('artigo', '/blog/nao-existe', isMissing()),
    probe('artigo, de novo', '/blog/nao-existe', isMissing()),
    probe('guia', '/investimentos/poupanca-nao-existe', isMissing()),
    probe('página abaixo de uma calculadora', '/juros-compostos/nao-existe', isMissing()),
    probe('página abaixo de uma lista', '/acoes/PETR4', isMissing()),
    probe('embed como pasta', '/embed/juros-compostos', isMissing()),
    probe('assunto como pasta', '/blog/categoria/cambio', isMissing()),
    probe('entrada', '/entrar', isMissing()),
    probe('index.html', '/index.html', isMissing()),
    probe('/404', '/404', isMissing()),
    probe('/500', '/500', isMissing()),
    probe('erro do Next', '/_error', isMissing()),
    probe('erro geral do Next', '/_global-error', isMissing()),
    probe('ativo', '/detalhe-ativo?codigo=XYZ99', answers(404)),
    probe('ativo de nome sem fim', `/detalhe-ativo?codigo=${'A'.repeat(200)}`, answers(404)),
    probe('tema com subida', '/blog?tema=../..', answers(404)),
    probe('página da lista além do fim', '/blog?pagina=9999', answers(404)),
    probe('página da lista negativa', '/blog?pagina=-1', answers(404)),
    probe(
      'com script no endereço',
      `/nao-existe%3Cscript%3E${marker}`,
      all(isMissing(), repeatsNot(`<script>${marker}`)),
    ),
    probe('retirada', '/endereco-removido', all(answers(410), lacksHeader('cache-control', /s-maxage/))),
    probe('indisponível', '/indisponivel', all(answers(503), lacksHeader('cache-control', /s-maxage/))),
    probe('sem rede', '/offline', isPage()),
  ],
}
