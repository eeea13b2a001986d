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
  readonly msg?: string
  readonly statusText: string
  /** What to tell the club when asking for help. */
  readonly requestId?: string

  constructor(status: number, fail: Partial<FailBody>, answer?: { statusText: string; requestId: string | null }) {
    super(fail.msg ?? fail.code ?? `status ${status}`)
    this.name = 'CallFail'
    this.status = status
    this.code = fail.code ?? String(status)
    this.msgCode = fail.msgCode ?? undefined
    this.msgVar = fail.msgVar ?? {}
    this.msgDetail = fail.msgDetail ?? undefined
    this.msg = fail.msg ?? undefined
    this.statusText = answer?.statusText ?? ''
    this.requestId = answer?.requestId ?? undefined
  }

  /** The club's rules said no: expected, and the page may have its own words for it. */
  get isRefusal(): boolean {
    return this.status === 200
  }
}

/** `fail` of the envelope. */
export interface FailBody {
  code: string
  msgCode?: string | null
  msgVar?: Record<string, unknown> | null
  msgDetail?: string | null
  msg?: string | null
}
