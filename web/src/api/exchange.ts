import type { Kind } from '@clubhouse/contract/call'
import { CallFail, type FailBody } from './call-fail'
import { noteClubTime } from './clock'

/** No valid response: connection lost, truncated, or not from the club. */
export const NO_ANSWER = 0

const noAnswer = () => new CallFail(NO_ANSWER, { code: 'NETWORK', msgCode: 'common.NETWORK' })

/**
 * One HTTP request.
 * @returns the data of the envelope, a download as a Blob, a stream as it comes, or what has no envelope as it is
 * @throws CallFail, or AbortError when it was cancelled
 */
export async function exchange(url: string, kind: Kind, init: RequestInit): Promise<unknown> {
  const sentAt = Date.now()
  const response = await reached(() => fetch(url, init))
  if (kind === 'download' && response.ok && response.headers.has('content-disposition'))
    return reached(() => response.blob())
  if (kind === 'stream' && response.ok && response.body) return response.body
  const answer = parsed(await reached(() => response.text()))
  const clubTime = Number(response.headers.get('club-time'))
  if (clubTime) noteClubTime(clubTime, sentAt)
  if (kind === 'plain' && response.ok && answer) return answer
  if (kind !== 'download' && response.ok && answer?.result) return answer.data
  throw failOf(response, answer && 'result' in answer ? answer : undefined)
}

async function reached<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error
    throw noAnswer()
  }
}

function failOf({ ok, status, statusText, headers }: Response, answer: Partial<Envelope> | undefined): CallFail {
  // A captive portal, as in a hotel, answers everything with 200.
  if (ok && !answer) return noAnswer()
  const [requestId, retryAfter] = [headers.get('x-request-id'), headers.get('retry-after')]
  return new CallFail(status, answer?.fail ?? {}, { statusText, requestId, retryAfter })
}

interface Envelope {
  result: boolean
  data: unknown
  fail: FailBody
}

function parsed(text: string): Partial<Envelope> | undefined {
  try {
    const answer = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}
