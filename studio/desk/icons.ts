import { BillIcon } from '@sanity/icons/Bill'
import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { BoltIcon } from '@sanity/icons/Bolt'
import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { ImageIcon } from '@sanity/icons/Image'
import { PinIcon } from '@sanity/icons/Pin'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import type { ComponentType } from 'react'
import { documentIcons } from './document-icons.ts'

/** Icons of the blocks, which the toolbar of a text shows; without one here a block has the Studio's own. */
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
