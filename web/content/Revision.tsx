/** Which version of its document a page shows. The Studio reads it from the page itself: "No ar às 14:37". */
export function Revision({ of }: { of: string }) {
  return <meta name="revision" content={of} />
}
