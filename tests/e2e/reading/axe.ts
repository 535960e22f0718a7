import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

/** The part of `window.axe` that is used here. */
export type Axe = { run: (context: Document | { include: Element[] }, options: object) => Promise<Results> }

// Half as many bytes as its `source`, for each page to read.
const file = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
const source = readFileSync(file, 'utf8')

/** The first two are measured apart, of one text of each kind (contrast.ts). The others are rules of WCAG 2.2, which axe has switched off. */
const rules = {
  'color-contrast': { enabled: false },
  'link-in-text-block': { enabled: false },
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
  'td-has-header': { enabled: true },
}
/** Puts axe into a page, once: an AxeBuilder does it twice in each analysis, which takes longer than the analysis. */
export async function loadAxe(page: Page) {
  await page.evaluate(source)
}

/** Violations that axe finds in the whole page: each rule with the first element that breaks it. */
export function violations(page: Page): Promise<string[]> {
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: Axe }
      // Selectors are for who wants to find the element again: here its HTML is shown.
      const answer = await axe.run(document, { ...options, resultTypes: ['violations'], selectors: false })
      return answer.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    { rules },
  )
}
