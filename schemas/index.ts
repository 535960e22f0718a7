import { blocks, body, inlineBlocks, prose } from './blocks/body.ts'
import type { DocumentType } from './document-types.ts'
import { adCreative } from './documents/ad-creative.ts'
import { adSlot } from './documents/ad-slot.ts'
import { affiliatePartner } from './documents/affiliate-partner.ts'
import { article } from './documents/article.ts'
import { author } from './documents/author.ts'
import { campaign } from './documents/campaign.ts'
import { category } from './documents/category.ts'
import { disclosure } from './documents/disclosure.ts'
import { glossaryTerm } from './documents/glossary-term.ts'
import { guide } from './documents/guide.ts'
import { homeModule } from './documents/home-module.ts'
import { legalPage } from './documents/legal-page.ts'
import { marketNote } from './documents/market-note.ts'
import { redirect } from './documents/redirect.ts'
import { sitePage } from './documents/site-page.ts'
import { siteSettings } from './documents/site-settings.ts'
import { publishAt } from './fields/publish-at.ts'

export const documents = {
  article,
  guide,
  legalPage,
  sitePage,
  author,
  category,
  glossaryTerm,
  marketNote,
  homeModule,
  redirect,
  disclosure,
  adSlot,
  adCreative,
  campaign,
  affiliatePartner,
  siteSettings,
} satisfies { [T in DocumentType]: { name: T } }

export const schemaTypes = [...Object.values(documents), body, prose, ...blocks, ...inlineBlocks]

/** Types whose drafts can go live at a set moment: those with the field for it. */
export const scheduledTypes: string[] = Object.values(documents)
  .filter(({ fields }) => fields.some(({ name }) => name === publishAt.name))
  .map(({ name }) => name)
