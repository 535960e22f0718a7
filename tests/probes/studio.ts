import {
  all,
  answers,
  evil,
  framedBy,
  hasHeader,
  isEmpty,
  isText,
  lacksHeader,
  repeatsNot,
} from './expectations.ts'
import { by, bytes, type Category, get, post, probe } from './probe.ts'

const isStudio = all(
  isText('text/html', /<title>/),
  framedBy('us'),
  hasHeader('content-security-policy', /object-src 'none'|default-src 'none'/),
)
const isAway = all(answers(400, 404), isEmpty())
const isNoSecret = all(answers(200, 400, 404), repeatsNot('"storeWriteToken"'), repeatsNot('root:'))

export const studio: Category = {
  name: 'Studio',
  probes: [
    probe('primeira página', '/', isStudio),
    probe('página do roteador do Studio', '/structure', isStudio),
    probe('a página não fica em cópia', '/', hasHeader('cache-control', /no-cache|no-store/)),
    probe('só o cabeçalho', by('HEAD', '/'), all(answers(200), isEmpty())),
    probe('POST', post('/', 'a'), answers(405)),
    probe('OPTIONS', by('OPTIONS', '/'), answers(405)),
    probe('PUT em um arquivo', by('PUT', '/index.html'), answers(405)),
    probe('TRACE', by('TRACE', '/'), answers(405)),
    probe('Host de outro', get('/', { host: evil }), all(answers(200, 308, 421), repeatsNot(evil))),
    probe(
      'Origin de outro',
      get('/', { origin: `https://${evil}` }),
      lacksHeader('access-control-allow-origin'),
    ),
    probe('duas barras e um nome', `//${evil}/`, all(answers(200, 400, 404), repeatsNot(evil))),
    probe('arquivo que não há', '/nada.js', isAway),
    probe('arquivo escondido', '/.em-miudos', isAway),
    probe('subida crua', '/../secrets.json', isNoSecret),
    probe('subida codificada', '/static/%2e%2e/%2e%2e/secrets.json', isNoSecret),
    probe('subida com barra codificada', '/static/..%2f..%2fsecrets.json', isNoSecret),
    probe('subida até a raiz', '/..%2f..%2f..%2f..%2fetc%2fpasswd', isNoSecret),
    probe('escape que não é UTF-8', '/%ff', answers(400, 404)),
    probe('zero no endereço', '/%00', isNoSecret),
    probe('lista de uma pasta', '/static/', all(answers(200, 404), repeatsNot('Index of'))),
    probe('sem Host', bytes(['GET / HTTP/1.1', 'Connection: close']), answers(400)),
  ],
}
