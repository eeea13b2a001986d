import { useText } from '../../language/use-text'
import { Button } from '../button'
import { Icon } from '../icon'
import { isImage } from './file-type'
import { useObjectUrl } from './use-picture'

export interface SavedFile {
  key: string
  name: string
  /** Left out where the form does not open it: only its name is shown. */
  url?: string
  isPicture: boolean
}

interface Props {
  file: SavedFile | File
  onRemove?: () => void
}

export function FileItem({ file, onRemove }: Props) {
  const t = useText()
  const chosen = useObjectUrl(file instanceof File ? file : undefined)
  const { name } = file
  const isPicture = file instanceof File ? isImage(file) : file.isPicture
  const url = file instanceof File ? chosen : file.url
  return (
    <li>
      {isPicture && url && <img src={url} alt="" />}
      <Name file={file} />
      {onRemove && (
        <Button look="bare" size="small" aria-label={t('form.FILE_REMOVE_NAMED', { name })} onClick={onRemove}>
          {t('form.FILE_REMOVE')}
        </Button>
      )}
    </li>
  )
}

function Name({ file }: Pick<Props, 'file'>) {
  if (file instanceof File) return <span>{file.name}</span>
  if (file.url !== undefined) return <a href={file.url}>{file.name}</a>
  return (
    <span>
      <Icon name="file" /> {file.name}
    </span>
  )
}
