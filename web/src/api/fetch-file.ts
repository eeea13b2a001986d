import { say } from '../language/speaking'
import { accessToken } from '../session/renew'
import { toast } from '../ui/feedback/toast'
import { CallFail, type FailBody } from './call-fail'
import { tellFail } from './tell-fail'

/** Fetches a file with the person's token and hands it to the browser to be saved. What goes wrong is told with a toast. */
export async function fetchFile(path: string, name: string): Promise<void> {
  try {
    const token = await accessToken()
    const answer = await fetch(`/hp/api${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
    if (!answer.ok || answer.headers.get('content-disposition') === null) {
      const { fail } = (await answer.json()) as { fail: FailBody }
      return tellFail(
        new CallFail(answer.status, fail, {
          statusText: answer.statusText,
          requestId: answer.headers.get('x-request-id'),
        }),
        false,
      )
    }
    const url = URL.createObjectURL(await answer.blob())
    const link = Object.assign(document.createElement('a'), { href: url, download: name })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  } catch {
    toast(say('common.NETWORK'), { type: 'error' })
  }
}
