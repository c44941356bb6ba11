/** Start of the explanation that follows a title's subject. */
const EXPLANATION_PATTERN = /(?:：|:\s|（|\s\()/u;

/** A title without the explanation of its subject: `连接字符串：写法` → `连接字符串`. */
export function titleSubject(title: string): string {
  const end = title.search(EXPLANATION_PATTERN);
  return end > 0 ? title.slice(0, end) : title;
}
