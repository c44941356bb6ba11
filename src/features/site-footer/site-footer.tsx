/** The text at the foot of every page. */
export function SiteFooter({ footer }: { footer: string }) {
  return <footer className="site-footer">{footer}</footer>;
}
