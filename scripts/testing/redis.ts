import { ensureProgram } from './debian.ts'

/** Path of the Redis server that the tests of several servers share. */
export function ensureRedis(dataDir: string): Promise<string> {
  return ensureProgram(dataDir, {
    name: 'Redis',
    pack: 'redis-server',
    path: '/usr/bin/redis-server',
    variable: 'TEST_REDIS',
  })
}
