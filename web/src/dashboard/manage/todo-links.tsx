import type { DataOf } from '@clubhouse/contract/call'
import type { read } from '@clubhouse/contract/dashboard'
import { Link } from 'react-router'
import { useText } from '../../language/use-text'
import styles from './figures.module.css'

export function TodoLinks({ todo }: { todo: DataOf<typeof read>['todo'] }) {
  const t = useText()
  if (todo.length === 0) return null
  return (
    <nav className={styles.todo} aria-label={t('dashboard.TODO')}>
      {todo.map(({ code, count, path }) => (
        <Link key={code} to={path}>
          {t(`dashboard.TODO_${code}`, { count })}
        </Link>
      ))}
    </nav>
  )
}
