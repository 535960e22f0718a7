import { defineArrayMember, defineField, defineType } from 'sanity'
import { slugField } from '../fields/slug.ts'

export const author = defineType({
  name: 'author',
  title: 'Autor',
  type: 'document',
  options: {
    traits: {
      rank: 5,
      icon: 'User',
      roles: ['editor'],
      plural: 'Autores',
      tag: 'authors',
      desk: 'registers',
      page: {
        path: '/autores',
        list: {
          name: 'Lista de autores',
          label: 'Autores',
          detail: 'Quem escreve e revisa',
          words: 'autor autora redação equipe revisor quem escreve quem faz jornalista',
          texts: {
            title: 'Autores: quem escreve e revisa o Em Miúdos',
            description:
              'Quem escreve e quem revisa os textos do Em Miúdos: nome, função, registro profissional, conflitos de interesse declarados e os textos de cada um.',
            share: {
              category: 'Autores',
              title: 'Quem escreve e revisa',
              summary: 'Função, registro e conflitos de interesse declarados.',
            },
          },
        },
      },
    },
  },
  fields: [
    defineField({
      name: 'name',
      title: 'Nome',
      type: 'string',
      options: { isShown: true },
      validation: (rule) => rule.required().max(80).error('Escreva o nome, com no máximo 80 caracteres.'),
    }),
    slugField('name'),
    defineField({
      name: 'role',
      title: 'Função',
      description: 'Por exemplo: Repórter de impostos. Aparece abaixo do nome.',
      type: 'string',
      options: { isShown: true },
      validation: (rule) => rule.max(60).error('No máximo 60 caracteres.'),
    }),
    defineField({
      name: 'bio',
      title: 'Quem é',
      description: 'Uma ou duas frases: o que faz e por que pode escrever sobre dinheiro.',
      type: 'text',
      options: { isShown: true },
      rows: 3,
      validation: (rule) => rule.required().max(400).error('Escreva quem é, com no máximo 400 caracteres.'),
    }),
    defineField({
      name: 'credentials',
      title: 'Registro profissional',
      description: 'Por exemplo CNPI 1234 ou CRC-SP 123456. Deixe vazio se não houver.',
      type: 'string',
    }),
    defineField({
      name: 'credentialUrl',
      title: 'Onde conferir o registro',
      type: 'url',
      validation: (rule) => rule.uri({ scheme: ['https'] }).error('Escreva o endereço, com https://.'),
    }),
    defineField({
      name: 'conflicts',
      title: 'Conflitos de interesse',
      description: 'O que a pessoa tem ou faz que o leitor deve saber. Vazio: nada a declarar.',
      type: 'text',
      options: { isShown: true },
      rows: 2,
      validation: (rule) => rule.max(300).error('No máximo 300 caracteres.'),
    }),
    defineField({
      name: 'sameAs',
      title: 'Perfis da pessoa em outros sites',
      description: 'Ficam na página da pessoa, como links.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'url',
          validation: (rule) => rule.uri({ scheme: ['https'] }).error('Escreva o endereço, com https://.'),
        }),
      ],
    }),
    defineField({
      name: 'isTeam',
      title: 'É uma equipe, não uma pessoa',
      description: 'Os buscadores recebem essa informação.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({ name: 'photo', title: 'Foto', type: 'figure' }),
  ],
  preview: {
    select: { title: 'name', credentials: 'credentials', bio: 'bio', media: 'photo' },
    prepare: ({ title, credentials, bio, media }) => ({ title, subtitle: credentials || bio, media }),
  },
})
