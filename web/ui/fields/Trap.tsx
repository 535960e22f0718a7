/** A field that readers neither see nor reach, and programs fill in: what comes with it is not sent on. */
export function Trap() {
  return <input name="site" hidden autoComplete="off" tabIndex={-1} aria-hidden="true" />
}
