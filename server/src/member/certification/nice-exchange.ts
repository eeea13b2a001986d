/** Server-to-server calls. Source: NICE API, integrated identity check (calls 1 to 5 of its guide). */

const API = 'https://svc.niceapi.co.kr:22001'
export const FORM = 'https://nice.checkplus.co.kr/CheckPlusSafeModel/service.cb'
/** Product id of the integrated identity check, the same for every customer. */
const PRODUCT = '2101979031'
const TIMEOUT_MS = 5_000

/** The provider is unavailable, or refuses the club. */
export class NiceAway extends Error {}

export interface CryptoToken {
  siteCode: string
  tokenVersionId: string
  tokenVal: string
}

interface Customer {
  /** Client id and secret at the provider. */
  siteCode: string
  secret: string
  apiUrl: string | null
}

/** @param reqDtim yyyyMMddHHmmss @param epochSeconds of the same moment @throws NiceAway */
export async function cryptoToken(
  customer: Customer,
  { reqDtim, reqNo, epochSeconds }: { reqDtim: string; reqNo: string; epochSeconds: number },
): Promise<CryptoToken> {
  const api = customer.apiUrl ?? API
  const access = await ask(`${api}/digital/niceid/oauth/oauth/token`, {
    headers: {
      authorization: `Basic ${base64(`${customer.siteCode}:${customer.secret}`)}`,
      'content-type': 'application/x-www-form-urlencoded;charset=utf-8',
    },
    body: 'grant_type=client_credentials&scope=default',
  })
  const { dataBody } = await ask(`${api}/digital/niceid/api/v1.0/common/crypto/token`, {
    headers: {
      authorization: `bearer ${base64(`${access.dataBody?.access_token}:${epochSeconds}:${customer.siteCode}`)}`,
      'content-type': 'application/json',
      client_id: customer.siteCode,
      ProductID: PRODUCT,
    },
    body: JSON.stringify({
      dataHeader: { CNTY_CD: 'ko' },
      dataBody: { req_dtim: reqDtim, req_no: reqNo, enc_mode: '1' },
    }),
  })
  const { rsp_cd, result_cd, site_code, token_version_id, token_val } = dataBody ?? {}
  if (rsp_cd !== 'P000' || result_cd !== '0000' || !site_code || !token_version_id || !token_val)
    throw new NiceAway(`NICE answers ${rsp_cd} ${result_cd}`)
  return { siteCode: site_code, tokenVersionId: token_version_id, tokenVal: token_val }
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

interface Answer {
  dataHeader?: { GW_RSLT_CD?: string }
  dataBody?: Record<string, string | undefined>
}

async function ask(url: string, { headers, body }: { headers: Record<string, string>; body: string }): Promise<Answer> {
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const answer = (await response.json()) as Answer
    if (response.ok && answer.dataHeader?.GW_RSLT_CD === '1200') return answer
    throw new NiceAway(`NICE answers ${response.status} ${answer.dataHeader?.GW_RSLT_CD}`)
  } catch (error) {
    throw error instanceof NiceAway ? error : new NiceAway('NICE cannot be reached', { cause: error })
  }
}
