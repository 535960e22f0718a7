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
import { checkedPublish } from './publish-action.tsx'
import { useRepublish } from './republish-action.tsx'
import { useScheduleAction, useUnscheduleAction } from './schedule-actions.tsx'
import { unpublishPage } from './unpublish-action.tsx'
import { useNextStep } from './workflow-action.tsx'
import { wrappedOnce } from './wrapped-actions.ts'

/** Actions that change the site. */
const publishing = new Set(['publish', 'unpublish', 'delete'])

/** In the order of the menu. */
export function documentActions(
  actions: DocumentActionComponent[],
  { schemaType: type, currentUser }: Pick<DocumentActionsContext, 'schemaType' | 'currentUser'>,
): DocumentActionComponent[] {
  const role = roleOf(currentUser)
  if (!works(role, type)) return []
  const offered = withoutActionsOfMany(actions, type).map((action) => ours(action, type))
  if (!role.publishes) return [useNextStep, ...offered.filter(({ action }) => !publishing.has(action ?? ''))]
  const [publish, ...others] = offered
  const ownMoment = scheduledTypes.includes(type) ? [useScheduleAction, useUnscheduleAction] : []
  return [...(publish ? [publish] : []), useNextStep, ...ownMoment, useRepublish, ...others]
}

function ours(action: DocumentActionComponent, type: string): DocumentActionComponent {
  if (action.action === 'publish') return wrappedOnce(action, checkedPublish)
  // Of a document without a page, no address is left behind.
  if (action.action === 'unpublish' && pageTypes.some((page) => page.type === type)) return unpublishPage
  return action.action === 'duplicate' ? wrappedOnce(action, freshDuplicate) : action
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
