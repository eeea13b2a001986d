import { type PointerEvent, useEffect, useId, useRef } from 'react'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import styles from './lost-item.module.css'

const [WIDTH, HEIGHT] = [600, 200]
const LINE = { width: 3, colour: '#1a1a1a', paper: '#ffffff' }

interface Props {
  /** Takes the drawing, or nothing once it is cleared. */
  onDrawn: (drawing: File | undefined) => void
}

/** A signature drawn with a finger, a pen or the mouse; a person who cannot draw types the name instead. */
export function SignatureField({ onDrawn }: Props) {
  const t = useText()
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const isDown = useRef(false)
  const hasLine = useRef(false)
  const clear = () => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    hasLine.current = false
    pen.fillStyle = LINE.paper
    pen.fillRect(0, 0, WIDTH, HEIGHT)
  }
  useEffect(() => {
    clear()
    // A drawing that is no longer on the screen is not sent.
    return () => onDrawn(undefined)
  }, [])
  const at = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return [((clientX - left) / width) * WIDTH, ((clientY - top) / height) * HEIGHT] as const
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = event.currentTarget.getContext('2d')!
    event.currentTarget.setPointerCapture(event.pointerId)
    isDown.current = true
    Object.assign(pen, { lineWidth: LINE.width, lineCap: 'round', lineJoin: 'round', strokeStyle: LINE.colour })
    pen.beginPath()
    pen.moveTo(...at(event))
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!isDown.current) return
    const pen = event.currentTarget.getContext('2d')!
    pen.lineTo(...at(event))
    pen.stroke()
    hasLine.current = true
  }
  const end = ({ currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (!isDown.current) return
    isDown.current = false
    // A touch that left no line is no signature.
    if (hasLine.current) onDrawn(pictureOf(currentTarget))
  }
  const again = () => {
    clear()
    onDrawn(undefined)
  }
  return (
    <div className={styles.signature}>
      <span id={id}>{t('lost-item-edit.SIGNATURE')}</span>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-labelledby={id}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <Button look="bare" size="small" onClick={again}>
        {t('lost-item-edit.SIGN_AGAIN')}
      </Button>
    </div>
  )
}

/** Synchronous, as the form may be sent with the next press. */
function pictureOf(canvas: HTMLCanvasElement): File {
  const bytes = Uint8Array.from(atob(canvas.toDataURL('image/png').split(',')[1]!), (char) => char.charCodeAt(0))
  return new File([bytes], 'signature.png', { type: 'image/png' })
}
