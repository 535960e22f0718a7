import { expect, test } from '@playwright/test'
import { stack } from '../stack.ts'
import { content } from './content.ts'

const page = `${stack.site}/contato`
const notice = {
  text: 'Domingo, das 2 às 4 da manhã, o site para',
  href: '/status-mercado',
  from: '2026-01-01T00:00:00Z',
  to: '2099-01-01T00:00:00Z',
}

test.afterAll(() => content.patch('site-settings').unset(['notice']).commit())

test('a notice stands on a page between its hours, and a kept page hides it after them', async ({
  page: reader,
}) => {
  await content.patch('site-settings').set({ notice }).commit()
  await expect.poll(async () => (await fetch(page)).text(), { intervals: [50] }).toContain(notice.text)
  await reader.goto(page)
  await expect(reader.getByRole('link', { name: notice.text })).toBeVisible()
  await reader.clock.setFixedTime('2099-01-02T00:00:00Z')
  await reader.reload()
  await expect(reader.getByRole('link', { name: notice.text })).toBeHidden()
})
