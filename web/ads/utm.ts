type Origin = { medium: 'banner' | 'artigo'; campaign: string; content?: string }

/** An advertiser's address that says where the visitor came from; what the address already says stays. */
export function withUtm(href: string, { medium, campaign, content }: Origin): string {
  const url = new URL(href)
  url.searchParams.set('utm_source', 'emmiudos')
  url.searchParams.set('utm_medium', medium)
  url.searchParams.set('utm_campaign', campaign)
  if (content) url.searchParams.set('utm_content', content)
  return url.href
}
