import type { Topic } from './case.ts'
import { library } from './library.ts'

export const references: Topic = {
  documents: library,
  cases: [
    ['*[_id == "~b1"][0].author->name', 'Ana'],
    ['*[_id == "~b1"][0]{"a": author->name}', { a: 'Ana' }],
    ['*[_id == "~b1"][0]{author->{name, born}}', { author: { name: 'Ana', born: 1960 } }],
    ['*[_id == "~b1"][0].author->friend->name', 'Bia'],
    ['*[_id == "~b1"][0].author->friend->friend->_id', '~a1'],
    ['*[_id == "~b4"][0].author->', null, { section: 'Dereference: no such document' }],
    ['*[_id == "~b4"][0]{"n": author->name}', { n: null }],
    ['*[_id == "~b4"][0]{author->{name}}', { author: null }],
    ['*[_id == "~b1"][0].title->', null, { section: 'Dereference: not an object' }],
    ['*[_id == "~b1"][0].slug->', null, { section: 'Dereference: no _ref' }],
    ['*[_id == "~b1"][0].missing->name', null],
    ['*[_id == "~b2"][0].related[]->title', ['Juros simples', 'Ações', null]],
    ['*[_id == "~b2"][0].related[]->{title}', [{ title: 'Juros simples' }, { title: 'Ações' }, null]],
    ['*[_id == "~b2"][0].related[0]->title', 'Juros simples'],
    ['*[_id == "~b2"][0].related[1]->author->name', 'Bia'],
    ['array::compact(*[_id == "~b2"][0].related[]->title)', ['Juros simples', 'Ações']],
    ['count(*[_id == "~b2"][0].related[]->)', 3],
    ['(*[_type == "~book"] | order(_id))[].author->name', ['Ana', 'Ana', 'Bia', null]],
    ['*[_id == "~b2"][0]{"r": related[_ref == "~b3"][0]->year}', { r: 2010 }],
    ['{"_ref": "~a1"}->name', 'Ana', { section: 'Dereference: any object with a _ref' }],
    ['{"_ref": 1}->name', null],
    ['(*[references("~a1")] | order(_id))[]._id', ['~a2', '~b1', '~b2']],
    ['(*[_type == "~book" && references("~a1")] | order(_id))[]._id', ['~b1', '~b2']],
    ['(*[references("~b1", "~b3")])[]._id', ['~b2']],
    ['(*[_type == "~book" && references(["~a1", "~a2"])] | order(_id))[]._id', ['~b1', '~b2', '~b3']],
    ['*[references("~none")]', []],
    ['*[_type == "~book" && references([])]', [], { section: 'references: no ids' }],
    ['*[_type == "~book" && references(null)]', []],
    ['*[_id == "~a2"][0]{"books": count(*[references(^._id) && _type == "~book"])}', { books: 1 }],
    ['count(*[_type == "~author" && !references("~a1")])', 2],
  ],
}

