import { frameLoop, QRCanvas, type QRCanvasResult, rearCamera } from 'qr/dom.js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TextKey } from '../../../language/text-key'
import { useText } from '../../../language/use-text'
import { SidePanel } from '../../../ui/side-panel'
import styles from './arrivals.module.css'
import { isCode } from './find-arrivals'

interface Props {
  onCode: (code: string) => void
  onClose: () => void
}

type Seen = 'STARTING' | 'LOOKING' | 'OTHER' | 'READ' | 'DENIED' | 'NO_CAMERA'

const SAYS = {
  STARTING: 'frontdesk.SCAN_STARTING',
  LOOKING: 'frontdesk.SCAN_HINT',
  OTHER: 'frontdesk.SCAN_OTHER',
  READ: 'frontdesk.SCAN_READ',
  DENIED: 'frontdesk.SCAN_DENIED',
  NO_CAMERA: 'frontdesk.SCAN_NO_CAMERA',
} satisfies Record<Seen, TextKey>

/** Reads a member’s check-in code with the camera of this device; the picture stays on the device. */
export default function ScanPanel({ onCode, onClose }: Props) {
  const t = useText()
  const video = useRef<HTMLVideoElement>(null)
  const [seen, setSeen] = useState<Seen>('STARTING')
  const read = useEffectEvent((text: string) => {
    const isOurs = isCode(text)
    setSeen(isOurs ? 'READ' : 'OTHER')
    if (isOurs) onCode(text)
  })
  useEffect(() => {
    const starting = lookWithCamera(video.current!, read)
    starting.then(
      () => setSeen('LOOKING'),
      (error) => setSeen((error as DOMException).name === 'NotAllowedError' ? 'DENIED' : 'NO_CAMERA'),
    )
    return () => void starting.then((stop) => stop()).catch(() => {})
  }, [])
  const isLooking = seen !== 'DENIED' && seen !== 'NO_CAMERA'
  return (
    <SidePanel title={t('frontdesk.SCAN')} onClose={onClose}>
      <p role="status">{t(SAYS[seen])}</p>
      <video ref={video} className={styles.camera} hidden={!isLooking} muted playsInline aria-hidden />
    </SidePanel>
  )
}

/** @param read gets each text once, however long the code stays in view @returns what stops the camera */
async function lookWithCamera(video: HTMLVideoElement, read: (text: string) => void): Promise<() => void> {
  const camera = await rearCamera(video)
  const canvas = new QRCanvas()
  let last: QRCanvasResult | undefined
  let isReading = false
  const stopFrames = frameLoop(async () => {
    if (isReading) return
    isReading = true
    const text = await camera.readFrame(canvas).catch(() => undefined)
    isReading = false
    if (typeof text !== 'string' || text === last) return
    last = text
    read(text)
  }, video)
  return () => {
    stopFrames()
    camera.stop()
    canvas.clear()
  }
}
