/** Where the site is, with its protocol and without a path. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000'
