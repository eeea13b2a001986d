import { type Inquiry, remove } from '@clubhouse/contract/inquiry'
import { useNavigate } from 'react-router'
import { useSend } from '../api/use-send'
import { useText } from '../language/use-text'
import { confirm } from '../ui/feedback/dialog'
import { toast } from '../ui/feedback/toast'

/** Deletes an enquiry once it is asked for, and goes back to the list. */
export function useRemove({ idx }: Pick<Inquiry, 'idx'>) {
  const t = useText()
  const navigate = useNavigate()
  const { send, pending } = useSend(remove)
  const ask = async () => {
    if (!(await confirm({ message: t('inquiry.ASK_REMOVE') }))) return
    await send({ idx }).then(
      () => {
        toast(t('inquiry.REMOVED'), { type: 'success' })
        return navigate('/mypage?view=cs', { replace: true })
      },
      () => {},
    )
  }
  return { ask, pending }
}
