import type { Value } from './draft'
import { isOf } from './file-type'

/** Files of a record: the keys of those that are saved, and those that were chosen. */
export type FileList = readonly (string | File)[]

/** The files that were chosen. */
export const newFiles = (value: Value | undefined): File[] =>
  Array.isArray(value) ? value.filter((one) => one instanceof File) : []

/** The keys of the saved ones that stay. */
export const keptFiles = (value: Value | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

export interface FileRules {
  most: number
  maxBytes: number
  accept: readonly string[]
}

export type FileFault =
  | { kind: 'TYPE' | 'SIZE'; name: string; bytes: number }
  | { kind: 'MANY'; most: number }
  | undefined

/** The files after some were added. Where there is one place, a new one takes it; what does not fit is left out. */
export function afterAdding(
  there: FileList,
  added: readonly File[],
  { most, maxBytes, accept }: FileRules,
): { files: FileList; fault: FileFault } {
  const other = added.find((file) => !isOf(accept, file))
  const large = added.find(({ size }) => size > maxBytes)
  const fits = added.filter((file) => isOf(accept, file) && file.size <= maxBytes)
  const all = most === 1 && fits.length > 0 ? fits : [...there, ...fits]
  const fault = other
    ? ({ kind: 'TYPE', name: other.name, bytes: maxBytes } as const)
    : large
      ? ({ kind: 'SIZE', name: large.name, bytes: maxBytes } as const)
      : all.length > most
        ? ({ kind: 'MANY', most } as const)
        : undefined
  return { files: all.slice(0, most), fault }
}
