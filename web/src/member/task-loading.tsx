import { PageHead } from '../page/page-head'
import { Loading } from '../ui/loading'

export function TaskLoading({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <Loading />
    </>
  )
}
