import { enableCompileCache } from 'node:module'
import { compileCache } from './query/compile-cache.ts'

enableCompileCache(compileCache)
// Static imports are compiled before the first line runs, so before the compile cache is enabled.
await import('./store-process.ts')
