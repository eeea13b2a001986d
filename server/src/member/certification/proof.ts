import type { CertPurpose } from '@clubhouse/contract/member/certification'
import type { Context } from '../../platform/context.ts'
import { hashToken } from '../../platform/token.ts'
import * as sql from './sql.ts'

/** A refusal gives it back. Undefined when the token is unknown, expired, used or for another purpose. */
export function useProof(tx: Context, certToken: string, purpose: CertPurpose): Promise<sql.Proof | undefined> {
  return sql.use(tx.sql, hashToken(certToken), purpose)
}

/** Consumes a verification for a read, which may be repeated for a few seconds. */
export function useProofToRead(tx: Context, certToken: string, purpose: CertPurpose): Promise<sql.Proof | undefined> {
  return sql.useToRead(tx.sql, hashToken(certToken), purpose)
}

/** Reads a verification without consuming it; `isUsed` tells whether it was consumed before. */
export function lookAtProof({ sql: db }: Pick<Context, 'sql'>, certToken: string, purpose: CertPurpose) {
  return sql.look(db, hashToken(certToken), purpose)
}

/** True when an email verification is for this address; other methods identify the person. */
export function isOfEmail({ kind, email: proven }: sql.Proof, email: string): boolean {
  return kind !== 'EMAIL' || proven?.toLowerCase() === email.toLowerCase()
}
