import { textOf } from './ask.ts'
import { all, answers, expectation, hasHeader, isPicture, lacksHeader } from './expectations.ts'
import { type Category, get, probe } from './probe.ts'

const asked = (path: string, accepted: string) => get(path, { 'accept-encoding': accepted })
const page = '/dolar-hoje'
const none = '/nao-existe'
const data = '/api/regras'

const opens = expectation('abrir inteiro', (answer) => {
  try {
    return /<\/html>|\}$/.test(textOf(answer).trim()) ? undefined : 'veio pela metade'
  } catch {
    return 'não abre'
  }
})
const plain = all(lacksHeader('content-encoding'), opens)
const packed = (...names: string[]) =>
  all(
    hasHeader('content-encoding', new RegExp(`^(${names.join('|')})$`), names.join(' ou ')),
    hasHeader('vary', /accept-encoding/i, 'Accept-Encoding'),
    opens,
  )
const anyWay = all(answers(200), opens)

/** An answer is packed only as its reader can open it. */
export const packings: Category = {
  name: 'compressão',
  probes: [
    probe('página sem pedir', page, plain),
    probe('página em gzip', asked(page, 'gzip'), packed('gzip')),
    probe('página só em Brotli', asked(page, 'br'), all(lacksHeader('content-encoding', /^(?!br$)./), opens)),
    probe('página como um navegador pede', asked(page, 'gzip, deflate, br, zstd'), packed('br', 'gzip')),
    probe('página sem Brotli por q=0', asked(page, 'br;q=0, gzip'), packed('gzip')),
    probe('página sem gzip por q=0', asked(page, 'gzip;q=0'), plain),
    probe('página sem gzip por q=0.000', asked(page, 'gzip; q=0.000'), plain),
    probe('página com q pequeno', asked(page, 'gzip;q=0.001'), packed('gzip')),
    probe('página só em zstd', asked(page, 'zstd'), plain),
    probe('página com um nome parecido', asked(page, 'x-gzipped, notbr'), plain),
    probe('página com q malfeito', asked(page, 'gzip;q=abc, br;q=NaN'), anyWay),
    probe('página com asterisco', asked(page, '*'), anyWay),
    probe('página sem nada por asterisco', asked(page, '*;q=0'), anyWay),
    probe('página com mil nomes', asked(page, `${'x, '.repeat(1000)}gzip`), packed('gzip')),
    probe('página que não existe em gzip', asked(none, 'gzip'), all(answers(404), packed('gzip'))),
    probe('página que não existe sem gzip por q=0', asked(none, 'gzip;q=0'), all(answers(404), plain)),
    probe('página que não existe com um nome parecido', asked(none, 'x-gzip-not'), all(answers(404), plain)),
    probe('página que não existe só em Brotli', asked(none, 'br'), all(answers(404), opens)),
    probe('dados em gzip', asked(data, 'gzip'), packed('gzip')),
    probe('dados sem gzip por q=0', asked(data, 'gzip;q=0'), plain),
    probe('dados como um navegador pede', asked(data, 'gzip, deflate, br, zstd'), packed('br', 'gzip')),
    probe('busca sem gzip por q=0', asked('/busca?q=iof', 'gzip;q=0'), plain),
    probe('busca em gzip', asked('/busca?q=iof', 'gzip'), packed('gzip')),
    probe(
      'imagem não se comprime outra vez',
      asked('/imagens/dolar-hoje.png', 'gzip, br'),
      all(isPicture('image/png'), lacksHeader('content-encoding')),
    ),
  ],
}
