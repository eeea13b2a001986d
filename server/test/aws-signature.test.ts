import { expect, test } from 'vitest'
import { isSigned, type Received } from './aws-signature.ts'

// The examples that AWS publishes for S3 (Signature calculations for the Authorization header).
const KEY = 'AKIAIOSFODNN7EXAMPLE'
const SECRETS = new Map([[KEY, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY']])
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const COMMON = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' }
const authorization = (names: string, signature: string) =>
  `AWS4-HMAC-SHA256 Credential=${KEY}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`

const EXAMPLES: readonly (Pick<Received, 'method' | 'url'> & {
  more: Record<string, string>
  names: string
  signature: string
})[] = [
  {
    method: 'GET',
    url: '/test.txt',
    more: { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY },
    names: 'host;range;x-amz-content-sha256;x-amz-date',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    method: 'PUT',
    url: '/test%24file.text',
    more: {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    },
    names: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    method: 'GET',
    url: '/?lifecycle',
    more: { 'x-amz-content-sha256': EMPTY },
    names: 'host;x-amz-content-sha256;x-amz-date',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    method: 'GET',
    url: '/?max-keys=2&prefix=J',
    more: { 'x-amz-content-sha256': EMPTY },
    names: 'host;x-amz-content-sha256;x-amz-date',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
]

test.each(EXAMPLES)('$method $url', ({ method, url, more, names, signature }) => {
  const headers = { ...COMMON, ...more, authorization: authorization(names, signature) }
  expect(isSigned({ method, url, headers }, SECRETS)).toBe(true)
  expect(isSigned({ method: 'DELETE', url, headers }, SECRETS)).toBe(false)
  expect(isSigned({ method, url: `/other${url}`, headers }, SECRETS)).toBe(false)
  expect(isSigned({ method, url, headers: { ...headers, host: 'other' } }, SECRETS)).toBe(false)
  expect(isSigned({ method, url, headers }, new Map([[KEY, 'another secret']]))).toBe(false)
  expect(isSigned({ method, url, headers: COMMON }, SECRETS)).toBe(false)
})
