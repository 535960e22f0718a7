import { body } from './blocks/body.ts'
import { calculatorEmbed } from './blocks/calculator-embed.ts'
import { callout } from './blocks/callout.ts'
import { figure } from './blocks/figure.ts'
import { inlineRate } from './blocks/inline-rate.ts'
import { rateWidget } from './blocks/rate-widget.ts'
import { simpleTable } from './blocks/simple-table.ts'
import { article } from './documents/article.ts'
import { author } from './documents/author.ts'
import { category } from './documents/category.ts'

export const schemaTypes = [
  article,
  author,
  category,
  body,
  calculatorEmbed,
  callout,
  figure,
  inlineRate,
  rateWidget,
  simpleTable,
]
