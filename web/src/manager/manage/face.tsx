import { addPhoto, type Manager, removePhoto } from '@clubhouse/contract/manager/manage'
import { ask } from '../../api/transport'
import { PictureChoice } from '../../member/profile/picture-choice'
import styles from './manager.module.css'

interface Props {
  manager: Pick<Manager, 'idx' | 'name' | 'imageUrl'>
  mayChange: boolean
  onChanged: () => void
}

export function Face({ manager: { idx, name, imageUrl }, mayChange, onChanged }: Props) {
  return (
    <div className={styles.face}>
      <PictureChoice
        name={name}
        imageUrl={imageUrl}
        mayChange={mayChange}
        size="small"
        add={(cut) => ask(addPhoto, { idx }, { files: [cut] })}
        remove={() => ask(removePhoto, { idx })}
        onChanged={onChanged}
      />
    </div>
  )
}
