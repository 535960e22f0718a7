import { useEffect } from 'react'
import { getPublishedId, type ObjectInputProps, set, useEditState } from 'sanity'
import { saysTheSame, versionsToKeep } from '#schemas/rules/legal-versions.ts'

/**
 * The form of a legal text. As soon as its version has another number than the published one, that one goes into the
 * draft's earlier versions, so that whatever publishes the draft, the button or the clock, loses none.
 */
export function LegalPageInput(props: ObjectInputProps) {
  const { value, onChange, readOnly } = props
  const { published } = useEditState(getPublishedId(String(value?._id)), 'legalPage')
  const wanted = published && value?.version ? versionsToKeep(published, value.version) : undefined
  const isWanting = wanted !== undefined && !readOnly && !saysTheSame(value?.previousVersions ?? [], wanted)
  useEffect(() => {
    if (isWanting) onChange(set(wanted, ['previousVersions']))
  })
  return props.renderDefault(props)
}
