import { indexCodes } from './indexes.ts'

/** Shares of the main index of B3: code, name, sector. The names are how people call the companies. */
// biome-ignore format: a list, one company a line
const shares = [
  ['ABEV3', 'Ambev', 'Alimentos e bebidas'],
  ['ALOS3', 'Allos', 'Imóveis e construção'],
  ['ASAI3', 'Assaí', 'Comércio'],
  ['AURE3', 'Auren', 'Energia elétrica'],
  ['AXIA3', 'Axia Energia (ON)', 'Energia elétrica'],
  ['AXIA6', 'Axia Energia (PNB)', 'Energia elétrica'],
  ['AZUL4', 'Azul', 'Transporte'],
  ['AZZA3', 'Azzas 2154', 'Comércio'],
  ['B3SA3', 'B3', 'Bancos e finanças'],
  ['BBAS3', 'Banco do Brasil', 'Bancos e finanças'],
  ['BBDC3', 'Bradesco (ON)', 'Bancos e finanças'],
  ['BBDC4', 'Bradesco (PN)', 'Bancos e finanças'],
  ['BBSE3', 'BB Seguridade', 'Seguros'],
  ['BEEF3', 'Minerva', 'Alimentos e bebidas'],
  ['BPAC11', 'BTG Pactual', 'Bancos e finanças'],
  ['BRAP4', 'Bradespar', 'Mineração e siderurgia'],
  ['BRAV3', 'Brava Energia', 'Petróleo e gás'],
  ['BRKM5', 'Braskem', 'Papel, celulose e química'],
  ['CMIG4', 'Cemig', 'Energia elétrica'],
  ['CMIN3', 'CSN Mineração', 'Mineração e siderurgia'],
  ['COGN3', 'Cogna', 'Educação'],
  ['CPFE3', 'CPFL Energia', 'Energia elétrica'],
  ['CPLE6', 'Copel', 'Energia elétrica'],
  ['CSAN3', 'Cosan', 'Petróleo e gás'],
  ['CSNA3', 'CSN', 'Mineração e siderurgia'],
  ['CVCB3', 'CVC', 'Turismo'],
  ['CXSE3', 'Caixa Seguridade', 'Seguros'],
  ['CYRE3', 'Cyrela', 'Imóveis e construção'],
  ['EGIE3', 'Engie Brasil', 'Energia elétrica'],
  ['EMBJ3', 'Embraer', 'Indústria'],
  ['ENEV3', 'Eneva', 'Energia elétrica'],
  ['ENGI11', 'Energisa', 'Energia elétrica'],
  ['EQTL3', 'Equatorial', 'Energia elétrica'],
  ['FLRY3', 'Fleury', 'Saúde'],
  ['GGBR4', 'Gerdau', 'Mineração e siderurgia'],
  ['GOAU4', 'Metalúrgica Gerdau', 'Mineração e siderurgia'],
  ['HAPV3', 'Hapvida', 'Saúde'],
  ['HYPE3', 'Hypera', 'Saúde'],
  ['IGTI11', 'Iguatemi', 'Imóveis e construção'],
  ['IRBR3', 'IRB', 'Seguros'],
  ['ISAE4', 'Isa Energia', 'Energia elétrica'],
  ['ITSA4', 'Itaúsa', 'Bancos e finanças'],
  ['ITUB4', 'Itaú Unibanco', 'Bancos e finanças'],
  ['KLBN11', 'Klabin', 'Papel, celulose e química'],
  ['LREN3', 'Lojas Renner', 'Comércio'],
  ['LWSA3', 'LWSA', 'Tecnologia'],
  ['MBRF3', 'MBRF', 'Alimentos e bebidas'],
  ['MGLU3', 'Magazine Luiza', 'Comércio'],
  ['MOTV3', 'Motiva', 'Transporte'],
  ['MRVE3', 'MRV', 'Imóveis e construção'],
  ['MULT3', 'Multiplan', 'Imóveis e construção'],
  ['NATU3', 'Natura', 'Comércio'],
  ['PCAR3', 'Pão de Açúcar (GPA)', 'Comércio'],
  ['PETR3', 'Petrobras (ON)', 'Petróleo e gás'],
  ['PETR4', 'Petrobras (PN)', 'Petróleo e gás'],
  ['POMO4', 'Marcopolo', 'Indústria'],
  ['PRIO3', 'PRIO', 'Petróleo e gás'],
  ['PSSA3', 'Porto', 'Seguros'],
  ['RADL3', 'RD Saúde', 'Saúde'],
  ['RAIL3', 'Rumo', 'Transporte'],
  ['RAIZ4', 'Raízen', 'Petróleo e gás'],
  ['RDOR3', 'Rede D’Or', 'Saúde'],
  ['RECV3', 'PetroReconcavo', 'Petróleo e gás'],
  ['RENT3', 'Localiza', 'Transporte'],
  ['SANB11', 'Santander Brasil', 'Bancos e finanças'],
  ['SBSP3', 'Sabesp', 'Saneamento'],
  ['SLCE3', 'SLC Agrícola', 'Alimentos e bebidas'],
  ['SMTO3', 'São Martinho', 'Alimentos e bebidas'],
  ['SUZB3', 'Suzano', 'Papel, celulose e química'],
  ['TAEE11', 'Taesa', 'Energia elétrica'],
  ['TIMS3', 'TIM', 'Telecomunicações'],
  ['TOTS3', 'Totvs', 'Tecnologia'],
  ['UGPA3', 'Ultrapar', 'Petróleo e gás'],
  ['USIM5', 'Usiminas', 'Mineração e siderurgia'],
  ['VALE3', 'Vale', 'Mineração e siderurgia'],
  ['VAMO3', 'Vamos', 'Transporte'],
  ['VBBR3', 'Vibra', 'Petróleo e gás'],
  ['VIVA3', 'Vivara', 'Comércio'],
  ['VIVT3', 'Vivo (Telefônica Brasil)', 'Telecomunicações'],
  ['WEGE3', 'WEG', 'Indústria'],
  ['YDUQ3', 'Yduqs', 'Educação'],
] as const

