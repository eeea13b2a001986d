import { serverNow } from '../../api/clock'
import { dropDraft, readDraft, writeDraft } from '../../ui/form/kept-draft'
import type { Proof } from '../certification/proof'

const NAME = 'recovery'

/** Carries a proof to the page where it is used, through a reload, no further than this window. */
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
