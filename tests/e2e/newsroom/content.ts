import { createClient } from '@sanity/client'
import { stack } from '../stack.ts'

/** The content as it is stored, drafts included: to look behind the Studio, and to tidy up. */
export const content = createClient({
  projectId: 'local',
  dataset: 'production',
  apiVersion: '2026-03-01',
  apiHost: stack.store,
  useProjectHostname: false,
  useCdn: false,
  token: stack.writeToken,
  perspective: 'raw',
})
