import type { DocumentActionComponent } from 'sanity'

type Wrap = (action: DocumentActionComponent) => DocumentActionComponent

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** An action of the Studio with something around it. Asked for at every turn; a new one each time would lose its state. */
export function wrappedOnce(action: DocumentActionComponent, wrap: Wrap): DocumentActionComponent {
  const wrapped = known.get(action) ?? Object.assign(wrap(action), { action: action.action })
  known.set(action, wrapped)
  return wrapped
}