export const scopes: Topic = {
  documents: library,
  cases: [
    ['@', null, { section: 'This expression: outside of everything' }],
    ['^', null],
    ['*[_id == "~b1"][0].tags[@ == "juros"]', ['juros']],
    ['*[_id == "~b1"][0]{"t": @.title}', { t: 'Juros simples' }],
    [
      '*[_id == "~b1"][0]{"r": reviews[]{"of": ^.title, stars}}',
      {
        r: [
          { of: 'Juros simples', stars: 5 },
          { of: 'Juros simples', stars: 3 },
        ],
      },
    ],
    [
      '*[_type == "~author"] | order(_id){name, "books": *[_type == "~book" && author._ref == ^._id] | order(_id){title}}',
      [
        { name: 'Ana', books: [{ title: 'Juros simples' }, { title: 'Renda fixa' }] },
        { name: 'Bia', books: [{ title: 'Ações' }] },
        { name: 'Caio', books: [] },
      ],
    ],
    [
      '*[_type == "~author"] | order(_id){"n": count(*[_type == "~book" && author._ref == ^._id])}.n',
      [2, 1, 0],
    ],
    [
      '*[_id == "~a1"][0]{"x": *[_id == "~b3"][0]{"same": year == ^.born, "outer": ^.name}}',
      { x: { same: false, outer: 'Ana' } },
    ],
    [
      '*[_id == "~a1"][0]{"x": *[_id == "~b1"]{"y": reviews[]{"z": ^.^.name}}}',
      { x: [{ y: [{ z: 'Ana' }, { z: 'Ana' }] }] },
    ],
    [
      '*[_type == "~book" && count(*[_type == "~book" && year == ^.year]) > 1] | order(_id){_id}',
      [{ _id: '~b2' }, { _id: '~b3' }],
    ],
    ['*[_id == "~b1"][0]{"p": ^.title}', { p: null }, { section: 'Parent: beyond the outermost scope' }],
    ['*[_id == "~b1"][0]{"best": reviews[stars == math::max(^.reviews[].stars)][0].by}', { best: 'x' }],
    ['*[_id == "~b1"][0]{"s": math::sum(reviews[].stars), "a": math::avg(reviews[].stars)}', { s: 8, a: 4 }],
    ['*[_id == "~b1"][0]{"s": select(year > 2000 => "novo", "velho")}', { s: 'novo' }],
    ['*[_id == "~b4"][0]{"p": coalesce(price, 10)}', { p: 0 }],
    ['*[_id == "~b3"][0]{"p": coalesce(price, 10)}', { p: 10 }],
    ['*[_id == "~b1"][0]{"j": array::join(tags, "/")}', { j: 'juros/básico' }],
    [
      '*[_type == "~book"].tags[] | order(@)',
      ['básico', 'juros', 'renda'],
      {
        section: 'EvaluateTraversalFlatMap',
        differs: {
          answer: ['básico', 'juros', 'renda', null],
          reason: 'groq-js keeps the null of a document without the array',
        },
      },
    ],
    ['array::unique(*[_type == "~book"].year) | order(@)', [1999, 2001, 2010]],
    ['math::sum(*[_type == "~book"].price)', 75.5],
    ['math::max(*[_type == "~book"].year)', 2010],
    [
      '*[_type == "~book" && year == math::max(*[_type == "~book"].year)] | order(_id){_id}[0]',
      { _id: '~b2' },
    ],
    ['count(*[_type == "~book"][0...2])', 2],
    ['*[_type == "~author"]{_id} | order(_id) [1]._id', '~a2'],
    ['"~b1" in *[_type == "~book"]._id', true],
    ['"~a1" in *[_type == "~book"]._id', false],
  ],
}

export const parameters: Topic = {
  documents: library,
  cases: [
    ['$x', 1, { params: { x: 1 } }],
    ['$x', null, { params: { x: null } }],
    ['$x', 'a"b\\c', { params: { x: 'a"b\\c' } }],
    ['$x', { a: [1, { b: null }] }, { params: { x: { a: [1, { b: null }] } } }],
    ['$x.a[1].b', 2, { params: { x: { a: [1, { b: 2 }] } } }],
    ['$a + $b', 3, { params: { a: 1, b: 2 } }],
    ['$a == $b', false, { params: { a: 1, b: '1' } }],
    ['2 in $list', true, { params: { list: [1, 2] } }],
    [
      '*[_type == $type && year == $year] | order(_id)[0]._id',
      '~b2',
      { params: { type: '~book', year: 2010 } },
    ],
    ['*[_id == $id][0].title', 'Ações', { params: { id: '~b3' } }],
    ['*[slug.current == $slug && _type == "~book"][0]._id', '~b1', { params: { slug: 'juros-simples' } }],
    ['(*[_id in $ids] | order(_id))[]._id', ['~b1', '~b3'], { params: { ids: ['~b3', '~b1', '~none'] } }],
    ['*[_id in $ids]', [], { params: { ids: [] } }],
    [
      '(*[_type == "~book"] | order(title))[$from...$to].title',
      ['Juros simples', 'Renda fixa'],
      { params: { from: 1, to: 3 } },
    ],
    ['(*[_type == "~book"] | order(title))[$n].title', 'Renda fixa', { params: { n: 2 } }],
    ['*[_type == "~book" && price > $min]._id | order(@)', ['~b1', '~b2'], { params: { min: 0 } }],
    ['*[_type == "~book" && isNew == $new] | order(_id){_id}', [{ _id: '~b1' }], { params: { new: false } }],
    ['*[_type == "~book" && title match $q]._id', ['~b2'], { params: { q: 'renda*' } }],
    [
      '*[_type == "~book" && references($id)] | order(_id){_id}',
      [{ _id: '~b1' }, { _id: '~b2' }],
      { params: { id: '~a1' } },
    ],
    ['select($on => "sim", "não")', 'sim', { params: { on: true } }],
    ['{"v": $text}', { v: '*[true]' }, { params: { text: '*[true]' } }],
    ['$x', 'ç😀', { params: { x: 'ç😀' } }],
  ],
  refused: [['$x'], ['*[_id == $missing]', { params: { other: 1 } }]],
}
