import { dropDraft, readDraft, writeDraft } from '../../ui/form/kept-draft'

const NAME = 'leaving'

/** Data for the last page, stored after the session is gone. */
export interface Left {
  undoUntil: string
}

export function noteLeft(left: Left): void {
  writeDraft(NAME, { ...left })
}

export const recallLeft = (): Partial<Left> => readDraft(NAME) as Partial<Left>

export const forgetLeft = (): void => dropDraft(NAME)
