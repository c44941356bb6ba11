import { MEDIA_DIR, SANDBOXED_DIR } from '../../src/bundle/constants';
import { fileStem } from './file-stem';

/** Endings of files that a browser shows, plays or saves, and never runs in the origin they come from. */
const INERT_ENDINGS = new Set(
  (
    'png apng jpg jpeg gif webp avif bmp ico mp4 m4v webm mov ogv mp3 m4a wav flac aac ogg oga opus vtt ' +
    'pdf txt csv md json yml yaml zip 7z rar gz tgz tar bz2 xz doc docx xls xlsx ppt pptx odt ods odp'
  ).split(' '),
);

/** Longest ending that a copied file keeps. Characters. */
const MAX_ENDING = 20;

/** Endings that a server may send as a script, which a page of the site could then load. */
const SCRIPT_ENDINGS = new Set('js mjs cjs jsx jsm es ecma'.split(' '));

/**
 * Name of a copied file below the bundle's folder, in letters that need no encoding. Its folder tells servers
 * whether it is to be sandboxed. A script gets the ending `.txt`: a sandbox does not keep other pages from loading it.
 *
 * @param name file name without its ending
 * @param ending with its dot; may be empty
 */
export function mediaName(name: string, ending: string, hash: string): string {
  const type = ending.toLowerCase().replace(/\W+/g, '').slice(0, MAX_ENDING);
  if (INERT_ENDINGS.has(type)) return `${MEDIA_DIR}${fileStem(name, 'file')}.${hash}.${type}`;
  if (SCRIPT_ENDINGS.has(type)) return `${SANDBOXED_DIR}${fileStem(`${name}-${type}`, 'file')}.${hash}.txt`;
  return `${SANDBOXED_DIR}${fileStem(name, 'file')}.${hash}${type === '' ? '' : `.${type}`}`;
}
