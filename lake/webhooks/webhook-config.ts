import * as z from 'zod/mini'

// Ours, or decided by the connection: a hook's file may not set them.
const reservedHeader =
  /^(sanity-.*|idempotency-key|content-type|content-length|transfer-encoding|host|connection)$/i
const headerName = /^[\w!#$%&'*+.^`|~-]+$/

const headers = z.record(
  z.string().check(
    z.regex(headerName, 'não é um nome de cabeçalho'),
    z.refine((name) => !reservedHeader.test(name), 'é um cabeçalho que o acervo mesmo escreve'),
  ),
  z.string().check(z.regex(/^[\t\x20-\x7e]*$/, 'use só letras sem acento, números e sinais')),
)

const address = z
  .string('escreva o endereço que recebe os pedidos')
  .check(
    z.refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'escreva um endereço completo, com http:// ou https://',
    ),
  )

const operations = z
  .array(z.enum(['create', 'update', 'delete'], 'use "create", "update" ou "delete"'), 'escreva uma lista')
  .check(z.minLength(1, 'escolha pelo menos uma operação'))

const text = (fallback: string) => z._default(z.string('escreva um texto entre aspas'), fallback)
const choice = z._default(z.boolean('use true ou false'), false)

/** What the file of a hook holds. */
export const hookFile = z.strictObject({
  name: z
    .string('dê um nome ao webhook')
    .check(z.minLength(1, 'dê um nome ao webhook'), z.maxLength(64, 'use no máximo 64 caracteres')),
  description: text(''),
  url: address,
  /** Hosted Sanity also offers GET with a body, which fetch refuses. */
  httpMethod: z._default(
    z.enum(['POST', 'PUT', 'PATCH', 'DELETE'], 'use POST, PUT, PATCH ou DELETE'),
    'POST',
  ),
  headers: z._default(headers, {}),
  /** Empty: the requests are not signed. */
  secret: text(''),
  /** GROQ in delta mode; empty: every document. */
  filter: text(''),
  /** GROQ in delta mode; empty: the document after the change (before it, when deleted). */
  projection: text(''),
  on: z._default(operations, ['create', 'update', 'delete']),
  includeDrafts: choice,
  includeAllVersions: choice,
  isDisabled: choice,
})

export type Hook = z.infer<typeof hookFile> & { id: string }
