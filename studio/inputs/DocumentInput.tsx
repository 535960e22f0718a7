import { useEffect } from 'react'
import { getPublishedId, type ObjectInputProps, useSyncState } from 'sanity'
import { LegalPageInput } from './LegalPageInput.tsx'

/** A whole form: the browser asks before it closes one of which something is not saved yet. */
export function DocumentInput(props: ObjectInputProps) {
  const { name } = props.schemaType
  const { isSyncing } = useSyncState(getPublishedId(String(props.value?._id)), name)
  useEffect(() => {
    if (!isSyncing) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSyncing])
  return name === 'legalPage' ? <LegalPageInput {...props} /> : props.renderDefault(props)
}
