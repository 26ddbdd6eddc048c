import { Measure } from './drawing.tsx';
import { BrowserWindow, boxes, Phone, textLines } from './sketch-parts.tsx';

/** A room with a slider between its state before and after, and the calculator of its area. */
export const beforeAfter = (
  <>
    <BrowserWindow />
    <path d="M32 46h160v94H32z" />
    <path className="thin" d="M32 140l28-22h104l28 22M60 118V62l-28-16M164 118V62l28-16M60 62h104" />
    <path d="M126 72h26v30h-26zM139 72v30M126 87h26" />
    <path className="thin" d="m72 66 5 9-4 7 7 12M92 70l-5 10 5 8-3 9M66 88l4 6" />
    <path d="M112 46v94" />
    <circle className="face" cx="112" cy="96" r="8" />
    <path d="m109.5 92.5-3 3.5 3 3.5M114.5 92.5l3 3.5-3 3.5" />
    <path d={textLines(206, 51, [56, 44])} />
    <path d={boxes([206, 70], [25, 14], 2, 31)} />
    <path d={boxes([206, 92], [25, 14], 2, 31)} />
    <path className="thin" d="M211 77h10M242 77h8M211 99h12M242 99h10" />
    <path d="M206 118h56v22h-56zM214 129h20M244 129h10" />
    <path d={textLines(32, 155, [64, 52])} />
    <path className="thin" d={textLines(32, 171, [150, 128])} />
    <path d="M206 156h56v18h-56z" />
    <Measure x={[32, 192]} y={206} />
  </>
);

/** Heights of the bars in the row of days; one day was bad. */
const DAYS = Array.from({ length: 27 }, (_, day) => (day === 18 ? 6 : 16));

/** A board of a watched website: states, its pulse and its days. */
export const monitoring = (
  <>
    <BrowserWindow />
    <path d={boxes([34, 46], [68, 34], 3, 80)} />
    <path d="m42 62 4 4 7-8M122 62l4 4 7-8M202 62l4 4 7-8" />
    <path d="M60 58h32M140 58h24M220 58h28" />
    <path className="thin" d="M60 67h22M140 67h34M220 67h18" />
    <path d="M34 118h46l7-24 11 42 9-30 6 12h34l7-16 9 24 7-8h92" />
    <path className="thin" d="M34 142h228M34 94h228" />
    <path d={DAYS.map((height, day) => `M${36 + day * 8.6} ${172 - height}v${height}`).join('')} />
    <path className="thin" d="M34 176h228" />
    <Measure x={296} y={[16, 190]} />
  </>
);

/** One question that parts two ways: to the telephone, or on into the form. */
export const phoneForm = (
  <>
    <Phone x={34} />
    <path d={textLines(46, 44, [60, 44])} />
    <path d="M46 72h60v26H46zM46 108h60v26H46z" />
    <path d="M62 85h28M66 121h20" />
    <path className="thin" d={textLines(46, 152, [60, 40])} />
    <path d="M118 85h30M118 121h22q8 0 8 8v16q0 8 8 8h20" />
    <path d="m143 81 5 4-5 4M171 149l5 4-5 4" />
    <circle className="face" cx="166" cy="85" r="17" />
    <path d="M159 78q-2 2 0 6 4 8 10 10 4 1 6-1l-4-5-4 2q-4-2-5-6l3-3-3-5z" />
    <Phone x={196} />
    <path d="M208 42h60M208 48h14" />
    <path className="thin" d="M208 48h60" />
    <path d="M208 62h60v34h-60z" />
    <path className="thin" d="m208 90 16-14 12 10 8-7 24 17" />
    <circle className="thin" cx="254" cy="72" r="4" />
    <path d={textLines(208, 108, [34])} />
    <path d="M208 114h60v13h-60zM208 134h60v13h-60zM208 156h60v16h-60z" />
    <path className="thin" d="M213 120.5h22M213 140.5h30" />
    <Measure x={298} y={[18, 190]} />
  </>
);

