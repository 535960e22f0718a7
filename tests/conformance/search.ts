import type { Topic } from './case.ts'
import { library } from './library.ts'

// The specification leaves tokens and patterns to each implementation. These follow Sanity's documentation of `match`:
// words are compared whole and without case, `*` stands for any characters, and every pattern must match.
export const match: Topic = {
  documents: library,
  cases: [
    ['"Renda fixa" match "renda"', true],
    ['"Renda fixa" match "FIXA"', true],
    ['"Renda fixa" match "ren"', false],
    ['"Renda fixa" match "ren*"', true],
    ['"Renda fixa" match "*xa"', true],
    ['"Renda fixa" match "r*a"', true],
    ['"Renda fixa" match "fixa renda"', true],
    ['"Renda fixa" match "renda variável"', false],
    ['"Renda fixa" match ["renda", "fixa"]', true],
    ['"Renda fixa" match ["renda", "x"]', false, { section: 'Match operator: every pattern' }],
    ['["Renda", "fixa"] match "fixa"', true],
    ['["Renda", 1, null] match "renda"', true, { section: 'Match operator: only texts count' }],
    ['"Renda" match 1', false],
    ['"Renda" match null', false],
    ['"Renda" match []', false, { section: 'Match operator: no patterns' }],
    ['"Renda" match ["renda", 1]', false],
    ['null match "renda"', false],
    ['1 match "1"', false],
    ['"renda-fixa" match "fixa"', true],
    ['*[_type == "~book" && title match "juros"]._id', ['~b1']],
    ['*[_type == "~book" && title match "z*"]._id', ['~b4']],
    ['(*[_type == "~book" && [title, tags] match "renda"])[]._id', ['~b2']],
    ['*[_type == "~book" && tags match "bás*"]._id', ['~b1']],
    ['*[_type == "~book" && title match "nada"]', []],
    ['*[_type == "~book" && missing match "a"]', []],
  ],
}

// Scores are the implementation's own; what is compared is the order that they give.
export const score: Topic = {
  documents: library,
  cases: [
    ['(*[_type == "~book"] | score(title match "renda"))[0]._id', '~b2'],
    ['(*[_type == "~book"] | score(year == 1999))[0]._id', '~b4'],
    [
      '(*[_type == "~book"] | score(boost(title match "zero", 3), title match "juros"))[0...2]._id',
      ['~b4', '~b1'],
    ],
    [
      '(*[_type == "~book"] | score(boost(title match "juros", 9), title match "zero"))[0...2]._id',
      ['~b1', '~b4'],
    ],
    ['(*[_type == "~book"] | score(isNew, boost(year == 2010, 2), price > 40))[0...2]._id', ['~b2', '~b3']],
    [
      'count(*[_type == "~book"] | score(title match "nada"))',
      4,
      { section: 'score: it orders, it does not filter' },
    ],
    ['(*[_type == "~book"] | score(title match "renda"))[0]._score > 0', true],
    ['(*[_type == "~book"] | score(title match "zero") | order(_score desc))[0]._id', '~b4'],
    [
      '(*[_type == "~book"] | score(year == 1999) | score(boost(title match "juros", 5)))[0]._id',
      '~b1',
      { section: 'score: additive' },
    ],
    ['null | score(@ == 1)', null],
  ],
  refused: [['* | score()'], ['boost(true, 1)'], ['*[boost(true, 1)]']],
}

const draft = (id: string, fields: Record<string, unknown>) => ({
  _id: `drafts.${id}`,
  _type: '~note',
  ...fields,
})

