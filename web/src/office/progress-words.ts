import type { useText } from '../language/use-text'
import type { Work } from './works'

const WORDS = {
  reads: 'office.BULK_READS',
  changes: 'office.BULK_RUNS',
  exports: 'office.EXPORTING',
  imports: 'office.IMPORTING',
  invites: 'office.INVITING',
  sends: 'office.SENDING',
} as const satisfies Record<Work['kind'], string>

export const progressWords = (t: ReturnType<typeof useText>, { kind, over, of }: Work): string =>
  t(WORDS[kind], { over, count: of })
