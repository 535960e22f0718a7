import { Card, Heading, Stack, Text } from '@sanity/ui'
import type { ActiveToolLayoutProps } from 'sanity'
import { useRouterState } from 'sanity/router'
import { isDocumentType } from '#schemas/document-types.ts'

/**
 * Stands before a tool: a document of a type without a form here, as an import from another project brings, would stop it
 * without a word why.
 */
export function KnownDocuments(props: ActiveToolLayoutProps) {
  const type = unknownTypeIn(useRouterState())
  if (type === undefined) return props.renderDefault(props)
  return (
    <Card padding={5} height="fill">
      <Stack gap={4} style={{ maxWidth: 560 }}>
        <Heading as="h1" size={2}>
          O Studio não conhece documentos do tipo “{type}”
        </Heading>
        <Text>
          O documento veio de outro projeto e está guardado, mas não há aqui um formulário para ele. Nada se
          perde: ele sai inteiro quando o acervo é exportado, e em “Consultas” dá para ler o que tem.
        </Text>
        <Text>
          <a href="/structure">Voltar ao conteúdo</a>
        </Text>
      </Stack>
    </Card>
  )
}

/** The type that an open pane names and that no schema has. */
export function unknownTypeIn(state: unknown): string | undefined {
  const { panes } = (state ?? {}) as { panes?: unknown }
  const open: unknown[] = Array.isArray(panes) ? panes.flat() : []
  return open
    .map((pane) => (pane as { params?: { type?: unknown } } | null)?.params?.type)
    .find((type): type is string => typeof type === 'string' && type !== '*' && !isDocumentType(type))
}
