import { all, answers, framedBy, hasHeader, isPage } from './expectations.ts'
import { type Category, get, probe } from './probe.ts'

const page = '/juros-compostos'
const isOurs = all(isPage(), framedBy('us'), hasHeader('cross-origin-resource-policy', /^same-origin$/))
const isAnyones = all(
  isPage(),
  framedBy('anyone'),
  hasHeader('cross-origin-resource-policy', /^cross-origin$/),
)

/** Only one spelling of one question opens a page for the frames of others. */
export const embeds: Category = {
  name: 'molduras',
  probes: [
    probe('a página como é', page, isOurs),
    probe('embed=1', `${page}?embed=1`, isAnyones),
    probe('embed=1 depois de outra', `${page}?v=1&embed=1`, isAnyones),
    probe('embed vazio', `${page}?embed=`, isOurs),
    probe('embed vazio, depois 1', `${page}?embed=&embed=1`, isOurs),
    probe('embed=10', `${page}?embed=10`, isOurs),
    probe('EMBED=1', `${page}?EMBED=1`, isOurs),
    probe('embed codificado', `${page}?%65mbed=1`, isOurs),
    probe('embed como lista', `${page}?embed[]=1`, isOurs),
    probe('embed dentro de outra', `${page}?v=?embed=1`, isOurs),
    probe('embed no nome de outra', `${page}?xembed=1`, isOurs),
    probe(
      'embed com cookie de rascunho inventado',
      get(`${page}?embed=1`, { cookie: '__prerender_bypass=forged' }),
      isAnyones,
    ),
    probe('embed do que não existe', '/nao-existe?embed=1', answers(404)),
    probe('embed dos dados', '/api/regras?embed=1', framedBy('nobody')),
    probe('embed de um arquivo', '/robots.txt?embed=1', framedBy('nobody')),
    probe(
      'embed do anúncio',
      '/api/anuncios/rede?lugar=rodape&embed=1',
      all(answers(200, 404), hasHeader('content-security-policy', /frame-ancestors '(self|none)'/)),
    ),
  ],
}
