import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkDotEnv, checkVariables, makeFolder } from './checks.ts'

describe('a variable is refused by name before anything runs', () => {
  test.each([
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'www.example.com.br'],
    ['STUDIO_URL', 'ftp://x'],
    ['SANITY_STUDIO_SITE_URL', 'http://'],
    ['STORE_ORIGINS', 'https://a.example,studio.example'],
    ['STORE_ORIGINS', 'https://a.example/studio'],
    ['SANITY_STUDIO_ROLES', 'ana@exemplo.com.br'],
    ['SANITY_STUDIO_ROLES', 'ana@exemplo.com.br:redatora'],
    ['SANITY_STUDIO_ROLES', 'ana@exemplo.com.br:redator; bia@exemplo.com.br:editor'],
    ['MARKET', 'Live'],
    ['STORE_HISTORY_DAYS', 'abc'],
    ['STORE_HISTORY_PER_DOCUMENT', '0'],
    ['STORE_HISTORY_SHARE', '-1'],
  ])('%s=%s', (name, value) => {
    expect(() => checkVariables({ [name]: value })).toThrow(`Variável de ambiente inválida. ${name}: "`)
  })

  test('and one that is right is not, nor one that is empty', () => {
    checkVariables({
      SITE_URL: 'https://www.example.com.br',
      STORE_ORIGINS: 'https://a.example, http://b.lan:3333',
      SANITY_STUDIO_ROLES: 'ana@exemplo.com.br:redator, bia@exemplo.com.br:juridico',
      MARKET: 'live',
      STUDIO_URL: '',
      STORE_HISTORY_SHARE: '0.5',
    })
  })
})

describe('.env', () => {
  test.each([
    'SITE_PORT=3000\n\n# comentário\nexport A="b"',
    'A="duas\nlinhas"\nB=1',
    "A='x' # resto",
    'A=\r\nB = 2\r\n',
  ])('%j is read', (text) => {
    expect(() => checkDotEnv(text, '.env')).not.toThrow()
  })

  test.each([
    ['SITE_PORT 3000', 'linha 1'],
    ['A=1\nSITE-PORT=3000', 'linha 2'],
    ['A=1\n\nB="aberta\nC=3', 'linha 3'],
    ['{"A": 1}', 'linha 1'],
  ])('%j is refused with its line', (text, where) => {
    expect(() => checkDotEnv(text, '.env')).toThrow(`.env, ${where}`)
  })
})

describe('the folder of the data', () => {
  const place = mkdtempSync(join(tmpdir(), 'start-'))
  const remove = () => rmSync(place, { recursive: true, force: true })

  test('is made with those above it, for this user alone', () => {
    makeFolder(join(place, 'a/b'))
    makeFolder(join(place, 'a/b'))
    expect(statSync(join(place, 'a/b')).mode & 0o777).toBe(0o700)
  })

  test('that cannot be is told, and nothing spins', () => {
    onTestFinished(remove)
    writeFileSync(join(place, 'arquivo'), '')
    expect(() => makeFolder(join(place, 'arquivo/dados'))).toThrow('é um arquivo')
    expect(() => makeFolder('/proc/nada/dados')).toThrow(/Não é possível criar a pasta .*nada/)
  })
})
