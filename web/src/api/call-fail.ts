export class CallFail extends Error {
  readonly status: number
  /** The refusal's code, `463` without a session, the status as text, or `NETWORK`. */
  readonly code: string
  /** `category.CODE` of the message. */
  readonly msgCode?: string
  readonly msgVar: Record<string, unknown>
  readonly msgDetail?: string
  /** In English; the HTTP status text where the envelope has none. */
  readonly msg?: string
  readonly statusText: string
  /** Request id for support. */
  readonly requestId?: string
  /** The Retry-After header: seconds, or a date. */
  readonly retryAfter: string | null

  constructor(status: number, fail: Partial<FailBody>, answer?: AnswerHead) {
    const msg = fail.msg ?? (fail.code ? undefined : answer?.statusText || undefined)
    super(msg ?? fail.code ?? `status ${status}`)
    this.name = 'CallFail'
    this.status = status
    this.code = fail.code ?? String(status)
    this.msgCode = fail.msgCode ?? undefined
    this.msgVar = fail.msgVar ?? {}
    this.msgDetail = fail.msgDetail ?? undefined
    this.msg = msg
    this.statusText = answer?.statusText ?? ''
    this.requestId = answer?.requestId ?? undefined
    this.retryAfter = answer?.retryAfter ?? null
  }

  /** An expected refusal; the page may show its own text. */
  get isRefusal(): boolean {
    return this.status === 200
  }
}

interface AnswerHead {
  statusText: string
  requestId: string | null
  retryAfter?: string | null
}

export interface FailBody {
  code: string
  msgCode?: string | null
  msgVar?: Record<string, unknown> | null
  msgDetail?: string | null
  msg?: string | null
}
