import { expect, test } from 'vitest'
import { rulesInText } from './rules-in-text.ts'

const sentence = (rule: string) => ({ _type: 'block', children: [{ _type: 'ruleRef', rule }] })

test('rules listed, in sentences and in blocks inside blocks, each once', () => {
  const text = [sentence('iof-cartao'), { _type: 'faq', items: [{ answer: [sentence('fgc-limite')] }] }]
  expect(rulesInText(['jcp-imposto', 'iof-cartao'], text)).toEqual([
    'jcp-imposto',
    'iof-cartao',
    'fgc-limite',
  ])
})

test('what is no rule, or no longer one, is left out', () => {
  expect(rulesInText(['regra-que-saiu'], [sentence('outra'), null, 'texto'])).toEqual([])
  expect(rulesInText(null, undefined)).toEqual([])
})
