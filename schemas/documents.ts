// Written by `npm run typegen` from the files of schemas/documents.

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
import { siteTexts } from './documents/site-texts.ts'

/** The schema of every type of document. */
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
  siteTexts,
  siteSettings,
}
