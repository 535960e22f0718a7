import { workflowSteps } from '#schemas/fields/review.ts'
import { workflowTypes } from '#schemas/index.ts'

/** The same in a list, which shows drafts as what they will be, and where a list listens for changes. */
const isDraft = 'coalesce(_originalId, _id) in path("drafts.**")'

const texts = `_type in ${JSON.stringify(workflowTypes)}`

/** Said by the text itself, after "Pronto". */
const outOfHand = [
  { id: 'due', title: 'Agendado', filter: `${texts} && ${isDraft} && defined(publishAt)` },
  { id: 'live', title: 'No ar', filter: `${texts} && workflow != "archived" && !(${isDraft})` },
]

/** Where a text stands: the steps that somebody sets, and the two that the text itself says. */
export const steps: { id: string; title: string; filter: string }[] = workflowSteps.flatMap(
  ({ value, title }) => {
    const filter = `${texts} && workflow == "${value}"`
    return value === 'ready'
      ? [{ id: value, title, filter: `${filter} && ${isDraft} && !defined(publishAt)` }, ...outOfHand]
      : [{ id: value, title, filter }]
  },
)
