import { HAN_PATTERN } from './normalize-text';

/** Words that turn a phrase into a question or only fill it: they do not tell pages apart. */
const STOP_WORDS = new Set(
  `如何 怎么 怎样 怎么样 怎么办 怎么做 怎么用 怎 么 办 为什么 为啥 为何 什么 啥 是什么 什么样 吗 呢 吧 啊 呀 嘛 了 的 地 得 着
  我 我们 我要 我想 想要 你 他 它 请 请问 一下 一个 这个 那个 这 那 哪 哪里 哪儿 哪些 哪个 多少 能不能 能否 可不可以 可否 是否 有没有
  是 在 和 与 或 及 以及 要 想 给 让 把 被 对 从 到 里 中 用 能 可以 才能 应该 需要 会 会不会 还 也 都 就 又 很 才 时 时候
  弄 搞 咋 咋弄 这样 好像 突然 不知道 有啥 啥意思 什么意思
  急 急急 急用 求助 求教 求解 谢谢 在线等 大神 各位 老是 总是 一直 特别 非常 某 某个 某条 某篇 别人 干什么 现在 到底 究竟 居然 竟然 不是 没有 已经 之后 以后
  the a an of to in on for is are be do does how what why when where which can i my it with and or`.split(
    /\s+/,
  ),
);

/** Matches what the reader says is not meant: `不是 siteserver 的` in `不是 siteserver 的老网站`. */
export const DENIED_PATTERN = /(?:^|\s)不是\s*\S+\s*的/gu;

/** The built-in segmenter for Chinese words; undefined in browsers that lack it. */
const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

/** A word of a Chinese run. */
interface HanWord {
  text: string;
  isStop: boolean;
  /** Whether the text was joined from more than two single characters, so that it may be several words. */
  isGuess: boolean;
}

/** Splits a run into stretches of at most 1000 characters: the segmenter's time grows with the square of the length. */
const STRETCH_PATTERN = /[\s\S]{1,1000}/gu;

/** Single characters that are never joined with their neighbours into a word: particles, conjunctions, adverbs. */
const PARTICLES = new Set('的了吗呢吧啊呀嘛和与或及把被从就也都很又');

/** Whether a word, given in lower case, is a stop word. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/**
 * Words of a Chinese run, in order. The segmenter splits a word it does not know into single
 * characters (栏, 目; 定, 时): adjacent single characters are joined into one word here.
 */
export function readHanWords(run: string): HanWord[] {
  const pieces = segmenter
    ? (run.match(STRETCH_PATTERN) ?? []).flatMap((part) => segment(segmenter, part))
    : [run];
  const words: HanWord[] = [];
  let singles = '';
  const closeSingles = (): void => {
    const isGuess = Array.from(singles).length > 2;
    if (singles !== '') words.push({ text: singles, isStop: isStopWord(singles), isGuess });
    singles = '';
  };
  for (const piece of pieces) {
    const isSingle = Array.from(piece).length === 1;
    if (isSingle && !PARTICLES.has(piece)) {
      singles += piece;
      continue;
    }
    closeSingles();
    words.push({ text: piece, isStop: isStopWord(piece), isGuess: false });
  }
  closeSingles();
  return words;
}

function segment(segmenter: Intl.Segmenter, text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** Words of a text in order, in lower case, without stop words; all words if there are only stop words. */
export function contentWords(text: string): string[] {
  const words = Array.from(text.toLowerCase().matchAll(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu)).flatMap(
    ([piece]): Pick<HanWord, 'text' | 'isStop'>[] =>
      HAN_PATTERN.test(piece) ? readHanWords(piece) : [{ text: piece, isStop: isStopWord(piece) }],
  );
  const kept = words.filter(({ isStop }) => !isStop);
  return (kept.length > 0 ? kept : words).map((word) => word.text);
}
