import { AdSlot } from '#web/ads/AdSlot.tsx'
import { packCoins } from '#web/rates/assets/packed-table.ts'
import { serve } from '#web/rates/assets/serve.ts'
import { CoinBoard } from '#web/rates/coins/CoinBoard.tsx'
import { readCoins } from '#web/rates/coins/coins.ts'
import { sources } from '#web/rates/sources.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import { Faq } from '#web/ui/Faq.tsx'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Section } from '#web/ui/Section.tsx'
import { TaxBox } from '../_assets/TaxBox.tsx'
import { coinTax } from '../_assets/tax-words.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'
import { pageGraph, StructuredData } from '../_shell/StructuredData.tsx'

export const revalidate = 60

const path = '/criptomoedas'

export const generateMetadata = () => pageMetadata('/criptomoedas')

// facts/01-iof.md §5 and facts/04-ganho-capital.md §6, read on 20/11/2026.
const questions = [
  {
    question: 'Stablecoin paga IOF?',
    answer:
      'Até outubro de 2026 não encontramos norma que cobre IOF. Desde 02/02/2026, parte das operações com ativos virtuais está dentro do mercado de câmbio (Resolução BCB 521/2025), então isso pode mudar. Conferido em 20/11/2026.',
  },
  {
    question: 'Como declarar criptomoeda?',
    answer:
      'Na declaração anual, pelo custo de compra, em bens e direitos. O imposto do lucro é pago por mês, quando as vendas passam do limite. A DeCripto, desde julho de 2026, é só de informação: não muda o imposto (IN RFB 2.291/2025).',
  },
  {
    question: 'De onde vêm estes preços?',
    answer: `Da ${sources.coingecko.name}, que junta os preços de muitas corretoras do mundo e converte para reais. Se ela não responde, mostramos os da bolsa brasileira ${sources['mercado-bitcoin'].name}, com menos moedas e menos colunas. O preço da sua corretora pode ser outro.`,
  },
  {
    question: 'Quais criptos existem?',
    answer:
      'Há milhares. A tabela tem até cem, as de maior valor de mercado; uma moeda que perde valor ou deixa de ser negociada sai dela. Muitas têm o mesmo código: por isso identificamos cada uma pelo nome que tem na fonte.',
  },
]

export default async function CoinsPage() {
  const now = new Date()
  const served = serve(packCoins(await readCoins()), now)
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Home' }, { label: 'Cotações' }, { label: 'Criptomoedas' }]} />
      <Island name="coins" code="CoinBoard" when="stale" freshUntil={served.freshUntil}>
        <CoinBoard served={served} />
      </Island>
      <AdSlot slot="lista-entre" className="section" />
      <div className="columns columns-66 section">
        <FoldedSection id="imposto" title="E o imposto?" hint="Limite do mês, exterior e stablecoins">
          <TaxBox lines={coinTax(now)} />
          <Callout tone="alert" title="Stablecoin não é dólar no banco">
            <p>
              Ela tenta valer o mesmo que uma moeda. Quem garante é uma só empresa, e não há FGC. Para o Banco
              Central, parte dessas operações é câmbio (Resolução BCB 521/2025, desde 02/02/2026).
            </p>
          </Callout>
        </FoldedSection>
        <Section id="perguntas" title="Perguntas sobre criptomoedas">
          <Faq items={questions} />
        </Section>
      </div>
      <StructuredData graph={pageGraph(path, 'Criptomoedas hoje')} />
    </>
  )
}
