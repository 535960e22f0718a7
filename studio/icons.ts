import {
  BellIcon,
  BillIcon,
  BlockquoteIcon,
  BoltIcon,
  BookIcon,
  CalendarIcon,
  ChartUpwardIcon,
  CogIcon,
  DocumentsIcon,
  DocumentTextIcon,
  ImageIcon,
  ImagesIcon,
  InfoOutlineIcon,
  LinkIcon,
  LockIcon,
  PinIcon,
  RocketIcon,
  StackIcon,
  TagIcon,
  ThLargeIcon,
  UserIcon,
  UsersIcon,
} from '@sanity/icons'
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
