import type { ActiveToolLayoutProps } from 'sanity'
import { useRouterState } from 'sanity/router'
import { isDocumentType } from '#schemas/document-types.ts'
import { UnknownType } from './UnknownType.tsx'

/**
 * Stands before a tool: a document of a type without a form here, as an import from another project brings, would stop it
 * without a word why.
 */
export function KnownDocuments(props: ActiveToolLayoutProps) {
  const type = unknownTypeIn(useRouterState())
  if (type === undefined) return props.renderDefault(props)
  return <UnknownType type={type} />
}

/** The type that an open pane names and that no schema has. */
export function unknownTypeIn(state: unknown): string | undefined {
  const { panes } = (state ?? {}) as { panes?: unknown }
  const open: unknown[] = Array.isArray(panes) ? panes.flat() : []
  return open
    .map((pane) => (pane as { params?: { type?: unknown } } | null)?.params?.type)
    .find((type): type is string => typeof type === 'string' && type !== '*' && !isDocumentType(type))
}
