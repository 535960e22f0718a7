import type { SettingsResult } from '#web/content/sanity.types.ts'
import { fetchAside } from './client.ts'
import { settingsQuery } from './site-queries.ts'

export type Settings = NonNullable<SettingsResult>

/** Settings while the content store does not answer, or holds none. */
const unset: Settings = {
  contactEmail: 'contato@emmiudos.com.br',
  sourcesText:
    'Dólar, euro e outras moedas: serviços abertos de cotação. PTAX, Selic, CDI e inflação: Banco Central. Bitcoin e criptomoedas: serviços abertos e corretoras.',
  disclaimer:
    'Conteúdo educativo. Não é recomendação financeira. As contas usam regras públicas e os valores que você digita; confira com a instituição antes de decidir.',
  social: [],
  notice: { text: '', href: '', from: '', to: '' },
}

export async function siteSettings(): Promise<Settings> {
  return (await fetchAside(settingsQuery, {}, unset)) ?? unset
}
