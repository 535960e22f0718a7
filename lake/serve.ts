import { enableCompileCache } from 'node:module'
import { compileCache } from './query/compile-cache.ts'

enableCompileCache(compileCache)
// What a file imports at its top is compiled before its first line runs.
await import('./store-process.ts')
