/** Applications that wait for approval. */
export { pending as waitingMembers } from './list-sql.ts'
