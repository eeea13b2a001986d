import { StartError } from '../platform/config.ts'

export const CHANGED = 'it was cut off or changed'

/** An archive that is refused. @param how it is broken, behind a colon */
export const broken = (path: string, how: string) =>
  new StartError(`${path} is not a whole backup: ${how}. Nothing was changed.`)
