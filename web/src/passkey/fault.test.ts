import { describe, expect, it } from 'vitest'
import { CallFail } from '../api/call-fail'
import { faultOf, isCancelled } from './fault'

const thrown = (name: string) => Object.assign(new Error('in the words of a browser'), { name })

describe('what went wrong with a passkey', () => {
  it.each([
    [thrown('NotAllowedError'), 'passkey.CANCELLED'],
    [thrown('AbortError'), 'passkey.CANCELLED'],
    [thrown('InvalidStateError'), 'passkey.ALREADY'],
    [thrown('SecurityError'), 'passkey.WRONG_PLACE'],
    [thrown('ConstraintError'), 'passkey.UNFIT'],
    [thrown('NotSupportedError'), 'passkey.UNFIT'],
    [new CallFail(400, { code: '400', msgDetail: 'origin' }), 'passkey.WRONG_PLACE'],
    [new CallFail(200, { code: 'WRONG_STATE', msgVar: { state: 'FULL' } }), 'passkey.FULL'],
    [new CallFail(200, { code: 'WRONG_STATE', msgVar: { state: 'ADDED' } }), 'passkey.ALREADY'],
    [new CallFail(200, { code: 'WRONG_STATE', msgVar: { state: 'REQUIRED' } }), 'passkey.LAST'],
    [new CallFail(200, { code: 'CERT_WRONG' }), 'passkey.UNCHECKED'],
    [new CallFail(200, { code: 'CERT_EXPIRED' }), undefined],
    [new CallFail(200, { code: 'BLOCKED' }), undefined],
    [new CallFail(400, { code: '400', msgDetail: 'name' }), undefined],
    [new CallFail(503, { code: '503' }), undefined],
    [new CallFail(0, { code: 'NETWORK' }), undefined],
    [thrown('TypeError'), undefined],
  ])('%s', (error, message) => {
    expect(faultOf(error)).toBe(message)
    expect(isCancelled(error)).toBe(message === 'passkey.CANCELLED')
  })
})
