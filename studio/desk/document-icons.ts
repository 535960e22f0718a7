// Written by `npm run typegen` from the files of schemas/documents.

import { BellIcon } from '@sanity/icons/Bell'
import { BookIcon } from '@sanity/icons/Book'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { ImagesIcon } from '@sanity/icons/Images'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { LinkIcon } from '@sanity/icons/Link'
import { LockIcon } from '@sanity/icons/Lock'
import { MenuIcon } from '@sanity/icons/Menu'
import { PinIcon } from '@sanity/icons/Pin'
import { RocketIcon } from '@sanity/icons/Rocket'
import { StackIcon } from '@sanity/icons/Stack'
import { TagIcon } from '@sanity/icons/Tag'
import { UserIcon } from '@sanity/icons/User'
import { UsersIcon } from '@sanity/icons/Users'
import type { ComponentType } from 'react'
import type { DocumentType } from '#schemas/document-types.ts'

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
  siteTexts: MenuIcon,
  siteSettings: CogIcon,
}
