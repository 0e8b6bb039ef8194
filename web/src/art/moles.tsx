/** The moles and dogs of Molly and of Buddel-Bande, on their covers and on their boards. */
import { drawing, drawingIn, Eyes, INK, Line, PINK, Shape } from "./paper";

export type MoleColour = "yellow" | "red" | "white" | "green" | "blue";

export const MOLE_COLOURS: MoleColour[] = ["yellow", "red", "white", "green", "blue"];

export const TINT: Record<MoleColour, { paper: string; deep: string; hat: string }> = {
  yellow: { paper: "#f7cf5e", deep: "#8a5d00", hat: "#f2b632" },
  red: { paper: "#e8877a", deep: "#8f1d18", hat: "#cf4238" },
  white: { paper: "#f6f1e6", deep: "#5a5f70", hat: "#ffffff" },
  green: { paper: "#a5c878", deep: "#2f5d1e", hat: "#5b9a3c" },
  blue: { paper: "#8fb7de", deep: "#1d4a80", hat: "#3f7fc4" },
};

/** The mark of a colour, so that nothing depends on colour alone: sun, star, snowflake, leaf, drop. */
export function MarkShape({ colour, fill }: { colour: MoleColour; fill: string }) {
  switch (colour) {
    case "yellow":
      return (
        <g stroke={fill} stroke-width="9" stroke-linecap="round">
          <circle cx="50" cy="50" r="20" fill={fill} stroke="none" />
          {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
            <line key={angle} x1="50" y1="18" x2="50" y2="8" transform={`rotate(${angle} 50 50)`} />
          ))}
        </g>
      );
    case "red":
      return <path fill={fill} d="M50 4 63 37 98 39 71 61 80 95 50 76 20 95 29 61 2 39 37 37Z" />;
    case "white":
      return (
        <g stroke={fill} stroke-width="9" stroke-linecap="round" fill="none">
          {[0, 60, 120].map((angle) => (
            <g key={angle} transform={`rotate(${angle} 50 50)`}>
              <path d="M50 6V94M36 18 50 30 64 18M36 82 50 70 64 82" />
            </g>
          ))}
        </g>
      );
    case "green":
      return (
        <g>
          <path fill={fill} d="M12 88C6 40 40 8 92 8 94 60 62 94 12 88Z" />
          <Line d="M14 86 70 30" stroke="#fff" width="6" stroke-opacity=".7" />
        </g>
      );
    case "blue":
      return <path fill={fill} d="M50 4C62 30 82 46 82 66A32 32 0 0 1 18 66C18 46 38 30 50 4Z" />;
  }
}

export const Mark = drawing<{ colour: MoleColour }>(({ colour }) => (
  <MarkShape colour={colour} fill={TINT[colour].deep} />
));

export function Hat({ colour }: { colour: MoleColour }) {
  const { hat, deep } = TINT[colour];
  switch (colour) {
    case "yellow":
      return (
        <g>
          <ellipse cx="50" cy="26" rx="38" ry="8" fill={hat} stroke={deep} stroke-width="1.5" />
          <path d="M31 25C31 6 69 6 69 25Z" fill={hat} stroke={deep} stroke-width="1.5" />
          <path d="M31 22q19 6 38 0v4q-19 5 -38 0Z" fill={deep} />
        </g>
      );
    case "red":
      return (
        <g>
          <Shape d="M28 30C36 24 46 6 66 2 62 14 66 22 72 30 58 24 42 24 28 30Z" fill={hat} edge={deep} width="1.5" />
          <g transform="translate(59 -6) scale(.17)">
            <MarkShape colour="red" fill="#ffe08a" />
          </g>
        </g>
      );
    case "white":
      return (
        <g>
          <path d="M28 30C28 6 72 6 72 30Z" fill={hat} stroke={deep} stroke-width="1.5" />
          <rect x="25" y="25" width="50" height="9" rx="4.5" fill="#dfe3ec" stroke={deep} stroke-width="1.5" />
          <circle cx="50" cy="8" r="7" fill="#fff" stroke={deep} stroke-width="1.5" />
        </g>
      );
    case "green":
      return (
        <g>
          <path d="M50 26C40 20 30 4 44 -1 58 2 56 16 50 26Z" fill={hat} stroke={deep} stroke-width="1.5" />
          <path d="M50 26C56 14 74 4 84 12 80 26 62 28 50 26Z" fill="#79b556" stroke={deep} stroke-width="1.5" />
        </g>
      );
    case "blue":
      return (
        <g>
          <path d="M24 32C22 12 40 8 50 8S78 12 76 32Z" fill={hat} stroke={deep} stroke-width="1.5" />
          <rect x="20" y="27" width="60" height="7" rx="3.5" fill={deep} />
          <circle cx="50" cy="19" r="6" fill="#ffe9a8" stroke={deep} stroke-width="1.5" />
        </g>
      );
  }
}

