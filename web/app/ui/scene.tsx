/** The hill: a balance coming down, with the sun at its foot. The only illustration we have. */
export function Scene() {
  return (
    <svg className="scene" viewBox="0 0 112 64" aria-hidden="true">
      <path className="scene-hill" d="M4 60V14a72 46 0 0 1 72 46Z" />
      <path className="scene-ground" d="M0 60h112" />
      <circle className="scene-sun" cx="91" cy="48" r="11" />
    </svg>
  );
}
