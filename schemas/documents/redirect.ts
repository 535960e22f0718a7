import { type CustomValidator, defineField, defineType } from 'sanity'
import { hasDocument } from '../own-page.ts'
import { destinationOf, ownPath, type Redirect } from '../redirects.ts'
import { isSiteRoute } from '../site-routes.ts'

const kinds = [
  { value: 'permanent', title: 'Mudou de vez' },
  { value: 'temporary', title: 'Mudou por um tempo' },
  { value: 'gone', title: 'Não existe mais' },
] as const

const isPath = (path: string) => /^\/(?!\/)[^\s?#]*$/.test(path)

const apiVersion = '2026-03-01'

/** An old address with a page would never be asked for: the page answers. */
const hasNoPage: CustomValidator<string | undefined> = async (path, { document, getClient }) => {
  if (!path) return true
  if (isSiteRoute(path)) return 'O site tem uma página neste endereço: o redirecionamento não teria efeito.'
  const client = getClient({ apiVersion }).withConfig({ perspective: 'published' })
  const [hasText, others] = await Promise.all([
    hasDocument(client, path),
    client.fetch<number>('count(*[_type == "redirect" && from == $path && _id != $id])', {
      path,
      id: document?._id.replace(/^drafts\./, '') ?? '',
    }),
  ])
  if (hasText) return 'Há um texto publicado neste endereço: mude o endereço dele, ou despublique.'
  return others === 0 || 'Já há um redirecionamento deste endereço.'
}

/** A circle leads nowhere; a chain works, since the site goes through it at once, but the next editor cannot see it. */
const leadsSomewhere: CustomValidator<string | undefined> = async (path, { document, getClient }) => {
  const from = document?.from
  if (!path || typeof from !== 'string') return true
  if (path === from) return 'O endereço novo é o próprio endereço antigo.'
  const client = getClient({ apiVersion }).withConfig({ perspective: 'published' })
  const others = await client.fetch<Redirect[]>('*[_type == "redirect" && from != $from]{from, to, kind}', {
    from,
  })
  const onward = destinationOf(path, others)
  const isCircle = !onward
    ? others.some((other) => other.from === path)
    : onward.kind !== 'gone' && onward.to === from
  if (isCircle) return 'Este endereço leva de volta ao antigo: os dois formariam um círculo.'
  if (!onward) {
    return (
      isSiteRoute(ownPath(path) ?? '') ||
      (await hasDocument(client, ownPath(path) ?? '')) ||
      'Não há página neste endereço: quem abrisse o antigo não acharia nada.'
    )
  }
  return onward.kind === 'gone'
    ? 'O endereço novo já foi retirado do ar. Escolha outro.'
    : `O endereço novo já leva a ${onward.to}. Escreva direto esse.`
}

/** An address that leads to another one, or says that what stood there is gone. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirecionamento',
  type: 'document',
  options: {
    traits: {
      rank: 10,
      icon: 'Link',
      roles: ['editor'],
      plural: 'Redirecionamentos',
      tag: 'redirects',
      desk: 'registers',
      page: null,
      shownIn: 'Quem abre o endereço antigo chega ao novo.',
    },
  },
  fields: [
    defineField({
      name: 'from',
      title: 'Endereço antigo',
      description: 'Começa com /, por exemplo /blog/texto-antigo.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Escreva o endereço antigo.'),
        rule.custom((path) => !path || isPath(path) || 'Escreva o caminho, com / no começo e sem ? ou #.'),
        rule.custom(hasNoPage),
      ],
    }),
    defineField({
      name: 'kind',
      title: 'O que aconteceu',
      type: 'string',
      options: { list: [...kinds], layout: 'radio' },
      initialValue: 'permanent',
      validation: (rule) => rule.required().error('Diga o que aconteceu com o endereço.'),
    }),
    defineField({
      name: 'to',
      title: 'Endereço novo',
      type: 'string',
      hidden: ({ parent }) => parent?.kind === 'gone',
      validation: (rule) => [
        rule.custom((path, { document }) =>
          document?.kind === 'gone' || path ? true : 'Escreva o endereço novo.',
        ),
        rule.custom((path) => !path || isPath(path) || 'Escreva o caminho, com / no começo e sem ? ou #.'),
        rule.custom(leadsSomewhere),
      ],
    }),
    defineField({ name: 'reason', title: 'Motivo', type: 'string' }),
  ],
  preview: {
    select: { from: 'from', to: 'to', kind: 'kind' },
    prepare: ({ from, to, kind }) => ({
      title: from || 'Redirecionamento sem endereço',
      subtitle: kind === 'gone' ? 'Não existe mais' : `leva a ${to ?? '…'}`,
    }),
  },
})
