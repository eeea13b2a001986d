import { addPhoto, type Profile, removePhoto } from '@clubhouse/contract/member/profile'
import { lazy, Suspense, useRef, useState } from 'react'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { Loading } from '../../ui/loading'
import form from '../form/form.module.css'
import { RefusalLine } from '../form/refusal-line'
import styles from './checked-page.module.css'
import photo from './photo.module.css'

const PhotoCrop = lazy(() => import('./photo-crop'))
const ACCEPTED = 'image/jpeg,image/png,image/webp'
/** What the server takes before it is cut; a camera's picture is cut here first, so it may be larger. */
const MOST_BYTES = 30_000_000

interface Props {
  profile: Profile
  onChanged: () => void
}

/** My picture: chosen, cut to a square by hand or by keys, and taken away again. */
export function Photo({ profile: { memberIdx, name, imageUrl }, onChanged }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [fault, setFault] = useState<string>()
  const [fail, setFail] = useState<unknown>()

  function choose(file: File | undefined) {
    setFail(undefined)
    if (!file) return
    const isPicture = ACCEPTED.split(',').includes(file.type)
    setFault(!isPicture ? 'profile.PHOTO_TYPE' : file.size > MOST_BYTES ? 'profile.PHOTO_SIZE' : undefined)
    setChosen(isPicture && file.size <= MOST_BYTES ? file : undefined)
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

  const remove = async () => {
    if (await confirm({ message: t('profile.PHOTO_REMOVE_ASK') }))
      attempt(() => ask(removePhoto, { memberIdx }, { quiet: true }))
  }

  return (
    <section className={styles.section} aria-labelledby="photo">
      <h2 id="photo">{t('profile.PHOTO')}</h2>
      <div className={photo.row}>
        <span className={photo.face}>
          {imageUrl ? (
            <img src={imageUrl} alt={t('profile.PHOTO_ALT', { name })} />
          ) : (
            <i aria-hidden="true">{[...name][0]}</i>
          )}
        </span>
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
          <Button look="plain" onClick={() => input.current?.click()}>
            {t('profile.PHOTO_CHOOSE')}
          </Button>
          {imageUrl && (
            <Button look="bare" onClick={remove}>
              {t('profile.PHOTO_REMOVE')}
            </Button>
          )}
          <p className={form.quiet}>{t('profile.PHOTO_HINT')}</p>
        </div>
      </div>
      {fault && (
        <p role="alert" className={form.refusal}>
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
            onCut={(cut) => attempt(() => ask(addPhoto, { memberIdx }, { files: [cut], quiet: true }))}
          />
        </Suspense>
      )}
      <RefusalLine fail={fail} />
    </section>
  )
}
