import { createTransport } from 'nodemailer'
import { env } from '#web/env.ts'
import { CONTACT } from '../../_shell/contact.ts'

export type Letter = { replyTo: string; subject: string; text: string }

const isHere = (hostname: string) => /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(hostname)

/**
 * Whether the contact form can send; without it the page hands the message to the reader's own mail program. By the sender,
 * which the build of the pages depends on, as no build does on a password; there is a server with it, or no start.
 */
export const sendsMail = env.MAIL_FROM !== undefined

/**
 * Sends a letter of plain text to the team, from the site's own address, which its server may use; the reader's is where
 * the answer goes. Nothing but the address of a program is said of the reader.
 *
 * @throws when the server does not take it within half a minute, or takes no TLS although it is another machine
 */
export async function sendLetter({ replyTo, subject, text }: Letter): Promise<void> {
  const transport = createTransport({
    url: env.SMTP_URL,
    requireTLS: !isHere(new URL(env.SMTP_URL ?? '').hostname),
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: { name: 'Em Miúdos (formulário)', address: env.MAIL_FROM ?? CONTACT },
      to: env.MAIL_TO ?? CONTACT,
      replyTo: { name: '', address: replyTo },
      subject,
      text,
    })
  } finally {
    transport.close()
  }
}
