import { Notice } from '#web/ui/Notice.tsx'

/** A notice for the editor alone, in the preview: a block that is not finished, or that the site does not know. */
export function EditorNotice({ children }: { children: string }) {
  return (
    <div data-editor-notice="">
      <Notice tone="warning">{children}</Notice>
    </div>
  )
}
