import { defineLocaleResourceBundle } from 'sanity'

/** Texts that the Portuguese of the Studio's maker leaves in English, gets wrong or writes In Title Case. */
const studio = {
  'about-dialog.version-info.copy-to-clipboard-button.copied-text': 'Copiado para a área de transferência.',
  'about-dialog.version-info.copy-to-clipboard-button.text': 'Copiar para a área de transferência',
  'about-dialog.version-info.deprecated.current':
    'A versão {{version}} foi abandonada e não deve mais ser usada.',
  'about-dialog.version-info.deprecated.header': 'Versão abandonada',
  'about-dialog.version-info.deprecated.next-step.pinned': 'Este Studio está preso a uma versão abandonada.',
  'about-dialog.version-info.deprecated.next-step.upgrade':
    'Atualize o pacote sanity e construa o Studio outra vez.',
  'about-dialog.version-info.deprecated.next-step.upgrade.learn-how': 'Como atualizar',
  'about-dialog.version-info.deprecated.reason': 'Motivo: {{reason}}',
  'about-dialog.version-info.tooltip.deprecated': 'Abandonada',
  'asset-source.delete-dialog.usage-list.confirm-delete-image_named':
    'Você está prestes a excluir a imagem <strong>{{filename}}</strong> e seus metadados. Tem certeza?',
  'asset-source.delete-dialog.usage-list.confirm-delete-image_unnamed':
    'Você está prestes a excluir a imagem e seus metadados. Tem certeza?',
  'asset-source.file.asset-list.action.delete.disabled-cannot-delete-current-file':
    'O arquivo selecionado não pode ser excluído',
  'asset-source.file.asset-list.action.delete.text': 'Excluir',
  'asset-source.file.asset-list.action.delete.title': 'Excluir arquivo',
  'asset-source.file.asset-list.delete-failed': 'O arquivo não pôde ser excluído',
  'asset-source.file.asset-list.delete-successful': 'O arquivo foi excluído',
  'asset-source.image.asset-list.delete-failed': 'A imagem não pôde ser excluída',
  'asset-source.image.asset-list.delete-successful': 'A imagem foi excluída',
  'asset-sources.dataset.file.title': 'Arquivos enviados',
  'asset-sources.dataset.image.title': 'Imagens enviadas',
  'changes.portable-text.inline-object_added': 'Objeto na frase adicionado',
  'changes.portable-text.inline-object_changed': 'Objeto na frase alterado',
  'changes.portable-text.inline-object_removed': 'Objeto na frase removido',
  'changes.portable-text.inline-object_unchanged': 'Objeto na frase como estava',
  'changes.from-base-variant.label': 'Mudou em relação à variante de base',
  'common.error': 'Erro',
  'default-orderings.caption': 'Ordenar por legenda',
  'default-orderings.description': 'Ordenar por descrição',
  'default-orderings.header': 'Ordenar por cabeçalho',
  'default-orderings.heading': 'Ordenar por título',
  'default-orderings.label': 'Ordenar por rótulo',
  'default-orderings.name': 'Ordenar por nome',
  'default-orderings.title': 'Ordenar por título',
  'diagnostics.menu-item': 'Diagnóstico',
  'divergence.pagination': '{{position}} de {{count}}',
  'document-group-inventory.title': '{{count}} {{subject}}',
  'document-status.published-at': 'Publicado {{date}}',
  'form.error.duplicate-keys-alert.details.title': 'Para quem programa',
  'form.error.unhandled-runtime-error.call-stack.title': 'Pilha de chamadas:',
  'form.error.unhandled-runtime-error.component-stack.title': 'Pilha de componentes:',
  'form.error.unhandled-runtime-error.title': 'Erro no programa',
  'form.field.actions-menu.title': 'Ações do campo',
  'help-resources.studio-version-deprecated': 'A versão {{version}} foi abandonada',
  'inputs.array.error.unexpected-error': 'Erro inesperado: {{error}}',
  'inputs.imagetool.load-error': 'A imagem não abriu: {{errorMessage}}. Feche e tente outra vez.',
  'inputs.imagetool.title': 'Foco e recorte',
  'inputs.portable-text.action.insert-inline-object-aria-label': 'Inserir {{typeName}} (na frase)',
  'inputs.portable-text.inline-block.aria-label': 'Objeto na frase',
  'inputs.portable-text.invalid-value.title': 'Texto com um valor inválido',
  'inputs.portable-text.style.normal': 'Texto',
  'inputs.portable-text.unknown-value.annotation': 'Anotação que não existe no esquema: {{name}}',
  'inputs.portable-text.unknown-value.list-item': 'Tipo de lista que não existe no esquema: {{name}}',
  'inputs.portable-text.unknown-value.mark': 'Marca que não existe no esquema: {{name}}',
  'inputs.portable-text.unknown-value.style': 'Estilo que não existe no esquema: {{name}}',
  'presence.no-one-else-description': 'Quem mais abrir o Studio aparece aqui.',
  'release.action.new-release.limit-reached': 'Este espaço só tem lugar para {{count}} lançamento',
  'release.action.pause-to-edit': 'Pausar para editar',
  'timeline.operation.deleted': 'Excluído',
  'timeline.operation.deleted_timestamp': 'Excluído: {{timestamp, datetime}}',
  // Stored by a program and not by "Publicar", as an import is.
  'timeline.operation.edited-live': 'Gravado',
  'timeline.operation.edited-live_timestamp': 'Gravado: {{timestamp, datetime}}',
}

