import { serverNow } from '../../api/clock'
import { dropDraft, readDraft, writeDraft } from '../../ui/form/kept-draft'
import type { Proof } from '../certification/proof'

const NAME = 'recovery'

/** Carries a verification to the page that uses it, through a reload, within this window. */
export function noteProof(proof: Proof): void {
  writeDraft(NAME, { ...proof })
}

export function recallProof(): Proof | undefined {
  const proof = readDraft(NAME) as unknown as Partial<Proof>
  return proof.certToken && Date.parse(proof.expiresAt ?? '') > serverNow() ? (proof as Proof) : undefined
}

export function dropProof(): void {
  dropDraft(NAME)
}
