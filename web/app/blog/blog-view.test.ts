import { expect, test } from 'vitest'
import { blogPath, lastPage, pagesAround, readPage } from './blog-view.ts'

test('an address holds what is not as always', () => {
  expect(blogPath({ order: 'atualizados', page: 1 })).toBe('/blog')
  expect(blogPath({ order: 'recentes', page: 3, theme: 'cripto' })).toBe(
    '/blog?tema=cripto&ordem=recentes&pagina=3',
  )
})

test.each(['0', '-1', '1.5', 'dois', '', '10000', '01'])('%j is no page', (text) => {
  expect(readPage(text)).toBeUndefined()
})

test('the last page', () => {
  expect([0, 1, 12, 13, 24, 25].map(lastPage)).toEqual([1, 1, 1, 2, 2, 3])
})

test('the pages to link to', () => {
  expect(pagesAround(1, 1)).toEqual([1])
  expect(pagesAround(2, 4)).toEqual([1, 2, 3, 4])
  expect(pagesAround(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
})
