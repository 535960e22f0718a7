import { useId } from 'react'
import type { StringInputProps } from 'sanity'
import { PageOptions, useOwnPages } from './OwnPages.tsx'

/** An address, with our own pages suggested by title. */
export function AddressInput(props: StringInputProps) {
  const id = useId()
  // Passed on to the field itself, which the Studio's type does not tell.
  const elementProps = { ...props.elementProps, list: id } as StringInputProps['elementProps']
  return (
    <>
      {props.renderDefault({ ...props, elementProps })}
      <PageOptions id={id} pages={useOwnPages()} />
    </>
  )
}
