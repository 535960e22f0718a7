import type { Asset } from '#web/rates/catalogue/assets.ts'
import { Callout } from '#web/ui/Callout.tsx'

/** What can go wrong with an asset of its class, in plain words. */
export function Risks({ asset: { kind, isStablecoin } }: { asset: Asset }) {
  return (
    <section className="stack" aria-labelledby="riscos">
      <div className="section-top">
        <h2 id="riscos">Quando dá errado</h2>
      </div>
      <Callout tone="alert" title={isStablecoin ? titles.stablecoin : titles[kind]}>
        <p>{isStablecoin ? texts.stablecoin : texts[kind]}</p>
      </Callout>
      <p className="small muted">Conteúdo educativo. Não é recomendação de compra ou de venda.</p>
    </section>
  )
}

const titles = {
  acao: 'Ação não tem garantia',
  fii: 'Cota não tem garantia',
  etf: 'O fundo cai com o índice',
  cripto: 'Criptomoeda não tem garantia',
  stablecoin: 'Stablecoin não é dinheiro no banco',
}

const texts = {
  acao: 'O preço pode cair muito e ficar anos abaixo do que você pagou. Dividendo passado não obriga a empresa a pagar o próximo. Não há FGC.',
  fii: 'O preço da cota sobe e desce todo dia, e o rendimento do mês depende de aluguéis ou juros que podem parar. Não há FGC.',
  etf: 'O fundo acompanha o índice nas altas e nas quedas, e cobra uma taxa por ano. Não há FGC.',
  cripto:
    'Quedas de mais da metade já aconteceram várias vezes. Quem perde a senha da própria carteira perde o saldo. Não há FGC nem órgão que devolva.',
  stablecoin:
    'Ela tenta valer o mesmo que uma moeda, e quem garante é uma só empresa. Se a reserva falhar, o preço cai. Parte dessas operações é câmbio para o Banco Central (Resolução BCB 521/2025, desde 02/02/2026). Não há FGC.',
}
