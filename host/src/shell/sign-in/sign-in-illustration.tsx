type House = {
  x: number;
  width: number;
  wall: number;
  peak: number;
  fill: string;
  lit: readonly number[];
  chimney?: boolean;
};

const GROUND = 400;
const STREET: readonly House[] = [
  { x: 0, width: 120, wall: 250, peak: 178, fill: '#2f6b36', lit: [1, 4] },
  { x: 118, width: 150, wall: 210, peak: 118, fill: '#3b7d42', lit: [2, 3], chimney: true },
  { x: 266, width: 108, wall: 268, peak: 204, fill: '#27592e', lit: [0] },
  { x: 372, width: 168, wall: 188, peak: 84, fill: '#458a4b', lit: [0, 4, 5], chimney: true },
  { x: 538, width: 124, wall: 246, peak: 170, fill: '#2f6b36', lit: [3] },
  { x: 660, width: 140, wall: 222, peak: 136, fill: '#3b7d42', lit: [1, 2] },
];
const COLUMNS = 2;
const ROWS = 3;

function House({ x, width, wall, peak, fill, lit, chimney }: House) {
  const middle = x + width / 2;
  const windowGap = width / (COLUMNS + 1);
  const floorHeight = (GROUND - wall) / (ROWS + 0.6);
  return (
    <g>
      {chimney && <rect x={middle + width * 0.2} y={peak + 18} width="16" height="50" fill="#1d4a24" />}
      <path d={`M${x} ${GROUND}V${wall}L${middle} ${peak}L${x + width} ${wall}V${GROUND}Z`} fill={fill} />
      <path
        d={`M${x - 6} ${wall + 5}L${middle} ${peak - 4}L${x + width + 6} ${wall + 5}`}
        fill="none"
        stroke="#173d1d"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={middle} cy={wall - (wall - peak) * 0.34} r="8" fill="#ffca4f" />
      {Array.from({ length: COLUMNS * ROWS }, (_, index) => (
        <rect
          key={index}
          x={x + windowGap * ((index % COLUMNS) + 1) - 10}
          y={wall + floorHeight * Math.floor(index / COLUMNS) + floorHeight * 0.45}
          width="20"
          height={floorHeight * 0.56}
          rx="2"
          fill={lit.includes(index) ? '#ffca4f' : '#1d4a24'}
        />
      ))}
    </g>
  );
}

/** A street of gables at dusk. */
export function SignInIllustration() {
  return (
    <svg className="host-street" viewBox={`0 60 800 ${GROUND - 60}`} preserveAspectRatio="xMidYMax slice" aria-hidden>
      {STREET.map((house) => (
        <House key={house.x} {...house} />
      ))}
    </svg>
  );
}
