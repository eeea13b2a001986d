import { expect, test } from 'vitest'
import { proofIn } from './verification'

test.each([
  ['abc_123-xyz=', 'abc_123-xyz='],
  ['  abc  ', 'abc'],
  ['<meta name="google-site-verification" content="abc_123" />', 'abc_123'],
  ["<META NAME='naver-site-verification' CONTENT='0f1e2d'/>", '0f1e2d'],
  ['', ''],
])('%s', (typed, proof) => {
  expect(proofIn(typed)).toBe(proof)
})
