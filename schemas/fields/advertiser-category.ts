import { defineField } from 'sanity'

const accepted = [
  { value: 'bank', title: 'Banco ou conta digital' },
  { value: 'broker', title: 'Corretora ou distribuidora' },
  { value: 'insurance', title: 'Seguro' },
  { value: 'exchange', title: 'Câmbio ou remessa' },
  { value: 'credit', title: 'Crédito, com autorização do Banco Central' },
  { value: 'crypto', title: 'Cripto, com autorização do Banco Central' },
  { value: 'education', title: 'Curso ou livro' },
  { value: 'travel', title: 'Viagem' },
  { value: 'technology', title: 'Tecnologia ou serviço' },
  { value: 'other', title: 'Outra' },
] as const

/** In the list so that who looks for one reads why not. */
const refused = [
  { value: 'betting', title: 'Apostas (não aceitamos)' },
  { value: 'promised-gain', title: 'Promessa de ganho (não aceitamos)' },
  { value: 'unlicensed-crypto', title: 'Cripto sem autorização (não aceitamos)' },
  { value: 'unlicensed-credit', title: 'Empréstimo sem autorização (não aceitamos)' },
] as const

export const advertiserCategory = (hidden?: (kind: unknown) => boolean, group?: string) =>
  defineField({
    name: 'advertiserCategory',
    title: 'Ramo do anunciante',
    type: 'string',
    group,
    options: { list: [...accepted, ...refused] },
    hidden: ({ document }) => hidden?.(document?.kind) ?? false,
    validation: (rule) =>
      rule.custom((category, { document }) => {
        if (hidden?.(document?.kind)) return true
        if (!category) return 'Escolha o ramo.'
        return refused.some(({ value }) => value === category) ? 'Não aceitamos anúncio deste ramo.' : true
      }),
  })
