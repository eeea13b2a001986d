import { useText } from '../../language/use-text'
import { Button } from '../button'
import { isImage } from './file-type'
import { useObjectUrl } from './use-picture'

export interface SavedFile {
  key: string
  name: string
  url: string
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
      {file instanceof File ? <span>{name}</span> : <a href={url}>{name}</a>}
      {onRemove && (
        <Button look="bare" size="small" aria-label={t('form.FILE_REMOVE_NAMED', { name })} onClick={onRemove}>
          {t('form.FILE_REMOVE')}
        </Button>
      )}
    </li>
  )
}
