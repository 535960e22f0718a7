import { defineCliConfig } from 'sanity/cli'
import { editDocument, editPackages } from './studio/package-edits.ts'
import { foreignCalls, keptEdits, limits, translations } from './studio/package-texts.ts'

const isEmbedded = Boolean(process.env.SANITY_STUDIO_API_HOST)

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'local',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  },
  // A deployed Studio stays the one of package.json, which the store was tried with.
  deployment: { autoUpdates: false },
  vite: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      editPackages([...translations, ...limits, ...keptEdits, ...(isEmbedded ? foreignCalls : [])]),
      editDocument(isEmbedded),
    ],
  }),
  typegen: {
    path: './web/**/*.{ts,tsx}',
    schema: './studio/schema.json',
    generates: './web/content/sanity.types.ts',
    overloadClientMethods: true,
  },
})