/** Results with a roof each beside the map of the district. */
export const searchMap = (
  <>
    <BrowserWindow />
    <path d="M32 44h112v14H32z" />
    <circle cx="133" cy="50" r="3" />
    <path d="m135.5 52.5 3 3M38 51h46" />
    <path d="m32 84 16-12 16 12M36 82v12h24V82M32 122l16-14 16 14M36 119v13h24v-13M32 160l8-9h16l8 9M36 158v12h24v-12" />
    <path d="M74 76h62M74 114h50M74 152h58" />
    <path className="thin" d="M74 84h70M74 92h44M74 122h66M74 130h52M74 160h70M74 168h38" />
    <path d="M158 44h106v134H158z" />
    <path
      className="thin"
      d="M158 142q30-26 46-12t60-24M190 44l14 86-22 48M158 82l46 16 60-30M234 44l-6 64 20 70"
    />
    <path className="face" d="M206 110c-7-9-10-13-10-19a10 10 0 0 1 20 0c0 6-3 10-10 19z" />
    <circle cx="206" cy="91" r="3.5" />
    <path
      className="face"
      d="M244 152c-5-6-7-9-7-13a7 7 0 0 1 14 0c0 4-2 7-7 13zM178 74c-5-6-7-9-7-13a7 7 0 0 1 14 0c0 4-2 7-7 13z"
    />
    <Measure x={[158, 264]} y={206} />
  </>
);

/** The plan of a flat laid with planks, and the sum of its rooms. */
export const floorPlan = (
  <>
    <BrowserWindow />
    <path d="M34 48h132v76h-44v54H34z" />
    <path d="M40 54h120v64h-44v54H40z" />
    <path d="M92 54v26M92 96v22M92 118h24M40 118h30M84 118h8" />
    <path
      className="thin"
      d="M40 66h52M40 78h52M40 90h52M40 102h52M56 54v12M76 66v12M60 78v12M78 90v12M58 102v16M104 54v64M116 54v64M128 54v64M140 54v64M152 54v64M40 130h76M40 142h76M40 154h76M64 130v12M92 142v12M60 154v18M88 118v12"
    />
    <path d="M182 50h26M240 50h22M182 68h34M240 68h22M182 86h22M240 86h22" />
    <path className="thin" d="M182 59h80M182 77h80M182 95h80" />
    <path d="M182 106h80v22h-80zM190 117h24M244 117h12" />
    <path className="thin" d={textLines(182, 142, [80, 62])} />
    <path d="M182 158h80v18h-80z" />
    <Measure x={[34, 166]} y={206} />
  </>
);

/** The week of three technicians, and the same day in a phone. */
export const schedule = (
  <>
    <BrowserWindow />
    <path d="M32 60h232M32 98h232M32 136h232M62 42v132" />
    <path className="thin" d="M102 42v132M142 42v132M182 42v132M222 42v132" />
    <path d="M74 51h16M114 51h16M154 51h16M194 51h16" />
    <circle cx="47" cy="76" r="6" />
    <circle cx="47" cy="114" r="6" />
    <circle cx="47" cy="152" r="6" />
    <path d="M39 90q8-10 16 0M39 128q8-10 16 0M39 166q8-10 16 0" />
    <path d="M68 68h52v22H68zM146 68h30v22h-30zM106 106h30v22h-30zM146 106h56v22h-56zM68 144h30v22H68zM112 144h44v22h-44z" />
    <path
      className="thin"
      d="M74 76h30M74 83h20M152 76h16M112 114h16M152 114h38M152 121h24M74 152h16M118 152h30M118 159h18"
    />
    <Phone x={200} y={40} />
    <path d="M212 66h40" />
    <path d="M212 80h60v24h-60zM212 112h60v24h-60zM212 144h60v24h-60z" />
    <path d="m218 91 4 4 7-8M236 90h26M218 122h8M236 122h30M218 154h8M236 154h22" />
    <path className="thin" d="M236 97h18M236 129h20M236 161h28" />
    <Measure x={304} y={[40, 212]} />
  </>
);

