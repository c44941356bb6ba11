/** SVG paths of line icons, in a view box of 24 × 24 units. */
const DRAWINGS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5',
  close: 'M6 6l12 12M18 6L6 18',
  page: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6',
  heading: 'M10 4L8 20M16 4l-2 16M5 9h15M4 15h15',
  history: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4M12 8v4.5l3 2',
  all: 'M5 12h14M13 6l6 6-6 6',
};

/** A decorative icon, hidden from screen readers. */
export function SearchIcon({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg className="search-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