/** A mole that looks out of its hill, without a hat. */
export function MoleBody({ fur = "#6f5661", face = "#8b6f79" }: { fur?: string; face?: string }) {
  return (
    <g>
      <path d="M20 92C16 44 32 22 50 22S84 44 80 92Z" fill={fur} />
      <ellipse cx="50" cy="52" rx="23" ry="20" fill={face} />
      <Eyes x={50} y={45} gap={12} r={3.8} />
      <path d="M43 57C43 51 57 51 57 57 57 63 53 66 50 66S43 63 43 57Z" fill={PINK} />
      <ellipse cx="47.5" cy="56" rx="2.2" ry="1.4" fill="#fff" opacity=".7" />
      <Line d="M44 71q6 5 12 0" stroke={INK} width="2" />
      <g fill={PINK} stroke="#b8635a" stroke-width="1.2">
        <path d="M14 90C12 78 24 72 32 78 37 82 36 90 32 92Z" />
        <path d="M86 90C88 78 76 72 68 78 63 82 64 90 68 92Z" />
      </g>
      <g stroke="#b8635a" stroke-width="1.6" stroke-linecap="round">
        <path d="M20 84v6M26 83v7M74 83v7M80 84v6" />
      </g>
    </g>
  );
}

export function Molehill({ soil = "#8a5f3f" }: { soil?: string }) {
  return (
    <g>
      <path d="M2 100C6 84 22 78 50 80S94 84 98 100Z" fill={soil} />
      <Line d="M14 96c4-4 8-4 12 0M44 92c4-4 8-4 12 0M72 96c4-4 8-4 12 0" stroke="#5f3f28" width="2" />
    </g>
  );
}

/** A mole of a colour, distinguished by hat and mark. */
export const Mole = drawingIn<{ colour: MoleColour; hill?: boolean }>(
  { box: "0 -8 100 108" },
  ({ colour, hill = true }) => (
    <>
      <MoleBody />
      <Hat colour={colour} />
      {hill && <Molehill />}
    </>
  ),
);

/** The Bobtail: a big shaggy dog. */
export const Bobtail = drawing(() => (
  <>
    <path
      d="M50 8C60 2 72 8 76 16 88 18 92 30 88 38 96 46 96 58 90 64 92 76 84 86 74 86 68 96 56 98 50 92 44 98 32 96 26 86 16 86 8 76 10 64 4 58 4 46 12 38 8 30 12 18 24 16 28 8 40 2 50 8Z"
      fill="#8d97a6"
      stroke="#454d5a"
      stroke-width="2.5"
    />
    <path
      d="M50 20C58 14 68 18 72 26 80 32 80 44 76 50 80 60 74 72 66 74 62 82 54 84 50 80 46 84 38 82 34 74 26 72 20 60 24 50 20 44 20 32 28 26 32 18 42 14 50 20Z"
      fill="#f7f4ec"
    />
    <path
      d="M28 26C22 40 30 48 36 46 38 52 46 50 48 44 52 52 60 52 64 46 70 48 78 40 72 26 64 16 56 18 50 22 44 18 36 16 28 26Z"
      fill="#e4e2da"
      stroke="#b9bcc0"
      stroke-width="1.5"
    />
    <Eyes x={50} y={50} gap={12} r={3} />
    <path d="M41 58C41 53 59 53 59 58 59 64 54 67 50 67S41 64 41 58Z" fill="#241811" />
    <ellipse cx="47" cy="57" rx="2.5" ry="1.3" fill="#fff" opacity=".7" />
    <Line d="M50 67V72M50 72C46 76 42 75 40 72M50 72C54 76 58 75 60 72" stroke={INK} width="2" />
    <path d="M45 74C45 84 55 84 55 74Z" fill="#ee7f7f" />
  </>
));

// --- Buddel-Bande --------------------------------------------------------------------------------------------

export type MoleSize = "small" | "medium" | "large";

