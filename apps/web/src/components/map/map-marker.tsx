export function MapMarker() {
  return (
    <svg viewBox="0 0 16 20" width="13" height="16" fill="currentColor" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M8 0a7.5 7.5 0 0 1 7.5 7.5C15.5 13 8 20 8 20S.5 13 .5 7.5A7.5 7.5 0 0 1 8 0zm0 4.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"
      />
    </svg>
  );
}
