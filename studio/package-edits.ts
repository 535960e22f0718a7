/** A text in a package that the Studio has no setting for, and what a build puts in its place. */
export type Edit = { package: string; from: string; to: string }

type Output = Record<string, { source?: string | Uint8Array }>

/** Makes the edits while the Studio is built, and fails when a package no longer has the text. */
export function editPackages(edits: Edit[]) {
  const pending = new Set(edits)
  return {
    name: 'em-miudos/edit-packages',
    apply: 'build' as const,
    transform: {
      filter: { id: /\/node_modules\/(sanity|@sanity\/(mutator|ui|schema|vision)|@dnd-kit\/core)\// },
      handler(code: string, id: string) {
        const found = edits.filter((edit) => id.includes(`/${edit.package}/`) && code.includes(edit.from))
        for (const edit of found) pending.delete(edit)
        return found.length > 0 ? found.reduce((text, { from, to }) => text.replaceAll(from, to), code) : null
      },
    },
    buildEnd() {
      const missing = Array.from(pending, (edit) => `${edit.package} no longer has the text ${edit.from}`)
      if (missing.length > 0) throw new Error(missing.join('\n'))
    },
  }
}

/** The first page of the Studio says its language; embedded, it asks nobody else for its letters or a script. */
export function editDocument(isEmbedded: boolean) {
  return {
    name: 'em-miudos/edit-document',
    apply: 'build' as const,
    generateBundle: {
      order: 'post' as const,
      handler(_options: unknown, bundle: Output) {
        for (const [name, file] of Object.entries(bundle)) {
          if (!/\.(html|css)$/.test(name) || !file.source) continue
          const text = inPortuguese(String(file.source))
          file.source = isEmbedded ? withoutForeignFiles(text) : text
        }
      },
    },
  }
}

function inPortuguese(html: string): string {
  return html
    .replace('<html lang="en">', '<html lang="pt-BR">')
    .replace('<title>Sanity Studio</title>', '<title>Em Miúdos</title>')
    .replace('<h1>JavaScript disabled</h1>', '<h1>Falta o JavaScript</h1>')
    .replace(
      /<p>Please <a [^>]*>enable JavaScript<\/a>[^<]*<\/p>/,
      '<p>Ligue o JavaScript e recarregue a página.</p>',
    )
}

/** Without them the text is in the letter of the system, which stands behind Inter in every list of the Studio's. */
function withoutForeignFiles(text: string): string {
  return text
    .replaceAll(/@font-face\s*\{[^}]*url\(["']?https:[^}]*\}/g, '')
    .replaceAll(/<script src="https:[^>]*><\/script>\n?/g, '')
}
