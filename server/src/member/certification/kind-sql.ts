import type { Sql } from '../../platform/database.ts'
import type { CertKindTable } from '../../platform/tables.ts'

export async function version(sql: Sql): Promise<number> {
  const [row] = await sql<{ version: number }[]>`select sum(version)::int as version from cert_kind`
  return row!.version
}

export async function settings(sql: Sql) {
  return sql<(Pick<CertKindTable, 'kind' | 'isUse' | 'siteCode' | 'sealedSecret'> & { mailFrom: string | null })[]>`
    select k.kind, k.is_use, k.site_code, k.sealed_secret,
      case when k.kind = 'EMAIL' then (select coalesce(nullif(sender_mail, ''), email) from club) end as mail_from
    from cert_kind k left join code c on c.group_id = '754' and c.key = k.kind
    order by c.order_no, k.kind`
}

export async function lock(sql: Sql): Promise<void> {
  await sql`select from cert_kind order by kind for update`
}

export async function change(
  sql: Sql,
  { kind, isUse, siteCode, sealedSecret }: { kind: string; isUse: boolean; siteCode?: string; sealedSecret?: string },
): Promise<void> {
  await sql`
    update cert_kind set is_use = ${isUse}, site_code = coalesce(${siteCode ?? null}, site_code),
      sealed_secret = coalesce(${sealedSecret ?? null}, sealed_secret), version = version + 1
    where kind = ${kind}`
}

/** Settings of the NICE exchange with the encrypted secret; undefined when it is not in use. */
export async function nice(sql: Sql) {
  const [row] = await sql<Pick<CertKindTable, 'siteCode' | 'sealedSecret' | 'apiUrl' | 'formUrl'>[]>`
    select site_code, sealed_secret, api_url, form_url from cert_kind where kind = 'NICE' and is_use`
  return row
}
