import { addPhoto, type Profile, removePhoto } from '@clubhouse/contract/member/profile'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import styles from './checked-page.module.css'
import { PictureChoice } from './picture-choice'

interface Props {
  profile: Profile
  onChanged: () => void
}

export function Photo({ profile: { memberIdx, name, imageUrl }, onChanged }: Props) {
  const t = useText()
  return (
    <section className={styles.section} aria-labelledby="photo">
      <h2 id="photo">{t('profile.PHOTO')}</h2>
      <PictureChoice
        name={name}
        imageUrl={imageUrl}
        hint={t('profile.PHOTO_HINT')}
        add={(cut) => ask(addPhoto, { memberIdx }, { files: [cut] })}
        remove={() => ask(removePhoto, { memberIdx })}
        onChanged={onChanged}
      />
    </section>
  )
}
