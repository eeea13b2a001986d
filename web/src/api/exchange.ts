import { CallFail, type FailBody } from './call-fail'
import { noteDateHeader, noteServerTime } from './clock'

/** No answer came: the line is down, or what came was cut off or not from the club. */
export const NO_ANSWER = 0

const noAnswer = () => new CallFail(NO_ANSWER, { code: 'NETWORK', msgCode: 'common.NETWORK' })

/**
 * One question and its answer over HTTP.
 * @returns the data of the envelope
 * @throws CallFail, or AbortError when it was cancelled
 */
export async function exchange(url: string, init: RequestInit): Promise<unknown> {
  const sentAt = Date.now()
  const { response, text } = await fetched(url, init)
  const answer = parsed(text)
  noteDateHeader(response.headers.get('date'), sentAt)
  if (response.ok && answer?.result) {
    const serverTime = (answer.data as { serverTime?: string } | null)?.serverTime
    if (serverTime) noteServerTime(serverTime, sentAt)
    return answer.data
  }
  // A page that lets nobody through, as in a hotel, answers everything with 200.
  if (response.ok && !answer) throw noAnswer()
  throw new CallFail(response.status, answer?.fail ?? {}, {
    statusText: response.statusText,
    requestId: response.headers.get('x-request-id'),
    retryAfter: response.headers.get('retry-after'),
  })
}

async function fetched(url: string, init: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(url, init)
    return { response, text: await response.text() }
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error
    throw noAnswer()
  }
}

interface Envelope {
  result: boolean
  data: unknown
  fail?: FailBody
}

function parsed(text: string): Envelope | undefined {
  try {
    const answer = JSON.parse(text)
    return typeof answer === 'object' && answer !== null && 'result' in answer ? answer : undefined
  } catch {
    return undefined
  }
}
