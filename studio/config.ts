import { createClient } from '@sanity/client'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ptBRLocale } from '@sanity/locale-pt-br'
import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '#schemas/index.ts'
import { documentActions } from './actions/actions.ts'
import { badgesOf } from './actions/badges.ts'
import { BlockInText, InlineInText } from './blocks/BlockInText.tsx'
import { closedByRole } from './desk/closed-forms.ts'
import { newDocumentOptions, templatesOf } from './desk/fixed-documents.ts'
import { withIcons } from './desk/icons.ts'
import { KnownDocuments } from './desk/KnownDocuments.tsx'
import { Many } from './desk/Many.tsx'
import { PreviewWidths } from './desk/PreviewWidths.tsx'
import { locations, mainDocuments } from './desk/presentation.ts'
import { roleOf, roles, works } from './desk/roles.ts'
import { documentNode, structure } from './desk/structure.ts'
import { Today } from './desk/Today.tsx'
import { FormInput } from './inputs/FormInput.tsx'
import { portuguese } from './portuguese.ts'
import { siteUrl } from './site-url.ts'
import { textInput } from './TextInput.tsx'

const apiHost = process.env.SANITY_STUDIO_API_HOST || undefined

/** Differences of the embedded content store from hosted Sanity. */
const embedded = apiHost
  ? {
      apiHost,
      // One provider and a redirect: the Studio opens signed in.
      auth: { loginMethod: 'token' as const, redirectOnSingle: true },
      // Requests to `<project>.localhost` do not resolve in every browser.
      unstable_clientFactory: (options: Parameters<typeof createClient>[0]) =>
        createClient({ ...options, useProjectHostname: false }),
    }
  : {}

/** A change of many is on the site at once. */
function changesMany(user: Parameters<typeof roleOf>[0]): boolean {
  const role = roleOf(user)
  return role.publishes && works(role, 'article')
}

export default defineConfig({
  name: 'default',
  title: 'Em Miúdos',
  projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'local',
  dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  plugins: [
    structureTool({ title: 'Conteúdo', structure, defaultDocumentNode: documentNode }),
    presentationTool({
      title: 'Prévia',
      previewUrl: {
        origin: siteUrl,
        previewMode: {
          enable: '/api/draft-mode/enable',
          disable: '/api/draft-mode/disable',
          // An address to pass on would open drafts until somebody remembers to close it.
          shareAccess: false,
        },
      },
      components: { unstable_header: { component: PreviewWidths } },
      resolve: { locations, mainDocuments },
    }),
    visionTool({ title: 'Consultas' }),
    textInput(),
    ptBRLocale(),
  ],
  // The first is what the Studio opens with; raw queries are for whoever may change everything.
  tools: (tools, { currentUser }) => [
    { name: 'hoje', title: 'Hoje', icon: CalendarIcon, component: Today },
    ...(changesMany(currentUser)
      ? [{ name: 'varios', title: 'Vários', icon: CheckmarkCircleIcon, component: Many }]
      : []),
    ...tools.filter(({ name }) => name !== 'vision' || roleOf(currentUser) === roles.admin),
  ],
  schema: { types: closedByRole(withIcons(schemaTypes)), templates: templatesOf },
  i18n: {
    bundles: portuguese,
    // The Studio speaks one language: no editor lands in another by chance.
    locales: (locales) => locales.filter(({ id }) => id === 'pt-BR'),
  },
  form: { components: { input: FormInput, block: BlockInText, inlineBlock: InlineInText } },
  studio: { components: { activeToolLayout: KnownDocuments } },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  mediaLibrary: { enabled: false },
  announcements: { enabled: false },
  document: {
    comments: { enabled: false },
    badges: (badges, { schemaType }) => [...badges, ...badgesOf(schemaType)],
    newDocumentOptions,
    actions: documentActions,
  },
  ...embedded,
})
