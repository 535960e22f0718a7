/**
 * The press that enters the field of a number selects what is in it, so that a thumb writes over it; the next press places
 * the caret. For every form, also before its own code is there.
 */
export function selectNumbers() {
  let entered: EventTarget | null = null
  document.addEventListener('focusin', ({ target }) => {
    entered = target
  })
  document.addEventListener('click', ({ target }) => {
    const isNumber = target instanceof HTMLInputElement && /decimal|numeric/.test(target.inputMode)
    // Not what a mouse has just selected.
    if (isNumber && target === entered && target.selectionStart === target.selectionEnd) target.select()
    entered = null
  })
}
