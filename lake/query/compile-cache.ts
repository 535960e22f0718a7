import { join } from 'node:path'

/** Where Node keeps the JavaScript that it has made of our TypeScript: with it, a start takes a third less. */
export const compileCache = join(import.meta.dirname, '../../node_modules/.cache/node')