export const perspectives: Topic = {
  documents: [
    { _id: '~n1', _type: '~note', text: 'publicada', link: { _type: 'reference', _ref: '~n2', _weak: true } },
    { _id: '~n2', _type: '~note', text: 'só publicada' },
    draft('~n1', { text: 'rascunho', link: { _type: 'reference', _ref: '~n3', _weak: true } }),
    draft('~n3', { text: 'só rascunho' }),
  ],
  cases: [
    ['(*[_type == "~note"] | order(_id))[]._id', ['~n1', '~n2']],
    ['(*[_type == "~note"] | order(_id))[]._id', ['~n1', '~n2'], { perspective: 'published' }],
    [
      '(*[_type == "~note"] | order(_id))[]._id',
      ['~n1', '~n2', 'drafts.~n1', 'drafts.~n3'],
      { perspective: 'raw' },
    ],
    ['(*[_type == "~note"] | order(_id))[]._id', ['~n1', '~n2', '~n3'], { perspective: 'drafts' }],
    ['*[_id == "~n1"][0].text', 'publicada'],
    ['*[_id == "~n1"][0].text', 'rascunho', { perspective: 'drafts' }],
    ['*[_id == "~n2"][0].text', 'só publicada', { perspective: 'drafts' }],
    ['*[_id == "~n3"][0].text', null],
    ['*[_id == "~n3"][0].text', 'só rascunho', { perspective: 'drafts' }],
    ['*[_id == "drafts.~n1"][0].text', null],
    ['*[_id == "drafts.~n1"][0].text', 'rascunho', { perspective: 'raw' }],
    ['*[_id == "~n1"][0]._originalId', 'drafts.~n1', { perspective: 'drafts' }],
    ['*[_id == "~n2"][0]._originalId', '~n2', { perspective: 'drafts' }],
    ['*[_id == "~n1"][0].link->text', 'só publicada'],
    ['*[_id == "~n1"][0].link->text', 'só rascunho', { perspective: 'drafts' }],
    ['*[_id == "~n1"][0].link->text', 'só publicada', { perspective: 'raw' }],
    ['*[_id == "drafts.~n1"][0].link->text', null, { perspective: 'raw' }],
    ['count(*[_type == "~note" && _id in path("drafts.**")])', 2, { perspective: 'raw' }],
    ['count(*[_type == "~note" && !(_id in path("drafts.**"))])', 2, { perspective: 'raw' }],
    ['count(*[_type == "~note" && references("~n2")])', 1],
    ['count(*[_type == "~note" && references("~n2")])', 0, { perspective: 'drafts' }],
    ['"drafts.a" in path("drafts.**")', true],
    ['"drafts.a.b" in path("drafts.**")', true],
    ['"drafts.a.b" in path("drafts.*")', false],
    ['"a.b" in path("*.b")', true],
    ['"a" in path("a")', true],
    ['"a" in path("b")', false],
    ['null in path("a")', null],
    ['sanity::versionOf("~n1")', null],
    ['count(*[_type == "~note" && sanity::versionOf("~n1")])', 2, { perspective: 'raw' }],
  ],
}

export const refusals: Topic = {
  cases: [],
  refused: [
    ['*['],
    ['*[_type == "a"'],
    ['{"a": }'],
    ['1 +'],
    ['"aberta'],
    ['(1'],
    ['[1, 2'],
    ['*[_type = "a"]'],
    ['a b'],
    ['nenhuma(1)'],
    ['string::nenhuma("a")'],
    ['nenhum::lower("a")'],
    ['* | nenhuma(1)'],
    ['count()'],
    ['count([1], [2])'],
    ['defined()'],
    ['length("a", "b")'],
    ['round(1, 2, 3)'],
    ['references()'],
    ['* | order()'],
    ['[1, 2][0.5]', { differs: { answer: null, reason: 'groq-js finds no element there' } }],
    ['[1, 2][0..0.5]', { differs: { answer: [1], reason: 'groq-js cuts the fraction off' } }],
    ['{1 + 1}'],
    ['{count([])}'],
    ['before()'],
    ['after()'],
    [
      'delta::operation()',
      { differs: { answer: null, reason: 'groq-js knows no change outside of a webhook' } },
    ],
    ['select(1, true => 2)'],
    ['title asc'],
    [
      '"\\u{110000}"',
      { differs: { answer: '\u0000', reason: 'groq-js takes the last 16 bits of any escape' } },
    ],
    ['"\\x"', { differs: { answer: 'undefined', reason: 'groq-js does not check escapes' } }],
  ],
}
