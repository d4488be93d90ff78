import type { PostComment } from '@waymark/contract/content/posts';

export interface CommentThread extends PostComment {
  answers: CommentThread[];
}

/** Comments with their answers, in order of time; one whose parent is gone stands at the top. */
export function nestComments(comments: readonly PostComment[]): CommentThread[] {
  const threads = new Map(
    comments.map((comment): [string, CommentThread] => [comment.id, { ...comment, answers: [] }]),
  );
  const top: CommentThread[] = [];
  for (const thread of threads.values()) {
    (threads.get(thread.parentId ?? '')?.answers ?? top).push(thread);
  }
  return top.filter(isShown);
}

/** A removed comment stays only while it has answers. */
function isShown(thread: CommentThread): boolean {
  thread.answers = thread.answers.filter(isShown);
  return thread.name !== '' || thread.answers.length > 0;
}
