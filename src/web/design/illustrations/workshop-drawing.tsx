import { classes } from '../classes.ts';
import { Measure } from './drawing.tsx';

/** Lines that slope under the floor, as a cut through the ground is drawn. */
const HATCH = Array.from({ length: 25 }, (_, index) => `M${14 + index * 12} 192l-7 8`).join('');

/** The workshop from the front: desk, screen with a page on it, tools on the wall. Decorative. */
export const Workshop = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 320 226" className={classes('illustration', className)} aria-hidden="true">
    <path d="M8 192h304" />
    <path className="thin" d={HATCH} />
    <Shelf />
    <Desk />
    <Screen />
    <Tools />
    <Measure x={[36, 236]} y={216} />
  </svg>
);

const Shelf = () => (
  <>
    <path d="M14 52h62v4H14zM22 56v7l7-7M68 56v7l-7-7" />
    <path d="M20 22h9v30h-9zM29 22h9v30h-9zM38 26h8v26h-8z" />
    <path d="m49 52 7-26 8 2.2L57.5 52" />
    <path className="thin" d="M22.5 28h4M31.5 28h4M40 32h4" />
  </>
);

const Desk = () => (
  <>
    <path className="face" d="M36 126h200v7H36z" />
    <path d="M48 133v59M54 133v59M222 133v59" />
    <path d="M164 133h58v46h-58zM164 148.3h58M164 163.6h58" />
    <path d="M187 140.5h12M187 156h12M187 171.5h12" />
    <path className="thin" d="M54 150h110" />
    <path d="M50 126v-4h22v4M61 122 47 92l27-24" />
    <path className="face" d="m68 58 24 12-5 10q-7 3-15-1t-9-11z" />
    <circle cx="47" cy="92" r="2.5" />
    <path className="thin" d="m74 84-9 30M86 86l8 28" strokeDasharray="3 3" />
    <path d="M206 110h15v16h-15zM221 114q7 0 7 4.5t-7 4.5" />
    <path className="thin" d="M210 105q3-3 0-6M217 105q3-3 0-6" />
  </>
);

const Screen = () => (
  <>
    <path className="face" d="M96 38h98v68H96zM139 106v14M151 106v14M126 126v-4q0-2 2-2h34q2 0 2 2v4" />
    <path d="M96 48h98M101 43h3M107 43h3" />
    <path d="M104 58h34M104 65h26M104 73h20v8h-20z" />
    <path
      className="thin"
      d="M146 56h40v25h-40zM146 74l12-10 10 8 7-6 11 9M104 90h24v10h-24zM133 90h24v10h-24zM162 90h24v10h-24z"
    />
  </>
);

const Tools = () => (
  <>
    <path d="M246 34v60h60zM255 57v28h28z" />
    <path className="thin" d="M246 46h4M246 54h3M246 62h4M246 70h3M246 78h4M246 86h3" />
    <path d="M298 20h9v52h-9z" />
    <path className="thin" d="M298 28h4M298 34h3M298 40h4M298 46h3M298 52h4M298 58h3M298 64h4" />
    <path d="M256 148h40l-4 44h-32zM254 148h44" />
    <path d="m264 148-9-37 9-2.2 9.5 39.2M276 148v-46h10v46M288 148l8-30 8.5 2.2-7 27.8" />
    <path className="thin" d="M255 111q5-4 9-2.2M276 102q5 3 10 0M296 118q5-1 8.5 2.2" />
  </>
);
