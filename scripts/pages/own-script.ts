import { join } from 'node:path'
import { root } from '../start/settings.ts'
import { packFiles } from './pack.ts'

/**
 * Bundles the script that every page has (web/shell/site.ts), and beside it what it loads when needed, into files that the
 * site serves as they are or packed. The same for `npm start` and `npm run dev`; some 50 ms.
 */
export async function bundleOwnScript(dir = join(root, 'web/public/proprio')) {
  // Here, for nothing is installed yet when this module is loaded.
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({ input: join(root, 'web/shell/site.ts') })
  try {
    const output = {
      dir,
      cleanDir: true,
      minify: true,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    }
    const { output: files } = await bundle.write(output)
    await packFiles(dir)
    return files
  } finally {
    await bundle.close()
  }
}