/** With their kind of property. */
// biome-ignore format: a list, one fund a line
const funds = [
  ['BTLG11', 'BTG Pactual Logística', 'Galpões logísticos'],
  ['CPTS11', 'Capitânia Securities', 'Papéis imobiliários'],
  ['HGLG11', 'Pátria Log (HGLG)', 'Galpões logísticos'],
  ['HGRU11', 'Pátria Renda Urbana (HGRU)', 'Lojas e varejo'],
  ['KNCR11', 'Kinea Rendimentos', 'Papéis imobiliários'],
  ['KNRI11', 'Kinea Renda Imobiliária', 'Escritórios e galpões'],
  ['MXRF11', 'Maxi Renda', 'Papéis imobiliários'],
  ['VISC11', 'Vinci Shopping Centers', 'Shoppings'],
  ['XPLG11', 'XP Log', 'Galpões logísticos'],
  ['XPML11', 'XP Malls', 'Shoppings'],
] as const

/** Coins: code, name, identity at CoinGecko. The code alone is not unique out there; the identity is. */
// biome-ignore format: a list, one coin a line
const coins = [
  ['AAVE', 'Aave', 'aave'],
  ['ADA', 'Cardano', 'cardano'],
  ['ALGO', 'Algorand', 'algorand'],
  ['ATOM', 'Cosmos Hub', 'cosmos'],
  ['AVAX', 'Avalanche', 'avalanche-2'],
  ['BCH', 'Bitcoin Cash', 'bitcoin-cash'],
  ['BNB', 'BNB', 'binancecoin'],
  ['BTC', 'Bitcoin', 'bitcoin'],
  ['DOGE', 'Dogecoin', 'dogecoin'],
  ['DOT', 'Polkadot', 'polkadot'],
  ['ETH', 'Ethereum', 'ethereum'],
  ['HYPE', 'Hyperliquid', 'hyperliquid'],
  ['LINK', 'Chainlink', 'chainlink'],
  ['LTC', 'Litecoin', 'litecoin'],
  ['NEAR', 'NEAR Protocol', 'near'],
  ['POL', 'POL (ex-MATIC)', 'polygon-ecosystem-token'],
  ['SHIB', 'Shiba Inu', 'shiba-inu'],
  ['SOL', 'Solana', 'solana'],
  ['SUI', 'Sui', 'sui'],
  ['TON', 'Toncoin', 'the-open-network'],
  ['TRX', 'TRON', 'tron'],
  ['UNI', 'Uniswap', 'uniswap'],
  ['USDC', 'USDC', 'usd-coin'],
  ['USDT', 'Tether', 'tether'],
  ['XLM', 'Stellar', 'stellar'],
  ['XRP', 'XRP', 'ripple'],
] as const

