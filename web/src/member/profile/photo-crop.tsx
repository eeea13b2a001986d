import { useEffect, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { TaskActions } from '../../ui/task-card'
import { cutPicture, type Square } from './cut-picture'
import styles from './photo.module.css'

const MOST_ZOOM = 4

interface Props {
  file: File
  onCut: (cut: File) => Promise<void>
  onCancel: () => void
  onUnreadable: () => void
}

/** Crops a picture by dragging, the arrow keys and a slider. */
export default function PhotoCrop({ file, onCut, onCancel, onUnreadable }: Props) {
  const t = useText()
  const url = useObjectUrl(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [square, setSquare] = useState<Square>()
  const [pending, setPending] = useState(false)

  async function save() {
    if (!square || pending) return
    setPending(true)
    const cut = await cutPicture(file, square).catch(() => undefined)
    if (cut) await onCut(cut)
    else onUnreadable()
    setPending(false)
  }

  return (
    <>
      <div className={styles.stage}>
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            keyboardStep={8}
            cropperProps={{ 'aria-label': t('profile.PHOTO_MOVE') }}
            mediaProps={{ alt: '', onError: onUnreadable }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setSquare(pixels)}
          />
        )}
      </div>
      <Zoom value={zoom} onChange={setZoom} />
      <TaskActions>
        <Button onClick={save} pending={pending}>
          {t('profile.PHOTO_SAVE')}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {t('common.CANCEL')}
        </Button>
      </TaskActions>
    </>
  )
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

function Zoom({ value, onChange }: { value: number; onChange: (zoom: number) => void }) {
  const t = useText()
  return (
    <label className={styles.zoom}>
      {t('profile.PHOTO_ZOOM')}
      <input
        type="range"
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  )
}
