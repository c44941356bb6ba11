import { type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import { errorCodeOf } from '../../support/error-code';
import { UsageError } from '../../support/problems';
import { lstatIfThere } from '../../support/real-path';

/** Matches folders that no page uses. Other hidden folders may hold pictures, drawings, or targets of links. */
const IGNORED_PATTERN = /(?:^|\/)(?:node_modules|\.git)(?:\/|$)/;

/** Matches hidden files: editors make some while they save. */
const HIDDEN_PATTERN = /(?:^|\/)\.[^/]*$/;

/** Whether the system can watch a whole tree. On Linux, Node would watch every single file instead. */
const WATCHES_TREES = process.platform === 'darwin' || process.platform === 'win32';

/**
 * Watches a folder by the system's own events, so that every save is reported. Where the system cannot watch a whole
 * tree, each folder has its own watcher. chokidar 5 drops a change that follows another within 50 ms, and takes seconds
 * to scan ten thousand files.
 */
export class FolderWatcher {
  readonly #watchers = new Map<string, FSWatcher>();

  constructor(
    private readonly root: string,
    /** Called with an added, changed or removed file or folder, but not with the files in such a folder. */
    private readonly onChange: (name: string) => void,
    private readonly onFault: (error: unknown) => void,
  ) {
    this.#watchFolder('');
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  /** Watches a folder and its subfolders. */
  #watchFolder(folder: string): void {
    this.#open(folder);
    if (WATCHES_TREES) return;
    for (const entry of this.#entries(folder)) {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory() && !IGNORED_PATTERN.test(name)) this.#watchFolder(name);
    }
  }

  #open(folder: string): void {
    this.#watchers.get(folder)?.close();
    try {
      const watcher = watch(path.join(this.root, folder), { recursive: WATCHES_TREES }, (_, name) => {
        if (name !== null) this.#notice(path.posix.join(folder, name.split(path.sep).join('/')));
      });
      // The watcher of a deleted folder may end with an error; the parent folder's watcher reports the removal.
      watcher.on('error', () => this.#forget(folder));
      this.#watchers.set(folder, watcher);
    } catch (error) {
      if (errorCodeOf(error) === 'ENOENT') return;
      const isLimit = errorCodeOf(error) === 'ENOSPC' || errorCodeOf(error) === 'EMFILE';
      const hint =
        'Raise it: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512';
      this.onFault(
        isLimit ? new UsageError(`The system's limit of watched folders is reached. ${hint}`) : error,
      );
    }
  }

  #notice(name: string): void {
    if (IGNORED_PATTERN.test(name)) return;
    const isFolder = lstatIfThere(path.join(this.root, name))?.isDirectory() === true;
    if (!isFolder) this.#forget(name);
    else if (!WATCHES_TREES && !this.#watchers.has(name)) this.#watchFolder(name);
    if (isFolder || !HIDDEN_PATTERN.test(name)) this.onChange(name);
  }

  /** Closes the watchers of a folder that was deleted or renamed. */
  #forget(folder: string): void {
    for (const [name, watcher] of this.#watchers) {
      if (name !== folder && !name.startsWith(`${folder}/`)) continue;
      watcher.close();
      this.#watchers.delete(name);
    }
  }

  #entries(folder: string) {
    try {
      return readdirSync(path.join(this.root, folder), { withFileTypes: true });
    } catch (error) {
      if (errorCodeOf(error) !== 'ENOENT') this.onFault(error);
      return [];
    }
  }
}
