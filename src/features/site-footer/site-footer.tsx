import { OFFLINE_MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import type { SiteIndex } from '../../bundle/records';
import { OFFLINE_PATH } from '../../bundle/worker-contract';

/** The footer text of the site and the link to reading offline; nothing if the site has neither. */
export function SiteFooter({ footer, offline }: Pick<SiteIndex, 'footer' | 'offline'>) {
  if (!footer && offline === undefined) return null;
  return (
    <footer className="site-footer">
      {footer && <p>{footer}</p>}
      {offline !== undefined && <a href={withBase(OFFLINE_PATH)}>{OFFLINE_MESSAGES.title}</a>}
    </footer>
  );
}
