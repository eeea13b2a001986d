import { useText } from '../../../language/use-text'
import { ActionMenu, type MenuAction } from '../../../ui/action-menu'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import type { Deed, Deeds } from './desk-deeds'

interface Props extends Deeds {
  onDo: (deed: Deed) => void
}

/** What is likeliest as buttons; the others, and what a member is punished for, are in a menu. */
export function DeskActions({ open, more, onDo }: Props) {
  const t = useText()
  if (open.length + more.length === 0) return null
  const actions = more.map(
    (deed): MenuAction => ({
      id: deed,
      label: t(`desk.DO_${deed}`),
      isDanger: deed === 'CANCEL',
      act: () => onDo(deed),
    }),
  )
  return (
    <div className={base.buttons}>
      {open.map((deed, at) => (
        <Button key={deed} look={at === 0 ? 'main' : 'plain'} onClick={() => onDo(deed)}>
          {t(`desk.DO_${deed}`)}
        </Button>
      ))}
      {actions.length > 0 && <ActionMenu label={t('desk.MORE')} actions={actions} />}
    </div>
  )
}
