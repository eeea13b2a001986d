import { createTranslator } from '@clubhouse/contract/text/club-translator'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { speakHere, speakingHere } from '../language/speaking'
import { dialogs } from '../ui/feedback/dialog'
import { toasts } from '../ui/feedback/toast'
import { barItems, removeFromBar } from '../ui/feedback/toast-bar'
import { CallFail, type FailBody } from './call-fail'
import { caller, callFor, type RunningHold } from './caller'
import { alertFail, showFail } from './show-fail'

const lost = vi.fn()
let hold: RunningHold | undefined
callFor({ ...caller(), lose: lost, runningHold: () => hold })

const TEXTS = {
  'common.403': 'You may not open this.',
  'common.500': 'Something went wrong.',
  'common.REQUEST_ID': 'Number for the club: {{id}}',
  'session.463': 'Your session has ended.',
  'session.HOLD_UNSURE': 'You held {{time}}.',
  'reservation.TAKEN': '{{time}} is taken.',
}
const club = { clubCode: 'GC001', siteCode: 'X', zone: 'Asia/Seoul', currency: 'KRW', langs: [], defaultLang: 'en' }
speakHere(createTranslator('en', TEXTS, club), club, 1)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { close } of dialogs.get()) close()
  for (const { id } of barItems.get()) removeFromBar(id)
  vi.runAllTimers()
  vi.useRealTimers()
  lost.mockClear()
})

const head = { statusText: 'Not Here', requestId: 'r-1' }
const failOf = (status: number, fail: Partial<FailBody> = {}) => new CallFail(status, fail, head)
const said = () => toasts.get().map(({ text, type }) => `${type}: ${text}`)

describe('the error catalogue, as toasts', () => {
  test.each<[string, number, Partial<FailBody>, string]>([
    ['463 shows msgDetail', 401, { code: '463', msgDetail: 'Logged in elsewhere.' }, 'Logged in elsewhere.'],
    ['463 without detail', 401, { code: '463' }, 'Your session has ended.'],
    [
      'msgCode, translated',
      200,
      { code: 'TAKEN', msgCode: 'reservation.TAKEN', msgVar: { time: '07:12' }, msgDetail: 'd', msg: 'm' },
      '07:12 is taken.',
    ],
    [
      'msgCode without translation: msgDetail',
      200,
      { code: 'X', msgCode: 'no.X', msgDetail: 'detail', msg: 'msg' },
      'detail',
    ],
    ['no msgCode, no msgDetail: msg', 200, { code: 'X', msg: 'msg' }, 'msg'],
    ['403 shows our sentence and the status text', 403, { code: '403' }, 'You may not open this. (403 Not Here)'],
    ['404 without a sentence shows the status text', 404, { code: '404', msg: 'm' }, '404 Not Here'],
    ['500 shows our sentence and the status text', 500, { code: '500' }, 'Something went wrong. (500 Not Here)'],
    ['another status shows what was said', 422, { msg: 'msg' }, 'msg'],
    ['another status without a word shows its own text', 422, {}, 'Not Here'],
  ])('%s', (_, status, fail, text) => {
    showFail(failOf(status, fail), false)
    expect(said()).toEqual([`error: ${text}`])
    expect(lost).toHaveBeenCalledTimes(fail.code === '463' ? 1 : 0)
  })

  test.each([
    [403, 'You may not open this. (403 Forbidden)'],
    [404, '404 Not Found'],
    [500, 'Something went wrong. (500 Internal Server Error)'],
  ])('over HTTP/2, which has no status text, %i names it all the same', (status, text) => {
    showFail(new CallFail(status, { code: String(status) }), false)
    expect(said()).toEqual([`error: ${text}`])
  })

  test('a refusal that the page shows itself has no toast, a fault still has one', () => {
    showFail(failOf(200, { code: 'TAKEN', msg: 'msg' }), true)
    expect(said()).toEqual([])
    showFail(failOf(503, { code: '503', msg: 'away' }), true)
    expect(said()).toEqual(['error: away'])
  })

  test('a hold that was running when the session was lost is named, and stays to be read', () => {
    hold = { time: '07:12', date: '2026-11-25', course: 'Lake', until: '2026-11-21T00:00:00Z' }
    showFail(failOf(401, { code: '463' }), false)
    expect(barItems.get().map(({ text }) => text)).toEqual(['You held 07:12.'])
    hold = undefined
  })

  test('another language says its own sentence for 463, for msgDetail is in English', () => {
    const { translator } = speakingHere()!
    translator.learn('ko', { 'session.463': '로그인이 종료되었습니다.' })
    void translator.changeLanguage('ko')
    showFail(failOf(401, { code: '463', msgCode: 'session.463', msgDetail: 'Your session has ended.' }), false)
    void translator.changeLanguage('en')
    expect(said()).toEqual(['error: 로그인이 종료되었습니다.'])
  })
})

describe('the alert dialog on an error', () => {
  test.each<[string, unknown, object]>([
    ['msgDetail first', failOf(400, { msgDetail: 'detail', msg: 'msg' }), { message: 'detail' }],
    ['else msg', failOf(400, { msg: 'msg' }), { message: 'msg' }],
    ['else the text of the error', new Error('broken'), { message: 'broken' }],
    ['else what is always true', undefined, { message: 'Something went wrong.' }],
    [
      'with the translated msgCode below it',
      failOf(200, { msgCode: 'reservation.TAKEN', msgVar: { time: '07:12' }, msgDetail: 'detail', msg: 'msg' }),
      { message: 'detail', code: '07:12 is taken.' },
    ],
    [
      'not the same sentence twice',
      failOf(200, { msgCode: 'reservation.TAKEN', msgVar: { time: '07:12' }, msg: '07:12 is taken.' }),
      { message: '07:12 is taken.', code: undefined },
    ],
  ])('%s', (_, error, words) => {
    alertFail(error, 'Sorry')
    expect(dialogs.get()).toHaveLength(1)
    expect(dialogs.get()[0]).toMatchObject({ kind: 'alert', title: 'Sorry', ...words })
  })

  test('says the number to name to the club', () => {
    alertFail(failOf(500))
    expect(dialogs.get()[0]).toMatchObject({ number: 'Number for the club: r-1' })
  })
})
