type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Resolves when each form that reads its fields itself has done so: one from its own file mounts later than `root`. */
export function whenWhole(root: HTMLElement): Promise<void> {
  const isWhole = () => root.querySelector('form[data-reads-fields]:not([data-ready])') === null
  return new Promise((resolve) => {
    if (isWhole()) return resolve()
    const observer = new MutationObserver(() => {
      if (!isWhole()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['data-ready'] })
  })
}

/**
 * Tells React what was typed, ticked and chosen inside `root` before it listened, as if it were done now. A form that
 * reads its fields itself is left alone.
 *
 * One field in each task: a handler such as `set({ ...form, amount })` knows the values of the last drawing. The first one
 * in a later task: inside an effect React draws late, and the caret would jump.
 */
export async function giveBack(root: HTMLElement): Promise<void> {
  for (const control of root.querySelectorAll<Control>('input, select, textarea')) {
    if (control.form?.hasAttribute('data-reads-fields') || !isChanged(control)) continue
    await nextTask()
    repeat(control)
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

/** Sets it back to what the HTML says, which React takes note of, and then changes it as the reader did. */
function repeat(control: Control) {
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
