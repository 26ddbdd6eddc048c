import { Measure } from './drawing.tsx';

/** Question and answer. */
export const talk = (
  <>
    <path d="M22 14h72v42H52L39 69V56H22z" />
    <path className="thin" d="M32 26h50M32 34.5h42M32 43h28" />
    <path className="face" d="M72 46h66v38h-10v13l-13-13H72z" />
    <path className="thin" d="M82 58h44M82 66h34M82 74h22" />
    <Measure x={[22, 138]} y={105} />
  </>
);

/** The plan of a page, still under the pencil. */
export const plan = (
  <>
    <path d="M42 8h76v92H42z" strokeDasharray="7 3.5" />
    <path d="M50 16h60v9H50zM50 33h27v23H50z" />
    <path className="thin" d="m50 33 27 23M77 33 50 56M84 37h26M84 44.5h26M84 52h17" />
    <path d="M50 65h17v26H50zM71.5 65h17v26h-17z" />
    <path className="thin" d="M93 65h17v26H93z" strokeDasharray="3 3" />
    <path className="face" d="m97 88 33-38 9 8-33 38-12 3.5z" />
    <path d="m125 56 9 8M97 88l9 8" />
    <Measure x={28} y={[8, 100]} />
  </>
);

/** A page that is being built, stone by stone. */
export const building = (
  <>
    <path d="M16 97h128" />
    <path d="M30 97V57h34v-6h24v10h14v36" />
    <path d="M30 85h72M30 73h72M30 61h72M48 97V85M72 97V85M90 97V85M39 85V73M60 85V73M81 85V73M48 73V61M66 73V61M88 73V61" />
    <path d="M120 97V15h9v82M137 15H58v5h79z" />
    <path
      className="thin"
      d="m120 90 9-10-9-10 9-10-9-10 9-10-9-10 9-10M64 20l6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5"
    />
    <path d="M124.5 15V5L66 15M124.5 5 143 15v9h-9V15" />
    <path d="M77 20v13" />
    <path className="face" d="M68 33h18v10H68z" />
    <Measure x={[30, 102]} y={106} />
  </>
);

/** The finished page, checked and visited. */
export const launch = (
  <>
    <path d="M22 12h104v70H22zM22 25h104" />
    <path d="M28 18.5h3M34 18.5h3M40 18.5h3" />
    <path d="M32 37h38M32 44h28" />
    <path d="M32 53h30v11H32z" />
    <path className="thin" d="M80 36v36h38M80 62h38M80 52h38M80 42h38" />
    <path d="m83 67 9-8 8 4 14-20" />
    <path className="face" d="m54 60 3.5 15 3.5-5 6-1z" />
    <circle className="face" cx="126" cy="82" r="15" />
    <path d="m119 82 5 5.5 9.5-11" />
    <Measure x={[22, 111]} y={104} />
  </>
);
