import type { CoinRow } from '../catalogue/asset-rows.ts'

/** Traded for less than this in reais over 24 hours, a coin is said to be little traded: a choice of ours, told beside it. */
const LITTLE_TRADED = 50_000_000

/**
 * Coins that one company issues and backs, by their identity at CoinGecko: those tied to a currency or to gold, and one of
 * wrapped bitcoins. As the issuers describe themselves; a coin that is missing here may have one too.
 */
const singleIssuers: ReadonlySet<string> = new Set([
  'tether',
  'usd-coin',
  'first-digital-usd',
  'paypal-usd',
  'ripple-usd',
  'euro-coin',
  'brz',
  'tether-gold',
  'pax-gold',
  'wrapped-bitcoin',
])

export type CoinTag = 'stablecoin' | 'issuer' | 'volume'

export const coinTags: Record<CoinTag, { label: string; meaning: string }> = {
  stablecoin: {
    label: 'stablecoin',
    meaning:
      'segue o valor de uma moeda, como o dólar. Para o Banco Central, comprar, vender ou trocar pode ser operação de câmbio (Resolução BCB 521/2025, desde 02/02/2026). Isso não cria imposto.',
  },
  issuer: {
    label: 'um só emissor',
    meaning: 'uma empresa emite e diz ter o que garante a moeda. Se ela falha, a moeda falha. Não há FGC.',
  },
  volume: {
    label: 'pouco negociada',
    meaning:
      'em 24 horas trocou de mãos menos de R$\u00A050 milhões: pode ser difícil vender ao preço da tela.',
  },
}

/** What a reader should know of a coin before its price. A volume that the source does not say is no risk told. */
export function tagsOf({ id, isStablecoin, volume }: CoinRow): CoinTag[] {
  const found: [boolean, CoinTag][] = [
    [isStablecoin, 'stablecoin'],
    [singleIssuers.has(id), 'issuer'],
    [volume !== null && volume < LITTLE_TRADED, 'volume'],
  ]
  return found.filter(([applies]) => applies).map(([, tag]) => tag)
}
