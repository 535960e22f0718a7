import { BillIcon } from '@sanity/icons/Bill'
import { BoltIcon } from '@sanity/icons/Bolt'
import { ClockIcon } from '@sanity/icons/Clock'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { RefreshIcon } from '@sanity/icons/Refresh'
import type { ComponentType } from 'react'
import { today } from '#schemas/day.ts'
import { changedRules, rulesOverdue } from '#schemas/fields/rules.ts'
import { scheduledTypes, workflowTypes } from '#schemas/index.ts'

/** A list of the documents that wait for something, asked anew each time it is opened. */
type Queue = {
  id: string
  title: string
  /** Title of the open list, where the short title needs more words. */
  opened?: string
  icon: ComponentType
  /** Types first, written out: the Studio reads from the filter which documents a list can open. */
  filter: string
  params?: () => Record<string, unknown>
  order?: { field: string; direction: 'asc' | 'desc' }
}

const texts = `_type in ${JSON.stringify(workflowTypes)}`

export const queues: readonly Queue[] = [
  {
    id: 'to-review',
    title: 'Precisam de revisão',
    icon: RefreshIcon,
    filter: `${texts} && workflow != "archived" && (workflow == "to-review" || validUntil < $soon || reviewedOn < $yearAgo)`,
    params: () => ({ soon: today(30), yearAgo: today(-365) }),
    order: { field: 'validUntil', direction: 'asc' },
  },
  {
    id: 'rules',
    title: 'Regra mudou',
    opened: 'Textos cuja regra mudou',
    icon: BoltIcon,
    filter: `${texts} && count($changed[
      (rule in ^.ruleRefs || rule in ^.body[].children[].rule) && changedOn > ^.reviewedOn
    ]) > 0`,
    params: () => ({ changed: changedRules() }),
    order: { field: 'reviewedOn', direction: 'asc' },
  },
  {
    id: 'overdue-rules',
    title: 'Tabelas vencidas',
    opened: 'Textos que citam uma tabela que já deveria ter outra',
    icon: BoltIcon,
    filter: `${texts} && count($overdue[@ in ^.ruleRefs || @ in ^.body[].children[].rule]) > 0`,
    params: () => ({ overdue: rulesOverdue() }),
  },
  {
    id: 'scheduled',
    title: 'Agendados',
    icon: ClockIcon,
    filter: `_type in ${JSON.stringify(scheduledTypes)} && defined(publishAt)`,
    order: { field: 'publishAt', direction: 'asc' },
  },
  {
    id: 'no-official-source',
    title: 'Sem fonte oficial',
    icon: EarthGlobeIcon,
    filter: `${texts} && coalesce(count(sources[kind in ["law", "official"]]), 0) == 0`,
  },
  {
    id: 'no-tool',
    title: 'Sem calculadora',
    opened: 'Artigos sem calculadora',
    icon: BillIcon,
    filter:
      '_type in ["article"] && !defined(mainTool) && coalesce(count(body[_type == "calculatorEmbed"]), 0) == 0',
  },
]
