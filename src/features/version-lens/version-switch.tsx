import { MESSAGES } from '../../bundle/messages';

interface VersionSwitchProps {
  /** The newest last. */
  versions: readonly string[];
  /** Undefined for the newest. */
  chosen: string | undefined;
  onChoose: (version: string) => void;
}

/** Lets readers say which version of the product they use. */
export function VersionSwitch({ versions, chosen, onChoose }: VersionSwitchProps) {
  return (
    <select
      className="version-switch"
      aria-label={MESSAGES.productVersion}
      title={MESSAGES.productVersion}
      value={chosen ?? versions.at(-1)}
      onChange={(event) => onChoose(event.target.value)}
    >
      {[...versions].reverse().map((version) => (
        <option key={version}>{version}</option>
      ))}
    </select>
  );
}
