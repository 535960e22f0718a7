import { expect, test } from '@playwright/test'
import { categories } from '../../probes/categories.ts'
import { runCategory } from '../../probes/run.ts'
import { stack } from '../stack.ts'

// Over HTTP alone. The hard ones for the store would have its editors wait.
const servers = [
  { base: stack.reading.site, tried: categories.site, isHard: true },
  { base: stack.studio, tried: categories.studio, isHard: true },
  { base: stack.store, tried: categories.store, isHard: false },
]

for (const { base, tried, isHard } of servers)
  for (const category of tried)
    test(`what strangers try: ${category.name}`, async () => {
      const { tried: count, faults } = await runCategory(base, category, isHard)
      expect(faults).toEqual([])
      expect(count).toBeGreaterThan(5)
    })
