// Writes the webhook by which the content store of a server tells its site of a publish (deploy/README.md), into `hooks` of a
// folder. Usage, with the variables of the environment: node_modules/.bin/node scripts/site-hook.ts /var/lib/em-miudos
import { writeSiteHook } from './start/secrets.ts'

const [folder] = process.argv.slice(2)
const { SANITY_WEBHOOK_SECRET: secret, SITE_PORT: port = '3000' } = process.env
if (!folder || !secret) throw new Error('say the folder, and SANITY_WEBHOOK_SECRET')
writeSiteHook(folder, port, secret)
