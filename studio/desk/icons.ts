import { BellIcon } from '@sanity/icons/Bell'
import { BillIcon } from '@sanity/icons/Bill'
import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { BoltIcon } from '@sanity/icons/Bolt'
import { BookIcon } from '@sanity/icons/Book'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { ImageIcon } from '@sanity/icons/Image'
import { ImagesIcon } from '@sanity/icons/Images'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { LinkIcon } from '@sanity/icons/Link'
import { LockIcon } from '@sanity/icons/Lock'
import { PinIcon } from '@sanity/icons/Pin'
import { RocketIcon } from '@sanity/icons/Rocket'
import { StackIcon } from '@sanity/icons/Stack'
import { TagIcon } from '@sanity/icons/Tag'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { UserIcon } from '@sanity/icons/User'
import { UsersIcon } from '@sanity/icons/Users'
import type { ComponentType } from 'react'
import type { DocumentType } from '#schemas/document-types.ts'

/** What stands beside a document's name in lists and references. */
export const documentIcons: Record<DocumentType, ComponentType> = {
  article: DocumentTextIcon,
  guide: BookIcon,
  legalPage: LockIcon,
  sitePage: DocumentsIcon,
  author: UserIcon,
  category: TagIcon,
  glossaryTerm: InfoOutlineIcon,
  marketNote: BellIcon,
  homeModule: CalendarIcon,
  redirect: LinkIcon,
  disclosure: PinIcon,
  adSlot: StackIcon,
  adCreative: ImagesIcon,
  campaign: RocketIcon,
  affiliatePartner: UsersIcon,
  siteSettings: CogIcon,
}

/** Those of the blocks, which the toolbar of a text shows; without one here a block has the Studio's own. */
const blockIcons: Readonly<Record<string, ComponentType>> = {
  calculatorEmbed: BillIcon,
  rateWidget: ChartUpwardIcon,
  callout: BlockquoteIcon,
  simpleTable: ThLargeIcon,
  figure: ImageIcon,
  inlineRate: BoltIcon,
  ruleRef: PinIcon,
}

const icons: Readonly<Record<string, ComponentType>> = { ...blockIcons, ...documentIcons }

/** The same types, each with its icon. The schema itself has none: the site and the store read it too. */
export function withIcons<T extends { name: string; icon?: unknown }>(types: readonly T[]): T[] {
  return types.map((type) => (icons[type.name] && !type.icon ? { ...type, icon: icons[type.name] } : type))
}
