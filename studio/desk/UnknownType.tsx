import { Card, Heading, Stack, Text } from '@sanity/ui'
import type { UserComponent } from 'sanity/structure'

type Props = { type: string }

/** Says that the Studio has no form for a type, and what becomes of its documents. */
export function UnknownType({ type }: Props) {
  return (
    <Card padding={5} height="fill">
      <Stack gap={4} style={{ maxWidth: 560 }}>
        <Heading as="h1" size={2}>
          O Studio não conhece documentos do tipo “{type}”
        </Heading>
        <Text>
          Os que vieram de outro projeto estão guardados, mas não há aqui um formulário para eles. Nada se
          perde: eles saem inteiros quando o acervo é exportado, e em “Consultas” dá para ler o que têm.
        </Text>
        <Text>
          <a href="/structure">Voltar ao conteúdo</a>
        </Text>
      </Stack>
    </Card>
  )
}

/** The same as a pane of the desk; the type comes among the pane's options. */
export const UnknownTypePane: UserComponent = ({ options }) => <UnknownType type={String(options?.type)} />
