import { get } from '@clubhouse/contract/file'
import { type ReactNode, useEffect, useState } from 'react'
import { fileAt } from '../../api/file-at'
import { ask } from '../../api/transport'
import { useObjectUrl } from '../../ui/form/use-picture'

interface Props {
  /** As the product answers it; only a session that may see the person reads it. */
  url: string
  alt: string
  /** In pixels; without it the surroundings decide. */
  size?: number
  /** Shown until the photo has come, and where it does not. */
  instead: ReactNode
}

/** A photo of a person. An image element sends no session, so it is fetched like a call and shown from memory. */
export function PersonPhoto({ url, alt, size, instead }: Props) {
  const [photo, setPhoto] = useState<{ of: string; bytes: Blob }>()
  useEffect(() => {
    const gone = new AbortController()
    ask(get, fileAt(url), { signal: gone.signal, _nop_: true }).then(
      (bytes) => setPhoto({ of: url, bytes }),
      () => {},
    )
    return () => gone.abort()
  }, [url])
  const shown = useObjectUrl(photo?.of === url ? photo.bytes : undefined)
  return shown ? <img src={shown} alt={alt} width={size} height={size} /> : instead
}
