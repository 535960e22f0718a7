import type { NewDocument } from '#lake/store/mutate.ts'

export const documentCount = 10_000
const vocabularySize = 4000

/** Of `count` documents these are articles of fifteen paragraphs, and a hundredth authors; the rest are short pages. */
const postsOf = (count: number) => 0.6 * count

/** The same documents each time. */
export function* benchDocuments(count: number): Generator<NewDocument> {
  const [posts, authors] = [postsOf(count), count / 100]
  const random = seededRandom(7)
  const vocabulary = makeVocabulary(random)
  // Few words are frequent and most are rare, as in any language.
  const word = () => vocabulary[Math.floor(vocabularySize * random() ** 3)] ?? ''
  const text = (words: number) => Array.from({ length: words }, word).join(' ')
  const paragraphs = (count: number) =>
    Array.from({ length: count }, (_, index) => paragraph(index, text(38)))
  for (let n = 0; n < authors; n++) {
    yield { _id: `author-${n}`, _type: 'author', name: text(2), slug: slug(`author-${n}`) }
  }
  for (let n = 0; n < count - authors; n++) {
    const isPost = n < posts
    yield {
      _id: isPost ? `post-${n}` : `page-${n}`,
      _type: isPost ? 'post' : 'page',
      title: text(7),
      slug: slug(isPost ? `post-${n}` : `page-${n}`),
      publishedAt: new Date(1.6e12 + random() * 1e11).toISOString(),
      author: { _type: 'reference', _ref: `author-${n % authors}` },
      body: paragraphs(isPost ? 15 : 3),
    }
  }
}

export function slugOf(n: number, count = documentCount): string {
  return `post-${(n * 7919) % postsOf(count)}`
}

function slug(current: string) {
  return { _type: 'slug', current }
}

function paragraph(index: number, text: string) {
  const children = [{ _type: 'span', _key: `s${index}`, text, marks: [] }]
  return { _type: 'block', _key: `b${index}`, style: 'normal', markDefs: [], children }
}

function makeVocabulary(random: () => number): string[] {
  const syllables =
    'ca fi ju ros ção in fla ren da te sou ro pra zo ta xa bra sil cu po lí qui do ím pos to'.split(' ')
  const syllable = () => syllables[Math.floor(syllables.length * random())] ?? ''
  return Array.from({ length: vocabularySize }, () =>
    Array.from({ length: 1 + Math.floor(4 * random()) }, syllable).join(''),
  )
}

/** Numbers from 0 to 1, always the same ones (a linear congruential generator). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}
