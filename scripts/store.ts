// `npm run store -- COMMAND`: looks after the content store of this machine.
import { UnreadableFile } from '#lake/store/database.ts'
import { explain } from './start/stop.mjs'

type Command = { usage: string; load(): Promise<{ run(args: string[]): Promise<void> }> }

const commands: Record<string, Command> = {
  hooks: {
    usage: 'hooks [log [WEBHOOK] | resend TENTATIVA]   webhooks: situação, registro e reenvio',
    load: () => import('./store/hooks.ts'),
  },
  schedule: {
    usage: 'schedule                                   agendamentos: o que vai ao ar e quando',
    load: () => import('./store/schedule.ts'),
  },
  backup: {
    usage: 'backup ARQUIVO                             cópia de segurança, também com o acervo no ar',
    load: () => import('./store/backup.ts'),
  },
  daily: {
    usage:
      'daily                                      cópia do dia em STORE_BACKUPS; apaga as que ela substitui',
    load: () => import('./store/daily.ts'),
  },
  restore: {
    usage: 'restore ARQUIVO [--replace]                volta a uma cópia de segurança',
    load: () => import('./store/restore.ts'),
  },
  check: {
    usage: 'check                                      confere tudo o que o acervo guarda',
    load: () => import('./store/check.ts'),
  },
  prune: {
    usage: 'prune                                      apaga o histórico que passa dos limites',
    load: () => import('./store/prune.ts'),
  },
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
try {
  if (command) await (await command.load()).run(args)
  else showUsage()
} catch (error) {
  console.error(error instanceof UnreadableFile ? error.message : explain(error))
  process.exitCode = 1
}

function showUsage(): void {
  const lines = Object.values(commands).map(({ usage }) => `  npm run store -- ${usage}`)
  console.error(['Uso:', ...lines].join('\n'))
  process.exitCode = 2
}
