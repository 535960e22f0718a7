import { useToast } from '@sanity/ui/toast'
import { type CSSProperties, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import {
  definePlugin,
  getPublishedId,
  isArrayOfBlocksInputProps,
  type Path,
  type PortableTextInputProps,
  useDocumentOperation,
  useFormValue,
  useGetFormValue,
  useResolveInitialValueForType,
} from 'sanity'
import { documents } from '#schemas/documents.ts'
import { InsertDialog } from './InsertDialog.tsx'
import { type Insertable, insertGroups } from './insert-menu.ts'
import type { Pasted } from './paste/html.ts'
import { pasteStructured } from './paste/on-paste.ts'

type EditorRef = NonNullable<PortableTextInputProps['editorRef']>
type Editor = NonNullable<EditorRef['current']>
type Selection = object | null

/** The methods of the editor, all of them static and with the editor first. */
type Methods = {
  focus: (editor: Editor) => void
  focusBlock: (editor: Editor) => { children?: unknown } | undefined
  getSelection: (editor: Editor) => Selection
  insertBlock: (editor: Editor, type: { name: string }, value: object) => Path | undefined
  insertChild: (editor: Editor, type: { name: string }, value: object) => Path | undefined
  select: (editor: Editor, selection: Selection) => void
  undo: (editor: Editor) => void
}

function methodsOf(editor: Editor): Methods {
  // The class is the editor's public interface, and `sanity` hands out only what it makes.
  return editor.constructor as unknown as Methods
}

const styles = {
  // Else the toolbar, which makes itself fit, would widen the form.
  text: { contain: 'inline-size' },
  button: {
    font: '500 0.8125rem/1.4 Inter, system-ui, sans-serif',
    padding: '0.4rem 0.75rem',
    marginBottom: '0.5rem',
    color: 'var(--card-fg-color)',
    background: 'var(--card-bg-color)',
    border: '1px solid var(--card-border-color)',
    borderRadius: '3px',
    cursor: 'pointer',
  },
  undo: {
    font: 'inherit',
    textDecoration: 'underline',
    padding: 0,
    color: 'inherit',
    background: 'none',
    border: 0,
    cursor: 'pointer',
  },
  hint: {
    font: '0.8125rem/1.4 Inter, system-ui, sans-serif',
    marginLeft: '0.75rem',
    color: 'var(--card-muted-fg-color)',
  },
} satisfies Record<string, CSSProperties>

// The text of a document fills the window below its title: the field of the Studio shows eleven lines.
const writingSurface =
  '[data-writing] [data-testid="pt-editor"][data-fullscreen="false"] { height: max(22rem, calc(100vh - 25rem)) !important; }'

// The toolbar has room for one block and hides the others without a name; the menu above it has them all.
const ownMenuOnly = '[data-testid="insert-menu-auto-collapse-menu"] { display: none !important; }'

/**
 * The editor of a text, with a menu of what can be inserted and tables that stay tables when pasted. A form that cannot be
 * written to for a moment, as when its connection breaks, keeps its editor, the cursor in it and what stands in the menu.
 */
function TextInput(props: PortableTextInputProps) {
  const editor: EditorRef = useRef(null)
  const { isOpen, open, close, choose } = useInserting(editor, props)
  const onPaste = usePasting(editor)
  const isBody = props.path.length === 1 && props.path[0] === 'body'

  function openOnSlash(event: KeyboardEvent): void {
    const isTyping = event.target instanceof HTMLElement && event.target.isContentEditable
    if (props.readOnly || event.key !== '/' || !isTyping || !editor.current) return
    if (!isEmpty(methodsOf(editor.current).focusBlock(editor.current))) return
    event.preventDefault()
    event.stopPropagation()
    open()
  }

  return (
    <div onKeyDownCapture={openOnSlash} style={styles.text} data-writing={isBody || undefined}>
      <style>{isBody ? ownMenuOnly + writingSurface : ownMenuOnly}</style>
      {!props.readOnly && (
        <>
          <button type="button" style={styles.button} aria-haspopup="dialog" onClick={open}>
            + Inserir
          </button>
          <span style={styles.hint}>ou tecle / em uma linha vazia</span>
        </>
      )}
      {props.renderDefault({ ...props, editorRef: editor, onPaste })}
      {isOpen && <InsertDialog groups={insertGroups(props.schemaType)} onChoose={choose} onClose={close} />}
    </div>
  )
}

/** Opens the menu over the text, and puts what was chosen where the cursor was. */
function useInserting(editorRef: RefObject<Editor | null>, { onItemOpen, path }: PortableTextInputProps) {
  const resolveInitialValue = useResolveInitialValueForType()
  const [cursor, setCursor] = useState<{ selection: Selection } | null>(null)

  function open(): void {
    const editor = editorRef.current
    if (editor) setCursor({ selection: methodsOf(editor).getSelection(editor) })
  }

  function close(): void {
    setCursor(null)
    if (editorRef.current) methodsOf(editorRef.current).focus(editorRef.current)
  }

  async function insert({ type, isInline }: Insertable): Promise<void> {
    const editor = editorRef.current
    if (!editor) return
    const methods = methodsOf(editor)
    const value: object = (await resolveInitialValue(type, {})) ?? {}
    methods.focus(editor)
    if (cursor?.selection) methods.select(editor, cursor.selection)
    const place = isInline
      ? methods.insertChild(editor, type, value)
      : methods.insertBlock(editor, type, value)
    if (place) onItemOpen(path.concat(place))
  }

  function choose(item: Insertable): void {
    setCursor(null)
    void insert(item)
  }

  return { isOpen: cursor !== null, open, close, choose }
}

const withSources: string[] = Object.values(documents)
  .filter(({ fields }) => fields.some(({ name }) => name === 'sources'))
  .map(({ name }) => name)

/** Pastes, puts notes with an address into the list of sources, and says what a paste left out, with the way back. */
function usePasting(editorRef: RefObject<Editor | null>) {
  const toast = useToast()
  const getFormValue = useGetFormValue()
  const type = String(useFormValue(['_type']))
  const { patch } = useDocumentOperation(getPublishedId(String(useFormValue(['_id']))), type)

  function tell({ sources, notice }: Pasted): void {
    if (sources.length > 0) {
      patch.execute([{ setIfMissing: { sources: [] } }, { insert: { after: 'sources[-1]', items: sources } }])
    }
    if (notice === '') return
    const id = crypto.randomUUID()
    function undo(): void {
      if (editorRef.current) methodsOf(editorRef.current).undo(editorRef.current)
      if (sources.length > 0) {
        patch.execute([{ unset: sources.map(({ _key }) => `sources[_key=="${_key}"]`) }])
      }
      toast.push({ id, status: 'info', title: 'Desfeito: o texto está como antes de colar.', duration: 5000 })
    }
    const description = (
      <>
        {notice}{' '}
        <button type="button" style={styles.undo} onClick={undo}>
          Desfazer
        </button>
      </>
    )
    toast.push({ id, status: 'warning', title: 'Colado', description, closable: true, duration: 60_000 })
  }

  const onPaste: ReturnType<typeof pasteStructured> = (paste) => {
    const listed = getFormValue(['sources'])
    const sources = Array.isArray(listed) ? listed.length : 0
    const isListing = withSources.includes(type)
    return pasteStructured({ ...(isListing && { sources }), onPasted: tell })(paste)
  }
  return onPaste
}

function isEmpty(block: { children?: unknown } | undefined): boolean {
  const children: unknown[] = Array.isArray(block?.children) ? block.children : []
  return children.length > 0 && children.every((child) => isEmptySpan(child))
}

function isEmptySpan(child: unknown): boolean {
  return typeof child === 'object' && child !== null && 'text' in child && child.text === ''
}

export const textInput = definePlugin({
  name: 'em-miudos/text-input',
  form: {
    components: {
      input: (props) =>
        isArrayOfBlocksInputProps(props) ? (
          // Found by the guard, in the type that an editor of blocks has.
          <TextInput {...(props as unknown as PortableTextInputProps)} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
})
