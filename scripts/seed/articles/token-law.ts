import { calculator } from '#web/calculators/ganho-capital/calculator.ts'
import { quotedRules } from '#web/finance/changelog/quoted-rules.ts'
import type { ArticleSeed } from '../portable-text.ts'
import { type Worked, worked } from '../worked.ts'

/** What the texts about tokens share: the sale that pays tax, and the sources of the rules. */

/** A month of sales in Brazil, in November 2026. */
export const cryptoSale = (price: string, cost: string): Worked =>
  worked(calculator, {
    kind: 'cripto',
    price,
    cost,
    boughtOn: '10/03/2025',
    soldOn: '10/11/2026',
    share: '100',
  })

export const exemptInWords = quotedRules['cripto-isencao'].on('2026-11-10')?.text ?? 'sem limite'

type Source = ArticleSeed['sources'][number]

export const cryptoLaw: Source = {
  title: 'Lei 14.478/2022: prestadoras de serviços de ativos virtuais',
  publisher: 'Planalto',
  url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2022/lei/l14478.htm',
  accessedOn: '2026-11-22',
  kind: 'law',
}

export const smallSalesLaw: Source = {
  title: 'Lei 9.250/1995, art. 22',
  publisher: 'Planalto',
  url: 'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
  accessedOn: '2026-11-22',
  kind: 'law',
}

export const decripto: Source = {
  title: 'Atualização das normas de declaração de criptoativos (DeCripto, IN RFB 2.291/2025)',
  publisher: 'Brasil Salomão e Matthes Advocacia',
  url: 'https://www.brasilsalomao.com.br/atualizacao-das-normas-de-declaracao-de-criptoativos-decripto-in-rfb-2-291-2025',
  accessedOn: '2026-11-22',
  kind: 'press',
}

export const codesOfGoods: Source = {
  title: 'Quem deve declarar criptoativos no IRPF: grupo 08 e seus códigos',
  publisher: 'Declare Cripto',
  url: 'https://faq.declarecripto.com.br/informacoes-sobre-a-receita-federal/quem-deve-declarar-criptoativos-no-seu-imposto-de-renda-de-pessoa-fisica-irpf',
  accessedOn: '2026-11-22',
  kind: 'press',
}