/** A mole of the gang: three sizes, three outlines (a tuft, a cap, a broad hat). */
export const GangMole = drawingIn<{ size: MoleSize }>({ preserveAspectRatio: "xMidYMax meet" }, ({ size }) => (
  <>
    {size === "small" && (
      <g>
        <Line d="M50 44C48 34 42 32 38 28M50 44C51 34 56 30 61 28" stroke="#6d5449" width="6" />
        <g transform="translate(15 26) scale(.7)">
          <MoleBody fur="#8c6f63" face="#a98b7c" />
        </g>
      </g>
    )}
    {size === "medium" && (
      <g>
        <g transform="translate(9 15) scale(.82)">
          <MoleBody fur="#6f5661" face="#8b6f79" />
        </g>
        <Shape d="M26 38C26 18 72 16 74 36 80 36 88 40 88 44H26Z" fill="#4f7f9f" edge="#24455c" width="2" round />
      </g>
    )}
    {size === "large" && (
      <g>
        <g transform="translate(-6 -4) scale(1.12 1.03)">
          <MoleBody fur="#4d3d4a" face="#6d5a66" />
        </g>
        <Shape d="M8 24H92C88 32 70 30 50 30S12 32 8 24Z" fill="#8a3b2c" edge="#4a1d14" width="2" round />
        <path d="M30 26V6C38 1 62 1 70 6V26Z" fill="#a84a38" stroke="#4a1d14" stroke-width="2" />
        <rect x="30" y="18" width="40" height="7" fill="#f2c14e" />
      </g>
    )}
  </>
));

/** Daniel, the dachshund. */
export const Dachshund = drawingIn({ box: "0 0 140 90" }, () => (
  <>
    <Line d="M12 46C4 40 2 28 8 22" stroke="#7a4420" width="6" />
    <g fill="#7a4420">
      <path d="M22 62H32V82H20ZM38 62H48V82H36ZM84 62H94V82H82ZM98 62H108V82H96Z" />
    </g>
    <path
      d="M12 52C12 40 24 38 36 40H88C98 40 104 48 104 58S98 70 88 70H28C16 70 12 62 12 52Z"
      fill="#96562a"
      stroke="#5a3013"
      stroke-width="2.5"
    />
    <path
      d="M86 46C84 26 96 12 112 14 122 15 128 24 134 30 139 34 138 42 130 43 122 44 116 44 112 52 108 62 90 62 86 46Z"
      fill="#a9642f"
      stroke="#5a3013"
      stroke-width="2.5"
    />
    <path d="M98 18C88 18 82 36 88 52 96 56 104 46 104 32 104 24 102 18 98 18Z" fill="#6d3a18" />
    <circle cx="114" cy="25" r="3.2" fill="#241811" />
    <circle cx="115" cy="24" r="1" fill="#fff" />
    <ellipse cx="134" cy="33" rx="5" ry="4" fill="#241811" />
    <Line d="M122 41C126 40 130 40 132 38" stroke="#5a3013" width="2" />
    <path d="M89 52C94 60 104 58 108 52L109 57C104 64 94 65 88 58Z" fill="#c23b2e" />
  </>
));

export type Sign = "flower" | "leaf" | "clover";

export function SignShape({ sign }: { sign: Sign }) {
  switch (sign) {
    case "flower":
      return (
        <g>
          <g fill="#d9508c" stroke="#7d1d4b" stroke-width="3">
            {[0, 72, 144, 216, 288].map((angle) => (
              <ellipse key={angle} cx="50" cy="24" rx="15" ry="20" transform={`rotate(${angle} 50 50)`} />
            ))}
          </g>
          <circle cx="50" cy="50" r="14" fill="#ffd34d" stroke="#7d5a00" stroke-width="3" />
        </g>
      );
    case "leaf":
      return (
        <g>
          <path d="M16 86C6 42 36 8 88 12 94 62 62 96 16 86Z" fill="#e0913a" stroke="#74430d" stroke-width="4" />
          <Line d="M10 92 66 34M40 62 38 42M40 62 62 60" stroke="#74430d" width="5" />
        </g>
      );
    case "clover":
      return (
        <g>
          <Line d="M50 54C52 72 56 86 66 94" stroke="#1f5a2a" width="7" />
          {[0, 120, 240].map((angle) => (
            <path
              key={angle}
              d="M50 50C34 44 24 30 32 20 38 12 48 14 50 22 52 14 62 12 68 20 76 30 66 44 50 50Z"
              fill="#4d9a4a"
              stroke="#1f5a2a"
              stroke-width="3.5"
              transform={`rotate(${angle} 50 50)`}
            />
          ))}
        </g>
      );
  }
}

export const SignArt = drawing<{ sign: Sign }>(({ sign }) => <SignShape sign={sign} />);
