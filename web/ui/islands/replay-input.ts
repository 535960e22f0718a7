type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Resolves when each form that reads its fields itself has done so: one from its own file mounts later than `root`. */
export function whenFormsReady(root: HTMLElement): Promise<void> {
  const areReady = () => root.querySelector('form[data-reads-fields]:not([data-ready])') === null
  return new Promise((resolve) => {
    if (areReady()) return resolve()
    const observer = new MutationObserver(() => {
      if (!areReady()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['data-ready'] })
  })
}

/**
 * Replays to React the input inside `root` from before it listened: typed, ticked and chosen values. A form that reads its
 * fields itself is left alone.
 *
 * One field in each task: a handler such as `set({ ...form, amount })` has the values of the last render. The first one in
 * a later task: inside an effect React renders late, and the caret would jump.
 */
export async function replayInput(root: HTMLElement): Promise<void> {
  for (const control of root.querySelectorAll<Control>('input, select, textarea')) {
    if (control.form?.hasAttribute('data-reads-fields') || !isChanged(control)) continue
    await nextTask()
    replay(control)
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Whether it differs from the HTML. A radio button that lost its mark is covered by the one that has it. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== defaultIndex(control)
  if (!isTick(control)) return control.value !== control.defaultValue
  return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox')
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function defaultIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    Array.from(options).findIndex((option) => option.defaultSelected),
  )
}

/** Resets it to the value of the HTML, which React notes, and then changes it as the reader did. */
function replay(control: Control) {
  if (control instanceof HTMLSelectElement) {
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  } else if (isTick(control)) {
    control.checked = control.defaultChecked
    control.click()
  } else {
    retype(control)
  }
}

function retype(control: HTMLInputElement | HTMLTextAreaElement) {
  const { value, selectionStart, selectionEnd, selectionDirection } = control
  control.value = control.defaultValue
  // Past React's own setter on the element, by which it would know the text already and call no handler.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
  if (document.activeElement === control && selectionStart !== null) {
    control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
  }
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
