import type { CertPurpose } from '@clubhouse/contract/member/certification'
import type { Context } from '../../platform/context.ts'
import { hashToken } from '../../platform/token.ts'
import * as sql from './sql.ts'

/**
 * Uses a proof up: hand in the context of `write`, for a refusal gives it back. Undefined when the token is unknown,
 * old, used or for something else.
 */
export function useProof(tx: Context, certToken: string, purpose: CertPurpose): Promise<sql.Proof | undefined> {
  return sql.use(tx.sql, hashToken(certToken), purpose)
}

/** Uses a proof up for what is read with it; for some seconds the same may be read again. */
export function useProofToRead(tx: Context, certToken: string, purpose: CertPurpose): Promise<sql.Proof | undefined> {
  return sql.useToRead(tx.sql, hashToken(certToken), purpose)
}

/** Looks at a proof and leaves it as it is; `isUsed` tells whether it was used up before. */
export function lookAtProof({ sql: db }: Pick<Context, 'sql'>, certToken: string, purpose: CertPurpose) {
  return sql.look(db, hashToken(certToken), purpose)
}

/** True when an e-mail proof is of this very address; other ways prove the person. */
export function isOfEmail({ kind, email: proven }: sql.Proof, email: string): boolean {
  return kind !== 'EMAIL' || proven?.toLowerCase() === email.toLowerCase()
}
