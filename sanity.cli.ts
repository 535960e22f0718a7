import { defineCliConfig } from 'sanity/cli'

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'local',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  },
  // A deployed Studio stays the one of package.json, which the store was tried with.
  deployment: { autoUpdates: false },
  typegen: {
    path: './web/**/*.{ts,tsx}',
    schema: './studio/schema.json',
    generates: './web/content/sanity.types.ts',
    overloadClientMethods: true,
  },
})
