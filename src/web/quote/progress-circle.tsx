const RADIUS = 19;
const LENGTH = 2 * Math.PI * RADIUS;

/** The share of finished steps drawn as an arc with its percent inside. Decorative: the ruler says the same. */
export function ProgressCircle({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true" className="wizard-circle">
      <circle cx="22" cy="22" r={RADIUS} stroke="var(--line)" />
      <circle
        cx="22"
        cy="22"
        r={RADIUS}
        stroke="var(--signal)"
        transform="rotate(-90 22 22)"
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - percent / 100)}
      />
      <text
        x="22"
        y="22"
        textAnchor="middle"
        dominantBaseline="central"
        className="font-mono text-mark font-medium"
      >
        {percent}
      </text>
    </svg>
  );
}