/** Keys that the Studio asks for and no language has: it would show the key. */
const unknownKeys = {
  'asset-source.asset-list.table.preview-alt': 'Prévia',
  'asset-source.dialog.default-title': 'Escolher',
  'asset-source.file.asset-list.item.select-file-tooltip': 'Escolher {{filename}}',
  'asset-source.usage-list.image-alt': 'Prévia da imagem',
  'inputs.array.error.cannot-resolve-initial-value-description': 'O item não pôde ser preparado.',
  'new-document.new-document': 'Novo documento',
  'panel.close-button-aria-label': 'Fechar painel',
  'schema-errors.title': 'Erros no esquema',
  'search.search-results-label': 'Resultados da pesquisa',
}

const structure = {
  // Asked for here, and translated in the namespace of the Studio.
  'changes.action.close-label': 'Fechar histórico',
  'action.copy-document-url.label': 'Copiar endereço do documento',
  'action.publish.live-edit.publish-disabled':
    'Não há o que publicar: as mudanças deste tipo vão ao ar assim que são escritas',
  'action.publish.live-edit.tooltip': 'As mudanças deste tipo vão ao ar assim que são escritas',
  // Its value begins with "há".
  'action.publish.already-published.tooltip': 'Publicado {{timeSincePublished}}',
  'browser-document-title.new-document': '{{schemaType}} sem título',
  'panes.document-header-title.new.text': '{{schemaType}} sem título',
  'banners.obsolete-draft.actions.compare-draft.tooltip':
    'Não há documento publicado com que comparar este rascunho.',
  'compare-version.error.loadVersions.title': 'As versões não puderam ser carregadas',
  'confirm-delete-dialog.cdr-table.document-id.label': 'Código do documento',
  'confirm-delete-dialog.cdr-table.project-id.label': 'Código do projeto',
  'document-inspector.view-mode.raw-json': 'JSON',
  'menu-item-groups.layout-group': 'Aparência',
  'menu-items.sort-by.created': 'Ordenar por data de criação',
  'menu-items.sort-by.last-edited': 'Ordenar pela última edição',
  'panes.document-list-pane.error.max-retries-attempted':
    'Depois de {{count}} tentativas, a lista não tenta mais sozinha.',
  'panes.document-list-pane.error.text.offline': 'Parece que você está sem internet.',
  'panes.document-list-pane.no-documents-of-type.text': 'Nada aqui por enquanto',
  'panes.document-list-pane.no-matching-documents.text': 'Nada aqui por enquanto',
  'panes.document-operation-results.operation-success_copy-url':
    'O endereço do documento foi copiado para a área de transferência',
}

const presentation = {
  'locations-banner.locations-count_zero': 'Ainda não está no site',
  'locations-banner.resolving.text': 'Procurando as páginas…',
  'preview-frame.loader.connection-status.label': 'Conexão com os dados',
  'preview-frame.overlay.connection-status.label': 'Ligação com as marcas de edição',
  'preview-frame.overlay.toggle-button.tooltip_disable': 'Esconder as marcas de edição',
  'preview-frame.overlay.toggle-button.tooltip_enable': 'Mostrar as marcas de edição',
  'preview-frame.viewport-button.aria-label': 'Mudar a largura da prévia',
  'preview-frame.viewport-button.tooltip_full': 'Largura toda',
  'preview-frame.viewport-button.tooltip_narrow': 'Largura de celular',
  'preview-url-secret.missing-grants':
    'Você não tem permissão para abrir a prévia de rascunhos: ela provavelmente não vai carregar.',
}

const vision = {
  'query.error.unsupported-release-perspective':
    'Esta versão da API não aceita perspectivas compostas. Use a {{apiVersion}} ou uma mais nova.',
  'query.error.unsupported-variant':
    'Esta versão da API não aceita variantes. Use a versão experimental ({{apiVersion}}).',
  'query.url': 'Endereço da consulta',
  'settings.dataset-label': 'Acervo',
  'settings.perspective-label': 'Perspectiva',
  'settings.perspectives.title': 'Perspectivas',
}

/** Of what the Studio has no use for, all the same what it shows: who has a document open. */
const releases = {
  'presence.tooltip.one-without-release': '{{displayName}} está editando este documento agora',
}

const copyPaste = {
  'copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description':
    'Campos que só se leem ficaram de fora: {{fieldNames}} e mais {{count}}',
}

/** They come after the bundles of `@sanity/locale-pt-br`, and win over them. */
export const portuguese = Object.entries({
  studio: { ...studio, ...unknownKeys },
  structure,
  presentation,
  vision,
  releases,
  'copy-paste': copyPaste,
}).map(([namespace, resources]) => defineLocaleResourceBundle({ locale: 'pt-BR', namespace, resources }))
