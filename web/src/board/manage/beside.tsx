import type { BoardCalls } from '@clubhouse/contract/board/board'
import { useState } from 'react'
import { useCall } from '../../api/use-call'
import { useCodes } from '../../code/use-codes'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Loading } from '../../ui/loading'
import { RichText } from '../../ui/rich-text'
import type { Article } from './article'
import styles from './post.module.css'

interface Props {
  calls: Pick<BoardCalls, 'one'>
  /** The post itself, or the one in another language that a new one begins from. */
  post: Article
  shown: string
}

/** The post in another language, to read while this one is written. */
export function Beside({ calls, post, shown }: Props) {
  const t = useText()
  const { label } = useCodes('101')
  const others = [post, ...post.others].filter(({ lang }) => lang !== shown)
  const [read, setRead] = useState<number>()
  return others.map(({ idx, lang }) => (
    <section key={idx} className={styles.beside} aria-label={label(lang)}>
      <Button
        look="plain"
        size="small"
        aria-expanded={read === idx}
        onClick={() => setRead(read === idx ? undefined : idx)}
      >
        {t(read === idx ? 'board.BESIDE_CLOSE' : 'board.BESIDE', { lang: label(lang) })}
      </Button>
      {read === idx && <Text calls={calls} idx={idx} />}
    </section>
  ))
}

function Text({ calls, idx }: { calls: Props['calls']; idx: number }) {
  const { data } = useCall(calls.one as BoardCalls['one'], { idx }, { toasts: 'all' })
  const post = data as Article | undefined
  if (!post) return <Loading lines={4} />
  return (
    <article lang={post.lang}>
      <h2>{post.title}</h2>
      <RichText html={post.contents} />
    </article>
  )
}