/** Coins whose price follows a currency of a State, by their identity at CoinGecko. */
export const stablecoins: ReadonlySet<string> = new Set([
  'tether',
  'usd-coin',
  'dai',
  'usds',
  'ethena-usde',
  'first-digital-usd',
  'paypal-usd',
  'true-usd',
  'usdd',
  'usd1-wlfi',
  'ripple-usd',
  'global-dollar',
  'euro-coin',
  'brz',
])

/** Code of before → the one of today. */
export const renamedCodes: ReadonlyMap<string, string> = new Map([
  ['ELET3', 'AXIA3'],
  ['ELET6', 'AXIA6'],
  ['EMBR3', 'EMBJ3'],
  ['BRFS3', 'MBRF3'],
  ['MRFG3', 'MBRF3'],
  ['CCRO3', 'MOTV3'],
  ['NTCO3', 'NATU3'],
  ['TRPL4', 'ISAE4'],
  ['RRRP3', 'BRAV3'],
  ['MATIC', 'POL'],
])

export const assetClasses = ['acao', 'fii', 'etf', 'cripto'] as const
export type AssetClass = (typeof assetClasses)[number]

/** Something with a page of its own. Also read by the browser: identity only, no fetching here. */
export type Asset = {
  code: string
  name: string
  kind: AssetClass
  /** Of a company, or what a fund owns; null for what has none. */
  sector: string | null
  /** At CoinGecko, for a coin. */
  coinId: string | null
  isStablecoin: boolean
}

export const assets: readonly Asset[] = [
  ...shares.map((row) => listed('acao', row)),
  ...funds.map((row) => listed('fii', row)),
  listed('etf', ['BOVA11', 'iShares Ibovespa (fundo de índice)', 'Índice de ações']),
  ...coins.map(([code, name, coinId]) => ({
    code,
    name,
    kind: 'cripto' as const,
    sector: null,
    coinId,
    isStablecoin: stablecoins.has(coinId),
  })),
]

function listed(kind: AssetClass, [code, name, sector]: readonly [string, string, string]): Asset {
  return { code, name, kind, sector, coinId: null, isStablecoin: false }
}

const byCode = new Map(assets.map((asset) => [asset.code, asset]))
const byCoinId = new Map(assets.flatMap((asset) => (asset.coinId ? [[asset.coinId, asset]] : [])))

/** Whether the site follows this code: a share, a fund, a coin or an index. */
export function isFollowed(code: string): boolean {
  return assetOf(code) !== undefined || indexCodes.some((index) => index === code)
}

/** The asset of a code as people type it; undefined for one that the site does not follow. */
export function assetOf(code: string): Asset | undefined {
  return byCode.get(code.trim().toUpperCase())
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()
    .toLowerCase()

/**
 * The asset whose name is, or else begins with, what somebody typed: `petrobras`, `banco do`. Of the shares of one company
 * the preferred one, which trades more.
 */
export function assetNamed(typed: string): Asset | undefined {
  const words = plain(typed)
  if (words.length < 3) return undefined
  const begun = assets.filter(({ name }) => plain(name).startsWith(words))
  return (
    begun.find(({ name }) => plain(name) === words) ??
    begun.find(({ name }) => name.endsWith('(PN)')) ??
    begun[0]
  )
}

/** The coin with this identity at CoinGecko, if it has a page. */
export function assetOfCoin(coinId: string): Asset | undefined {
  return byCoinId.get(coinId)
}

/** The code that took the place of `code`, if it was renamed. */
export function newCodeOf(code: string): string | undefined {
  return renamedCodes.get(code.trim().toUpperCase())
}

export function oldCodesOf(code: string): string[] {
  return [...renamedCodes].flatMap(([before, now]) => (now === code ? [before] : []))
}

export function isAssetClass(text: string): text is AssetClass {
  return assetClasses.some((kind) => kind === text)
}

export const classNames: Record<AssetClass, { one: string; many: string }> = {
  acao: { one: 'ação', many: 'Ações' },
  fii: { one: 'fundo imobiliário', many: 'Fundos imobiliários' },
  etf: { one: 'fundo de índice', many: 'Fundos de índice' },
  cripto: { one: 'criptomoeda', many: 'Criptomoedas' },
}
