import { Box, Card, Stack } from '@sanity/ui'
import type { CSSProperties } from 'react'
import type { BlockProps, ObjectInputProps } from 'sanity'
import { AsRead, isDrawn } from './AsRead.tsx'

/** In the text: what a block is, and below it its numbers. */
export function BlockInText(props: BlockProps) {
  const { schemaType, value, renderDefault, renderPreview } = props
  if (!isDrawn(schemaType.name)) return renderDefault(props)
  const shown: BlockProps['renderPreview'] = (preview) => (
    <Box>
      {renderPreview(preview)}
      <Box padding={2}>
        <AsRead type={schemaType.name} block={{ ...value }} />
      </Box>
    </Box>
  )
  return renderDefault({ ...props, renderPreview: shown })
}

/** In a sentence: the name of a number, and behind it the number. */
export function InlineInText(props: BlockProps) {
  const { schemaType, value, renderDefault } = props
  return (
    <>
      {renderDefault(props)}
      {isDrawn(schemaType.name) && (
        <>
          {' '}
          <AsRead type={schemaType.name} block={{ ...value }} inline />
        </>
      )}
    </>
  )
}

const besideFields = { position: 'sticky', top: 0, zIndex: 2 } satisfies CSSProperties

/** The form of a block with its numbers on top; the result of a calculator stays in view, however many fields it has. */
export function DrawnInput(props: ObjectInputProps) {
  const { schemaType, value } = props
  return (
    <Stack gap={5}>
      <Card
        padding={3}
        radius={2}
        border
        role="status"
        aria-label="Como o leitor vê"
        style={schemaType.name === 'calculatorEmbed' ? besideFields : undefined}
      >
        <AsRead type={schemaType.name} block={value ?? {}} />
      </Card>
      {props.renderDefault(props)}
    </Stack>
  )
}
