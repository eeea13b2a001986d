import type { CertPurpose } from '@clubhouse/contract/member/certification'
import type { Sql } from '../../platform/database.ts'

/** The request of an answer. Its keys are deleted: an answer is decrypted once. */
export async function takeRequest(sql: Sql, tokenVersionId: string) {
  const [row] = await sql<{ certificationIdx: number; purpose: string; sealed: string }[]>`
    with found as (
      select certification_idx, purpose, sealed from certification
      where kind = 'NICE' and proven_at is null and expires_at > club_now()
        -- What is proven holds something else there.
        and case when proven_at is null then sealed::jsonb ->> 'tokenVersionId' end = ${tokenVersionId}
      for update)
    update certification c set sealed = null from found f where c.certification_idx = f.certification_idx
    returning f.certification_idx, f.purpose, f.sealed`
  return row
}

interface Person {
  identity: string
  name: string
  birthDate: string | null
  gender: string | null
  phoneNo: string | null
}

/** Account recovery finds the account by what NICE says; other purposes must match the given person. */
export async function proved(
  sql: Sql,
  certificationIdx: number,
  purpose: CertPurpose,
  p: Person,
  cameBack: string,
): Promise<boolean> {
  const isKnown = purpose === 'PASSWORD' || purpose === 'ACTIVATE'
  const [row] = await sql<{ isWhole: boolean }[]>`
    update certification c set proven_at = club_now(), sealed = ${cameBack}, name = ${p.name}, birth_date = ${p.birthDate}, gender = ${p.gender},
      phone_no = ${p.phoneNo}, identity_hash = identity_hash(${p.identity}),
      member_idx = case when ${isKnown} then (
        select m.member_idx from member m where m.identity_hash = identity_hash(${p.identity})
          and m.state in ('ACTIVE', 'DORMANT', 'PENDING', 'WITHDRAW_REQUESTED')
        order by m.last_login_at desc nulls last limit 1) else c.member_idx end
    where certification_idx = ${certificationIdx} and not exists (
      select from member m where m.member_idx = c.member_idx and m.identity_hash <> identity_hash(${p.identity}))
    returning true as is_whole`
  return row !== undefined
}
