import './qr-code.css';

interface QrCodeProps {
  /** What scanning it is good for, for who cannot see it. */
  label: string;
  /** Side in modules, the quiet zone included. */
  size: number;
  /** Dark modules as unit squares. */
  path: string;
}

/** A code for a camera: ink on paper in both themes, since not every reader knows it light on dark. */
export const QrCode = ({ label, size, path }: QrCodeProps) => (
  <div data-theme="light" className="qr-code">
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  </div>
);
