import { SyncIcon } from '@sanity/icons/Sync'
import { type DocumentActionComponent, useClient } from 'sanity'

/** "Republicar": the document is written as it is, so that the site hears of it again. */
export const useRepublish: DocumentActionComponent = ({ draft, published, onComplete }) => {
  const client = useClient({ apiVersion: '2026-03-01' })
  // With a draft there is "Publicar".
  if (!published || draft) return null
  const field = Object.keys(published).find((name) => !name.startsWith('_'))
  return {
    label: 'Republicar',
    icon: SyncIcon,
    title: 'Avisa o site outra vez, sem mudar nada. Serve quando a página ficou para trás.',
    onHandle: () => {
      if (field)
        void client
          .patch(published._id, { ifRevisionID: published._rev, set: { [field]: published[field] } })
          .commit()
      onComplete()
    },
  }
}
