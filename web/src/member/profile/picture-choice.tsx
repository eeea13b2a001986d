import { addPhoto } from '@clubhouse/contract/member/profile'
import { Suspense, useRef, useState } from 'react'
import { RefusalLine } from '../../form/refusal-line'
import type { TextKey } from '../../language/text-key'
import { useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { FileInput } from '../../ui/form/file-input'
import { isHeic, isOf } from '../../ui/form/file-type'
import form from '../../ui/form/form.module.css'
import { Loading } from '../../ui/loading'
import { part } from '../../ui/part'
import { PersonPhoto } from './person-photo'
import styles from './photo.module.css'

const PhotoCrop = part(() => import('./photo-crop'))
const ACCEPTED = addPhoto.files!.accept
/** It is cropped before the upload, so it may exceed the server's limit. */
const MOST_BYTES = 30_000_000

interface Props {
  name: string
  imageUrl?: string | null
  /** Read-only for others. */
  mayChange?: boolean
  hint?: string
  size?: 'small' | 'medium'
  add: (cut: File) => Promise<unknown>
  remove: () => Promise<unknown>
  onChanged: () => void
}

/** Chooses, crops and removes a picture. Needs the texts of `profile`. */
export function PictureChoice({ name, imageUrl, mayChange = true, hint, size, add, remove, onChanged }: Props) {
  const t = useText()
  const { chosen, setChosen, fault, setFault, fail, choose, attempt } = useChosen(onChanged)
  /** What the browser cannot show is sent as it is: the server reads it, and nobody can crop it. */
  const unreadable = () => {
    if (chosen && isHeic(chosen)) return void attempt(() => add(chosen))
    setChosen(undefined)
    setFault('profile.PHOTO_TYPE')
  }
  const takeAway = async () => {
    if (await confirm({ message: t('profile.PHOTO_REMOVE_ASK') })) attempt(remove)
  }

  return (
    <>
      <div className={base.cluster}>
        <Face name={name} imageUrl={imageUrl} />
        {mayChange && (
          <div className={styles.acts}>
            <FileButton size={size} onChosen={choose} />
            {imageUrl && (
              <Button look="bare" size={size} onClick={takeAway}>
                {t('profile.PHOTO_REMOVE')}
              </Button>
            )}
            {hint && <p className={form.quiet}>{hint}</p>}
          </div>
        )}
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
            onUnreadable={unreadable}
            onCancel={() => setChosen(undefined)}
            onCut={(cut) => attempt(() => add(cut))}
          />
        </Suspense>
      )}
      <RefusalLine fail={fail} />
    </>
  )
}

/** The chosen file, what is wrong with it, and the failure of what was attempted. */
function useChosen(onChanged: () => void) {
  const [chosen, setChosen] = useState<File>()
  const [fault, setFault] = useState<TextKey>()
  const [fail, setFail] = useState<unknown>()

  function choose(file: File | undefined) {
    setFail(undefined)
    if (!file) return
    const wrong = !isOf(ACCEPTED, file)
      ? 'profile.PHOTO_TYPE'
      : file.size > MOST_BYTES
        ? 'profile.PHOTO_SIZE'
        : undefined
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
  return { chosen, setChosen, fault, setFault, fail, choose, attempt }
}

function Face({ name, imageUrl }: Pick<Props, 'name' | 'imageUrl'>) {
  const t = useText()
  const initial = <i aria-hidden="true">{[...name][0]}</i>
  return (
    <span className={styles.face}>
      {imageUrl ? <PersonPhoto url={imageUrl} alt={t('profile.PHOTO_ALT', { name })} instead={initial} /> : initial}
    </span>
  )
}

function FileButton({ size, onChosen }: Pick<Props, 'size'> & { onChosen: (file?: File) => void }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <FileInput ref={input} accept={ACCEPTED} choose={([one]) => onChosen(one)} />
      <Button look="plain" size={size} onClick={() => input.current?.click()}>
        {t('profile.PHOTO_CHOOSE')}
      </Button>
    </>
  )
}
