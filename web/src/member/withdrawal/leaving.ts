import { dropDraft, readDraft, writeDraft } from '../../ui/form/kept-draft'

const NAME = 'leaving'

/** What the last page of leaving says, after the account is gone from this browser. */
export interface Left {
  undoUntil: string
}

export function noteLeft(left: Left): void {
  writeDraft(NAME, { ...left })
}

export const recallLeft = (): Partial<Left> => readDraft(NAME) as Partial<Left>

/** It was taken back. */
export const forgetLeft = (): void => dropDraft(NAME)
