import { createECDH } from 'node:crypto'
import { expect, it } from 'vitest'
import { keysOf } from './push.ts'

it('the keys of a club follow from its secret, and belong to each other', () => {
  const { publicKey, privateKey } = keysOf('x'.repeat(32))
  expect(keysOf('x'.repeat(32))).toEqual({ publicKey, privateKey })
  expect(keysOf('y'.repeat(32)).publicKey).not.toBe(publicKey)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  expect(curve.getPublicKey('base64url')).toBe(publicKey)
})
