import { describe, expect, it } from 'vitest'
import { autoreply, exchange, gmail, postfix } from '../../../test/bounces.ts'
import { bounceAddress, bounceKey, newBounceKey } from '../bounce-address.ts'
import { bouncedLine } from '../rules.ts'
import { readReport, readStatus } from './report.ts'

const of = { to: 'kim@example.com', back: 'bounce+x@b.example', original: 'Subject: Your code\r\n\r\n482913' }
const read = (text: string) => readReport(Buffer.from(text))

describe('the address that a mail comes back to', () => {
  const key = newBounceKey()
  it.each([
    [bounceAddress(key, 'b.example'), key],
    [bounceAddress(key, 'B.Example').toUpperCase(), key],
    [bounceAddress(key, 'c.example'), undefined],
    [bounceAddress(key.slice(1), 'b.example'), undefined],
    [`x${bounceAddress(key, 'b.example')}`, undefined],
    [`bounce+${key}@b.example@c.example`, undefined],
    ['bounce@b.example', undefined],
    ['', undefined],
  ])('%s', (address, found) => {
    expect(bounceKey(address, 'b.example')).toBe(found)
  })
  it('is another each time, and fits an address', () => {
    expect(newBounceKey()).not.toBe(key)
    expect(bounceAddress(key, '').length).toBeLessThanOrEqual(64)
  })
})

describe('readReport', () => {
  it.each([
    [
      'Postfix',
      postfix(of),
      'failed',
      '550 5.1.1 <kim@example.com>: Recipient address rejected: User unknown in virtual mailbox table',
    ],
    [
      'Exchange',
      exchange(of),
      'failed',
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient kim.minjun@tenant.onmicrosoft.example not found by SMTP address lookup',
    ],
    [
      'Gmail',
      gmail(of),
      'failed',
      '552-5.2.2 The recipient’s inbox is out of storage space and inactive. 552 5.2.2 https://support.google.com/mail/?p=OverQuotaPerm d9443c01a7336-22 - gsmtp',
    ],
    [
      'what Postfix gave up after days',
      postfix(of, {
        status: '4.4.1',
        diagnostic: 'Diagnostic-Code: X-Postfix; connect to mx[192.0.2.1]:25: timed out',
      }),
      'failed',
      '4.4.1 connect to mx[192.0.2.1]:25: timed out',
    ],
    [
      'what Postfix still tries',
      postfix(of, { action: 'delayed', status: '4.2.2', diagnostic: 'Diagnostic-Code: smtp; 452 4.2.2 full' }),
      'delayed',
      '452 4.2.2 full',
    ],
  ])('%s', async (_, text, action, reason) => {
    expect(await read(text)).toEqual({ action, reason })
  })

  it.each([
    ['an answer by itself, even with a report in it', autoreply(of)],
    ['a report of success', postfix(of, { action: 'delivered', status: '2.0.0' })],
    [
      'a report that a mail was read',
      postfix(of).replace('report-type=delivery-status', 'report-type=disposition-notification'),
    ],
    ['a report without its part', postfix(of).replace('message/delivery-status', 'text/plain')],
    ['nothing', ''],
    ['noise', '\u0000\u0001--\r\n\r\n--'],
  ])('is none: %s', async (_, text) => {
    expect(await read(text)).toBeUndefined()
  })

  it('reads reports with addresses of other letters', async () => {
    const text = postfix(of).replace('message/delivery-status', 'message/global-delivery-status')
    expect(await read(text)).toMatchObject({ action: 'failed' })
  })
})

describe('readStatus', () => {
  it.each([
    ['Action: failed\nStatus: 5.1.1 (bad address)', { action: 'failed', reason: '5.1.1' }],
    ['A: b\n \nACTION:Failed\n\n', { action: 'failed', reason: undefined }],
    [
      'A: b\r\n\r\nAction: relayed\r\n\r\nAction: delayed\r\n\r\nAction: failed\r\nStatus: 5.7.1',
      { action: 'failed', reason: '5.7.1' },
    ],
    ['Action: expanded', undefined],
  ])('%j', (text, report) => {
    expect(readStatus(text)).toEqual(report)
  })
})

it('tells no address that stands in a reason, and nothing that is no text', () => {
  expect(
    bouncedLine('550 <Kim@Example.com>\u0000 is now\r\n <min.jun@other.example>, said x@y.example.', 'kim@example.com'),
  ).toBe('550 <k•••@example.com> is now <m•••@other.example>, said x•••@y.example.')
  expect(bouncedLine('x'.repeat(400), 'a@b.example')).toHaveLength(300)
})
