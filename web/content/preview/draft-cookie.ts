import { cookies, draftMode } from 'next/headers'

/** Next's own, which opens drafts to who has it. */
const NAME = '__prerender_bypass'

/** Opens the drafts of the pages under `path` in this browser. Next's own cookie would stay until the browser is closed. */
export async function openDrafts(path: string, maxAgeSeconds: number): Promise<void> {
  const draft = await draftMode()
  draft.enable()
  const jar = await cookies()
  const cookie = jar.get(NAME)
  // In a frame of the Studio, which is another site, as Next sets it.
  if (cookie)
    jar.set({ ...cookie, httpOnly: true, sameSite: 'none', secure: true, path, maxAge: maxAgeSeconds })
}

/** The headers that close them again. */
export function closedDrafts(paths: readonly string[]): Headers {
  const headers = new Headers()
  for (const path of paths)
    headers.append('set-cookie', `${NAME}=; Path=${path}; Max-Age=0; HttpOnly; Secure; SameSite=None`)
  return headers
}
