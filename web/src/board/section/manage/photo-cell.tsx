import { type Cell, type Photo, photoText, sameIn } from '@clubhouse/contract/board/section-rows'
import { add } from '@clubhouse/contract/file'
import { type ReactNode, useRef, useState } from 'react'
import { FocusChoice } from '../../../form/focus-field'
import { useClub, useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { FileInput } from '../../../ui/form/file-input'
import { initialsOf } from '../../../ui/initials'
import { keepPicture } from '../../manage/keep-picture'
import styles from './section.module.css'

interface PhotoProps {
  /** Undefined where the row has none. */
  photo: Photo | undefined
  /** Of the row: its letters fill the place of a photo. */
  name: string
  /** Where the photo is. */
  url: string | undefined
  readOnly: boolean
  onChoose: (fileIdx: number, url: string) => void
  onRemove: () => void
}

/** The photo of a row: uploaded when it is chosen, so that what is typed stays what is saved. */
export function PhotoCell({ photo, name, url, readOnly, onChoose, onRemove }: PhotoProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  const upload = async ([file]: File[]) => {
    if (!file) return
    setBusy(true)
    const kept = await keepPicture(file)
    // Otherwise the photo of before stays.
    if (kept) onChoose(kept.fileIdx, kept.url)
    setBusy(false)
  }
  return (
    <div className={styles.photo}>
      {photo && url ? (
        <img src={url} alt="" style={{ objectPosition: `${photo.focusX}% ${photo.focusY}%` }} />
      ) : (
        <span aria-hidden="true">{initialsOf(name)}</span>
      )}
      {!readOnly && (
        <div>
          <FileInput ref={input} accept={add.files!.accept} choose={(files) => void upload(files)} />
          <Button ref={button} look="plain" size="small" pending={isBusy} onClick={() => input.current?.click()}>
            {t(photo ? 'section.PHOTO_CHANGE' : 'section.PHOTO_ADD')}
          </Button>
          {photo && (
            <Button
              look="bare"
              size="small"
              pending={isBusy}
              onClick={() => {
                onRemove()
                // This button goes with the photo.
                button.current?.focus()
              }}
            >
              {t('section.PHOTO_REMOVE')}
            </Button>
          )}
          <span role="status" data-only-spoken>
            {isBusy && t('editor.UPLOADING')}
          </span>
        </div>
      )}
    </div>
  )
}

interface CropProps {
  photo: Photo
  url: string | undefined
  readOnly: boolean
  onType: (cell: Cell) => void
  /** What it shows, in each language. */
  children: ReactNode
}

/** How a photo is cut and what it shows, folded away below the row. */
export function PhotoDetails({ photo: { fileIdx, focusX, focusY }, url, readOnly, onType, children }: CropProps) {
  const t = useText()
  const { langs } = useClub()
  return (
    <details className={styles.crop}>
      <summary>{t('section.PHOTO_CROP')}</summary>
      <div className={styles.shows}>{children}</div>
      <FocusChoice
        src={url}
        at={[`${focusX}`, `${focusY}`]}
        readOnly={readOnly}
        onMove={(x, y) => onType(sameIn(langs, photoText({ fileIdx, focusX: Number(x), focusY: Number(y) })))}
      />
    </details>
  )
}
