import type { Edit } from './package-edits.ts'

/** Names of the fields that every schema has, as the list of changes shows them. */
const fieldTitles = {
  Block: 'Parágrafo',
  Content: 'Conteúdo',
  'Current slug': 'Endereço atual',
  Datetime: 'Data e hora',
  Image: 'Imagem',
  'Image crop': 'Recorte da imagem',
  'Image hotspot': 'Foco da imagem',
  Indentation: 'Nível',
  'List type': 'Tipo de lista',
  'Mark definitions': 'Links e marcas',
  Marks: 'Marcas',
  Object: 'Objeto',
  Reference: 'Referência',
  'Referenced document ID': 'Código do documento',
  Slug: 'Endereço',
  'Source field': 'Campo de origem',
  Span: 'Trecho',
  String: 'Texto',
  Style: 'Estilo',
  Text: 'Texto',
  Url: 'Endereço',
  'Weak reference': 'Referência fraca',
}

const tooltips = {
  Back: 'Voltar',
  Close: 'Fechar',
  'Next month': 'Próximo mês',
  'Next year': 'Próximo ano',
  'Open menu': 'Abrir menu',
  'Previous month': 'Mês anterior',
  'Previous year': 'Ano anterior',
  Remove: 'Remover',
  'Remove filter': 'Remover filtro',
}

/** Literals of the Studio's own code; most belong to what an editor sees when the content store does not answer. */
const literals = {
  '"aria-label": "More breadcrumb items"': '"aria-label": "Mais itens do caminho"',
  '"Check that your device is online."': '"Confira se este computador está na rede."',
  '"Disable VPNs, ad blockers, or browser extensions that may block requests."':
    '"Desligue VPN, bloqueador de anúncios ou extensão que possa barrar pedidos."',
  '"Couldn\'t reach the Sanity servers. Check your network connection and try again."':
    '"O acervo não respondeu. Confira a rede e tente outra vez."',
  '"Couldn\'t reach the Sanity servers. Your last change may not have been sent. Check your network connection and reload the Studio to see the current state."':
    '"O acervo não respondeu, e a última mudança pode não ter sido enviada. Confira a rede e recarregue o Studio."',
  '"Network error"': '"Sem resposta"',
  '"Server error"': '"O acervo falhou"',
  '"The server ran into an issue and couldn\'t complete the request. You can try again, or reload the Studio."':
    '"O acervo falhou ao responder. Tente outra vez ou recarregue o Studio."',
  '"The server ran into an issue and couldn\'t complete the request. Your last change may not have been saved. Reload the Studio to see the current state."':
    '"O acervo falhou ao responder, e a última mudança pode não ter sido salva. Recarregue o Studio."',
  // The menu of a pane, with all that can be done to a document, has no name.
  '"data-testid": "pane-context-menu-button"':
    '"data-testid": "pane-context-menu-button", "aria-label": "Mais ações"',
  'children: "No matches"': 'children: "Nada encontrado"',
  'children: "Troubleshooting"': 'children: "O que fazer"',
  // Filters of a search.
  'title: "Contains document, image or file"': 'title: "Contém documento, imagem ou arquivo"',
  'title: "Created at"': 'title: "Criado em"',
  'title: "Edited at"': 'title: "Editado em"',
  'title: "Unknown field"': 'title: "Campo desconhecido"',
  'title: "Reference search failed"': 'title: "A busca não respondeu"',
  // A tool or a document that is not there, and what is shown when a tool stops.
  '`The ${activeTool?.name': '`Parou a ferramenta ${activeTool?.title',
  '} tool crashed`': '}`',
  '"An error occurred that Sanity Studio was unable to recover from."':
    '"O Studio encontrou um erro e não conseguiu continuar."',
  '"To report this error,"': '"Para avisar do erro,"',
  '" copy the error details and share them with your development team or Sanity Support."':
    '" copie os detalhes e mande a quem cuida do site."',
  '"retry.title": "Retry"': '"retry.title": "Tentar outra vez"',
  '"retrying.title": "Retrying…"': '"retrying.title": "Tentando…"',
  '? "An error occurred"': '? "Algo deu errado"',
  'children: "Stack Trace"': 'children: "Detalhes técnicos"',
  '"Too many requests at once. You can try again shortly."':
    '"São pedidos demais ao mesmo tempo. Tente outra vez em instantes."',
  '"Too many requests at once. Reload the Studio to try again."':
    '"São pedidos demais ao mesmo tempo. Recarregue o Studio para tentar outra vez."',
  '"These technical details may be useful for developers."': '"São detalhes para quem programa."',
  '"copy-error-details.title": "Copy error details"': '"copy-error-details.title": "Copiar os detalhes"',
  '"Failed to get error details"': '"Os detalhes não puderam ser lidos"',
  '"Failed to copy error details"': '"Os detalhes não puderam ser copiados"',
  '"Failed to resolve document, and no type provided in parameters."':
    '"O documento deste endereço não existe."',
  'Document type for document with ID $': 'O documento $',
  ' was not provided in the router params.': ' não existe.',
  '"Tool not found: "': '"Não há no Studio a ferramenta "',
  // A day of a calendar, for who does not see it.
  'date.toDateString(), $': 'date.toLocaleDateString("pt-BR", { dateStyle: "full" }), $',
  // Missing documents in a list of references, and the size of a cut picture.
  ': "Missing document" })': ': "O documento não existe" })',
  '`Missing document ID: $': '`Falta o documento $',
  '`Document ID: ${document._id': '`Código do documento: ${document._id',
  '`Cropped image size: $': '`Tamanho da imagem recortada: $',
  'title: "No style"': 'title: "Sem estilo"',
  'Could not load image from $': 'o arquivo não veio de $',
  // A value in a line of text, before its name is read.
  'fallbackTitle: "Click to edit"': 'fallbackTitle: "Clique para editar"',
  'header: "Too many requests"': 'header: "Pedidos demais"',
  'text: "Reload Studio"': 'text: "Recarregar o Studio"',
  'text: "Try again"': 'text: "Tentar outra vez"',
  'title: "Could not resolve initial value"': 'title: "O bloco não pôde ser preparado"',
  'title: "Initial value resolved"': 'title: "O bloco está pronto"',
  'title: "Resolving initial value…"': 'title: "Preparando o bloco…"',
  'title: "Square"': 'title: "Quadrado"',
  '`Open in ${': '`Abrir em ${',
  // The moment of an old revision.
  "MMM d, yyyy '@' pp": 'dd/MM/yyyy HH:mm',
}

