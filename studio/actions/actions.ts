import type {
  DocumentActionComponent,
  DocumentActionsContext,
  DuplicateActionProps,
  DuplicateDocumentActionComponent,
} from 'sanity'
import { pageTypes } from '#schemas/document-types.ts'
import { scheduledTypes } from '#schemas/index.ts'
import { withoutActionsOfMany } from '#studio/desk/fixed-documents.ts'
import { roleOf, works } from '#studio/desk/roles.ts'
import { useDraftLink } from './draft-link-action.tsx'
import { checkedPublish } from './publish-action.tsx'
import { useRepublish } from './republish-action.tsx'
import { useScheduleAction, useUnscheduleAction } from './schedule-actions.tsx'
import { unpublishPage } from './unpublish-action.tsx'
import { useNextStep } from './workflow-action.tsx'
import { wrappedOnce } from './wrapped-actions.ts'

/** Actions that change the site. */
const publishing = new Set(['publish', 'unpublish', 'delete'])

/** The first stands below the form; the others are in the menu above it, in this order. */
export function documentActions(
  actions: DocumentActionComponent[],
  context: Pick<DocumentActionsContext, 'schemaType' | 'currentUser'>,
): DocumentActionComponent[] {
  const [first, ...others] = offeredTo(actions, context)
  const placed = others.map((action) =>
    // The bar below an old revision has no other.
    action.action === 'restore' ? action : wrappedOnce(action, inMenuAbove),
  )
  return first ? [first, ...placed] : []
}

function offeredTo(
  actions: DocumentActionComponent[],
  { schemaType: type, currentUser }: Pick<DocumentActionsContext, 'schemaType' | 'currentUser'>,
): DocumentActionComponent[] {
  const role = roleOf(currentUser)
  if (!works(role, type)) return []
  const offered = withoutActionsOfMany(actions, type).map((action) => ours(action, type))
  const link = pageTypes.some((page) => page.type === type) ? [useDraftLink] : []
  if (!role.publishes)
    return [useNextStep, ...link, ...offered.filter(({ action }) => !publishing.has(action ?? ''))]
  const [publish, ...others] = offered
  const ownMoment = scheduledTypes.includes(type) ? [useScheduleAction, useUnscheduleAction] : []
  return [...(publish ? [publish] : []), useNextStep, ...ownMoment, ...link, useRepublish, ...others]
}

function ours(action: DocumentActionComponent, type: string): DocumentActionComponent {
  if (action.action === 'publish') return wrappedOnce(action, checkedPublish)
  // Of a document without a page, no address is left behind.
  if (action.action === 'unpublish' && pageTypes.some((page) => page.type === type)) return unpublishPage
  return action.action === 'duplicate' ? wrappedOnce(action, freshDuplicate) : action
}

/** With what the Studio itself offers for the pane, so that a form has one menu. */
function inMenuAbove(useAction: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: the action to wrap comes from the Studio; made once, above
  return function useActionAbove(props) {
    const description = useAction(props)
    return description && { ...description, group: ['paneActions'] }
  }
}

/** Two articles at one address would take turns in the preview, so a copy waits for its own; nobody has reviewed it yet. */
const unpublishedCopy: NonNullable<DuplicateActionProps['mapDocument']> = ({
  publishAt,
  publishChange,
  reviewedBy,
  reviewedOn,
  slug,
  ...document
}) => document

function freshDuplicate(duplicate: DocumentActionComponent): DocumentActionComponent {
  // The Studio's duplicate action takes one property more than an action of the general type.
  const useDuplicate = duplicate as DuplicateDocumentActionComponent
  // biome-ignore lint/correctness/noComponentHookFactories: the action to wrap comes from the Studio; made once, above
  return function useFreshDuplicate(props) {
    return useDuplicate({ ...props, mapDocument: unpublishedCopy })
  }
}