/** The works of a house one after another, over the cells of its budget. */
export const gantt = (
  <>
    <BrowserWindow />
    <path d="M32 54h232M100 42v92" />
    <path
      className="thin"
      d="M132 42v92M164 42v92M196 42v92M228 42v92M32 74h232M32 94h232M32 114h232M32 134h232"
    />
    <path d="M36 64h44M36 84h34M36 104h50M36 124h38M110 48h12M142 48h12M174 48h12M206 48h12M238 48h12" />
    <path d="M104 59h44v10h-44zM140 79h50v10h-50zM182 99h38v10h-38zM212 119h46v10h-46z" />
    <path d="M148 64h6v10M154 74v5M190 84h6v10M196 94v5M220 104h6v10M226 114v5" />
    <path strokeDasharray="4 3" d="M176 42v96" />
    <path d="M32 146h72v32H32zM112 146h72v32h-72zM192 146h72v32h-72z" />
    <path className="thin" d="M38 154h30M118 154h36M198 154h24" />
    <path d="M38 168h44M118 168h52M198 168h34" />
    <Measure x={[32, 264]} y={206} />
  </>
);

/** The same bathroom twice, over the order of the works. */
export const bathroom = (
  <>
    <BrowserWindow />
    <path d="M32 44h110v92H32zM154 44h110v92H154z" />
    <path className="thin" d="m32 136 22-18h66l22 18M54 118V44M120 118V44" />
    <path d="M60 102h50v8q0 6-6 6H66q-6 0-6-6zM66 102V84h7M42 62l6 8-5 9 7 9M128 58l-5 12 6 8" />
    <path className="thin" d="M84 52l6 8-4 7 7 9" />
    <path
      className="thin"
      d="m154 136 22-18h66l22 18M176 118V44M242 118V44M176 60h66M176 76h66M176 92h66M192 44v60M209 44v60M226 44v60"
    />
    <path className="face" d="M180 98h58v10q0 10-10 10h-38q-10 0-10-10z" />
    <path d="M232 98V72h-10M222 70v5M246 64h12v26h-12z" />
    <path d="M44 160h208" />
    {[44, 96, 148, 200, 252].map((x) => (
      <circle key={x} className="face" cx={x} cy="160" r="6" />
    ))}
    <path d="m41 160 2 2.5 4-5M93 160l2 2.5 4-5M145 160l2 2.5 4-5" />
    <path className="thin" d="M34 176h20M86 176h20M138 176h20M190 176h20M242 176h20" />
    <Measure x={296} y={[44, 136]} />
  </>
);

/** A catalogue of buildings, over the map of the places that built them. */
export const branches = (
  <>
    <BrowserWindow />
    <path d={boxes([32, 44], [70, 58], 3, 81)} />
    <path d="M40 94V72l27-12 27 12v22zM58 94V80h18v14M40 74h54" />
    <path d="M128 94V54h40v40M136 62h6v6h-6zM154 62h6v6h-6zM136 76h6v6h-6zM154 76h6v6h-6zM144 94v-8h8v8" />
    <path d="M198 88h62M202 88v-6M256 88v-6M198 78h62M206 78q22-26 46 0M216 78v-9M229 78V66M242 78v-9" />
    <path className="thin" d="M34 94h66M115 94h66M196 94h66" />
    <path className="thin" d="M32 112h232v66H32zM32 150q40-30 80-12t70-8 82-6M86 112l20 66M190 112l-14 66" />
    <path d="M80 146 146 128M146 128l76 26" />
    <circle className="face" cx="80" cy="146" r="6" />
    <circle className="face" cx="222" cy="154" r="6" />
    <circle className="face" cx="146" cy="128" r="9" />
    <circle cx="146" cy="128" r="3" />
    <path d="M64 162h32M206 170h32M130 118h32" />
    <Measure x={[80, 222]} y={206} />
  </>
);
