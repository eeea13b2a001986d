import { type Admin, addPhoto, removePhoto } from '@clubhouse/contract/manager/account'
import { lazy, Suspense, useRef, useState } from 'react'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import { RefusalLine } from '../../member/form/refusal-line'
import photo from '../../member/profile/photo.module.css'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { Loading } from '../../ui/loading'
import styles from './account.module.css'

const PhotoCrop = lazy(() => import('../../member/profile/photo-crop'))
const ACCEPTED = 'image/jpeg,image/png,image/webp'
/** It is cut before it is sent, so that it may be larger than what the server takes. */
const MOST_BYTES = 30_000_000

interface Props {
  user: Pick<Admin, 'idx' | 'name' | 'imageUrl'>
  mayChange: boolean
  onChanged: () => void
}

/** The picture of a manager: chosen, cut to a square, taken away. */
export function Face({ user: { idx, name, imageUrl }, mayChange, onChanged }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [fault, setFault] = useState<string>()
  const [fail, setFail] = useState<unknown>()

  function choose(file: File | undefined) {
    if (!file) return
    const isPicture = ACCEPTED.split(',').includes(file.type)
    const wrong = !isPicture ? 'profile.PHOTO_TYPE' : file.size > MOST_BYTES ? 'profile.PHOTO_SIZE' : undefined
    setFail(undefined)
    setFault(wrong)
    setChosen(wrong ? undefined : file)
  }

  async function attempt(act: () => Promise<unknown>) {
    setFail(undefined)
    try {
      await act()
      setChosen(undefined)
      onChanged()
    } catch (error) {
      setFail(error)
    }
  }

  return (
    <div className={styles.face}>
      <div className={photo.row}>
        <span className={photo.face}>
          {imageUrl ? (
            <img src={imageUrl} alt={t('profile.PHOTO_ALT', { name })} />
          ) : (
            <i aria-hidden="true">{[...name][0]}</i>
          )}
        </span>
        {mayChange && (
          <div className={photo.acts}>
            <input
              ref={input}
              type="file"
              accept={ACCEPTED}
              hidden
              onChange={({ target }) => {
                choose(target.files?.[0])
                target.value = ''
              }}
            />
            <Button look="plain" size="small" onClick={() => input.current?.click()}>
              {t('profile.PHOTO_CHOOSE')}
            </Button>
            {imageUrl && (
              <Button
                look="bare"
                size="small"
                onClick={async () => {
                  if (await confirm({ message: t('profile.PHOTO_REMOVE_ASK') }))
                    attempt(() => ask(removePhoto, { idx }, { quiet: true }))
                }}
              >
                {t('profile.PHOTO_REMOVE')}
              </Button>
            )}
          </div>
        )}
      </div>
      {fault && (
        <p role="alert" className={styles.fault}>
          {t(fault)}
        </p>
      )}
      {chosen && (
        <Suspense fallback={<Loading />}>
          <PhotoCrop
            file={chosen}
            onUnreadable={() => {
              setChosen(undefined)
              setFault('profile.PHOTO_TYPE')
            }}
            onCancel={() => setChosen(undefined)}
            onCut={(cut) => attempt(() => ask(addPhoto, { idx }, { files: [cut], quiet: true }))}
          />
        </Suspense>
      )}
      <RefusalLine fail={fail} />
    </div>
  )
}
