import { faultOfName } from '../support/safe-path';

/** Folder, below the bundle's folder, for files that a browser never runs: images, videos, documents. */
const MEDIA_DIR = 'media/';

/** Folder, below the bundle's folder, for linked files that a browser might run. Servers send them with a sandbox. */
export const SANDBOXED_DIR = 'files/';

/** Extensions of files that a browser shows, plays or saves, but never runs in the origin that serves them. */
const INERT_EXTENSIONS = new Set(
  (
    'png apng jpg jpeg gif webp avif bmp ico mp4 m4v webm mov ogv mp3 m4a wav flac aac ogg oga opus vtt ' +
    'pdf txt csv md json yml yaml zip 7z rar gz tgz tar bz2 xz doc docx xls xlsx ppt pptx odt ods odp'
  ).split(' '),
);

/** Maximum length of a copied file's extension, in characters. */
const MAX_EXTENSION_LENGTH = 20;

/** Extensions of files that a server may send as scripts. A page of the site could then load and run such a file. */
const SCRIPT_EXTENSIONS = new Set('js mjs cjs jsx jsm es ecma'.split(' '));

/**
 * Name of a copied file below the bundle's folder, in characters that need no encoding. Its folder tells servers
 * whether to sandbox it. A script gets the extension `.txt`: a sandbox does not stop other pages from loading it.
 */
export function mediaName(name: string, extension: string, hash: string): string {
  const type = extension.toLowerCase().replace(/\W+/g, '').slice(0, MAX_EXTENSION_LENGTH);
  if (INERT_EXTENSIONS.has(type)) return `${MEDIA_DIR}${fileStem(name, 'file')}.${hash}.${type}`;
  if (SCRIPT_EXTENSIONS.has(type))
    return `${SANDBOXED_DIR}${fileStem(`${name}-${type}`, 'file')}.${hash}.txt`;
  return `${SANDBOXED_DIR}${fileStem(name, 'file')}.${hash}${type === '' ? '' : `.${type}`}`;
}

/** Maximum length of the readable part of a file's name, in characters. A content hash follows that part. */
const MAX_STEM_LENGTH = 80;

/** Readable part of a file name, made from `text`: ASCII letters, digits, `_` and `-`. It is valid on every system. */
export function fileStem(text: string, otherwise: string): string {
  const stem = text
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(-MAX_STEM_LENGTH);
  if (stem === '') return otherwise;
  // Windows treats `con` as a device, whatever follows it.
  return faultOfName(stem) ? `${otherwise}-${stem}` : stem;
}
