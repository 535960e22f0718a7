import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { exportedBlog, foreignBlog } from '#scripts/content/foreign-blog.ts'
import { stack } from '../stack.ts'
import { content } from './content.ts'
import { generateSlug, goInStudio, newWindow, publishOpen } from './studio.ts'
import { expectPortuguese } from './words.ts'

const folder = mkdtempSync(join(tmpdir(), 'outro-projeto-'))
const ids = foreignBlog.map(({ _id }) => _id)

/** `npm run content -- import`, with the store's key. */
function importFile(file: string): string {
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ storeWriteToken: stack.writeToken }))
  const variables = { DATA_DIR: folder, STORE_PORT: new URL(stack.store).port }
  const command = ['scripts/content.ts', 'import', file]
  return execFileSync(process.execPath, command, { env: { ...process.env, ...variables }, encoding: 'utf8' })
}

test.afterAll(async () => {
  await content.delete({ query: '*[_id in $ids]', params: { ids: [...ids, 'drafts.news'] } })
  await content.delete({ query: '*[_type == "sanity.imageAsset" && originalFilename == "cover.png"]' })
  rmSync(folder, { recursive: true })
})

test('content of another project comes in: what the Studio knows is edited and published, the rest is told', async ({
  browser,
}) => {
  expect(importFile(exportedBlog(folder))).toContain('guardados sem formulário: post (1).')
  const page = await newWindow(browser)
  await goInStudio(page, '/structure/category;news')
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('News')
  await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Nome' }).fill('Novidades')
  await generateSlug(page, 'novidades')
  await publishOpen(page)
  expect(await content.getDocument('news')).toMatchObject({
    title: 'Novidades',
    slug: { current: 'novidades' },
    description: 'What is new.',
  })

  await goInStudio(page, `/intent/edit/id=${ids[0]};type=post`)
  const unknown = page.getByRole('heading', { name: /não conhece documentos do tipo “post”/ })
  await expect(unknown).toBeVisible()
  for (const path of ['post', `post;${ids[0]}`]) {
    await goInStudio(page, '/structure/category')
    await expect(unknown).toBeHidden()
    await goInStudio(page, `/structure/${path}`)
    await expect(unknown).toBeVisible()
  }
  await expectPortuguese(page, /Hello|Jane|News|What is new|Writes/)
  await page.close()
})
