/** The house in cross-section: rooms are tables, lights are people, smoke is load. */
import type { HostTable } from "../net/wire";
import "./house.css";

const COLUMNS = 4;
const MOST_ROOMS = 12;
const MOST_LIGHTS = 5;
const ROOM = { wide: 84, high: 56, gap: 8 };
const LEFT = 24;

interface Props {
  tables: readonly HostTable[];
  /** Load of the machine, from 0 to 1. */
  load: number;
  label: string;
}

export function HousePicture({ tables, load, label }: Props) {
  const shown = tables.slice(0, MOST_ROOMS);
  const floors = Math.max(1, Math.ceil(shown.length / COLUMNS));
  const top = 130;
  const bottom = top + floors * (ROOM.high + ROOM.gap) + ROOM.gap;
  return (
    <svg class="house-picture" viewBox={`0 0 420 ${bottom + 34}`} role="img" aria-label={label}>
      <path class="house-ground" d={`M0 ${bottom} q105 -14 210 0 t210 0 V${bottom + 34} H0 Z`} />
      <Smoke load={load} />
      <path class="house-chimney" d="M306 96 V38 h34 V112 Z" />
      <path class="house-roof" d={`M6 ${top} L210 22 L414 ${top} Z`} />
      <circle class="house-attic" cx="210" cy="88" r="17" />
      <path class="house-bars" d="M210 71 V105 M193 88 H227" />
      <rect class="house-wall" x="14" y={top} width="392" height={bottom - top} rx="6" />
      {Array.from({ length: floors * COLUMNS }, (_, place) => (
        <Room key={place} place={place} top={top} table={shown[place]} />
      ))}
    </svg>
  );
}

function Room({ place, top, table }: { place: number; top: number; table: HostTable | undefined }) {
  const x = LEFT + (place % COLUMNS) * (ROOM.wide + ROOM.gap + 2);
  const y = top + ROOM.gap + Math.floor(place / COLUMNS) * (ROOM.high + ROOM.gap);
  const people = table ? Math.min(MOST_LIGHTS, Math.max(table.people, table.here)) : 0;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        class={table ? `house-room ${table.phase}` : "house-room empty"}
        width={ROOM.wide}
        height={ROOM.high}
        rx="5"
      />
      {table && <path class="house-table" d="M20 40 H64 M28 40 V52 M56 40 V52" />}
      {Array.from({ length: people }, (_, light) => (
        <g key={light} transform={`translate(${ROOM.wide / 2 + (light - (people - 1) / 2) * 15} 22)`}>
          {table && light < table.here && <circle class="house-shine" r="11" />}
          <path
            class={table && light < table.here ? "house-light lit" : "house-light"}
            d="M0 -8 q6 7 0 12 q-6 -5 0 -12"
          />
        </g>
      ))}
    </g>
  );
}

/** One puff is a calm house; five are a full one. */
function Smoke({ load }: { load: number }) {
  const puffs = 1 + Math.min(4, Math.round(load * 4));
  return (
    <>
      {Array.from({ length: puffs }, (_, puff) => (
        <circle key={puff} class="house-smoke" cx={324 + puff * 15} cy={28 - puff * 4} r={7 + puff * 2} />
      ))}
    </>
  );
}