/** Of the parts that its forms are drawn with. */
const parts = {
  '"aria-label": "Clear"': '"aria-label": "Limpar"',
  '"aria-label": "Close dialog"': '"aria-label": "Fechar"',
  '"aria-label": "Open"': '"aria-label": "Abrir a lista"',
}

/** For screen readers, of an item that is moved by keyboard. */
const dragging = {
  'To pick up a draggable item, press the space bar.': 'Para pegar um item, aperte a barra de espaço.',
  'While dragging, use the arrow keys to move the item.': 'Mova o item com as setas.',
  'Press space again to drop the item in its new position, or press escape to cancel.':
    'Aperte espaço outra vez para soltar o item no lugar novo, ou Esc para desistir.',
  '"Picked up draggable item "': '"Você pegou o item "',
  '"Draggable item "': '"O item "',
  '"Dragging was cancelled. Draggable item "': '"Você desistiu de mover. O item "',
  '" was moved over droppable area "': '" está sobre o lugar "',
  '" is no longer over a droppable area."': '" não está sobre lugar nenhum."',
  '" was dropped over droppable area "': '" foi solto no lugar "',
  '" was dropped."': '" foi solto."',
}

function editsOf(name: string, texts: Record<string, string>, quoted = (text: string) => text): Edit[] {
  return Object.entries(texts).map(([from, to]) => ({ package: name, from: quoted(from), to: quoted(to) }))
}

/** Texts in the code of the packages, where no bundle of translations reaches. */
export const translations: Edit[] = [
  ...editsOf('@sanity/schema', fieldTitles, (text) => `title: "${text}"`),
  ...editsOf('@sanity/schema', { '`Reference to $': '`Referência a $' }),
  ...editsOf('@sanity/ui', parts),
  ...editsOf('@dnd-kit/core', dragging),
  ...editsOf('sanity', tooltips, (text) => `content: "${text}"`),
  ...editsOf('sanity', literals),
  // The path of a dialog: Portuguese has no title case.
  ...editsOf('sanity', { 'textTransform: "capitalize"': 'textTransform: "none"' }),
]

/** A picture neither comes nor fails while its connection waits, and the dialog for its crop would wait without end. */
export const limits: Edit[] = editsOf('sanity', {
  'image.onload = onload, image.onerror = onerror, image.src = src,':
    'image.onload = onload, image.onerror = onerror, setTimeout(() => completed || onerror(), 20_000), image.src = src,',
})

/**
 * The first edit of a document without a draft is not on the server yet: where sending it fails, the Studio took that for a
 * draft that somebody deleted, and dropped all that was typed. Now it is kept and sent again, as later edits are.
 */
export const keptEdits: Edit[] = editsOf('@sanity/mutator', {
  'debug("Rebasing document"), this.document.EDGE === null && this.handleDocumentDeleted();':
    'debug("Rebasing document"), this.document.EDGE === null && !this.commits[0]?.mutations[0]?.appliesToMissingDocument() && this.handleDocumentDeleted();',
  'this.LOCAL !== null && this.commits.unshift(commit), docResponder.failure(),':
    '(this.LOCAL !== null || commit.mutations[0]?.appliesToMissingDocument()) && this.commits.unshift(commit), docResponder.failure(), this.rebase([], []),',
})

/**
 * Calls to the maker of the Studio from an editor's browser: the check for a newer version, reports of errors, and the
 * menu of help, which offers to register with them.
 */
export const foreignCalls: Edit[] = editsOf('sanity', {
  'fetchLatestAvailableVersionForPackage = async (options) => {':
    'fetchLatestAvailableVersionForPackage = async (options) => { return;',
  'enabled: typeof window < "u" && (!isDev || DEBUG_ERROR_REPORTING)': 'enabled: false',
  'shouldRender.resources && /* @__PURE__ */ jsx(ResourcesButton, {})': 'null',
})
