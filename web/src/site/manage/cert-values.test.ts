import { changeKinds } from '@clubhouse/contract/member/certification'
import { expect, test } from 'vitest'
import type { Values } from '../../ui/form/draft'
import { type Cert, certChecks, changesOf, valuesOf } from './cert-values'

const kind = (name: string, isUse: boolean, hasSecret = false) => ({ kind: name, isUse, siteCode: '', hasSecret })
const cert: Cert = {
  kinds: ['EMAIL', 'PASSKEY'],
  settings: [kind('NICE', false), kind('EMAIL', true), kind('STAFF', false), kind('PASSKEY', true)],
  password: { policy: 'strict', days: 0 },
  version: 4,
}
const all = valuesOf(cert)
const faults = (values: Values, of = cert) =>
  Object.values(certChecks(of))
    .map((check) => check?.({ ...all, ...values }))
    .filter(Boolean)

test('shows every way and no secret', () => {
  expect(all).toEqual({
    'use NICE': false,
    'siteCode NICE': '',
    'secret NICE': '',
    'use EMAIL': true,
    'use STAFF': false,
    'use PASSKEY': true,
    policy: 'strict',
    days: '0',
  })
})

test.each<[Values, string[]]>([
  [{}, []],
  [{ 'use EMAIL': false }, ['site-info.CERT_NONE']],
  [{ 'use EMAIL': false, 'use STAFF': true, 'use PASSKEY': false }, []],
  [{ 'use NICE': true }, ['site-info.SITE_CODE_MISSING', 'site-info.SECRET_MISSING']],
  [{ 'use NICE': true, 'siteCode NICE': 'C1', 'secret NICE': ' ' }, ['site-info.SECRET_MISSING']],
  [{ 'use NICE': true, 'siteCode NICE': 'C1', 'secret NICE': 'hush' }, []],
])('%j lacks %j', (values, wrong) => {
  expect(faults(values)).toEqual(wrong)
})

test('a secret that is kept need not be typed again', () => {
  const kept = { ...cert, settings: [kind('NICE', true, true)] }
  expect(faults({ 'use NICE': true, 'siteCode NICE': 'C1' }, kept)).toEqual([])
})

test('sends all ways, the secret only when it is typed, passwords only when they change', () => {
  const sent = (changes: Values) => {
    const input = changesOf(cert, { ...all, ...changes })
    expect(changeKinds.input.safeParse({ ...input, version: 4 }).success).toBe(true)
    return input
  }
  expect(sent({ 'use STAFF': true })).toEqual({
    kinds: [
      { kind: 'NICE', isUse: false, siteCode: '' },
      { kind: 'EMAIL', isUse: true },
      { kind: 'STAFF', isUse: true },
      { kind: 'PASSKEY', isUse: true },
    ],
  })
  expect(sent({ 'secret NICE': ' hush ' }).kinds[0]).toEqual({
    kind: 'NICE',
    isUse: false,
    siteCode: '',
    secret: 'hush',
  })
  expect(sent({ days: '90' }).password).toEqual({ policy: 'strict', days: 90 })
})
