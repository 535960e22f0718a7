import { AdSlot } from '#web/ads/AdSlot.tsx'
import { isUndated, titleOf } from '#web/rates/assets/asset-words.ts'
import { packStocks } from '#web/rates/assets/packed-table.ts'
import { serve } from '#web/rates/assets/serve.ts'
import { b3Reopening } from '#web/rates/stocks/b3-clock.ts'
import { StockBoard } from '#web/rates/stocks/StockBoard.tsx'
import { askForFacts } from '#web/rates/stocks/stock-facts.ts'
import { readStocks } from '#web/rates/stocks/stocks.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Faq } from '#web/ui/Faq.tsx'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { FollowLink } from '#web/ui/FollowLink.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Section } from '#web/ui/Section.tsx'
import { IndicatorHelp } from '../_assets/IndicatorHelp.tsx'
import { TaxBox } from '../_assets/TaxBox.tsx'
import { stockTax } from '../_assets/tax-words.ts'
import { describePage } from '../_shell/page-metadata.ts'
import { pageTexts } from '../_shell/pages.ts'
import { pageGraph, StructuredData } from '../_shell/StructuredData.tsx'

export const revalidate = 60

const path = '/acoes'

export async function generateMetadata() {
  const { title, description } = pageTexts(path)
  const dated = !isUndated(await readStocks())
  return describePage({ path, title: dated ? title : title.replace(' hoje', ''), description })
}

const questions = (delayMinutes: number) => [
  {
    question: 'Por que os preços têm atraso?',
    answer: `A fonte entrega os preços da B3 até ${delayMinutes} minutos depois. Fora do pregão, vale o último fechamento. Para comprar ou vender, confira na sua corretora.`,
  },
  {
    question: 'O que entra nas maiores altas e baixas?',
    answer:
      'As ações desta página que negociaram R$\u00A01 milhão ou mais no dia. Sem esse piso, um único negócio pequeno faria uma ação parecer destaque.',
  },
  {
    question: 'Por que falta número em algumas ações?',
    answer:
      'DY, P/L e P/VP vêm da resposta da fonte sobre cada ação, buscada depois de cada pregão. Onde a fonte não informa, fica “sem dado”. Nunca trocamos o que falta por zero.',
  },
  {
    question: 'O que é uma variação a conferir?',
    answer:
      'O preço mudou mais de 25\u00A0% em um dia, e escrevemos “conferir” no lugar da variação. Isso costuma ser desdobramento ou grupamento, em que muda o número de ações e não o que você tem.',
  },
]

export default async function StocksPage() {
  const now = new Date()
  const table = await readStocks()
  // The next making of the page has what this one asks for.
  void askForFacts(table)
  const served = serve(packStocks(table), now)
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Home' }, { label: 'Cotações' }, { label: 'Ações' }]} />
      <Island name="stocks" code="StockBoard" when="stale" freshUntil={served.freshUntil}>
        <StockBoard served={served} reopening={b3Reopening(now)} />
      </Island>
      <AdSlot slot="lista-entre" className="section" />
      <FoldedSection
        id="colunas"
        title="O que é cada coluna"
        hint="Significado, conta e data de cada número"
        always
        className="section"
      >
        <IndicatorHelp />
      </FoldedSection>
      <div className="columns columns-66 section">
        <Section id="perguntas" title="Perguntas">
          <Faq items={questions(table.delayMinutes)} />
        </Section>
        <div className="stack">
          <FoldedSection id="imposto" title="E o imposto?" hint="Venda, dividendos e JCP, com a lei">
            <TaxBox lines={stockTax(now)} />
          </FoldedSection>
          <FollowLink href="/detalhe-ativo">Procurar outro código, fundo ou criptomoeda</FollowLink>
        </div>
      </div>
      <StructuredData graph={pageGraph(path, titleOf('Ações', table))} />
    </>
  )
}
