import { type CSSProperties, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import {
  definePlugin,
  isArrayOfBlocksInputProps,
  type Path,
  type PortableTextInputProps,
  useResolveInitialValueForType,
} from 'sanity'
import { InsertDialog } from './InsertDialog.tsx'
import { type Insertable, insertGroups } from './insert-menu.ts'
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
  hint: {
    font: '0.8125rem/1.4 Inter, system-ui, sans-serif',
    marginLeft: '0.75rem',
    color: 'var(--card-muted-fg-color)',
  },
} satisfies Record<string, CSSProperties>

// The toolbar has room for one block and hides the others without a name; the menu above it has them all.
const ownMenuOnly = '[data-testid="insert-menu-auto-collapse-menu"] { display: none !important; }'

/**
 * The editor of a text, with a menu of what can be inserted and tables that stay tables when pasted. A form that cannot be
 * written to for a moment, as when its connection breaks, keeps its editor, the cursor in it and what stands in the menu.
 */
function TextInput(props: PortableTextInputProps) {
  const editor: EditorRef = useRef(null)
  const { isOpen, open, close, choose } = useInserting(editor, props)

  function openOnSlash(event: KeyboardEvent): void {
    const isTyping = event.target instanceof HTMLElement && event.target.isContentEditable
    if (props.readOnly || event.key !== '/' || !isTyping || !editor.current) return
    if (!isEmpty(methodsOf(editor.current).focusBlock(editor.current))) return
    event.preventDefault()
    event.stopPropagation()
    open()
  }

  return (
    <div onKeyDownCapture={openOnSlash} style={styles.text}>
      <style>{ownMenuOnly}</style>
      {!props.readOnly && (
        <>
          <button type="button" style={styles.button} aria-haspopup="dialog" onClick={open}>
            + Inserir
          </button>
          <span style={styles.hint}>ou tecle / em uma linha vazia</span>
        </>
      )}
      {props.renderDefault({ ...props, editorRef: editor, onPaste: pasteStructured })}
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

function isEmpty(block: { children?: unknown } | undefined): boolean {
  const children: unknown[] = Array.isArray(block?.children) ? block.children : []
  return children.length > 0 && children.every((child) => isEmptySpan(child))
}

function isEmptySpan(child: unknown): boolean {
  return typeof child === 'object' && child !== null && 'text' in child && child.text === ''
}

/** Every text of every form. */
export const textInput = definePlugin({
  name: 'em-miudos/text-input',
  form: {
    components: {
      input: (props) =>
        isArrayOfBlocksInputProps(props) ? (
          // What the guard has found, in the type that an editor of blocks has.
          <TextInput {...(props as unknown as PortableTextInputProps)} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
})
