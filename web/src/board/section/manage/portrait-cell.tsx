import { type Cell, type Portrait, portraitText, sameIn } from '@clubhouse/contract/board/section-rows'
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
  /** Undefined where the person has none. */
  portrait: Portrait | undefined
  /** Of the person, from whose letters the place of a photo is filled. */
  name: string
  /** Where the photo is. */
  url: string | undefined
  readOnly: boolean
  onChoose: (fileIdx: number, url: string) => void
  onRemove: () => void
}

/** The portrait of a person: uploaded when it is chosen, so that what is typed stays what is saved. */
export function PhotoCell({ portrait, name, url, readOnly, onChoose, onRemove }: PhotoProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  const upload = async ([file]: File[]) => {
    if (!file) return
    setBusy(true)
    const kept = await keepPicture(file)
    // Otherwise the portrait of before stays.
    if (kept) onChoose(kept.fileIdx, kept.url)
    setBusy(false)
  }
  return (
    <div className={styles.photo}>
      {portrait && url ? (
        <img src={url} alt="" style={{ objectPosition: `${portrait.focusX}% ${portrait.focusY}%` }} />
      ) : (
        <span aria-hidden="true">{initialsOf(name)}</span>
      )}
      {!readOnly && (
        <div>
          <FileInput ref={input} accept={add.files!.accept} choose={(files) => void upload(files)} />
          <Button ref={button} look="plain" size="small" pending={isBusy} onClick={() => input.current?.click()}>
            {t(portrait ? 'section.PORTRAIT_CHANGE' : 'section.PORTRAIT_ADD')}
          </Button>
          {portrait && (
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
              {t('section.PORTRAIT_REMOVE')}
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
  portrait: Portrait
  url: string | undefined
  readOnly: boolean
  onType: (cell: Cell) => void
  /** What it shows, in each language. */
  children: ReactNode
}

/** How a portrait is cut and what it shows, folded away below the row. */
export function PortraitDetails({ portrait: { fileIdx, focusX, focusY }, url, readOnly, onType, children }: CropProps) {
  const t = useText()
  const { langs } = useClub()
  return (
    <details className={styles.crop}>
      <summary>{t('section.PORTRAIT_CROP')}</summary>
      <div className={styles.shows}>{children}</div>
      <FocusChoice
        src={url}
        at={[`${focusX}`, `${focusY}`]}
        readOnly={readOnly}
        onMove={(x, y) => onType(sameIn(langs, portraitText({ fileIdx, focusX: Number(x), focusY: Number(y) })))}
      />
    </details>
  )
}
