import {
  all,
  answers,
  isMissing,
  isPicture,
  isRefused,
  isText,
  lacksHeader,
  repeatsNot,
} from './expectations.ts'
import { by, type Category, get, probe } from './probe.ts'

const isAway = all(answers(400, 404), lacksHeader('cache-control', /max-age/))

/** Files beside the public ones, asked for by every path upwards. */
export const files: Category = {
  name: 'arquivos',
  probes: [
    probe('segredos', '/.env', isMissing()),
    probe('histórico do código', '/.git/config', isMissing()),
    probe('pacotes', '/package.json', isMissing()),
    probe('configuração', '/next.config.js', isMissing()),
    probe('dados locais', '/.local/secrets.json', isMissing()),
    probe('código de fonte de um script', '/_next/static/chunks/main.js.map', isAway),
    probe('subida crua', '/fonts/../../package.json', isRefused(400)),
    probe('subida até a raiz', '/../../../../etc/passwd', isRefused(400)),
    probe('subida codificada', '/proprio/%2e%2e/%2e%2e/package.json', isRefused(400)),
    probe('subida com barra codificada', '/proprio/..%2f..%2fpackage.json', isRefused(400)),
    probe('subida codificada duas vezes', '/proprio/%252e%252e%252fpackage.json', isAway),
    probe('subida com barra invertida', '/proprio/..%5c..%5cpackage.json', isRefused(400)),
    probe('subida em UTF-8 longo demais', '/proprio/%c0%ae%c0%ae/package.json', isRefused(400)),
    probe('subida nos arquivos do Next', '/_next/static/..%2f..%2fserver/app/index.html', isRefused(400)),
    probe('a construção', '/_next/BUILD_ID', isAway),
    probe('páginas prontas', '/_next/server/app/index.html', isAway),
    probe('dados de página do Next antigo', '/_next/data/x/dolar-hoje.json', isAway),
    probe('script que não há', '/_next/static/chunks/nada.js', isAway),
    probe('lista de uma pasta', '/fonts/', answers(308, 404)),
    probe('fonte que não há', '/fonts/nada.woff2', answers(404)),
    probe(
      'imagem buscada por nós, de dentro da rede',
      '/_next/image?url=http://169.254.169.254/&w=640&q=75',
      isAway,
    ),
    probe('imagem buscada por nós, deste site', '/_next/image?url=/icons/icon-512.png&w=640&q=75', isAway),
    probe('imagem de uma página', '/imagens/dolar-hoje.png', isPicture('image/png')),
    probe('imagem que não há', '/imagens/nao-existe.png', answers(404)),
    probe('imagem sem extensão', '/imagens/dolar-hoje', answers(404)),
    probe('imagem com subida', '/imagens/..%2f..%2fx.png', isRefused(400)),
    probe('imagem de um artigo que não há', '/blog/nao-existe/imagem.png', answers(404)),
    probe('ícone', '/favicon.ico', isPicture('image/x-icon')),
    probe('programa que guarda páginas', '/sw.js', isText('application/javascript', /addEventListener/)),
    probe('fluxos de dados alternativos', '/robots.txt::$DATA', isMissing()),
    probe('reserva de um editor de texto', '/robots.txt~', all(answers(308, 404), repeatsNot('Sitemap:'))),
    probe('escrita em um arquivo', by('PUT', '/robots.txt'), answers(405)),
    probe(
      'parte além do fim de um arquivo',
      get('/robots.txt', { range: 'bytes=9999999-' }),
      answers(200, 416),
    ),
  ],
}
