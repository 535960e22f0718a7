import { weekday } from '#web/finance/calendar/days.ts'
import { dayInBrasilia, timeInBrasilia } from '#web/finance/core/format.ts'
import type { SlotName } from './slots.ts'
import { withUtm } from './utm.ts'

type Weighted = { id: string; weight: number }

export type Creative = {
  id: string
  code: string
  kind: 'house' | 'direct' | 'affiliate'
  href: string
  headline: string | null
  text: string | null
  /** The line below, which leads to a page of ours. */
  cta: string | null
  image: { src: string; width: number; height: number; alt: string } | null
  createdBy: string
  approvedBy: string | null
  advertiser: string | null
  disclosure: string | null
}

export type Campaign = {
  code: string
  from: string
  to: string
  creatives: readonly Weighted[]
  includePages: readonly string[]
  excludePages: readonly string[]
  categories: readonly string[]
  tags: readonly string[]
  device: 'any' | 'narrow' | 'wide'
  weekdays: readonly number[]
  fromHour: number | null
  toHour: number | null
}

type Slot = {
  place: SlotName
  enabled: boolean
  provider: 'own' | 'network'
  creatives: readonly Weighted[]
  houseFallback: string
  minHeight: number
  lazyMargin: number
  frequency: number
}

export type AdsContent = {
  enabled: boolean
  networkClient: string | null
  slots: readonly Slot[]
  creatives: readonly Creative[]
  campaigns: readonly Campaign[]
}

/** The page and the screen, nothing of the visitor. */
export type Visit = { page: string; category: string; tags: readonly string[]; device: 'narrow' | 'wide' }

/** One advertisement that may stand in a place, and how often beside the others there. */
export type Choice = Pick<Creative, 'headline' | 'text' | 'cta' | 'image' | 'disclosure'> & {
  creative: string
  weight: number
  href: string
  /** It leads to a page of ours. */
  own: boolean
}

export type ServedSlot = {
  choices: Choice[]
  minHeight: number
  lazyMargin: number
  frequency: number
  /** The code of the network for this place; `house` stands in when it has nothing within three seconds. */
  network?: { client: string; house: Choice | null }
}

/** Nothing for a place: the line of the house stays that is in the page. */
export type Served = Partial<Record<SlotName, ServedSlot>>

/**
 * Candidates for each of `places` now, in the order of decision: the switch of the whole site, that of the place,
 * campaigns in their time and on this page, weights, the network, and the house's own piece when nothing else counts.
 */
export function decideAds(
  content: AdsContent,
  visit: Visit,
  places: readonly SlotName[],
  now: number,
): Served {
  if (!content.enabled) return {}
  const live = content.campaigns.filter((campaign) => isLive(campaign, visit, now))
  const slots = content.slots.filter(({ enabled, place }) => enabled && places.includes(place))
  // A page does not lead to itself.
  const creatives = content.creatives.filter(({ href }) => href !== visit.page)
  return Object.fromEntries(slots.flatMap((slot) => servedSlot(slot, { ...content, creatives }, live)))
}

function servedSlot(slot: Slot, content: AdsContent, live: Campaign[]): [SlotName, ServedSlot][] {
  const { place, minHeight, lazyMargin, frequency, provider } = slot
  const drawn = slot.creatives.flatMap(({ id, weight }) => choicesOf(id, weight, place, content, live))
  const choices = drawn.filter(({ weight }) => weight > 0)
  const house = houseChoice(slot, content)
  if (choices.length === 0 && house) choices.push(house)
  if (choices.length === 0) return []
  const client = provider === 'network' ? content.networkClient : null
  const network = client ? { network: { client, house } } : {}
  return [[place, { choices, minHeight, lazyMargin, frequency, ...network }]]
}

/** A creative of campaigns counts through those that are live; one of no campaign always counts. */
function choicesOf(
  id: string,
  weight: number,
  place: SlotName,
  content: AdsContent,
  live: Campaign[],
): Choice[] {
  const creative = content.creatives.find((each) => each.id === id)
  if (!creative || !isApproved(creative)) return []
  const isIn = ({ creatives }: Campaign) => creatives.some((each) => each.id === id)
  if (!content.campaigns.some(isIn)) return [choice(creative, weight, place, 'sempre')]
  return live.filter(isIn).map(({ code, creatives }) => {
    const share = creatives.find((each) => each.id === id)?.weight ?? 0
    return choice(creative, (weight * share) / 100, place, code)
  })
}

/** The house's piece counts whatever the campaigns say. */
function houseChoice({ houseFallback, place }: Slot, { creatives }: AdsContent): Choice | null {
  const house = creatives.find(({ id }) => id === houseFallback)
  return house?.kind === 'house' && isApproved(house) ? choice(house, 1, place, 'casa') : null
}

function choice(creative: Creative, weight: number, place: SlotName, campaign: string): Choice {
  const { code, kind, href, headline, text, cta, image, advertiser, disclosure } = creative
  const own = kind === 'house'
  const content = `${place}-${code}`
  return {
    creative: code,
    weight,
    own,
    href: own ? href : withUtm(href, { medium: 'banner', campaign, content }),
    headline,
    text,
    cta,
    image,
    // Who pays must be known at once (CDC, art. 36).
    disclosure: own
      ? null
      : [advertiser && `Anunciante: ${advertiser}`, disclosure].filter(Boolean).join(' · ') || null,
  }
}

/** By a second person. What leads out must be an address, and what stays must be a page of ours. */
function isApproved({ createdBy, approvedBy, kind, href }: Creative): boolean {
  const [maker, reader] = [createdBy, approvedBy ?? ''].map((name) => name.trim().toLowerCase())
  const isAddress = kind === 'house' ? /^\/(?![/\\])/.test(href) : URL.parse(href)?.protocol === 'https:'
  return isAddress && reader !== '' && reader !== maker
}

function isLive(campaign: Campaign, visit: Visit, now: number): boolean {
  const isInTime = now >= Date.parse(campaign.from) && now < Date.parse(campaign.to)
  return isInTime && isInHours(campaign, now) && targets(campaign, visit)
}

/** Weekdays and hours are those of Brasília. */
function isInHours({ weekdays, fromHour, toHour }: Campaign, now: number): boolean {
  const instant = new Date(now)
  const hour = Number(timeInBrasilia(instant).slice(0, 2))
  const isDay = weekdays.length === 0 || weekdays.includes(weekday(dayInBrasilia(instant)))
  return isDay && hour >= (fromHour ?? 0) && hour < (toHour ?? 24)
}

function targets(campaign: Campaign, { page, category, tags, device }: Visit): boolean {
  const { includePages, excludePages, categories } = campaign
  const isOn = (pages: readonly string[]) => pages.some((each) => page === each || isArticleOf(each, page))
  if (isOn(excludePages)) return false
  if (includePages.length > 0 && !isOn(includePages)) return false
  if (categories.length > 0 && !categories.includes(category)) return false
  if (campaign.tags.length > 0 && !campaign.tags.some((tag) => tags.includes(tag))) return false
  return campaign.device === 'any' || campaign.device === device
}

/** The blog is its list and its articles. */
const isArticleOf = (chosen: string, page: string) => chosen === '/blog' && page.startsWith('/blog/')
