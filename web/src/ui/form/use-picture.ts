import { useEffect, useState } from 'react'
import type { Value } from './draft'
import { isHeic, isOf } from './file-type'
import { useField } from './form'

interface FileRules {
  maxBytes: number
  accept: readonly string[]
}

export type PictureFault = 'type' | 'size' | 'broken'

/** A form adds some bytes of its own to those of its files. */
const ROOM = 100_000

/**
 * Its value is the address of the saved one, the chosen file, or nothing.
 * @param follow what else changes with it, such as its description
 */
export function usePicture(name: string, { maxBytes, accept }: FileRules, follow?: (value: Value) => void) {
  const { value, saved, type: typed, error, form } = useField(name)
  const type = (next: Value) => {
    typed(next)
    follow?.(next)
  }
  const [fault, setFault] = useState<PictureFault>()
  /** The server reads formats that not every browser can show. */
  const [unseen, setUnseen] = useState<File>()
  const file = value instanceof File ? value : undefined
  const chosen = useObjectUrl(file)
  const restore = () => type(saved)
  return {
    /** The address of what is shown; nothing where there is no picture. */
    picture: file ? (file === unseen ? undefined : chosen) : String(value) || undefined,
    /** The name of a chosen file that this browser cannot show. */
    unseen: file && file === unseen ? file.name : undefined,
    isChanged: form.changed.includes(name),
    // What the server says of a picture is that it cannot be read.
    fault: fault ?? (error ? 'broken' : undefined),
    accept,
    choose: (one: File) => {
      const wrong = !isOf(accept, one) ? 'type' : one.size > maxBytes - ROOM ? 'size' : undefined
      setFault(wrong)
      if (!wrong) type(one)
    },
    remove: () => type(''),
    restore: () => {
      setFault(undefined)
      restore()
    },
    /** The browser cannot show what was chosen. */
    unreadable: () => {
      if (!file) return
      if (isHeic(file)) return setUnseen(file)
      setFault('broken')
      restore()
    },
  }
}

/** An address of a file for as long as it is shown. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ file: Blob; url: string }>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setMade({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  // The address of the file before does not work any more.
  return made?.file === file ? made?.url : undefined
}
