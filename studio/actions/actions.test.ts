import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { expect, test } from 'vitest'
import { documentActions } from './actions.ts'

/** An action of the Studio that shows at once. */
function offered(action: NonNullable<DocumentActionComponent['action']>): DocumentActionComponent {
  return Object.assign(() => ({ label: action }), { action })
}

test('below a form stands its first action, and that of an old revision; the others are in the menu of the pane', () => {
  const ofStudio = (['publish', 'discardChanges', 'duplicate', 'restore', 'delete'] as const).map(offered)
  const context = { schemaType: 'category', currentUser: null }
  const placed = documentActions(ofStudio, context)
  const groupOf = (name: string) => {
    const action = placed.find((each) => each.action === name)
    return action?.({} as DocumentActionProps)?.group
  }
  expect(placed[0]?.action).toBe('publish')
  for (const name of ['discardChanges', 'duplicate', 'delete']) expect(groupOf(name)).toEqual(['paneActions'])
  expect(groupOf('restore')).toBeUndefined()
  // The Studio keeps the state of an action by what it is.
  expect(documentActions(ofStudio, context)).toEqual(placed)
})
