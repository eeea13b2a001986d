/** A call that did not bring data: a refusal of the club, or something that went wrong on the way. */
export class CallFail extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** The refusal's code, `463` without a session, the status as text, or `NETWORK`. */
  readonly code: string
  /** `category.CODE` of the message. */
  readonly msgCode?: string
  readonly msgVar: Record<string, unknown>
  readonly msgDetail?: string
  /** In plain English; the status text where the club said nothing. */
  readonly msg?: string
  readonly statusText: string
  /** What to tell the club when asking for help. */
  readonly requestId?: string
  /** The header of that name: seconds, or a date. */
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

  /** The club's rules said no: expected, and the page may have its own words for it. */
  get isRefusal(): boolean {
    return this.status === 200
  }
}

/** What an answer says before its body. */
interface AnswerHead {
  statusText: string
  requestId: string | null
  retryAfter?: string | null
}

/** `fail` of the envelope. */
export interface FailBody {
  code: string
  msgCode?: string | null
  msgVar?: Record<string, unknown> | null
  msgDetail?: string | null
  msg?: string | null
}
